import JSONSyntax
import Languages

/// Previews as one page: works from a file, loads nothing, and renders in the browser.
///
/// The page holds the texts once each, as JSON; its own copy of the push scanner fills them in, so that
/// a translator can change texts and arguments and see what a phone would show.
public enum PreviewPage {
  /// How the page is made.
  public struct Options: Sendable {
    /// The app's name on the cards.
    public var app = "App"
    /// The language that cards are shown beside.
    public var developmentLanguage = "en"
    /// Whether arguments are set apart by isolates, as a phone is assumed to do.
    public var isolates = true
    /// Whether the page reloads itself.
    public var isWatched = false

    /// Creates the options of a page that stays as it is.
    public init() {}
  }

  /// Forbids the browser everything that is not in the page.
  private static let policy = """
    default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; \
    base-uri 'none'; form-action 'none'
    """

  /// Returns the page.
  public static func html(_ previews: [Preview], _ options: Options = Options()) -> String {
    var data = PreviewPageData(previews)
    return """
      <!DOCTYPE html>
      <html lang="en" dir="ltr"\(options.isWatched ? " data-watch" : "")>
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="referrer" content="no-referrer">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Push notifications in every language</title>
      <style>
      \(PageSource.style)</style>
      </head>
      \(body)
      <script type="application/json" id="data">\(inert(data.json(options)))</script>
      <script>
      \(PageSource.scanner)\(PageSource.judge)\(PageSource.script)</script>
      </body>
      </html>

      """
  }

  /// JSON inside of HTML: no text of it can end the element that holds it.
  private static func inert(_ json: String) -> String {
    // A '<' can only stand inside of a JSON string, where an escape means the same.
    let escape = Array("\\u".utf8) + Array("003C".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count)
    for byte in json.utf8 {
      if byte == UInt8(ascii: "<") { bytes += escape } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let body = """
    <body>
    <header>
    <h1>Push notifications in every language</h1>
    <form role="search" onsubmit="return false">
    <label>Language<select id="language"><option value="">all</option></select></label>
    <label>Template<select id="template"><option value="">all</option></select></label>
    <label>Place<select id="place"><option value="banner">banner</option>\
    <option value="lock">lock screen</option><option value="whole">opened</option></select></label>
    <label>Arguments<select id="sample"><option value="">as sent</option>\
    <option value="long">long</option><option value="empty">empty</option>\
    <option value="mixed">of the other direction</option><option value="emoji">emoji</option></select></label>
    <label>Colours<select id="theme"><option value="">of the system</option>\
    <option value="light">light</option><option value="dark">dark</option></select></label>
    <label>Search<input id="search" type="search" dir="auto"></label>
    <label>Defects<select id="level"><option value="0">errors, warnings, notes</option>\
    <option value="1">errors and warnings</option><option value="2">errors</option></select></label>
    <label class="check"><input id="faulty" type="checkbox">only defects</label>
    <label class="check"><input id="side" type="checkbox" checked>beside the development language</label>
    </form>
    <p id="count" role="status" aria-live="polite"></p>
    </header>
    <main>
    <details id="coverage"><summary>Coverage: keys and languages</summary><div id="matrix"></div></details>
    <div id="cards"></div>
    <button type="button" id="more" hidden>Show more</button>
    <div id="end"></div>
    <noscript>This page needs its script to show anything.</noscript>
    </main>
    """
}

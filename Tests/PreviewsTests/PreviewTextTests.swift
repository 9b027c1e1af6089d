import Previews
import Testing

struct PreviewTextTests {
  private func previews(_ alert: String, languages: [String]) throws -> [Preview] {
    try SamplePreviews.make(alert, languages: languages)
  }

  private let message = #"{"title-loc-key": "t", "loc-key": "b", "loc-args": ["Anna", "Hi"]}"#

  @Test func showsOneNotificationALanguage() throws {
    let text = PreviewText.text(
      try previews(message, languages: ["ar", "en"]),
      width: 80,
      usesColor: false,
      isolates: false
    )
    #expect(
      text == """
        push/a.json
          ar  أخبار
              كتب Anna: Hi
          en  News
              Anna wrote: Hi

        """
    )
  }

  /// Nobody knows what a hole shows: that is something else than nothing.
  @Test(arguments: ["{{ alert }}", "{{{> alert}}}"])
  func anAlertThatIsAHoleIsUnknown(_ alert: String) throws {
    let previews = try previews(alert, languages: ["en"])
    let shown = "push/a.json\n  en  (unknown: the template decides what is shown)\n"
    #expect(PreviewText.text(previews, width: 80, usesColor: false) == shown)
    let line =
      #"{"payload":"push/a.json","pointer":"/aps","locale":"en","direction":"ltr","unknown":true}"#
    #expect(PreviewJSON.text(previews).contains(line))
    #expect(
      PreviewMarkdown.text(previews).contains("*unknown: the template decides what is shown*")
    )
  }

  @Test func saysWhatIsLostAndMissing() throws {
    let alert = #"{"title-loc-key": "none", "loc-key": "lost", "loc-args": ["a"]}"#
    let text = PreviewText.text(
      try previews(alert, languages: ["en"]),
      width: 80,
      usesColor: false
    )
    #expect(
      text == """
        push/a.json
          en  none
              (no text at all)
              ! the key is not in the table: the phone shows the key [missing-key]
              ! the phone shows no text at all [text-lost]

        """
    )
  }

  @Test func textFromPayloadsCannotActOnATerminal() throws {
    let alert = #"{"body": "a\u001b[31mred\u202E"}"#
    let text = PreviewText.text(
      try previews(alert, languages: ["en"]),
      width: 80,
      usesColor: false
    )
    #expect(text == "push/a.json\n  en  a␛[31mred<U+202E>\n")
  }

  @Test func jsonLeavesOutWhatIsNotThereAndKeepsLostTextsAsNull() throws {
    let alert = #"{"loc-key": "lost", "loc-args": ["a"], "body": "plain"}"#
    let json = PreviewJSON.text(try previews(alert, languages: ["en"]))
    #expect(
      json == """
        {
          "version":1,
          "previews":[
            {
              "payload":"push/a.json",
              "pointer":"/aps",
              "locale":"en",
              "table":"en.lproj/Localizable.strings",
              "direction":"ltr",
              "body":null,
              "alternatives":[{"when":"on systems where the literal text wins over the key","body":"plain"}],
              "defects":[{"rule":"text-lost","part":"body","message":"the phone shows no text at all"}]
            }
          ]
        }

        """
    )
  }

  @Test func namesOfLanguageFoldersCannotActOnATerminal() throws {
    var preview = try #require(try previews(message, languages: ["en"]).first)
    preview.locale = "sv\u{1B}]0;x\u{7}"
    let text = PreviewText.text([preview], width: 80, usesColor: false)
    #expect(
      text == """
        push/a.json
          sv␛]0;x␇  News
                    Anna wrote: Hi

        """
    )
  }
}

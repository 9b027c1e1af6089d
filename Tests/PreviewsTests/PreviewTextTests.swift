import Diagnostics
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
    let shown =
      "push/a.json\n  en  (unknown: what is shown is known only when the template is rendered)\n"
    #expect(PreviewText.text(previews, width: 80, usesColor: false) == shown)
    let json = """
            "direction":"ltr",
            "unknown":true
          }
      """
    #expect(PreviewJSON.text(previews).contains(json))
    #expect(
      PreviewMarkdown.text(previews).contains(
        "*unknown: what is shown is known only when the template is rendered*"
      )
    )
  }

  @Test func saysWhatIsLostAndMissing() throws {
    let alert = #"{"title-loc-key": "none", "loc-key": "lost", "loc-args": ["a"]}"#
    var found = try previews(alert, languages: ["en"])
    found[0].defects = [
      .init(
        rule: "missing-key",
        severity: .error,
        part: .title,
        message: "the phone shows 'none'",
        isAboutText: true
      ),
      .init(rule: "number-gap", severity: .note, part: .body, message: "why", isAboutText: true),
    ]
    let text = PreviewText.text(found, width: 80, usesColor: false)
    #expect(
      text == """
        push/a.json
          en  none
              (no text at all)
              ! the phone shows 'none' [missing-key]
              note: why [number-gap]

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
    var found = try previews(alert, languages: ["en"])
    let message: Message = "the phone shows no text at all"
    found[0].defects = [
      .init(rule: "text-lost", severity: .error, part: .body, message: message, isAboutText: true),
      .init(rule: "wrong-type", severity: .note, part: nil, message: "a", isAboutText: false),
    ]
    let json = PreviewJSON.text(found)
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
              "defects":[{"rule":"text-lost","part":"body","severity":"error","message":"the phone shows no text at all"},\
        {"rule":"wrong-type","part":"notification","severity":"note","message":"a"}]
            }
          ]
        }

        """
    )
  }

  /// What is wrong with a payload in every language is told once.
  @Test func findingsOfAllLanguagesAreToldOnce() throws {
    var found = try previews(message, languages: ["ar", "en"])
    for number in found.indices {
      found[number].defects = [
        .init(
          rule: "wrong-type",
          severity: .error,
          part: nil,
          message: "'badge'",
          isAboutText: false
        )
      ]
    }
    let text = PreviewText.text(found, width: 80, usesColor: false, isolates: false)
    #expect(
      text == """
        push/a.json
          ! 'badge' [wrong-type]
          ar  أخبار
              كتب Anna: Hi
          en  News
              Anna wrote: Hi

        """
    )
    let markdown = PreviewMarkdown.text(found)
    #expect(markdown.contains("2 notifications, 1 defects."))
    #expect(markdown.contains("⚠️ 1 – push&#47;a&#46;json"))
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

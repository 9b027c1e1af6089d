import Previews
import PushlocKit
import Testing

/// Values for arguments: by position, by the names of a manifest, by holes.
struct PreviewSampleTests {
  private func bodies(_ samples: [String: String], arguments: String) throws -> [String?] {
    let project = try MemoryProject([
      "en.lproj/Localizable.strings": #""hi" = "%1$@ wrote %2$@";"#,
      "push/a.json": #"{"aps": {"alert": {"loc-key": "hi", "loc-args": \#(arguments)}}}"#,
      ".pushloc.json": #"{"manifests": ["keys.json"]}"#,
      "keys.json": #"{"hi": ["sender", "text"]}"#,
    ]).load()
    return Previewing.previews(of: project, locales: [], samples: samples)
      .map { $0.part(.body)?.text }
  }

  @Test func valuesTakeThePlacesOfArguments() throws {
    let sent = #"["a", "b"]"#
    #expect(try bodies([:], arguments: sent) == ["a wrote b"])
    #expect(try bodies(["2": "two"], arguments: sent) == ["a wrote two"])
    #expect(try bodies(["sender": "Anna", "1": "one"], arguments: sent) == ["Anna wrote b"])
    #expect(try bodies(["other": "x"], arguments: sent) == ["a wrote b"])
  }

  @Test func valuesFillHoles() throws {
    let sent = #"["{{ name }} (in {{where}})", "{{none}}"]"#
    #expect(try bodies(["name": "Anna"], arguments: sent) == ["Anna (in ⟨where⟩) wrote ⟨none⟩"])
    #expect(
      try bodies(["where": "Rome", "text": "x"], arguments: sent) == ["⟨name⟩ (in Rome) wrote x"]
    )
  }

  /// A payload that sends too little is shown as such: values are no further arguments.
  @Test func valuesAreNoFurtherArguments() throws {
    #expect(try bodies(["text": "x", "2": "y"], arguments: #"["a"]"#) == ["a wrote <null>"])
  }
}

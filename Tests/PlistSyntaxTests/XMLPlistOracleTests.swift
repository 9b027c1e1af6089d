import Diagnostics
import Foundation
import SourceText
import Testing

@testable import PlistSyntax

/// The same bytes through our reader and Foundation's.
@Suite(.serialized)
struct XMLPlistOracleTests {
  static let contents: [String] = [
    // Texts.
    "<string>a</string>", "<string/>", "<string></string>", "<key>k</key>",
    "<string> a\r\n </string >",
    "<string>&lt;&gt;&amp;&quot;&apos;</string>", "<string>&#65;&#x1F9ED;&#x41;</string>",
    "<string>&#0;</string>", "<string>&#;</string>", "<string>&#x;</string>",
    "<string>&#X41;</string>",
    "<string>&#00000065;</string>", "<string>&#000000065;</string>", "<string>&#xD800;</string>",
    "<string>&#x110000;</string>", "<string>&#65</string>", "<string>&nbsp;</string>",
    "<string>a & b</string>", "<string>&amp</string>", "<string>&LT;</string>",
    "<string><![CDATA[<b>&amp;]]></string>", "<string>a<![CDATA[b]]>c<![CDATA[]]></string>",
    "<string><![CDATA[a]]</string>", "<string><!-- c --></string>", "<string>a<b/>c</string>",
    "<string>a<?p?></string>", "<string>a</strin>", "<string>a</stringx>", "<string>a</string\n\t>",
    "<string a='b'>c</string>", "<string a='>'>c</string>", "<string />", "<string/ >", "<string",
    "<string>", "< string>a</string>", "<String>a</String>", "<>a</>", "</string>",
    "<string>\u{FEFF}a</string>", "<string>\u{FEFF}\u{FEFF}a</string>",
    "<string>&#xFEFF;a</string>",
    "<string><![CDATA[\u{FEFF}a]]></string>", "<string><![CDATA[]]>\u{FEFF}a</string>",
    "<string>a\u{FEFF}</string>", "<string>\u{0}\u{1}\u{FFFF}</string>", "<string>]]></string>",
    // Booleans.
    "<true/>", "<false/>", "<true></true>", "<false> </false>", "<true>x</true>", "<true a='b'/>",
    "<true></false>",
    // Whole numbers.
    "<integer>5</integer>", "<integer> 5</integer>", "<integer>5 </integer>",
    "<integer>-5</integer>",
    "<integer>- 5</integer>", "<integer>+5</integer>", "<integer>0x1F</integer>",
    "<integer>-0x1f</integer>", "<integer>0X</integer>", "<integer>0x0</integer>",
    "<integer>00012</integer>", "<integer>-0</integer>", "<integer>000</integer>",
    "<integer>18446744073709551615</integer>", "<integer>18446744073709551616</integer>",
    "<integer>-9223372036854775808</integer>", "<integer>-9223372036854775809</integer>",
    "<integer>0xFFFFFFFFFFFFFFFF</integer>", "<integer></integer>", "<integer/>",
    "<integer>1F</integer>", "<integer>&#53;</integer>", "<integer>\u{A0}5</integer>",
    "<integer>\u{2003}5</integer>", "<integer>\u{3000}5</integer>", "<integer>1.5</integer>",
    "<integer>\u{1680}5</integer>", "<integer>--5</integer>", "<integer>0-5</integer>",
    "<integer><!-- -->5</integer>",
    // Numbers.
    "<real>1.5</real>", "<real> 1.5</real>", "<real>1.5 </real>", "<real>.5</real>",
    "<real>5.</real>",
    "<real>-5</real>", "<real>+5e3</real>", "<real>1e</real>", "<real>1e+</real>", "<real>.</real>",
    "<real>nan</real>", "<real>NaN</real>", "<real>+nan</real>", "<real>-nan</real>",
    "<real>inf</real>", "<real>+Infinity</real>", "<real>-INF</real>", "<real>infinit</real>",
    "<real>1e999</real>", "<real>-1e-999</real>", "<real>0x10</real>", "<real></real>", "<real/>",
    "<real>&#49;<![CDATA[.5]]></real>", "<real>1,5</real>", "<real>1.5.5</real>",
    "<real>- 5</real>",
    "<real>0.1</real>", "<real>123456789012345678901234567890</real>", "<real>\u{2003}1</real>",
    "<real>\u{A0}1</real>", "<real>\u{3000}1</real>", "<real> nan</real>",
    // Dates.
    "<date>2004-05-06T07:08:09Z</date>", "<date>2001-01-01T00:00:00Z</date>",
    "<date>1969-12-31T23:59:59Z</date>", "<date>2000-02-29T00:00:00Z</date>",
    "<date>0001-01-01T00:00:00Z</date>", "<date>-0005-03-01T00:00:00Z</date>",
    "<date>12004-05-06T07:08:09Z</date>", "<date>4-05-06T07:08:09Z</date>",
    "<date> 2004-05-06T07:08:09Z</date>", "<date>2004-05-06T07:08:09Z </date>",
    "<date>2004-05-06T07:08:09</date>", "<date>2004-05-06T07:08:09.5Z</date>",
    "<date>2004-5-06T07:08:09Z</date>", "<date>2004-05-06</date>", "<date></date>", "<date/>",
    "<date>2004-02-31T25:61:61Z</date>", "<date>1900-02-28T00:00:00Z</date>",
    "<date>2100-03-01T00:00:00Z</date>", "<date>1582-10-10T00:00:00Z</date>",
    // Data.
    "<data>AAEC</data>", "<data> A A\nE C </data>", "<data>YQ==</data>", "<data>YWI=</data>",
    "<data>YWI</data>", "<data>Y!W@I=</data>", "<data></data>", "<data/>", "<data>=</data>",
    "<data>====</data>", "<data>YQ= =</data>", "<data>YQ=!=</data>", "<data>YQ==YQ==</data>",
    "<data>é</data>", "<data>&#65;</data>", "<data><![CDATA[AAEC]]></data>",
    "<data>AA\u{B}EC</data>",
    // Containers.
    "<array/>", "<array></array>", "<array> <string>a</string> <true/> </array>",
    "<array><key>a</key></array>", "<array>text</array>", "<array><![CDATA[ ]]></array>",
    "<array><!-- c --><?p?></array>", "<array><?></array>", "<array><string>a</string></dict>",
    "<array><plist><true/></plist></array>", "<array><array><array/></array></array>",
    "<dict/>", "<dict></dict>", "<dict><key>a</key><string>b</string></dict>",
    "<dict><key>a</key></dict>", "<dict><string>b</string></dict>",
    "<dict><key>a</key><key>b</key></dict>",
    "<dict><key>a</key><key>b</key><string>c</string></dict>",
    "<dict><key>a</key><string>1</string><key>a</key><string>2</string></dict>",
    "<dict><key/><true/></dict>", "<dict>x<key>a</key><true/></dict>",
    "<dict>\u{2003}<key>a</key><true/></dict>", "<dict>&#32;<key>a</key><true/></dict>",
    "<dict><key>a</key><foo/></dict>", "<dict><foo/><true/></dict>",
    "<dict><key>a</key><!----><true/></dict>", "<dict><!FOO><key>a</key><true/></dict>",
    "<dict><key>a</key><true/>", "<dict a='b' ><key>a</key><true/></dict >",
    // Around it.
    "<true/><true/>", "", " ", "text", "<plist><true/></plist>", "<plist/>", "<plist></plist>",
  ]

  static let wrappers: [(before: String, after: String)] = [
    ("<plist version=\"1.0\">", "</plist>"),
    ("", ""),
    ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "\njunk"),
    ("<dict><key>k</key>", "<key>z</key><true/></dict>"),
    ("\n<?xml version='1.0'?><!-- c --><!DOCTYPE plist PUBLIC 'a' 'b'>\r\n<plist>", "</plist>\n"),
    ("<!----><plist>", "</plist>"),
    ("<!DOCTYPE plist [<!ENTITY a 'b'>]><plist>", "</plist>"),
    ("<!DOCTYPE plist SYSTEM 'a>b'><plist>", "</plist>"),
    ("<!doctype plist><plist>", "</plist>"),
    ("<plist><plist>", "</plist></plist>"),
    ("<plist ", "</plist>"),
    ("<array>", ""),
    ("<?a", "?>"),
    ("\u{FEFF}<plist>", "</plist>"),
    ("\u{B}<plist>", "</plist>"),
    ("<?><plist>", "</plist>"),
    ("<plist>", ""),
  ]

  /// Returns what is wrong with a reading; nil when nothing is.
  static func complaint(_ bytes: [UInt8]) -> String? {
    let source = DecodedSource(utf8: SourceFile(path: "t.strings", bytes: bytes))
    let outcome = XMLPlistReader.read(source)
    let text = String(decoding: bytes, as: UTF8.self).debugDescription
    let theirs = Oracle.read(bytes, as: .xml)
    let ours = outcome.value.isAccepted ? Shape(outcome.value) : nil
    if ours != theirs {
      return
        "\(text): \(ours.map(\.description) ?? "nil"), not \(theirs.map(\.description) ?? "nil")"
    }
    if theirs == nil, !outcome.diagnostics.contains(where: { $0.severity == .error }) {
      return "\(text): refused without a reason"
    }
    let isOutside = outcome.diagnostics.contains { $0.place.range.upperBound > bytes.count }
    return isOutside ? "\(text): a range outside" : nil
  }

  @Test func acceptanceAndValuesAreFoundations() {
    let complaints = Self.wrappers.flatMap { wrapper in
      Self.contents.compactMap { content in
        Self.complaint(Array((wrapper.before + content + wrapper.after).utf8))
      }
    }
    #expect(complaints.prefix(5) == [])
  }
}

extension XMLPlistOracleTests {
  static let rich = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <!-- c --><plist version="1.0"><dict>
      <key>a &amp; b</key><string>&#xE9;&#233;<![CDATA[<x>]]>é🎉</string>
      <?p i?><!-- d --><key>n</key><integer>-0x1F</integer><key>r</key><real>-1.5e3</real>
      <key>t</key><true/><key>f</key><false></false><key>d</key><data>YWI=</data>
      <key>when</key><date>2004-05-06T07:08:09Z</date><key>l</key><array><string/><dict/>
      <array></array></array></dict></plist>

    """

  @Test func truncationAtEveryByteAgrees() {
    let bytes = Array(Self.rich.utf8)
    let complaints = (1...bytes.count).compactMap { Self.complaint(Array(bytes.prefix($0))) }
    #expect(complaints.prefix(5) == [])
  }

  @Test func mutationsAgree() {
    let bytes = Array(Self.rich.utf8)
    let alphabet = Array("<>/&;#!?-[]\"' \n\tx0159aeDT=é".utf8) + [0, 1, 0x80, 0xFF]
    var mutations = Mutations(seed: 5)
    var complaints: [String] = []
    for _ in 0..<4000 {
      let changed = mutations.mutate(bytes, alphabet: alphabet)
      // Another encoding name, or a zero, would send the text through another decoder first.
      let isUTF8 = ByteCursor(changed, from: 19).starts(with: " encoding=\"UTF-8\"")
      guard changed.first == 0x3C, changed.dropFirst().first != 0,
        isUTF8 || !changed.starts(with: [0x3C, 0x3F])
      else { continue }
      if let complaint = Self.complaint(changed) { complaints.append(complaint) }
    }
    #expect(complaints.prefix(5) == [])
  }
}

#if canImport(_FoundationICU)
  @testable import Languages
  import Testing
  import _FoundationICU

  /// The generated tables against the ICU they come from.
  @Suite struct TableTests {
    static let codes: [String] = {
      let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
      let two = letters.flatMap { first in letters.map { first + $0 } }
      return two + two.flatMap { start in letters.map { start + $0 } }
    }()

    @Test func tablesAreSortedAndFindTheirOwnKeys() {
      for table in [
        LanguageTables.likely, LanguageTables.pairs, LanguageTables.scripts,
        LanguageTables.regions, LanguageTables.others, LanguageTables.shorter,
        LanguageTables.aliases, LanguageTables.scriptDirections, LanguageTables.knownRegions,
        LanguageTables.longRegions, LanguageTables.regionAliases, ParentTable.parents,
      ] {
        let keys = table.keys
        #expect(!keys.isEmpty)
        #expect(keys.filter { !table.contains($0) } == [])
        #expect(table["~~~"] == nil)
        #expect(table[""] == nil)
        #expect(table[String(repeating: "a", count: table.keyWidth + 1)] == nil)
      }
    }

    @Test func likelySubtagsAgreeWithICU() {
      var wrong: [String] = []
      for code in Self.codes where code != "und" && ICUOracle.baseName(code) == code {
        let theirs = ICUOracle.maximized(code)
        let ours = LikelySubtags.usual(code).map { "\(code)_\($0.script)_\($0.region)" } ?? code
        if ours != theirs { wrong.append("\(code): \(theirs), not \(ours)") }
      }
      #expect(wrong == [])
    }

    @Test func languageCodesAreReadAsICUReadsThem() {
      let wrong = Self.codes.filter { Subtags($0).name != ICUOracle.baseName($0) }
      #expect(wrong == [])
    }

    @Test func everyLanguageOfICUIsKnown() {
      var next = swift_uloc_getISOLanguages()
      var unknown: [String] = []
      while let name = next?.pointee {
        let code = String(cString: name)
        if !LanguageID(code).isKnown { unknown.append(code) }
        next = next?.advanced(by: 1)
      }
      #expect(unknown == ["mis", "mul", "und", "zxx"])
    }

    @Test func scriptsRunInTheDirectionOfICU() {
      for raw: UInt32 in 0..<220 {
        let script = UScriptCode(rawValue: numericCast(raw))
        guard let name = swift_uscript_getShortName(script) else { continue }
        let code = String(cString: name)
        let isRight = swift_uscript_isRightToLeft(script) != 0
        if code.utf8.count == 4, isRight {
          #expect(LanguageID("und-\(code)").direction == .rightToLeft, "\(code)")
        }
      }
    }

    @Test func versionIsThatOfICU() {
      var numbers = [UInt8](repeating: 0, count: 4)
      var status = U_ZERO_ERROR
      swift_ulocdata_getCLDRVersion(&numbers, &status)
      #expect(PluralRules.cldrVersion == "\(numbers[0])")
    }
  }
#endif

import Diagnostics

/// What is wrong with old-style text, where Apple's reader refuses it.
enum OpenStepFault {
  case missingEquals(key: String, found: String?)
  case missingValue(key: String?, found: String?)
  case missingSemicolon(key: String?, found: String?)
  case missingElement(String)
  case missingComma(found: String?)
  case unclosedKey
  case unclosedValue(key: String?)
  case unclosedData
  case unclosedBracket(String)
  case data(String)
  case bareKey(String)
  case spacedKey(key: String, found: String)
  case bareValue(String)
  case spacedValue(key: String?, found: String)
  case textBehindValue(key: String?, found: String)
  case secondString(key: String?)
  case textBehindRoot(String)
  case innerQuote(key: String?, isKey: Bool, quote: Character)
  case invisible(String)
  case lookalike(String, expected: String)
  case misplaced(Message)
  case objectiveC
  case json
  case commentTail
  case noComment(String)
  case prose(String)
  case unopened(Message)
  case tooDeep
  case unexplained

  /// The rule that is broken.
  var rule: RuleID {
    switch self {
    case .missingSemicolon: "missing-semicolon"
    case .unclosedKey, .unclosedValue: "unterminated-string"
    case .innerQuote: "unescaped-quote"
    case .tooDeep: "resource-limit"
    default: "syntax-error"
    }
  }
}

extension OpenStepFault {
  /// The fact.
  var message: Message {
    switch self {
    case .missingEquals(let key, nil): "expected '=' after the key '\(key)'"
    case .missingEquals(let key, let found?): "expected '=' after the key '\(key)', found \(found)"
    case .missingValue(nil, nil): "expected a value"
    case .missingValue(nil, let found?): "expected a value, found \(found)"
    case .missingValue(let key?, nil): "expected a value for '\(key)'"
    case .missingValue(let key?, let found?): "expected a value for '\(key)', found \(found)"
    case .missingSemicolon(let key, nil): "expected ';' after \(Self.value(key))"
    case .missingSemicolon(let key, let found?):
      "expected ';' after \(Self.value(key)), found \(found)"
    case .missingElement(let found): "expected a value or ')' in the array, found \(found)"
    case .missingComma(nil): "expected ',' or ')' after the value"
    case .missingComma(let found?): "expected ',' or ')' after the value, found \(found)"
    case .unclosedKey: "the key that begins here has no closing quote"
    case .unclosedValue(let key): "\(Self.value(key)) has no closing quote"
    case .unclosedData: "the data that begins here has no '>'"
    case .unclosedBracket(let bracket): "the '\(bracket)' that stands here is never closed"
    case .data(let found): "expected pairs of hexadecimal digits or '>' in data, found \(found)"
    case .bareKey(let found): "\(found) cannot stand in a key without quotes"
    case .spacedKey(let key, let found): "expected '=' after the key '\(key)', found \(found)"
    case .bareValue(let found): "\(found) cannot stand in a value without quotes"
    case .spacedValue(let key, let found), .textBehindValue(let key, let found):
      "expected ';' after \(Self.value(key)), found \(found)"
    case .secondString(let key): "expected ';' after \(Self.value(key)), found another string"
    case .textBehindRoot(let found): "expected the end of the file, found \(found)"
    case .innerQuote(let key, false, _): "text after the closing quote of \(Self.value(key))"
    case .innerQuote(_, true, _): "text after the closing quote of a key"
    case .invisible(let name): "\(name) is no blank in a table"
    case .lookalike(let name, let expected): "expected '\(expected)', found \(name)"
    case .misplaced(let subject): "expected a key, found \(subject)"
    case .objectiveC: "expected a value, found '@'"
    case .json: "expected '=' after the first key, found ':'; this is JSON, not a table"
    case .commentTail: "expected a key, found '*/'"
    case .noComment(let word): "expected a key, found '\(word)', which begins no comment"
    case .prose(let words): "expected an entry, found the words '\(words)'"
    case .unopened(let subject): "\(subject) has no opening quote"
    case .unexplained: "Apple's reader does not read past this place"
    case .tooDeep:
      "the table is nested more than \(OpenStepParser.maximumDepth) levels deep"
    }
  }

  /// What to do about it.
  var help: Message? {
    switch self {
    case .missingEquals: "write '='"
    case .missingSemicolon(_, nil): "add ';'"
    case .missingSemicolon: "write ';'"
    case .unclosedKey, .unclosedValue: "close it with the same quote"
    case .bareKey: "put the key in quotes"
    case .spacedKey: "put a key with spaces in quotes"
    case .bareValue, .spacedValue: "put the value in quotes"
    case .secondString: "write the text as one string"
    case .textBehindRoot: "delete it, or leave out the braces around the entries"
    case .innerQuote(_, _, let quote): "write '\\\(String(quote))' for a quote inside the text"
    case .invisible, .objectiveC: "delete it"
    case .unopened: "open it with '\"'"
    case .prose: "write a comment as '/* … */' or '// …'"
    case .noComment: "comments are written '/* … */' or '// …'"
    case .commentTail: "comments do not nest: the first '*/' ends a comment"
    default: nil
    }
  }

  static func value(_ key: String?) -> Message {
    key.map { "the value of '\($0)'" } ?? "the value"
  }
}

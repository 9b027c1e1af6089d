import JSONSyntax
import PlistSyntax
import SourceText

/// Writes a property list as the JSON of `inspect`.
struct PlistJSON {
  let source: DecodedSource

  /// Writes a value; of duplicate keys the last one counts, at the place of the first.
  func write(_ value: PlistValue, to json: inout JSONWriter) {
    switch value {
    case .string(let text): json.string(text.string(in: source))
    case .dictionary(let members, _): write(members, to: &json)
    case .array(let items, _):
      json.array { json in
        for item in items { write(item, to: &json) }
      }
    case .data(let bytes, _):
      json.object { $0.member("$data", Self.hex(bytes)) }
    case .integer(let number, _): json.number(number)
    case .real(let number, _): json.number(number)
    case .boolean(let flag, _): json.boolean(flag)
    case .date(let seconds, _):
      json.object { $0.member("$date", PlistDate.iso8601(seconds)) }
    }
  }

  private func write(_ members: [PlistMember], to json: inout JSONWriter) {
    var indexes: [[UInt8]: Int] = [:]
    var kept: [(key: String, value: PlistValue)] = []
    for member in members {
      let key = member.key.utf8(in: source)
      if let index = indexes[key] {
        kept[index].value = member.value
      } else {
        indexes[key] = kept.count
        kept.append((String(decoding: key, as: UTF8.self), member.value))
      }
    }
    json.object { json in
      for (key, value) in kept { json.member(key) { write(value, to: &$0) } }
    }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(2 * bytes.count)
    for byte in bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}

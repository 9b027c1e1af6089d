extension JSONNode {
  /// Writes the value, and everything in it, as it was read; what is no JSON becomes `null`.
  ///
  /// Numbers keep their spelling, members their order, duplicates included. A key writes its name.
  public func write(to json: inout JSONWriter) {
    switch kind {
    case .null, .invalid: json.null()
    case .boolean: json.boolean(boolean ?? false)
    case .number:
      if isMisspelt {
        if let value = double { json.number(value) } else { json.null() }
      } else {
        json.number(literal: rawText)
      }
    case .string, .key: json.string(string ?? "")
    case .hole: json.string(rawText)
    case .array:
      json.array { json in
        for element in elements { element.write(to: &json) }
      }
    case .object:
      json.object { json in
        for member in members {
          json.key(member.name)
          member.value.write(to: &json)
        }
      }
    }
  }
}

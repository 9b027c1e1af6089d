/// Seeded changes to bytes, the same on every run.
struct Mutations {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// Returns a number from 0 up to a limit, the limit left out.
  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: state >> 33) % max(1, limit)
  }

  /// Returns bytes with one to three of them replaced, taken out, doubled or moved.
  mutating func mutate(_ original: [UInt8], alphabet: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0...next(below: 3) where !bytes.isEmpty {
      let place = next(below: bytes.count)
      switch next(below: 5) {
      case 0: bytes[place] = alphabet[next(below: alphabet.count)]
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(alphabet[next(below: alphabet.count)], at: place)
      case 3:
        let end = min(bytes.count, place + 1 + next(below: 12))
        let part = Array(bytes[place..<end])
        bytes.insert(contentsOf: part, at: next(below: bytes.count + 1))
      default:
        let end = min(bytes.count, place + 1 + next(below: 12))
        bytes.removeSubrange(place..<end)
      }
    }
    return bytes
  }
}

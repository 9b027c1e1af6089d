/// The decimal digits of a floating point number: `0.d₁d₂d₃… × 10^point`.
///
/// For example 1234.5 is the digits 1 2 3 4 5 and point 4; 0.05 is the digit 5 and point -1.
struct DecimalDigits {
  /// Digits 0 to 9, without zeros in front; empty for zero.
  private(set) var digits: [UInt8]
  /// Number of digits before the decimal point; negative for zeros behind it.
  private(set) var point: Int

  /// Limbs hold nine decimal digits each.
  private static let base: UInt64 = 1_000_000_000

  /// The exact value of a finite number, as printf shows it.
  init(exactly value: Double) {
    let magnitude = value.magnitude
    guard magnitude > 0, magnitude.isFinite else {
      digits = []
      point = 0
      return
    }
    let isSubnormal = magnitude.exponentBitPattern == 0
    let significand =
      magnitude.significandBitPattern | (isSubnormal ? 0 : 1 << UInt64(Double.significandBitCount))
    // 1075 is the bias and the bits behind the point.
    let exponent = (isSubnormal ? 1 : Int(magnitude.exponentBitPattern)) - 1075
    var limbs = DecimalDigits.limbs(significand)
    // m / 2^k is m · 5^k / 10^k, so only multiplications are needed.
    let step: (factor: UInt64, power: Int) = exponent >= 0 ? (1 << 29, 29) : (244_140_625, 12)
    let unit: UInt64 = exponent >= 0 ? 2 : 5
    var left = Int(exponent.magnitude)
    while left >= step.power {
      DecimalDigits.multiply(&limbs, by: step.factor)
      left -= step.power
    }
    for _ in 0..<left { DecimalDigits.multiply(&limbs, by: unit) }
    digits = DecimalDigits.decimal(limbs)
    point = digits.count - (exponent >= 0 ? 0 : -exponent)
  }

  /// The shortest digits that name a finite number, as locale formatters show it.
  init(shortest value: Double) {
    digits = []
    point = 0
    var sawPoint = false
    var exponent = 0
    let text = Array(value.magnitude.description.utf8)
    for (index, byte) in text.enumerated() {
      if byte == 0x2E {
        sawPoint = true
      } else if byte == 0x65 {
        exponent = Int(String(decoding: text[(index + 1)...], as: UTF8.self)) ?? 0
        break
      } else if byte >= 0x30, byte <= 0x39 {
        digits.append(byte - 0x30)
        if !sawPoint { point += 1 }
      }
    }
    point += exponent
    normalize()
  }

  private mutating func normalize() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point -= zeros
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { point = 0 }
  }

  /// Rounds to a number of digits behind the point, halves to even.
  func rounded(fraction: Int) -> DecimalDigits { rounded(count: point + fraction) }

  /// Rounds to a number of digits in all, halves to even.
  func rounded(significant: Int) -> DecimalDigits { rounded(count: significant) }

  private func rounded(count: Int) -> DecimalDigits {
    guard count < digits.count else { return self }
    var result = self
    guard count >= 0 else {
      result.digits = []
      result.point = 0
      return result
    }
    let isUp = roundsUp(count)
    result.digits = Array(digits[..<count])
    if isUp { result.increment() }
    while result.digits.last == 0 { result.digits.removeLast() }
    if result.digits.isEmpty { result.point = 0 }
    return result
  }

  private func roundsUp(_ count: Int) -> Bool {
    let next = digits[count]
    if next != 5 { return next > 5 }
    if digits[(count + 1)...].contains(where: { $0 != 0 }) { return true }
    return count > 0 && digits[count - 1] % 2 == 1
  }

  private mutating func increment() {
    var index = digits.count - 1
    while index >= 0 {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
      index -= 1
    }
    digits.insert(1, at: 0)
    point += 1
  }

  /// The digits before the point, at least one.
  var whole: [UInt8] {
    guard point > 0 else { return [0] }
    return (0..<point).map { $0 < digits.count ? digits[$0] : 0 }
  }

  /// A number of digits behind the point.
  func fraction(_ count: Int) -> [UInt8] {
    (0..<max(0, count)).map { index in
      let place = point + index
      return place >= 0 && place < digits.count ? digits[place] : 0
    }
  }

  /// The first digits, filled with zeros.
  func leading(_ count: Int) -> [UInt8] {
    (0..<max(0, count)).map { $0 < digits.count ? digits[$0] : 0 }
  }

  /// The decimal exponent when one digit stands before the point; 0 for zero.
  var exponent: Int { digits.isEmpty ? 0 : point - 1 }

  // MARK: Large numbers

  private static func limbs(_ value: UInt64) -> [UInt64] {
    var rest = value
    var limbs: [UInt64] = []
    while rest > 0 {
      limbs.append(rest % base)
      rest /= base
    }
    return limbs
  }

  private static func multiply(_ limbs: inout [UInt64], by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = limbs[index] * factor + carry
      limbs[index] = product % base
      carry = product / base
    }
    if carry > 0 { limbs.append(carry) }
  }

  private static func decimal(_ limbs: [UInt64]) -> [UInt8] {
    var digits: [UInt8] = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<9 {
        digits.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while digits.last == 0 { digits.removeLast() }
    return digits.reversed()
  }
}

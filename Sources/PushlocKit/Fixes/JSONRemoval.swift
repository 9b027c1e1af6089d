import JSONSyntax
import SourceText

/// What has to go so that an element of an array is gone and the array is still one.
enum JSONRemoval {
  /// Returns a range for each element of an array, in order.
  ///
  /// An element goes up to where the next one begins; the last one goes from where the one before it
  /// ends. Two ranges can overlap only in the comma between them.
  static func ranges(of array: JSONNode) -> [ByteRange] {
    let elements = Array(array.elements)
    return elements.indices.map { index in
      let own = elements[index].range
      if index + 1 < elements.count {
        return ByteRange(own.lowerBound, elements[index + 1].range.lowerBound)
      }
      guard index > 0 else { return own }
      return ByteRange(elements[index - 1].range.upperBound, own.upperBound)
    }
  }
}

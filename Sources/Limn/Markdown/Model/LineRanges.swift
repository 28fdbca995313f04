/// Line numbers in a code block, written as `3`, `3-5`, or `3-5+8`.
public struct LineRanges: Sendable, Hashable {
  var ranges: [ClosedRange<Int>]

  /// Nil if the text is not in the form `3`, `3-5`, or `3-5+8`.
  public init?(_ text: String) {
    ranges = []
    for part in text.fields(at: "+") {
      let ends = part.fields(at: "-").map { Int($0) }
      guard let first = ends[0], first > 0, ends.count <= 2, let last = ends.count == 2 ? ends[1] : first, last >= first
      else { return nil }
      ranges.append(first...last)
    }
  }

  public func contains(_ line: Int) -> Bool { ranges.contains { $0.contains(line) } }
}

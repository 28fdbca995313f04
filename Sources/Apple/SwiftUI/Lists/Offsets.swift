public import Foundation

extension MutableCollection {
  /// Moves the elements at the offsets, and keeps their order. They are inserted before the element whose offset was
  /// `destination` before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.map { elements[$0] }
    let kept = { (range: Range<Int>) in range.filter { !source.contains($0) }.map { elements[$0] } }
    let result = kept(0..<destination) + moved + kept(destination..<elements.count)
    for (index, element) in zip(indices, result) { self[index] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that meets a condition, by binary search; the end index if no element does.
  /// All elements after it must meet the condition too.
  @inlinable public func partitionPoint(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

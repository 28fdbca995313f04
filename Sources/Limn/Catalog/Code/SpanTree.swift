/// Finds the spans that contain a position. Any two of the spans must be nested or disjoint.
struct SpanTree {
  /// The spans' indices, sorted by start.
  private let order: [Int]
  private let spans: [Span]
  /// For each of the sorted spans, the index in `order` of the innermost span that contains it; -1 if there is none.
  private let parents: [Int]

  init(_ spans: [Span]) {
    // If two spans start at the same position, the longer span contains the shorter span and is sorted before it.
    let order = spans.indices.sorted { a, b in
      let (x, y) = (spans[a], spans[b])
      return (x.line, x.column, -x.endLine, -x.endColumn) < (y.line, y.column, -y.endLine, -y.endColumn)
    }
    self.order = order
    self.spans = order.map { spans[$0] }
    var open: [Int] = []
    parents = self.spans.indices.map { [spans = self.spans] index in
      while let last = open.last, !spans[last].contains(spans[index]) { open.removeLast() }
      defer { open.append(index) }
      return open.last ?? -1
    }
  }

  /// The indices of the spans that contain a position, innermost first.
  func around(_ place: some Positioned) -> [Int] {
    var found: [Int] = []
    var index = spans.partitionPoint { ($0.line, $0.column) > (place.line, place.column) } - 1
    while index >= 0 {
      if spans[index].contains(place) { found.append(order[index]) }
      index = parents[index]
    }
    return found
  }
}

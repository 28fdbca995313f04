import CoreGraphicsTypes
import Foundation

extension Path {
  /// Returns the area that a stroke of the path covers. Callers must fill the area by the nonzero rule. The returned
  /// path consists of straight lines, also at curves and round ends.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var outline = StrokeOutline(style: style)
    for line in flattened { outline.add(line) }
    return outline.path
  }
}

/// Collects the polygons that the stroke of a path covers. All polygons have the same orientation. Therefore, the
/// nonzero fill rule also fills areas where two polygons overlap.
private struct StrokeOutline {
  let style: StrokeStyle
  private(set) var path = Path()
  private var radius: CGFloat { style.lineWidth / 2 }

  init(style: StrokeStyle) { self.style = style }
}

extension StrokeOutline {
  /// Adds a line through points. If the first and the last point are equal, the line is closed.
  mutating func add(_ points: [CGPoint]) {
    guard radius > 0 else { return }
    let dashes = dashes(of: Self.distinct(points))
    for line in dashes.isEmpty ? [points] : dashes { addSolid(Self.distinct(line)) }
  }

  /// Returns the points without repetitions: leaves out each point that equals the previous point.
  private static func distinct(_ points: [CGPoint]) -> [CGPoint] {
    points.indices.filter { $0 == 0 || points[$0] != points[$0 - 1] }.map { points[$0] }
  }

  private mutating func addSolid(_ points: [CGPoint]) {
    guard points.count > 1 else { return addDot(at: points.first) }
    let segments = zip(points, points.dropFirst()).map { Segment(start: $0, end: $1) }
    for segment in segments { addRectangle(around: segment) }
    for (first, second) in zip(segments, segments.dropFirst()) { addJoin(first, second) }
    guard let first = segments.first, let last = segments.last else { return }
    if first.start == last.end, segments.count > 1 { return addJoin(last, first) }
    addCap(at: first.start, toward: CGPoint(x: -first.direction.x, y: -first.direction.y))
    addCap(at: last.end, toward: last.direction)
  }

  /// Adds the caps of a line whose length is zero. Such a line has no direction, so it is treated as horizontal.
  private mutating func addDot(at point: CGPoint?) {
    guard let point else { return }
    addCap(at: point, toward: CGPoint(x: 1, y: 0))
    addCap(at: point, toward: CGPoint(x: -1, y: 0))
  }

  private mutating func addCap(at point: CGPoint, toward direction: CGPoint) {
    switch style.lineCap {
    case .round: addDisk(at: point)
    case .square:
      addRectangle(
        around: Segment(
          start: point, end: CGPoint(x: point.x + direction.x * radius, y: point.y + direction.y * radius)))
    default: break
    }
  }

  private mutating func addJoin(_ first: Segment, _ second: Segment) {
    let turn = first.direction.x * second.direction.y - first.direction.y * second.direction.x
    let cosine = first.direction.x * second.direction.x + first.direction.y * second.direction.y
    if style.lineJoin == .round { return addDisk(at: second.start) }
    // Where the line turns, the rectangles of the two segments leave a gap on the outer side of the corner. If the line
    // turns to the left, the outer side is its right side. If the line turns to the right, the outer side is its left
    // side.
    let side = turn > 0 ? -radius : radius
    let (from, to) = (first.point(1, side), second.point(0, side))
    // The length of a miter, as a multiple of the line's width, is 1 / cos(turn / 2).
    let halfCosine = ((1 + cosine) / 2).squareRoot()
    guard style.lineJoin == .miter, halfCosine > 0, 1 / halfCosine <= style.miterLimit else {
      return addPolygon([second.start, from, to])
    }
    let length = side / (1 + cosine)
    let normals = (first.normal.x + second.normal.x, first.normal.y + second.normal.y)
    let tip = CGPoint(x: second.start.x + normals.0 * length, y: second.start.y + normals.1 * length)
    addPolygon([second.start, from, tip, to])
  }

  private mutating func addRectangle(around segment: Segment) {
    addPolygon([
      segment.point(0, radius), segment.point(1, radius), segment.point(1, -radius), segment.point(0, -radius),
    ])
  }

  private mutating func addDisk(at center: CGPoint) {
    addPolygon(
      (0..<32).map { index in
        let angle = CGFloat(index) / 16 * .pi
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      })
  }

  private mutating func addPolygon(_ polygon: [CGPoint]) {
    let area = zip(polygon, polygon.dropFirst() + [polygon[0]]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    guard area != 0 else { return }
    path.addLines(area < 0 ? polygon.reversed() : polygon)
    path.closeSubpath()
  }

  /// Returns the parts of a dashed line that are drawn. Returns an empty array if the line is not dashed.
  private func dashes(of points: [CGPoint]) -> [[CGPoint]] {
    let total = style.dash.reduce(0, +)
    guard total > 0, style.dash.allSatisfy({ $0 >= 0 }) else { return [] }
    // `dash` contains the lengths of lines and gaps in turn. If the number of lengths is odd, each length is a line in
    // one repetition and a gap in the next repetition. In this case, the pattern consists of two repetitions.
    let pattern = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    var rest = style.dashPhase.truncatingRemainder(dividingBy: pattern.reduce(0, +))
    if rest < 0 { rest += pattern.reduce(0, +) }
    var index = 0
    while rest > 0, rest >= pattern[index] {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - rest
    var parts: [[CGPoint]] = index.isMultiple(of: 2) ? [[points[0]]] : []
    for segment in zip(points, points.dropFirst()).map({ Segment(start: $0, end: $1) }) {
      var done: CGFloat = 0
      while segment.length - done > left {
        done += left
        let point = segment.point(done / segment.length, 0)
        if index.isMultiple(of: 2) { parts[parts.count - 1].append(point) } else { parts.append([point]) }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= segment.length - done
      if index.isMultiple(of: 2) { parts[parts.count - 1].append(segment.end) }
    }
    return parts
  }
}

/// A straight line between two different points.
private struct Segment {
  let start: CGPoint
  let end: CGPoint
  let length: CGFloat
  let direction: CGPoint

  init(start: CGPoint, end: CGPoint) {
    self.start = start
    self.end = end
    length = hypot(end.x - start.x, end.y - start.y)
    direction = CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
  }

  var normal: CGPoint { CGPoint(x: -direction.y, y: direction.x) }

  /// Returns a point beside the segment. `share` is the position along the segment, from 0 to 1; `distance` is measured
  /// along the normal.
  func point(_ share: CGFloat, _ distance: CGFloat) -> CGPoint {
    CGPoint(
      x: start.x + (end.x - start.x) * share + normal.x * distance,
      y: start.y + (end.y - start.y) * share + normal.y * distance)
  }
}

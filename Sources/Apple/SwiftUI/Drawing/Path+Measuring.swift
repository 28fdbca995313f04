public import CoreGraphicsTypes
public import Foundation

extension Path {
  /// The point at which the next line or curve starts; nil if the path is empty.
  public var currentPoint: CGPoint? {
    var (start, current): (CGPoint?, CGPoint?)
    for element in elements {
      switch element {
      case .move(let end): (start, current) = (end, end)
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): current = end
      case .closeSubpath: current = start
      }
    }
    return current
  }

  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    func moved(_ point: CGPoint) -> CGPoint { point.applying(transform) }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let end): .move(to: moved(end))
        case .line(let end): .line(to: moved(end))
        case .quadCurve(let end, let control): .quadCurve(to: moved(end), control: moved(control))
        case .curve(let end, let first, let second):
          .curve(to: moved(end), control1: moved(first), control2: moved(second))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  /// The smallest rectangle around the path. Each curve is approximated by 16 lines.
  public var boundingRect: CGRect {
    let points = flattened.flatMap { $0 }
    guard let first = points.first else { return .null }
    let (left, top) = (points.map(\.x).min() ?? first.x, points.map(\.y).min() ?? first.y)
    return CGRect(
      x: left, y: top, width: (points.map(\.x).max() ?? left) - left, height: (points.map(\.y).max() ?? top) - top)
  }

  /// Whether the point is inside the path. Each curve is approximated by 16 lines.
  ///
  /// - Parameter eoFill: whether the even-odd rule applies. By this rule, an area that the path encloses twice is
  ///   outside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for line in flattened where line.count > 1 {
      for (a, b) in zip(line, line.dropFirst() + [line[0]]) where (a.y <= p.y) != (b.y <= p.y) {
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > p.x else { continue }
        crossings += 1
        winding += b.y > a.y ? 1 : -1
      }
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// Returns the part of the path between two positions. A position is a fraction of the path's length, from 0 to 1. If
  /// the positions are 0 and 1, the path is returned unchanged. Otherwise, 16 straight lines replace each curve.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let lines = flattened
    let total = lines.reduce(0) { $0 + Self.length(of: $1) }
    var (result, done) = (Path(), CGFloat(0))
    for line in lines {
      var isDrawing = false
      for (a, b) in zip(line, line.dropFirst()) {
        let length = hypot(b.x - a.x, b.y - a.y)
        defer { done += length }
        guard length > 0 else { continue }
        let (start, end) = (max(from * total - done, 0) / length, min(to * total - done, length) / length)
        guard start < end, start < 1, end > 0 else { continue }
        func point(_ share: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share) }
        if !isDrawing { result.move(to: point(start)) }
        isDrawing = true
        result.addLine(to: point(end))
      }
    }
    return result
  }

  private static func length(of line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// The points of each subpath. Each curve is replaced by 16 straight lines.
  var flattened: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    func last() -> CGPoint { lines.last?.last ?? .zero }
    func add(_ points: [CGPoint]) {
      if lines.isEmpty { lines.append([.zero]) }
      lines[lines.count - 1] += points
    }
    let shares = (1...16).map { CGFloat($0) / 16 }
    for element in elements {
      switch element {
      case .move(let end): lines.append([end])
      case .line(let end): add([end])
      case .quadCurve(let end, let control):
        let start = last()
        add(shares.map { t in Self.mix(Self.mix(start, control, t), Self.mix(control, end, t), t) })
      case .curve(let end, let first, let second):
        let start = last()
        add(
          shares.map { t in
            let middle = Self.mix(first, second, t)
            return Self.mix(
              Self.mix(Self.mix(start, first, t), middle, t), Self.mix(middle, Self.mix(second, end, t), t), t)
          })
      case .closeSubpath:
        guard let start = lines.last?.first else { continue }
        add([start])
        lines.append([start])
      }
    }
    return lines.filter { $0.count > 1 }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }
}

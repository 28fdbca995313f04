public import Foundation

/// Lines and curves of Core Graphics, in points.
public class CGPath: @unchecked Sendable {
  package var elements: [Element]

  package init(elements: [Element]) { self.elements = elements }

  package enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath

    fileprivate var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let first, let second): [first, second, end]
      case .closeSubpath: []
      }
    }

    /// - Parameter moved: returns the new position of a point.
    fileprivate func moving(_ moved: (CGPoint) -> CGPoint) -> Element {
      switch self {
      case .move(let end): .move(to: moved(end))
      case .line(let end): .line(to: moved(end))
      case .quadCurve(let end, let control): .quadCurve(to: moved(end), control: moved(control))
      case .curve(let end, let first, let second):
        .curve(to: moved(end), control1: moved(first), control2: moved(second))
      case .closeSubpath: .closeSubpath
      }
    }
  }

  public init() { elements = [] }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
      .map { CGPoint(x: $0.0, y: $0.1) }
    self.init(
      [.move(to: corners[0])] + corners.dropFirst().map { .line(to: $0) } + [.closeSubpath], moved: transform)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.ellipse(rect), moved: transform)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(Self.roundedRect(rect, cornerWidth, cornerHeight), moved: transform)
  }

  private convenience init(_ elements: [Element], moved transform: UnsafePointer<CGAffineTransform>?) {
    let transform = transform?.pointee ?? .identity
    self.init(elements: elements.map { $0.moving { transform.isIdentity ? $0 : $0.applying(transform) } })
  }

  /// A quarter circle is approximated by a cubic curve. This number is the distance between an end of the curve and the
  /// nearest control point, divided by the radius.
  private static let quarter: CGFloat = 0.552_284_75

  /// An ellipse starts at its right end and goes clockwise.
  private static func ellipse(_ rect: CGRect) -> [Element] {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + x * rect.width / 2, y: rect.midY + y * rect.height / 2)
    }
    let ends: [(CGFloat, CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    return [.move(to: point(1, 0))]
      + ends.map { x, y in
        // The end of the curve is a quarter turn further: (-y, x).
        .curve(
          to: point(-y, x), control1: point(x - y * quarter, y + x * quarter),
          control2: point(-y + x * quarter, x + y * quarter))
      } + [.closeSubpath]
  }

  private static func roundedRect(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) -> [Element] {
    let corners = [(rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY), (rect.minX, rect.minY)]
    // From each corner, the directions to the start and to the end of its curve.
    let directions: [(CGVector, CGVector)] = [
      (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)), (CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)), (CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    var elements: [Element] = [.move(to: CGPoint(x: rect.minX + width, y: rect.minY))]
    for ((x, y), (back, forth)) in zip(corners, directions) {
      func point(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: x + direction.dx * width * part, y: y + direction.dy * height * part)
      }
      elements += [
        .line(to: point(back, 1)),
        .curve(to: point(forth, 1), control1: point(back, 1 - quarter), control2: point(forth, 1 - quarter)),
      ]
    }
    return elements + [.closeSubpath]
  }

  public var isEmpty: Bool { elements.isEmpty }
  public var currentPoint: CGPoint { elements.last { !$0.points.isEmpty }?.points.last ?? .zero }

  /// The smallest rectangle around all points of the path, with the control points of curves.
  public var boundingBox: CGRect {
    elements.flatMap(\.points).reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }
}

/// A path of Core Graphics that code changes.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public func move(to point: CGPoint) { elements.append(.move(to: point)) }
  public func addLine(to point: CGPoint) { elements.append(.line(to: point)) }
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
  }
  public func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect, transform: nil)) }
  public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    addPath(CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  public func addPath(_ path: CGPath) { elements += path.elements }
  public func closeSubpath() { elements.append(.closeSubpath) }
}

internal import CoreGraphicsTypes
public import Foundation

/// Lines and curves, in points.
public struct Path: Equatable, Sendable {
  private(set) var elements: [Element] = []

  init(elements: [Element]) { self.elements = elements }

  /// One step of a path.
  @frozen public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public init() {}

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public init(_ rect: CGRect) {
    elements = [
      .move(to: rect.origin), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ]
  }

  public init(ellipseIn rect: CGRect) {
    self.init(CGPath(ellipseIn: rect, transform: nil))
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, size: CGSize(width: cornerRadius, height: cornerRadius))
  }
}

extension Path {
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  mutating func append(_ more: [Element]) { elements += more }

  init(roundedRect rect: CGRect, size: CGSize) {
    let (rx, ry) = (min(size.width, rect.width / 2), min(size.height, rect.height / 2))
    self.init(CGPath(roundedRect: rect, cornerWidth: rx, cornerHeight: ry, transform: nil))
  }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Path {
  /// The path as SVG path data, rounded to hundredths of a point.
  var svg: String {
    elements.map { element in
      switch element {
      case .move(let end): "M\(Self.text(end))"
      case .line(let end): "L\(Self.text(end))"
      case .quadCurve(let end, let control): "Q\(Self.text(control)) \(Self.text(end))"
      case .curve(let end, let first, let second): "C\(Self.text(first)) \(Self.text(second)) \(Self.text(end))"
      case .closeSubpath: "Z"
      }
    }.joined(separator: " ")
  }

  private static func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

  private static func text(_ number: CGFloat) -> String {
    let hundredths = (Double(number) * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
  }
}

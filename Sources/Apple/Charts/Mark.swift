public import SwiftUI

/// One mark of a chart, such as a bar or a point of a line.
struct Mark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  var kind: Kind
  /// The values on the axes; nil if the mark spans the whole axis. A sector has the value of its angle in `y`.
  var x: ClosedRange<PlottedPlace>?
  var y: ClosedRange<PlottedPlace>?
  /// The labels of the values.
  var labels: (x: String, y: String) = ("", "")
  var series: String?
  var style: AnyShapeStyle?
  /// The group whose color the mark has.
  var group: String?
  /// The group of bars that are beside each other.
  var position: String?
  var opacity = 1.0
  var symbolSize: CGFloat = 40
  var symbol: AnyView?
  var hasSymbols = false
  var line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  var interpolation = InterpolationMethod.linear
  var cornerRadius: CGFloat = 0
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var offset = CGSize.zero
  var annotations: [Annotation] = []
  var description: (label: String?, value: String?) = (nil, nil)
  var isHidden = false

  /// A view beside a mark.
  struct Annotation {
    var position: AnnotationPosition
    var content: AnyView
  }
}

/// The size of a mark in one direction.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  enum Size: Sendable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
  let size: Size

  public static let automatic = MarkDimension(size: .automatic)
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .fixed(value)) }
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .ratio(value)) }
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(size: .inset(value)) }

  private init(size: Size) { self.size = size }
  public init(integerLiteral value: Int) { size = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { size = .fixed(value) }

  /// The size in a space of `whole` points.
  func points(of whole: CGFloat, automatic: CGFloat) -> CGFloat {
    switch size {
    case .automatic: automatic
    case .fixed(let value): value
    case .ratio(let ratio): whole * ratio
    case .inset(let inset): max(0, whole - 2 * inset)
    }
  }
}

public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }

public struct InterpolationMethod: Sendable, Hashable, CustomStringConvertible {
  enum Kind: Hashable, Sendable { case linear, curved, stepStart, stepCenter, stepEnd }
  let kind: Kind
  public let description: String

  public static let linear = InterpolationMethod(kind: .linear, description: "linear")
  public static let monotone = InterpolationMethod(kind: .curved, description: "monotone")
  public static let cardinal = InterpolationMethod(kind: .curved, description: "cardinal")
  public static let catmullRom = InterpolationMethod(kind: .curved, description: "catmullRom")
  public static let stepStart = InterpolationMethod(kind: .stepStart, description: "stepStart")
  public static let stepCenter = InterpolationMethod(kind: .stepCenter, description: "stepCenter")
  public static let stepEnd = InterpolationMethod(kind: .stepEnd, description: "stepEnd")
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
}

public struct AnnotationPosition: Hashable, Sendable {
  let alignment: Alignment2D
  enum Alignment2D: Hashable, Sendable {
    case automatic, top, bottom, leading, trailing, center, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  public static let automatic = AnnotationPosition(alignment: .automatic)
  public static let overlay = AnnotationPosition(alignment: .center)
  public static let top = AnnotationPosition(alignment: .top)
  public static let bottom = AnnotationPosition(alignment: .bottom)
  public static let leading = AnnotationPosition(alignment: .leading)
  public static let trailing = AnnotationPosition(alignment: .trailing)
  public static let topLeading = AnnotationPosition(alignment: .topLeading)
  public static let topTrailing = AnnotationPosition(alignment: .topTrailing)
  public static let bottomLeading = AnnotationPosition(alignment: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(alignment: .bottomTrailing)
}

/// The space that annotations may leave.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  public struct Strategy: Hashable, Sendable {
    public static let automatic = Strategy()
    public static let disabled = Strategy()
    public static let padScale = Strategy()
    public static let fit = Strategy()
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
  }
  public struct Boundary: Hashable, Sendable {
    public static let automatic = Boundary()
    public static let plot = Boundary()
    public static let chart = Boundary()
  }
  public static let automatic = AnnotationOverflowResolution()
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// Information about the mark that an annotation is for.
public struct AnnotationContext {
  public let targetSize: CGSize
}

public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  enum Kind: Hashable, Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind
  public static let circle = BasicChartSymbolShape(kind: .circle)
  public static let square = BasicChartSymbolShape(kind: .square)
  public static let triangle = BasicChartSymbolShape(kind: .triangle)
  public static let diamond = BasicChartSymbolShape(kind: .diamond)
  public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
  public static let plus = BasicChartSymbolShape(kind: .plus)
  public static let cross = BasicChartSymbolShape(kind: .cross)
  public static let asterisk = BasicChartSymbolShape(kind: .asterisk)
}

public protocol ChartSymbolShape: Shape {
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  public func strokeBorder(lineWidth: CGFloat = 1) -> Self { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .circle }
  public static var square: BasicChartSymbolShape { .square }
  public static var triangle: BasicChartSymbolShape { .triangle }
  public static var diamond: BasicChartSymbolShape { .diamond }
  public static var pentagon: BasicChartSymbolShape { .pentagon }
  public static var plus: BasicChartSymbolShape { .plus }
  public static var cross: BasicChartSymbolShape { .cross }
  public static var asterisk: BasicChartSymbolShape { .asterisk }
}

extension BasicChartSymbolShape: Shape {
  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect)
    case .triangle: return polygon(3, rect)
    case .diamond: return polygon(4, rect)
    case .pentagon: return polygon(5, rect)
    case .plus, .cross, .asterisk: return spokes(rect)
    }
  }

  private nonisolated func polygon(_ corners: Int, _ rect: CGRect) -> Path {
    var path = Path()
    for corner in 0..<corners {
      let angle = 2 * Double.pi * Double(corner) / Double(corners) - .pi / 2
      let point = CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  private nonisolated func spokes(_ rect: CGRect) -> Path {
    var path = Path()
    let count = kind == .asterisk ? 3 : 2
    for spoke in 0..<count {
      let angle = Double.pi * Double(spoke) / Double(count) + (kind == .cross ? .pi / 4 : 0)
      let (dx, dy) = (cos(angle) * rect.width / 2, sin(angle) * rect.height / 2)
      let normal = CGPoint(x: -dy / 4, y: dx / 4)
      path.move(to: CGPoint(x: rect.midX - dx + normal.x, y: rect.midY - dy + normal.y))
      path.addLine(to: CGPoint(x: rect.midX + dx + normal.x, y: rect.midY + dy + normal.y))
      path.addLine(to: CGPoint(x: rect.midX + dx - normal.x, y: rect.midY + dy - normal.y))
      path.addLine(to: CGPoint(x: rect.midX - dx - normal.x, y: rect.midY - dy - normal.y))
      path.closeSubpath()
    }
    return path
  }
}

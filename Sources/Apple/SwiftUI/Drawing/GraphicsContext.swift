public import Foundation

import SemanticTree

/// The drawing destination of a canvas, for shapes, texts, and images.
///
/// - Approximated: blend modes, filters, and clips are not applied, and images have the size of a symbol.
public struct GraphicsContext {
  let drawing: Drawing
  public var opacity: Double = 1
  public var transform = CGAffineTransform.identity
  public let environment: EnvironmentValues
  public var blendMode = BlendMode.normal

  init(drawing: Drawing, environment: EnvironmentValues) {
    self.drawing = drawing
    self.environment = environment
  }

  /// The drawn content, in order.
  final class Drawing {
    var nodes: [SemanticNode] = []
    var symbols: [AnyHashable: SemanticNode] = [:]
    var approximations: Set<String> = []
    let id: String
    let size: CGSize

    init(id: String, size: CGSize) {
      self.id = id
      self.size = size
    }
  }
}

extension GraphicsContext {
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(translationX: x, y: y).concatenating(transform)
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(scaleX: x, y: y).concatenating(transform)
  }
  public mutating func rotate(by angle: Angle) {
    transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians)).concatenating(transform)
  }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    drawing.note("the filter \(filter.name) is not applied")
  }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    drawing.note("clips of a canvas are not applied")
  }

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path, fill: shading, stroke: nil, lineWidth: nil)
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    draw(path, fill: nil, stroke: shading, lineWidth: lineWidth)
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path, fill: nil, stroke: shading, lineWidth: style.lineWidth)
  }

  private func draw(_ path: Path, fill: Shading?, stroke: Shading?, lineWidth: CGFloat?) {
    guard drawing.hasRoom else { return }
    let figure = path.applying(transform).percentages(of: drawing.size)
    var node = SemanticNode(id: drawing.nextID, role: .shape)
    node.content = .shape(
      .path(figure), fill: fill?.style.painted(in: environment), stroke: stroke?.style.painted(in: environment),
      lineWidth: lineWidth.map { Double($0) })
    drawing.add(node, opacity, in: CGRect(origin: .zero, size: drawing.size))
  }
}

extension GraphicsContext.Drawing {
  private static let most = 1000

  var nextID: String { "\(id).\(nodes.count)" }

  /// Whether more can be drawn. A page with very many elements is slow, and needs much memory.
  var hasRoom: Bool {
    if nodes.count < Self.most { return true }
    note("this canvas draws more than \(Self.most) shapes, and is shown without the rest")
    return false
  }

  func add(_ node: SemanticNode, _ opacity: Double, in frame: CGRect) {
    guard hasRoom else { return }
    var node = node
    node.boxes.append(.frame(.init(width: Double(frame.width), height: Double(frame.height))))
    if frame.origin != .zero { node.boxes.append(.offset(x: Double(frame.minX), y: Double(frame.minY))) }
    if opacity < 1 { node.boxes.append(.opacity(opacity)) }
    nodes.append(node)
  }

  func note(_ approximation: String) { approximations.insert(approximation) }
}

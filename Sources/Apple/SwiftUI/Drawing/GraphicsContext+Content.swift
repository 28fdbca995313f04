public import Foundation

import SemanticTree

// Texts, images, and views that a canvas draws.

extension GraphicsContext {
  /// A text, ready to be measured and drawn.
  public struct ResolvedText {
    public var shading: Shading
    let node: SemanticNode

    public func measure(in size: CGSize) -> CGSize { Sizing.size(of: node, LayoutFacts(), ProposedViewSize(size)) }
  }

  /// An image, ready to be measured and drawn.
  public struct ResolvedImage {
    public let size: CGSize
    public var shading: Shading?
    let node: SemanticNode
  }

  /// One of the canvas's symbol views, ready to be measured and drawn.
  public struct ResolvedSymbol {
    public let size: CGSize
    let node: SemanticNode
  }

  public func resolve(_ text: Text) -> ResolvedText {
    var node = SemanticNode(id: drawing.nextID, role: .text, label: text.plain(in: environment))
    environment.inherited.dress(&node)
    return ResolvedText(shading: .foreground, node: node)
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    var node = SemanticNode(id: drawing.nextID, role: .image, label: image.spoken)
    node.content = .image(image.source)
    return ResolvedImage(size: Sizing.size(of: node, LayoutFacts(), .unspecified), shading: nil, node: node)
  }

  public func resolveSymbol<ID>(id: ID) -> ResolvedSymbol? where ID: Hashable {
    drawing.symbols[AnyHashable(id)].map {
      ResolvedSymbol(size: Sizing.size(of: $0, LayoutFacts(), .unspecified), node: $0)
    }
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.node, of: text.measure(in: drawing.size), at: point, anchor)
  }
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    place(text.node, of: rect.size, at: rect.origin, .topLeading)
  }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image.node, of: image.size, at: point, anchor)
  }
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(image.node, of: rect.size, at: rect.origin, .topLeading)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol.node, of: symbol.size, at: point, anchor)
  }
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    place(symbol.node, of: rect.size, at: rect.origin, .topLeading)
  }

  private func place(_ node: SemanticNode, of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
    let point = point.applying(transform)
    let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    var node = node
    node.id = drawing.nextID
    drawing.add(node, opacity, in: CGRect(origin: origin, size: size))
  }
}

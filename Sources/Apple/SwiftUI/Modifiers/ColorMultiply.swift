import SemanticTree

/// Multiplies the colors of the content by a color.
struct MultiplyModifier {
  let color: Color
}

extension MultiplyModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let (color, environment) = (color, context.environment)
    let inner = context.collect(0) { $0.walk(content) }
    let layer = context.pieces(of: color.blendMode(.multiply), at: 1)
    context.add(
      .rearranged(
        inner + [.carried(.layer, layer)],
        { assembly in
          let layer = assembly.carried.take(.layer)
          for index in assembly.nodes.indices
          where !assembly.nodes[index].multiply(by: color, in: environment) {
            assembly.nodes[index].boxes.append(.overlay(layer, alignment: Alignment.center.semantic))
          }
        }))
  }
}

extension SemanticNode {
  /// Multiplies the only color of a text, a symbol, or a shape. Returns false for anything else.
  fileprivate mutating func multiply(by color: SwiftUI.Color, in environment: EnvironmentValues) -> Bool {
    let isPlain = boxes.allSatisfy { box in
      switch box {
      case .fill, .border, .background, .overlay: false
      default: true
      }
    }
    guard isPlain, children.isEmpty else { return false }
    func product(_ paint: Paint) -> Paint? { paint.multiplied(by: color, in: environment) }
    switch (role, content) {
    case (.text, _), (.image, .image(.symbol)):
      guard let paint = product(style.foreground ?? .color(.named("primary"))) else { return false }
      style.foreground = paint
      guard case .text(var runs) = content else { break }
      for index in runs.indices {
        guard let own = runs[index].foreground else { continue }
        guard let paint = product(own) else { return false }
        runs[index].foreground = paint
      }
      content = .text(runs: runs)
    case (.color, .paint(let paint)):
      guard let paint = product(paint) else { return false }
      content = .paint(paint)
    case (.shape, .shape(let shape, let fill, let stroke, let width)):
      let (newFill, newStroke) = (fill.flatMap(product), stroke.flatMap(product))
      guard (fill == nil) == (newFill == nil), (stroke == nil) == (newStroke == nil) else { return false }
      content = .shape(shape, fill: newFill, stroke: newStroke, lineWidth: width)
    default: return false
    }
    return true
  }
}

extension SemanticNode.Paint {
  /// The product of two colors; nil if this is not one color.
  fileprivate func multiplied(by color: SwiftUI.Color, in environment: EnvironmentValues) -> Self? {
    switch self {
    case .opacity(let paint, let opacity):
      return paint.multiplied(by: color, in: environment).map { .opacity($0, opacity) }
    // Black stays black, and white becomes the color.
    case .color(.named("primary")): return environment.colorScheme == .dark ? color.paint : self
    case .color(.named("white")): return color.paint
    case .color(let base):
      let one = SwiftUI.Color(base).resolve(in: environment)
      let other = color.resolve(in: environment)
      return SwiftUI.Color(
        SwiftUI.Color.Resolved(
          red: one.red * other.red, green: one.green * other.green, blue: one.blue * other.blue,
          opacity: one.opacity * other.opacity)
      ).paint
    default: return nil
    }
  }
}

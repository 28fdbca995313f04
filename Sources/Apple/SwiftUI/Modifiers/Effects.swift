public import Foundation

import SemanticTree

extension View {
  public nonisolated func opacity(_ opacity: Double) -> some View { boxed(.opacity(opacity)) }

  public nonisolated func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
    modifier(NodeModifier { $0.boxes.append(.border(content.painted(in: $1), width: Double(width))) })
  }

  /// Clips the content to the view's bounds.
  ///
  /// - Approximated: `antialiased` has no effect. The browser determines how smooth the edges are.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { boxed(.clip(.rectangle)) }

  public nonisolated func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
    modifier(NodeModifier(shaped: { .clip(shape.semantic(in: $1)) }))
  }

  @available(*, deprecated, message: "Use `clipShape` or `fill` instead.")
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    boxed(.shadow(color.paint, radius: Double(radius), x: Double(x), y: Double(y)))
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    boxed(.offset(x: Double(x), y: Double(y)))
  }
  public nonisolated func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Rotates the view.
  ///
  /// - Approximated: `anchor` has no effect. The view always rotates about its center.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    boxed(.rotation(angle.degrees))
  }

  /// Scales the content of the view.
  ///
  /// - Approximated: `anchor` has no effect. The view is always scaled about its center.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the content of the view.
  ///
  /// - Approximated: `anchor` has no effect. The view is always scaled about its center.
  public nonisolated func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    boxed(.scale(x: Double(x), y: Double(y)))
  }

  /// Blurs the view.
  ///
  /// - Approximated: `opaque` has no effect.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { boxed(.blur(Double(radius))) }

  /// Hides the view but keeps its space. Nothing inside is interactive.
  public nonisolated func hidden() -> some View {
    changingNodes { node in
      node.boxes.append(.hidden)
      node.traits.insert(.hidden)
      node.removeActions()
    }
  }

  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    inheriting { $0.redaction.formUnion(reason) }
  }
  public nonisolated func unredacted() -> some View { inheriting { $0.redaction = [] } }
}

import SemanticTree

extension View {
  /// - Parameter amount: The value to add to each color component. The value -1 results in black, and the value 1
  ///   results in white.
  ///
  /// - Approximated: the HTML page multiplies each component by a factor, instead of adding the value.
  public nonisolated func brightness(_ amount: Double) -> some View { boxed(.effect(.brightness(amount))) }
  public nonisolated func contrast(_ amount: Double) -> some View { boxed(.effect(.contrast(amount))) }
  public nonisolated func saturation(_ amount: Double) -> some View { boxed(.effect(.saturation(amount))) }
  public nonisolated func grayscale(_ amount: Double) -> some View { boxed(.effect(.grayscale(amount))) }
  public nonisolated func hueRotation(_ angle: Angle) -> some View { boxed(.effect(.hueRotation(angle.degrees))) }
  public nonisolated func colorInvert() -> some View { boxed(.effect(.invert)) }

  /// Sets how the view's colors blend with the colors behind the view.
  ///
  /// - Approximated: modes that CSS does not support have no effect on an HTML page.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { boxed(.blend("\(blendMode)")) }

  /// Makes opacity and blending apply to the content as a whole, not to each view in it. An HTML page always does this,
  /// so the modifier has no effect.
  public nonisolated func compositingGroup() -> some View { modifier(EmptyModifier()) }

  /// Puts the view in front of neighbors with lower values.
  public nonisolated func zIndex(_ value: Double) -> some View { boxed(.order(value)) }

  /// Shows only the part of the content that the mask covers.
  ///
  /// - Approximated: a mask that is not a shape has no effect.
  public nonisolated func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  where Mask: View {
    modifier(MaskModifier(mask: mask()))
  }

  public nonisolated func mask<Mask>(_ mask: Mask) -> some View where Mask: View { modifier(MaskModifier(mask: mask)) }
}

/// How a view's colors blend with the colors behind the view.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue,
    saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

extension BlendMode: Equatable, Hashable {}

struct MaskModifier<Mask: View> {
  let mask: Mask
}

extension MaskModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let inner = context.collect(0) { $0.walk(content) }
    let mask = context.pieces(of: mask, at: 1)
    context.add(
      .rearranged(
        inner + [.carried(.layer, mask)],
        { assembly in
          let mask = assembly.carried.take(.layer)
          assembly.nodes = assembly.nodes.map { $0.masked(by: mask) }
        }))
  }
}

extension SemanticNode {
  /// The element where the mask covers it. A mask of text or symbols gives them the paint of the element.
  fileprivate func masked(by mask: [SemanticNode]) -> SemanticNode {
    var node = self
    if mask.count == 1, case .shape(let shape, _, _, _) = mask[0].content {
      node.boxes.append(.clip(shape))
    } else if case .overlay(let cover, _)? = boxes.last, cover.count == 1, let paint = cover[0].paint,
      mask.map(\.written) == [written]
    {
      node.boxes.removeLast()
      node.write(in: paint)
    } else if let paint, mask.count == 1, !mask[0].written.isEmpty {
      node = mask[0]
      node.write(in: paint)
      var area = Box.Frame()
      (area.fillsWidth, area.fillsHeight) = (true, true)
      node.boxes += [.frame(area)] + boxes
    } else {
      node.approximations.append("a mask that is neither a shape nor text has no effect")
    }
    return node
  }

  /// The color or gradient that covers the element's area.
  private var paint: Paint? {
    switch content {
    case .paint(let paint): paint
    case .shape(.rectangle, let fill, _, _): fill
    default: nil
    }
  }

  /// The texts and symbols in the element.
  private var written: [String] {
    [.text, .image].contains(role) ? [label ?? ""] : children.flatMap(\.written)
  }

  private mutating func write(in paint: Paint) {
    style.foreground = paint
    for index in children.indices { children[index].write(in: paint) }
  }
}

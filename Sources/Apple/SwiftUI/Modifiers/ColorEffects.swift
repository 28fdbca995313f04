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

public import Foundation

extension View {
  public nonisolated func font(_ font: Font?) -> some View { inheriting { $0.font = font } }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { inheriting { $0.fontWeight = weight } }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { inheriting { $0.fontDesign = design } }
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    inheriting { $0.fontWeight = isActive ? .bold : nil }
  }
  public nonisolated func italic(_ isActive: Bool = true) -> some View { inheriting { $0.isItalic = isActive } }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    inheriting { $0.fontDesign = isActive ? .monospaced : nil }
  }
  public nonisolated func monospacedDigit() -> some View { inheriting { $0.usesMonospacedDigits = true } }

  /// Draws a line under the text.
  ///
  /// - Approximated: the line is solid and has the color of the text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inheriting { $0.isUnderlined = isActive }
  }

  /// Draws a line through the text.
  ///
  /// - Approximated: the line is solid and has the color of the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inheriting { $0.isStruckThrough = isActive }
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    inheriting { $0.textAlignment = alignment }
  }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    inheriting { $0.truncation = mode }
  }
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    inheriting { $0.lineSpacing = lineSpacing }
  }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { inheriting { $0.tracking = tracking } }
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { inheriting { $0.tracking = kerning } }
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { inheriting { $0.textCase = textCase } }
  public nonisolated func lineLimit(_ number: Int?) -> some View { inheriting { $0.lineLimit = number } }
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
  /// - Approximated: the text may have fewer lines.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { inheriting { $0.imageScale = scale } }
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    inheriting { $0.symbolVariant = SymbolVariants(names: ($0.symbolVariant?.names ?? []) + variant.names) }
  }
}

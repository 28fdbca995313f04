public import Foundation

extension EnvironmentValues {
  public var font: Font? {
    get { inherited.font }
    set { inherited.font = newValue }
  }

  public var lineLimit: Int? {
    get { inherited.lineLimit }
    set { inherited.lineLimit = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { inherited.textAlignment ?? .leading }
    set { inherited.textAlignment = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { inherited.truncation ?? .tail }
    set { inherited.truncation = newValue }
  }

  /// The distance between lines of text, in points.
  public var lineSpacing: CGFloat {
    get { inherited.lineSpacing ?? 0 }
    set { inherited.lineSpacing = newValue }
  }

  public var textCase: Text.Case? {
    get { inherited.textCase }
    set { inherited.textCase = newValue }
  }

  public var imageScale: Image.Scale {
    get { inherited.imageScale ?? .medium }
    set { inherited.imageScale = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { inherited.symbolVariant ?? .none }
    set { inherited.symbolVariant = newValue }
  }

  public var controlSize: ControlSize {
    get { inherited.controlSize ?? .regular }
    set { inherited.controlSize = newValue }
  }

  public var colorScheme: ColorScheme {
    get { inherited.colorScheme ?? .light }
    set { inherited.colorScheme = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { inherited.layoutDirection ?? .leftToRight }
    set { inherited.layoutDirection = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { inherited.redaction }
    set { inherited.redaction = newValue }
  }
}

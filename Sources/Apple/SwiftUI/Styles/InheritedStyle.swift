import Foundation
import SemanticTree

/// The appearance that views inherit. All settings together are one value in the environment, so that an element reads
/// only one value.
struct InheritedStyle {
  var font: Font?
  var fontWeight: Font.Weight?
  var fontDesign: Font.Design?
  var fontWidth: Font.Width?
  var isItalic: Bool?
  var usesMonospacedDigits = false
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  /// The foreground styles that are set, in the order primary, secondary, tertiary.
  var foreground: [SemanticNode.Paint] = []
  var tint: SemanticNode.Paint?
  var textAlignment: TextAlignment?
  var lineLimit: Int?
  var truncation: Text.TruncationMode?
  var lineSpacing: CGFloat?
  var tracking: CGFloat?
  var textCase: Text.Case?
  var controlSize: ControlSize?
  var imageScale: Image.Scale?
  var symbolVariant: SymbolVariants?
  var colorScheme: ColorScheme?
  var layoutDirection: LayoutDirection?
  var redaction: RedactionReasons = []
  var hidesLabels = false
}

private struct InheritedStyleKey: EnvironmentKey {
  static let defaultValue = InheritedStyle()
}

extension EnvironmentValues {
  var inherited: InheritedStyle {
    get { self[InheritedStyleKey.self] }
    set { self[InheritedStyleKey.self] = newValue }
  }
}

extension InheritedStyle {
  var isRedacted: Bool { redaction.contains(.placeholder) }

  /// Applies the inherited style to a node.
  func dress(_ node: inout SemanticNode) {
    node.style.font = semanticFont
    node.style.foreground = foreground.first
    node.style.tint = tint
    node.style.controlSize = controlSize.map { "\($0)" }
    node.style.colorScheme = colorScheme.map { $0 == .dark ? .dark : .light }
    if let family = node.style.font?.family { node.note(missingFont: family) }
    if isRedacted { node.traits.insert(.loading) }
  }

  /// Applies settings for multi-line text.
  func layOutText(_ node: inout SemanticNode) {
    node.layout.lineLimit = lineLimit
    node.layout.textAlignment = textAlignment.map(\.semantic)
    node.layout.truncation = truncation.map(\.semantic)
    node.style.lineSpacing = lineSpacing.map { Double($0) }
    node.style.tracking = tracking.map { Double($0) }
    node.style.textCase = textCase.map { $0 == .uppercase ? .uppercase : .lowercase }
    node.style.underline = isUnderlined
    node.style.strikethrough = isStruckThrough
  }

  /// Returns the run with a complete font. If the run has a font without a weight or without a slant, the font gets the
  /// inherited weight or slant.
  func completed(_ run: SemanticNode.TextRun) -> SemanticNode.TextRun {
    guard var font = run.font else { return run }
    font.weight = font.weight ?? fontWeight?.name
    font.italic = font.italic ?? isItalic
    var run = run
    run.font = font
    return run
  }

  private var semanticFont: SemanticNode.Style.Font? {
    guard
      font != nil || fontWeight != nil || fontDesign != nil || fontWidth != nil || isItalic != nil
        || usesMonospacedDigits
    else {
      return nil
    }
    var result = (font ?? .body).weighted(fontWeight).designed(fontDesign).semantic
    result.italic = isItalic ?? result.italic
    if let fontWidth { result.width = Double(fontWidth.value) }
    if usesMonospacedDigits { result.monospacedDigits = true }
    return result
  }
}

extension SemanticNode {
  mutating func note(missingFont family: String) {
    let note = "the font \(family) is not drawn, but the font of the reader's system"
    if !approximations.contains(note) { approximations.append(note) }
  }
}

extension TextAlignment {
  var semantic: SemanticNode.Layout.HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  var semantic: SemanticNode.Layout.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

import SemanticTree

/// A style of a text. The style is kept when the text becomes part of another text.
enum TextChange: Equatable, Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case design(Font.Design?)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigits
  case underline(Bool)
  case strikethrough(Bool)
  case foreground(TextPaint)
}

extension TextChange {
  /// Applies the style to a run. A value that the run already has is kept, since it comes from an inner style, which
  /// takes precedence.
  func apply(to run: inout SemanticNode.TextRun, in environment: EnvironmentValues) {
    switch self {
    case .font(let font): if run.font == nil { run.font = font?.semantic }
    case .weight(let weight): if let weight { change(&run, environment) { $0.weight = $0.weight ?? weight.name } }
    case .design(let design): if let design { change(&run, environment) { $0.design = $0.design ?? "\(design)" } }
    case .bold(let on): run.bold = run.bold ?? on
    case .italic(let on): run.italic = run.italic ?? on
    case .monospaced(let on): if on { change(&run, environment) { $0.design = $0.design ?? "monospaced" } }
    case .monospacedDigits: change(&run, environment) { $0.monospacedDigits = true }
    case .underline(let on): run.underline = run.underline ?? on
    case .strikethrough(let on): run.strikethrough = run.strikethrough ?? on
    case .foreground(let paint): if run.foreground == nil { run.foreground = paint.style?.painted(in: environment) }
    }
  }

  private func change(
    _ run: inout SemanticNode.TextRun, _ environment: EnvironmentValues, _ work: (inout SemanticNode.Style.Font) -> Void
  ) {
    var font = run.font ?? environment.font?.semantic ?? .init(textStyle: "body")
    work(&font)
    run.font = font
  }
}

/// The foreground style of text. Two foreground styles are equal if they have the same paint in the default
/// environment.
struct TextPaint: Equatable, Sendable {
  let style: (any ShapeStyle)?

  static func == (lhs: TextPaint, rhs: TextPaint) -> Bool {
    let plain = EnvironmentValues()
    return lhs.style?.painted(in: plain) == rhs.style?.painted(in: plain)
  }
}

import SemanticTree

extension SemanticNode {
  /// The CSS classes for an element's text: font, color, case, and line limit.
  func textClasses(_ rules: inout ClassRules) -> [String] {
    var classes = style.font.map { $0.classes(&rules) } ?? []
    if let foreground = style.foreground {
      classes.append(rules.rule("color:\(role == .image ? foreground.flatCSS : foreground.inkCSS)"))
    }
    if style.underline == true { classes.append("un") }
    if style.strikethrough == true { classes.append("st") }
    if style.monospacedDigits == true { classes.append("md") }
    if let textCase = style.textCase { classes.append(rules.rule("text-transform:\(textCase.rawValue)")) }
    if let tracking = style.tracking { classes.append(rules.length("tr", tracking, "letter-spacing")) }
    switch layout.textAlignment {
    case .center: classes.append("tc")
    case .trailing: classes.append("te")
    case .leading, nil: break
    }
    if let lines = layout.lineLimit, lines > 0 {
      let clamp = "display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:\(lines);overflow:hidden"
      classes.append(rules.rule("ll\(lines)", clamp))
    }
    return classes
  }
}

extension SemanticNode.Style.Font {
  private static let weights = [
    "ultraLight": 200, "thin": 250, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  private static let smallCapitals = ["all": "all-small-caps", "lowercase": "small-caps", "uppercase": "unicase"]

  func classes(_ rules: inout ClassRules) -> [String] {
    var classes: [String] = []
    if let textStyle, textStyle.allSatisfy({ $0 != " " }) { classes.append("f-\(textStyle)") }
    if let size {
      // Only the size of a font with a text style follows the reader's text size.
      classes.append(
        textStyle == nil
          ? rules.length("fs", size, "font-size")
          : rules.rule("fd" + size.cssName, "font-size:calc(\(size.css)px + var(--pv-d))"))
    }
    if let weight = weight.flatMap({ Self.weights[$0] }) {
      classes.append(rules.rule("fwt\(weight)", "font-weight:\(weight)"))
    }
    switch design {
    case "monospaced": classes.append("mono")
    case "serif": classes.append("serif")
    case "rounded": classes.append("round")
    default: break
    }
    if let width {
      classes.append(
        rules.rule("fst" + width.cssName, "font-stretch:\((100 + width * 100).css)%"))
    }
    if let capitals, let value = Self.smallCapitals[capitals] {
      classes.append(rules.rule("fvc-" + capitals, "font-variant-caps:" + value))
    }
    if let leading {
      classes.append(rules.rule("lh-" + leading, "line-height:" + (leading == "tight" ? "1.15" : "1.6")))
    }
    if italic == true { classes.append("it") }
    if monospacedDigits == true { classes.append("md") }
    return classes
  }
}

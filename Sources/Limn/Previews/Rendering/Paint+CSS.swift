import SemanticTree

extension SemanticNode.Paint {
  /// The CSS value of a color or gradient that fills an area.
  var css: String {
    switch self {
    case .color(let color): color.css
    case .gradient(let gradient): gradient.css
    case .material: "var(--pv-material)"
    case .opacity(let paint, let opacity):
      "color-mix(in srgb,\(paint.css) \((opacity * 100).css)%,transparent)"
    }
  }

  /// The CSS color for lines and symbols. A gradient is replaced by its first color.
  var flatCSS: String {
    switch self {
    case .gradient(let gradient): gradient.stops.first?.color.css ?? "currentColor"
    case .opacity(let paint, let opacity):
      "color-mix(in srgb,\(paint.flatCSS) \((opacity * 100).css)%,transparent)"
    default: css
    }
  }

  /// The CSS color for text. A named color is shown in a tone that is readable as text.
  var inkCSS: String { flatCSS.replacing("--pvf-", with: "--pv-") }
}

extension SemanticNode.Paint.Color {
  /// Names of the colors for which the style sheet has a light and a dark value.
  static let known = toned.union([
    "primary", "secondary", "tertiary", "quaternary", "background", "black", "white", "clear",
  ])

  private static let toned = Set(
    "red orange yellow green mint teal cyan blue indigo purple pink brown gray accent".words)

  fileprivate var css: String {
    switch self {
    case .named("clear"): "transparent"
    case .named("black"): "#000"
    case .named("white"): "#fff"
    case .named("accentColor"), .named("tint"), .asset: "var(--pvf-accent)"
    case .named(let name):
      "var(--pv\(Self.toned.contains(name) ? "f-" + name : "-" + (Self.known.contains(name) ? name : "gray")))"
    case .adaptive(let light, let dark): "light-dark(\(light.css),\(dark.css))"
    case .components(let red, let green, let blue, let opacity):
      "rgb(\(Self.byte(red)) \(Self.byte(green)) \(Self.byte(blue)) / \(opacity.css))"
    }
  }

  private static func byte(_ part: Double) -> Int { part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0 }
}

extension SemanticNode.Paint.Gradient {
  fileprivate var css: String {
    let list = stops.map { "\($0.color.css) \(($0.location * 100).css)%" }.joined(separator: ",")
    switch kind {
    case .linear(let fromX, let fromY, let toX, let toY):
      return "linear-gradient(\(Self.direction(toX - fromX, toY - fromY)),\(list))"
    case .radial(let x, let y, _, _):
      return "radial-gradient(circle at \((x * 100).css)% \((y * 100).css)%,\(list))"
    case .angular(let x, let y, let from, _):
      let angle = (from + 90).css
      return "conic-gradient(from \(angle)deg at \((x * 100).css)% \((y * 100).css)%,\(list))"
    }
  }

  private static func direction(_ x: Double, _ y: Double) -> String {
    let horizontal = x > 0.01 ? "right" : x < -0.01 ? "left" : ""
    let sides = [y > 0.01 ? "bottom" : y < -0.01 ? "top" : "", horizontal].filter { !$0.isEmpty }
    return "to " + (sides.isEmpty ? "bottom" : sides.withSpaces)
  }
}

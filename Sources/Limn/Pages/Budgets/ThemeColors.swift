import LimnDiagnostics

/// The colors that style sheets assign to custom properties, for the light and dark schemes. Later style sheets
/// override earlier ones.
struct ThemeColors {
  /// Red, green, and blue, each from 0 to 1.
  typealias Channels = [Double]

  /// A color, with its location if a custom theme sets it.
  struct Entry {
    var channels: Channels
    var location: Location?
  }

  private(set) var light: [String: Entry] = [:]
  private(set) var dark: [String: Entry] = [:]
  /// The custom properties that had a color before, but now have a value with a color syntax that this type cannot
  /// parse.
  private(set) var unread: [(name: String, value: String, location: Location?)] = []
}

extension ThemeColors {
  /// Reads one style sheet.
  ///
  /// - Parameter location: returns the location of a line, or nil for a built-in style sheet.
  mutating func read(_ css: String, location: (_ line: Int) -> Location?) {
    for declaration in StyleDeclarations.read(css) where declaration.property.hasPrefix("--") {
      // The check covers the light and dark schemes of the screen, so the colors for printing are skipped.
      if declaration.context.contains(where: { $0.hasPrefix("@media") && $0.contains("print") }) { continue }
      let selector = declaration.context.last ?? ""
      let name = String(declaration.property.dropFirst(2))
      let layers = name == "layer" ? (0..<8).map { "layer-\($0)" }.filter { selector.contains("." + $0) } : [name]
      for name in layers { set(name, declaration, location(declaration.line)) }
    }
  }

  private mutating func set(_ name: String, _ declaration: StyleDeclarations.Declaration, _ location: Location?) {
    let scope = declaration.context.joined(separator: " ")
    let isDarkOnly = Self.isOnly("dark", scope)
    let isLightOnly = Self.isOnly("light", scope)
    let values = Self.arguments(of: "light-dark", in: declaration.value) ?? [declaration.value, declaration.value]
    guard values.count == 2, let lightColor = color(values[0], in: light), let darkColor = color(values[1], in: dark)
    else {
      if known.contains(name) { unread.append((name, declaration.value, location)) }
      return
    }
    if !isDarkOnly { light[name] = Entry(channels: lightColor, location: location) }
    if !isLightOnly { dark[name] = Entry(channels: darkColor, location: location) }
  }

  /// The names of custom properties that already have a color. If a later value of such a property cannot be parsed as
  /// a color, the value is added to `unread`. Other properties can be lengths or fonts, so their values are ignored.
  private var known: Set<String> { Set(light.keys) }

  private func color(_ text: String, in colors: [String: Entry]) -> Channels? {
    let text = text.trimmed.lowercased()
    if let name = Self.arguments(of: "var", in: text)?.first {
      return colors[String(name.drop { $0 == "-" })]?.channels
    }
    if text == "white" { return [1, 1, 1] }
    if text == "black" { return [0, 0, 0] }
    if let parts = Self.arguments(of: "rgb", in: text) {
      let numbers = parts.flatMap { $0.split(separator: " ") }.compactMap { Double($0) }
      return numbers.count == 3 ? numbers.map { $0 / 255 } : nil
    }
    guard text.hasPrefix("#"), text.count == 4 || text.count == 7 else { return nil }
    let digits = text.dropFirst().flatMap { text.count == 4 ? [$0, $0] : [$0] }
    guard let number = Int(String(digits), radix: 16) else { return nil }
    return [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
  }
}

extension ThemeColors {
  /// Whether a declaration applies only in one color scheme.
  ///
  /// - Parameters:
  ///   - scheme: `light` or `dark`.
  ///   - scope: the media queries and selectors around the declaration.
  private static func isOnly(_ scheme: String, _ scope: String) -> Bool {
    guard scope.contains("color-scheme") || scope.contains("data-theme") else { return false }
    let plain = scope.filter { $0 != " " && $0 != "\"" && $0 != "'" }
    return plain.contains("prefers-color-scheme:" + scheme) || plain.contains("data-theme=" + scheme)
  }

  /// The arguments of a function call such as `rgb(1, 2, 3)`; nil if the value is not a call of the function.
  private static func arguments(of function: String, in value: String) -> [String]? {
    guard value.hasPrefix(function + "("), value.hasSuffix(")") else { return nil }
    var parts = [""]
    var depth = 0
    for character in value.dropFirst(function.count + 1).dropLast() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map(\.trimmed)
  }
}

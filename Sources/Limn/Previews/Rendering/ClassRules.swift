/// CSS classes for the lengths and colors in rendered trees, with their declarations.
///
/// The content security policy forbids inline styles. So each length and color becomes a class, and all previews share
/// the classes.
struct ClassRules: Hashable {
  private var declarations: [String: String] = [:]

  /// The style sheet, sorted, with one line for each class.
  var css: String { declarations.sorted { $0.key < $1.key }.map { ".pv .\($0.key){\($0.value)}\n" }.joined() }

  mutating func merge(_ other: ClassRules) { declarations.merge(other.declarations) { first, _ in first } }

  /// Adds a class for a length in points. For example, `length("w", 120, "width")` returns `w120` and adds the
  /// declaration `width:120px`.
  mutating func length(_ prefix: String, _ points: Double, _ property: String) -> String {
    rule(prefix + points.cssName, "\(property):\(points.css)px")
  }

  /// Adds a class with a declaration, and returns the name of the class, which depends only on the declaration.
  mutating func rule(_ declaration: String) -> String { rule("x" + declaration.cssHash, declaration) }

  /// Adds a class with a declaration, and returns the name of the class. Two different declarations must not have the
  /// same name.
  mutating func rule(_ name: String, _ declaration: String) -> String {
    declarations[name] = declaration
    return name
  }
}

extension String {
  /// A short text that stands for this one in class names.
  var cssHash: String { String(utf8.reduce(5381 as UInt32) { $0 &* 33 &+ UInt32($1) }, radix: 36) }
}

extension Double {
  /// The number in CSS syntax, with at most two decimal places.
  var css: String {
    guard isFinite else { return "9999" }
    let hundredths = Int((min(max(self, -99999), 99999) * 100).rounded())
    return "\(Double(hundredths) / 100)".trimmingSuffix(".0")
  }

  /// The number in the form used in class names. For example, `-1.5` becomes `n1_5`.
  var cssName: String { css.replacing("-", with: "n").replacing(".", with: "_") }
}

import SemanticTree

extension Color: CustomStringConvertible {
  /// The name of the color, or its components as hexadecimal numbers.
  public var description: String {
    let text =
      switch base {
      case .named(let name): name
      case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
      case .components(let red, let green, let blue, let opacity):
        "#"
          + [red, green, blue, opacity].map { part in
            let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
          }.joined()
      case .adaptive(let light, _): Color(light).description
      }
    return strength == 1 ? text : "\(Int((strength * 100).rounded()))% \(text)"
  }
}

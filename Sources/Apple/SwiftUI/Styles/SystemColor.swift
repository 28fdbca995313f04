import SemanticTree

/// Colors of iOS by the names of their properties in UIKit.
@_spi(Headless) public enum SystemColor: String, Sendable, CaseIterable {
  case tertiaryLabel, quaternaryLabel, placeholderText, separator, opaqueSeparator, lightText, darkText
  case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
}

extension SystemColor {
  @_spi(Headless) public var color: Color { Color(adaptive) }

  /// Returns a color by its name in an asset catalog, which ends in `Color`. Nil for an unknown name.
  static func named(_ reference: String) -> SemanticNode.Paint.Color? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
    if let known = SystemColor(rawValue: name) { return known.adaptive }
    let shared = ["label": "primary", "secondaryLabel": "secondary", "link": "blue", "tint": "accent"]
    let plain = name.hasPrefix("system") ? name.dropFirst("system".count).lowercased() : name
    let hues = [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
      "white", "black", "clear",
    ]
    return (shared[name] ?? (hues.contains(plain) ? plain : nil)).map { .named($0) }
  }

  private var adaptive: SemanticNode.Paint.Color {
    let (light, dark) = variants
    return light == dark ? light.paint : .adaptive(light: light.paint, dark: dark.paint)
  }

  /// Red, green, and blue as the digits of a hexadecimal number, and the opacity.
  private struct Variant: Equatable {
    var digits: Int
    var opacity = 1.0

    var paint: SemanticNode.Paint.Color {
      let part = { (shift: Int) in Double(digits >> shift & 0xff) / 255 }
      return .components(red: part(16), green: part(8), blue: part(0), opacity: opacity)
    }
  }

  private var variants: (light: Variant, dark: Variant) {
    switch self {
    case .tertiaryLabel, .placeholderText:
      (Variant(digits: 0x3c3c43, opacity: 0.3), Variant(digits: 0xebebf5, opacity: 0.3))
    case .quaternaryLabel: (Variant(digits: 0x3c3c43, opacity: 0.18), Variant(digits: 0xebebf5, opacity: 0.16))
    case .separator: (Variant(digits: 0x3c3c43, opacity: 0.29), Variant(digits: 0x545458, opacity: 0.6))
    case .opaqueSeparator: (Variant(digits: 0xc6c6c8), Variant(digits: 0x38383a))
    case .lightText: (Variant(digits: 0xffffff, opacity: 0.6), Variant(digits: 0xffffff, opacity: 0.6))
    case .darkText: (Variant(digits: 0x000000), Variant(digits: 0x000000))
    case .systemGray2: (Variant(digits: 0xaeaeb2), Variant(digits: 0x636366))
    case .systemGray3: (Variant(digits: 0xc7c7cc), Variant(digits: 0x48484a))
    case .systemGray4: (Variant(digits: 0xd1d1d6), Variant(digits: 0x3a3a3c))
    case .systemGray5: (Variant(digits: 0xe5e5ea), Variant(digits: 0x2c2c2e))
    case .systemGray6, .secondarySystemBackground: (Variant(digits: 0xf2f2f7), Variant(digits: 0x1c1c1e))
    case .systemFill: (Variant(digits: 0x787880, opacity: 0.2), Variant(digits: 0x787880, opacity: 0.36))
    case .secondarySystemFill: (Variant(digits: 0x787880, opacity: 0.16), Variant(digits: 0x787880, opacity: 0.32))
    case .tertiarySystemFill: (Variant(digits: 0x767680, opacity: 0.12), Variant(digits: 0x767680, opacity: 0.24))
    case .quaternarySystemFill: (Variant(digits: 0x747480, opacity: 0.08), Variant(digits: 0x747480, opacity: 0.18))
    case .systemBackground: (Variant(digits: 0xffffff), Variant(digits: 0x000000))
    case .systemGroupedBackground: (Variant(digits: 0xf2f2f7), Variant(digits: 0x000000))
    case .secondarySystemGroupedBackground: (Variant(digits: 0xffffff), Variant(digits: 0x1c1c1e))
    case .tertiarySystemBackground: (Variant(digits: 0xffffff), Variant(digits: 0x2c2c2e))
    case .tertiarySystemGroupedBackground: (Variant(digits: 0xf2f2f7), Variant(digits: 0x2c2c2e))
    }
  }
}

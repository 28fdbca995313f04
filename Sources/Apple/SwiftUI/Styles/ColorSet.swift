import Foundation

import SemanticTree

/// The file of a color in an asset catalog: a color for each device and appearance.
struct ColorSet: Decodable {
  private let colors: [Entry]

  fileprivate struct Entry: Decodable {
    var color: Definition?
    var appearances: [Appearance]?
    var idiom: String?
    var gamut: String?

    enum CodingKeys: String, CodingKey {
      case color, appearances, idiom
      case gamut = "display-gamut"
    }
  }

  fileprivate struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  fileprivate struct Definition: Decodable {
    var space: String?
    var components: [String: Component]?
    /// The name of a color of the system, such as `systemBlueColor`.
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  /// A number from 0 to 1, or a text: a fraction with a point, or a whole number to 255, decimal or hexadecimal.
  fileprivate struct Component: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number > 1 ? number / 255 : number
        return
      }
      let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
      let isHexadecimal = text.lowercased().hasPrefix("0x")
      let number = isHexadecimal ? Int(text.dropFirst(2), radix: 16).map(Double.init) : Double(text)
      guard let number, number.isFinite else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not a component")
      }
      value = text.contains(".") ? number : number / 255
    }
  }
}

extension ColorSet {
  /// Nil if the set has no color, as Xcode's template for the accent color of an app.
  var color: SemanticNode.Paint.Color? {
    guard let light = color(isDark: false) else { return nil }
    guard let dark = color(isDark: true), dark != light else { return light }
    return .adaptive(light: light, dark: dark)
  }

  /// The color for a screen with usual contrast. A color for every device takes precedence.
  private func color(isDark: Bool) -> SemanticNode.Paint.Color? {
    let idioms = ["universal", "iphone", "ipad", "mac"]
    let known = colors.filter { $0.isDark == isDark && $0.color != nil }.sorted { one, other in
      (idioms.firstIndex(of: one.idiom ?? "universal") ?? 4, one.gamut == "display-P3" ? 1 : 0)
        < (idioms.firstIndex(of: other.idiom ?? "universal") ?? 4, other.gamut == "display-P3" ? 1 : 0)
    }
    return known.lazy.compactMap { $0.color?.color }.first
  }
}

extension ColorSet.Entry {
  /// Nil if the color is for other appearances too, such as for high contrast.
  fileprivate var isDark: Bool? {
    let appearances = appearances ?? []
    guard appearances.allSatisfy({ $0.appearance == "luminosity" }) else { return nil }
    return appearances.contains { $0.value == "dark" }
  }
}

extension ColorSet.Definition {
  fileprivate var color: SemanticNode.Paint.Color? {
    if let reference { return SystemColor.named(reference) }
    guard let components else { return nil }
    // A hexadecimal or decimal 1 is nearly invisible, so it is taken as a fraction that is written without a point.
    let opacity = components["alpha"].map { $0.value * 255 == 1 ? 1 : $0.value } ?? 1
    if let white = components["white"]?.value { return Color(white: white, opacity: opacity).base }
    guard let red = components["red"]?.value, let green = components["green"]?.value,
      let blue = components["blue"]?.value
    else { return nil }
    let spaces: [String: Color.RGBColorSpace] = ["display-p3": .displayP3, "extended-linear-srgb": .sRGBLinear]
    return Color(space.flatMap { spaces[$0] } ?? .sRGB, red: red, green: green, blue: blue, opacity: opacity).base
  }
}

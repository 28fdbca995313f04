import Foundation
import LimnDiagnostics
import LimnPlatform

@testable import LimnPages

/// Checks that every text color of a theme has a contrast of at least 4.5 to 1 with its backgrounds (WCAG 2), in light
/// and dark. The colors are custom properties with a value such as `light-dark(#0b6678, #6fcfdb)`.
struct ContrastCheck {
  /// The minimum contrast ratio.
  static let least = 4.5

  /// The colors by the names of their custom properties, and `layer-0` to `layer-7`: in light and in dark mode, each as
  /// red, green, and blue from 0 to 1.
  private(set) var colors: [String: [[Double]]] = [:]

  init(_ theme: Theme) {
    for css in theme.styles.compactMap({ theme.assets[PageAddress($0)]?.text }) {
      for match in css.matches(
        of: #/(?:\.(layer-\d)\s*\{\s*)?--([a-z0-9-]+):\s*light-dark\(#([0-9A-Fa-f]{6}),\s*#([0-9A-Fa-f]{6})\)/#)
      {
        let (_, layer, name, light, dark) = match.output
        colors[String(layer ?? name)] = [light, dark].map(Self.channels)
      }
    }
  }
}

extension ContrastCheck {
  /// The combinations of colors to check. In each element of the array, every color in `text` is checked on every
  /// background in `grounds`. Both contain names of custom properties without the leading `--`.
  private static let pairs: [(text: [String], grounds: [String])] = [
    (["text", "quiet", "accent", "note", "tip", "important", "warning", "caution"], ["paper", "panel", "surface"]),
    (["keyword", "type", "function", "string", "number", "comment", "attribute"], ["surface", "panel"]),
    (["text", "quiet"], ["water", "water-2"]), (["text"], ["deep", "deep-2"]), (["on-accent"], ["accent"]),
    ((0..<8).map { "layer-\($0)" }, ["paper", "panel"]),
  ]

  /// The kinds of asides. An aside's background is the page's background, tinted with the aside's color.
  private static let asides = ["note", "tip", "important", "warning", "caution"]
  private static let asideShare = 0.08

  /// The pairs of colors with too little contrast.
  var problems: [String] {
    var found: [String] = []
    func compare(_ text: String, _ ground: String, _ other: [[Double]]?) {
      guard let one = colors[text], let other else { return found.append("no color '\(text)' or '\(ground)'") }
      for (index, scheme) in ["light", "dark"].enumerated() {
        let ratio = Self.contrast(one[index], other[index])
        if ratio < Self.least { found.append("'\(text)' on '\(ground)' in \(scheme) mode: \(ratio) to 1") }
      }
    }
    for (texts, grounds) in Self.pairs {
      for text in texts {
        for ground in grounds { compare(text, ground, colors[ground]) }
      }
    }
    for kind in Self.asides {
      let mixed = zip(colors[kind] ?? [], colors["paper"] ?? []).map { tint, ground in
        zip(tint, ground).map { $0 * Self.asideShare + $1 * (1 - Self.asideShare) }
      }
      for text in ["text", kind] { compare(text, "aside \(kind)", mixed) }
    }
    return found
  }

  private static func channels(_ digits: Substring) -> [Double] {
    let number = Int(digits, radix: 16) ?? 0
    return [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
  }

  /// The WCAG 2 contrast ratio of two colors, each as red, green, and blue from 0 to 1.
  static func contrast(_ one: [Double], _ other: [Double]) -> Double {
    let lights = [one, other].map { color in
      let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    return (max(lights[0], lights[1]) + 0.05) / (min(lights[0], lights[1]) + 0.05)
  }
}

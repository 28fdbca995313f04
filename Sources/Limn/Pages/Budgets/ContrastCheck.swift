import Foundation
import LimnDiagnostics

/// Checks that every text color of a theme has a contrast of at least 4.5 to 1 with its backgrounds (WCAG 2), in light
/// and dark.
///
/// The colors are custom properties, such as `--accent: light-dark(#0b6678, #6fcfdb)`. A custom theme can set them too.
struct ContrastCheck {
  /// The minimum contrast ratio.
  static let least = 4.5

  private(set) var colors = ThemeColors()

  init(_ theme: Theme) {
    for style in theme.styleSources {
      colors.read(style.text.text) { line in
        style.location.map { Location(path: $0.path, line: $0.isWhole ? line : $0.line) }
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

  /// An error for each text color that has too little contrast with a background, and a warning for each color that
  /// cannot be parsed.
  var diagnostics: [Diagnostic] {
    let schemes = [("light", colors.light), ("dark", colors.dark)]
    return schemes.flatMap { scheme, entries in found(scheme, entries) }
      + colors.unread.map { name, value, location in
        .init(
          .unreadColor,
          "the contrast of '--\(name)' is not checked, since '\(value)' is not a color such as #0b6678 or light-dark(#0b6678, #6fcfdb)",
          at: location)
      }
  }

  private func found(_ scheme: String, _ entries: [String: ThemeColors.Entry]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    func compare(_ text: String, _ ground: String, _ other: ThemeColors.Entry?) {
      guard let one = entries[text], let other else { return }
      let ratio = Self.contrast(one.channels, other.channels)
      guard ratio < Self.least else { return }
      let tenths = Int(ratio * 10)
      found.add(
        .contrastBudget,
        "'\(text)' on \(ground) has a contrast of \(tenths / 10).\(tenths % 10) to 1 in \(scheme) mode; text needs 4.5 to 1",
        at: one.location ?? other.location)
    }
    for (texts, grounds) in Self.pairs {
      for text in texts {
        for ground in grounds { compare(text, "'\(ground)'", entries[ground]) }
      }
    }
    for kind in Self.asides {
      guard let own = entries[kind], let paper = entries["paper"] else { continue }
      let mixed = zip(own.channels, paper.channels).map { $0 * Self.asideShare + $1 * (1 - Self.asideShare) }
      for text in ["text", kind] {
        compare(
          text, "the background of the aside '\(kind)'",
          ThemeColors.Entry(channels: mixed, location: own.location ?? paper.location))
      }
    }
    return found
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

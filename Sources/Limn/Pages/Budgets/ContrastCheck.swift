import Diagnostics

/// Whether every colour of text in a theme can be read on the grounds it stands on: 4.5 to 1 at least, by WCAG 2, in light and in dark.
///
/// Colours are the pairs that style sheets give as `--name: light-dark(#rrggbb, #rrggbb)`; a later sheet's pair takes the place of an earlier one's.
struct ContrastCheck: Sendable {
  /// The least ratio.
  static let least = 4.5

  private(set) var light: [String: [Double]] = [:]
  private(set) var dark: [String: [Double]] = [:]

  init(_ theme: Theme) {
    for address in theme.styles { read(theme.assets[PageAddress(address)]?.text ?? "") }
  }
}

extension ContrastCheck {
  /// Names of text with the grounds each can stand on.
  private static let pairs: [(text: [String], grounds: [String])] = [
    (["text", "quiet", "accent", "note", "tip", "important", "warning", "caution"], ["paper", "panel"]),
    (["keyword", "type", "function", "string", "number", "comment", "attribute"], ["panel"]),
    (["text", "quiet"], ["water"]), (["text"], ["deep"]),
    ((0..<8).map { "layer-\($0)" }, ["paper", "panel"]),
  ]

  /// One error for each pair that is too close.
  var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    for (scheme, colours) in [("light", light), ("dark", dark)] {
      for (texts, grounds) in Self.pairs {
        for text in texts {
          for ground in grounds {
            guard let one = colours[text], let other = colours[ground] else { continue }
            let ratio = Self.contrast(one, other)
            guard ratio < Self.least else { continue }
            let tenths = Int(ratio * 10)
            found.append(
              .error(
                "contrast-budget",
                "'\(text)' on '\(ground)' has a contrast of \(tenths / 10).\(tenths % 10) to 1 in \(scheme); text needs 4.5 to 1", at: nil))
          }
        }
      }
    }
    return found
  }

  /// The ratio of WCAG 2 between two colours, each as red, green and blue from 0 to 1.
  static func contrast(_ one: [Double], _ other: [Double]) -> Double {
    let lights = [one, other].map { colour in
      let linear = colour.map { $0 <= 0.04045 ? $0 / 12.92 : power((($0 + 0.055) / 1.055)) }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    return (max(lights[0], lights[1]) + 0.05) / (min(lights[0], lights[1]) + 0.05)
  }
}

extension ContrastCheck {
  private mutating func read(_ css: String) {
    for match in css.matches(of: #/(?:\.(layer-\d) ?\{ ?)?--([a-z]+): ?light-dark\((#[0-9a-fA-F]{6}), ?(#[0-9a-fA-F]{6})\)/#) {
      let name = match.1.map(String.init) ?? String(match.2)
      light[name] = Self.channels(match.3)
      dark[name] = Self.channels(match.4)
    }
  }

  private static func channels(_ hex: Substring) -> [Double] {
    let number = Int(hex.dropFirst(), radix: 16) ?? 0
    return [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
  }

  /// The power of 2.4: the fifth root of the twelfth power, found by Newton's steps.
  private static func power(_ x: Double) -> Double {
    let twelfth = (0..<11).reduce(x) { product, _ in product * x }
    var root = x
    for _ in 0..<60 { root -= (root * root * root * root * root - twelfth) / (5 * root * root * root * root) }
    return root
  }
}

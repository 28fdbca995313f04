import LimnPlatform

/// Generates the anchors of headings as GitHub does: text is lowercased, spaces become hyphens, punctuation is removed,
/// and duplicates are numbered.
public struct AnchorNames: Sendable {
  private var used: [ExactText: Int] = [:]

  public init() {}

  /// - Parameter reserved: ids that other parts of the page have.
  init(reserved: Set<ExactText> = []) { used = Dictionary(uniqueKeysWithValues: reserved.map { ($0, 0) }) }

  /// The anchor for the next heading on the page.
  public mutating func next(for text: String) -> String {
    let slug = Self.slug(text)
    return next(named: slug.isEmpty ? "section" : slug)
  }

  /// Returns the anchor for the next heading on the page. This is `slug`, or `slug` with a number if an earlier heading
  /// has the anchor `slug`.
  mutating func next(named name: String) -> String {
    // Ids that start with `limn` and contain an uppercase letter belong to the frame of the page.
    let slug = name.hasPrefix("limn") ? name.lowercased() : name
    var candidate = slug
    while used[ExactText(candidate)] != nil {
      used[ExactText(slug), default: 0] += 1
      candidate = "\(slug)-\(used[ExactText(slug), default: 0])"
    }
    used[ExactText(candidate)] = 0
    return candidate
  }

  /// Converts a heading's text to an anchor. No number is appended, so equal texts give equal anchors. The anchor of a
  /// text without letters and digits is empty.
  public static func slug(_ text: String) -> String {
    var slug = ""
    for scalar in text.unicodeScalars {
      if scalar == " " {
        slug += "-"
      } else if scalar == "-" || scalar.isWord {
        slug += scalar.properties.lowercaseMapping
      }
    }
    return slug
  }
}

extension Unicode.Scalar {
  fileprivate var isWord: Bool {
    isLetterMarkOrDigit || properties.generalCategory == .connectorPunctuation || properties.isAlphabetic
  }
}

/// Generates the anchors of headings as GitHub does: text is lowercased, spaces become hyphens, punctuation is removed,
/// and duplicates are numbered.
public struct AnchorNames: Sendable {
  private var used: [String: Int] = [:]

  public init() {}
}

extension AnchorNames {
  /// The anchor for the next heading on the page.
  public mutating func next(for text: String) -> String { next(named: Self.slug(text)) }

  /// Returns the anchor for the next heading on the page. This is `slug`, or `slug` with a number if an earlier heading
  /// has the anchor `slug`.
  mutating func next(named slug: String) -> String {
    guard used[slug] != nil else {
      used[slug] = 0
      return slug
    }
    var candidate = slug
    while used[candidate] != nil {
      used[slug, default: 0] += 1
      candidate = "\(slug)-\(used[slug, default: 0])"
    }
    used[candidate] = 0
    return candidate
  }

  /// Converts a heading's text to an anchor. No number is appended, so equal texts give equal anchors.
  public static func slug(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { add(byte, to: &result) }
    } else {
      for scalar in text.unicodeScalars {
        if scalar.isASCII {
          add(UInt8(scalar.value), to: &result)
        } else if scalar.isWord {
          result.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func add(_ byte: UInt8, to result: inout [UInt8]) {
    if byte.isASCIILetter {
      result.append(byte | 32)
    } else if byte.isASCIIDigit || byte == ASCII.hyphen || byte == ASCII.underscore {
      result.append(byte)
    } else if byte == ASCII.space {
      result.append(ASCII.hyphen)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark,
      .enclosingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
      true
    default: properties.isAlphabetic
    }
  }
}

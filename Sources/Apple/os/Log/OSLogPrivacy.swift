/// Whether a value is readable in the log.
public struct OSLogPrivacy: Sendable {
  /// The replacement for a private value.
  public enum Mask: Sendable {
    /// A number that is the same for equal values during one run of the program.
    case hash
    case none
  }

  enum Visibility: Sendable {
    case automatic, visible, hidden, sensitive
  }

  let visibility: Visibility
  let mask: Mask

  public static var `public`: OSLogPrivacy { OSLogPrivacy(visibility: .visible, mask: .none) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(visibility: .hidden, mask: .none) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(visibility: .sensitive, mask: .none) }
  /// Numbers are readable in the log, text and objects are not.
  public static var auto: OSLogPrivacy { OSLogPrivacy(visibility: .automatic, mask: .none) }

  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .hidden, mask: mask) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .sensitive, mask: mask) }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .automatic, mask: mask) }
}

extension OSLogPrivacy {
  /// The text that the log shows for a value.
  func shown(_ text: String, isNumber: Bool) -> String {
    switch visibility {
    case .visible: return text
    case .automatic where isNumber: return text
    case .sensitive where mask == .none: return "<sensitive>"
    case .automatic, .hidden, .sensitive:
      return mask == .hash ? "<mask.hash: \(String(text.hashValue, radix: 16))>" : "<private>"
    }
  }
}

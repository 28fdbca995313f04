public import Foundation

/// Why the numbers service gave no fact.
public enum NumbersError: Error, Equatable, LocalizedError {
  /// The service did not respond.
  case unreachable(reason: String)
  /// The service answered with a status code other than 200.
  case refused(status: Int)
  /// The answer was empty or not text.
  case unreadable

  /// A sentence for the user.
  public var errorDescription: String? {
    switch self {
    case .unreachable(let reason): "The numbers service cannot be reached: \(reason)"
    case .refused(let status): "The numbers service answered with status \(status)."
    case .unreadable: "The numbers service answered with something other than text."
    }
  }
}

public import Foundation

/// An error for mocks, to preview how a module handles a failure.
///
/// ```swift
/// struct FactSource {
///   var factAboutNumber: (Int) async throws -> String
/// }
///
/// let failing = FactSource(factAboutNumber: { _ in throw .previewMock })
/// ```
///
/// - Since: Puddles 1.0
public struct PreviewMockError: Error, LocalizedError {
  /// The message for the user.
  public let message: String

  /// Makes an error.
  ///
  /// - Parameter message: The message for the user.
  public init(message: String = "") {
    self.message = message
  }

  /// The message.
  public var errorDescription: String? {
    message
  }
}

extension Error where Self == PreviewMockError {
  /// A mock error without a message.
  ///
  /// - Since: Puddles 1.0
  public static var previewMock: PreviewMockError {
    PreviewMockError()
  }
}

/// A preview and its source location: the expansion of a preview macro.
public protocol PreviewRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }

  @MainActor static func makePreview() throws -> Preview
}

/// Thrown by a preview that cannot be created on this platform.
public struct PreviewUnavailable: Error {
  public init() {}
}

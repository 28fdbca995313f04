/// A preview and the place where it is written: what a preview macro expands to.
public protocol PreviewRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }

  @MainActor static func makePreview() throws -> Preview
}

/// Thrown by a preview that cannot be made on this platform.
public struct PreviewUnavailable: Error {
  public init() {}
}

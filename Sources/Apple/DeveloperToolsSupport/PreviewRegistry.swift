/// A type that a preview macro generates. It has the source location of the preview and creates the preview.
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

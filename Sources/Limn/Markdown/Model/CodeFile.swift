/// A file of code that a directive shows, such as `@Code(name: "Pond.swift", file: pond-01.swift)`.
public struct CodeFile: Sendable, Hashable {
  /// Relative to the root of what is built.
  public var path: String
  /// What is shown of it.
  public var text: String
  /// Whether that is the whole file.
  public var isWhole: Bool

  public init(path: String, text: String, isWhole: Bool = true) {
    self.path = path
    self.text = text
    self.isWhole = isWhole
  }
}

/// A code file that a directive displays, such as `@Code(name: "Pond.swift", file: pond-01.swift)`.
public struct CodeFile: Sendable, Hashable {
  /// The path relative to the project's root.
  var path: String
  /// The text that is displayed.
  var text: String
  /// The Markdown that is displayed above the code.
  var description: String
  /// Whether `text` is the content of the whole file.
  var isWhole: Bool

  public init(path: String, text: String, description: String = "", isWhole: Bool = true) {
    self.path = path
    self.text = text
    self.description = description
    self.isWhole = isWhole
  }
}

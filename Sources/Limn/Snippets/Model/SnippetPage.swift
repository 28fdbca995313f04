public import LimnDiagnostics
public import LimnMarkdown

/// A file whose code blocks are checked. Its snippets share one scope.
public struct SnippetPage: Hashable, Sendable {
  /// Relative to the project's root.
  public var path: String
  /// The page's name in references from other pages, such as `using=slug#name`.
  public var slug: String
  /// The imports added to each snippet, such as `SwiftUI` or `@testable Model`; nil adds the default imports.
  public var imports: [String]?
  /// All code blocks in file order, including those in other languages.
  public var fences: [Fence]
  /// Indented code blocks. They have no language, so they are never checked.
  public var indentedCode: [IndentedCode]
  /// The location of the imports in the page's front matter.
  public var importsLocation: Location?

  public init(
    path: String, slug: String, imports: [String]? = nil, fences: [Fence], indentedCode: [IndentedCode] = [],
    importsLocation: Location? = nil
  ) {
    self.path = path
    self.slug = slug
    self.imports = imports
    self.fences = fences
    self.indentedCode = indentedCode
    self.importsLocation = importsLocation
  }

  /// The slugs of other pages whose snippets this page uses with `using=slug#name`.
  public var slugsUsed: Set<String> {
    let named = fences.flatMap(\.attributes).filter { $0.name == "using" }.compactMap(\.value)
    return Set(named.compactMap { value in value.firstIndex(of: "#").map { String(value[..<$0]) } })
  }
}

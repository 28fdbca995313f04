public import LimnDiagnostics
public import LimnMarkdown

/// A file whose code blocks are checked. Its snippets share one scope.
public struct SnippetPage: Hashable, Sendable {
  /// The path of the file, relative to the project's root.
  public var path: String
  /// The page's name in references from other pages, such as `using=slug#name`.
  public var slug: String
  /// The imports that Limn adds to each snippet, such as `SwiftUI` or `@testable Model`. If the value is nil, Limn adds
  /// the default imports.
  var imports: [String]?
  /// All code blocks in file order, including blocks in languages other than Swift.
  public var fences: [Fence]
  /// The code outside of fenced code blocks, which is never checked.
  public var looseCode: [LooseCode]
  /// The location of the imports in the page's front matter.
  var importsLocation: Location?

  public init(
    path: String, slug: String, imports: [String]? = nil, fences: [Fence], looseCode: [LooseCode] = [],
    importsLocation: Location? = nil
  ) {
    self.path = path
    self.slug = slug
    self.imports = imports
    self.fences = fences
    self.looseCode = looseCode
    self.importsLocation = importsLocation
  }

  /// The slugs of other pages whose snippets this page uses with `using=slug#name`.
  public var slugsUsed: Set<String> {
    let named = fences.flatMap(\.attributes).filter { $0.name == "using" }.compactMap(\.value)
    return Set(named.compactMap { value in value.firstIndex(of: "#").map { String(value[..<$0]) } })
  }
}

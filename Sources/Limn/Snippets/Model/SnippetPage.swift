public import LimnDiagnostics
public import LimnMarkdown

/// A file whose fences are checked, in one scope.
public struct SnippetPage: Hashable, Sendable {
  /// Relative to the root.
  public var path: String
  /// What other pages call it in `using=slug#name`.
  public var slug: String
  /// Imports added to each snippet, such as `SwiftUI` or `@testable Model`; nil takes the default ones.
  public var imports: [String]?
  /// In the order of the file, those of other languages included.
  public var fences: [Fence]
  /// Code without a language, which is never checked.
  public var indentedCode: [IndentedCode]
  /// Where the page names its imports.
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

  /// The slugs of other pages whose snippets this one names in `using=slug#name`.
  public var slugsUsed: Set<String> {
    let named = fences.flatMap(\.attributes).filter { $0.name == "using" }.compactMap(\.value)
    return Set(named.compactMap { value in value.firstIndex(of: "#").map { String(value[..<$0]) } })
  }
}

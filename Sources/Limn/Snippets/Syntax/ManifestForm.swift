import LimnToolchain
import SwiftSyntax

/// A snippet that is a package manifest or a part of a manifest, with the code to add around the snippet for compiling.
struct ManifestForm: Hashable {
  var prefix = ""
  var suffix = ""
  /// The texts to insert into the snippet before it is compiled.
  var insertions: [SnippetSyntax.Insertion] = []
  /// The byte range of the code to compile. It excludes a comma at the end of the snippet.
  var range: Range<Int>

  /// Recognizes a manifest or a part of a manifest. Returns nil for other text. A line that consists of `...` stands
  /// for omitted code and becomes a comment.
  static func infer(_ text: String) -> ManifestForm? {
    let names = [
      "PackageDescription", "Package(", ".package(", ".product(", ".target(", ".executableTarget(", ".testTarget(",
      ".library(",
    ]
    guard names.contains(where: text.contains) || ManifestHeader.toolsVersion(in: text) != nil else { return nil }
    var bytes = text.bytes
    let omissions = text.matches(of: /(?m)^[ \t]*(\.\.\.|…),?[ \t]*$/).map {
      text.utf8.distance(from: text.startIndex, to: $0.output.1.startIndex)
    }
    // In UTF-8, `...` and `…` have three bytes each. Their replacement, two slashes and a space, also has three bytes,
    // so all offsets stay valid.
    for offset in omissions { bytes.replaceSubrange(offset..<(offset + 3), with: "// ".utf8) }
    guard var form = inferComplete(bytes.text) else { return nil }
    form.insertions = (form.insertions + omissions.map { .init(offset: $0, text: "//") }).sorted {
      $0.offset < $1.offset
    }
    return form
  }

  private static func inferComplete(_ text: String) -> ManifestForm? {
    let whole = 0..<text.utf8.count
    if ManifestHeader.toolsVersion(in: text) != nil || text.contains("import PackageDescription") {
      return ManifestForm(range: whole)
    }
    let tree = SwiftParsing.tree(of: text)
    if !tree.hasError, let package = tree.statements.lazy.compactMap({ packageCall($0) }).first {
      return ManifestForm(
        prefix: "import PackageDescription\n", insertions: [nameInsertion(package)].compactMap { $0 }, range: whole)
    }
    return fragment(text)
  }

  /// Returns the call of `Package` in a statement `let package = Package(…)`; nil for other statements.
  private static func packageCall(_ statement: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
    guard let variable = statement.item.as(VariableDeclSyntax.self),
      let value = variable.bindings.first?.initializer?.value,
      let call = value.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "Package"
    else { return nil }
    // Check the argument labels, since an article can declare its own type named `Package`.
    let labels = call.arguments.compactMap { $0.label?.text }
    guard labels.count == call.arguments.count, labels.allSatisfy(Self.labels.contains),
      labels.contains(where: ["products", "dependencies", "targets"].contains)
    else { return nil }
    return call
  }

  private static let labels: Set = [
    "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits", "dependencies",
    "targets",
    "swiftLanguageModes", "swiftLanguageVersions", "cLanguageStandard", "cxxLanguageStandard",
  ]

  /// Returns the insertion that adds a `name:` argument, which articles often omit. Returns nil if the call has such an
  /// argument.
  private static func nameInsertion(_ call: FunctionCallExprSyntax) -> SnippetSyntax.Insertion? {
    guard let paren = call.leftParen, call.arguments.first?.label?.text != "name" else { return nil }
    let comma = call.arguments.isEmpty ? "" : ", "
    return .init(offset: paren.endPositionBeforeTrailingTrivia.utf8Offset, text: "name: \"Example\"" + comma)
  }

  private static func fragment(_ text: String) -> ManifestForm? {
    let bytes = text.bytes
    var end = bytes.count
    while end > 0, [32, 10, 9, 44].contains(bytes[end - 1]) { end -= 1 }
    let code = bytes[..<end].text
    let head = "import PackageDescription\n"
    // The start of a fragment shows which list of the manifest the fragment belongs to.
    let frames: [(starts: [String], prefix: String, suffix: String)] = [
      ([".package("], "let dependencies: [Package.Dependency] = [\n", "\n]"),
      (
        [".target(", ".executableTarget(", ".testTarget(", ".macro(", ".plugin("], "let targets: [Target] = [\n", "\n]"
      ),
      ([".product(", ".byName("], "let dependencies: [Target.Dependency] = [\n", "\n]"),
      ([".library(", ".executable("], "let products: [Product] = [\n", "\n]"),
      (["platforms:", "products:", "dependencies:", "targets:"], "let package = Package(name: \"Example\",\n", "\n)"),
    ]
    let start = firstCode(of: code)
    guard let frame = frames.first(where: { $0.starts.contains { start.hasPrefix($0) } }) else { return nil }
    var (prefix, suffix) = (frame.prefix, frame.suffix)
    // A `dependencies:` list of products belongs to a target, not to the package.
    if start.hasPrefix("dependencies:"), !code.contains(".package("),
      code.contains(".product(") || code.contains(".byName(")
    {
      prefix = "let target: Target = .target(name: \"Example\",\n"
      suffix = "\n)"
    }
    guard !SwiftParsing.tree(of: head + prefix + code + suffix).hasError else { return nil }
    return ManifestForm(prefix: head + prefix, suffix: suffix, range: 0..<end)
  }

  /// Returns the text that starts at the first line of code, after any comments.
  private static func firstCode(of text: String) -> Substring {
    var rest = text[...].drop(while: \.isWhitespace)
    while rest.hasPrefix("//") { rest = rest.drop { !$0.isNewline }.drop(while: \.isWhitespace) }
    return rest
  }
}

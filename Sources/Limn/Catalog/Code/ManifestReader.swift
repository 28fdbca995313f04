import LimnDiagnostics
import LimnToolchain
import SwiftParser
import SwiftSyntax

/// Finds where a `Package.swift` declares targets and their dependencies. Only names written as string literals are
/// found.
struct ManifestReader {
  let path: String
  private var declarations: [Declaration] = []

  fileprivate struct Declaration {
    var name: String
    var location: Location
    /// Whether the called function, such as `.testTarget`, declares a target.
    var isTarget: Bool
    /// The location of each string literal in the call, keyed by the literal's text. The target's own name is left out.
    /// Each of the other literals can be the name of a dependency.
    var names: [String: Location]
  }

  init(_ text: String, path: String) {
    self.path = path
    let tree = SwiftParsing.tree(of: text)
    let visitor = CallVisitor(path: path, tree: tree)
    visitor.walk(tree)
    declarations = visitor.found
  }

  /// The location where a target is declared; the manifest's first line if the target's name is not a literal.
  func location(ofTarget name: String) -> Location {
    declaration(name)?.location ?? Location(path: path)
  }

  /// The location of a dependency's name in the declaration of a target. If the name is not a string literal there,
  /// this is the location of the target.
  func location(ofDependency dependency: String, of target: String) -> Location {
    declaration(target)?.names[dependency] ?? location(ofTarget: target)
  }

  private func declaration(_ name: String) -> Declaration? {
    let found = declarations.filter { $0.name == name }
    return found.first(where: \.isTarget) ?? found.first
  }
}

/// Collects calls whose first argument is a string literal with a name.
private final class CallVisitor: LocatingVisitor {
  private(set) var found: [ManifestReader.Declaration] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledName ?? ""
    guard let first = node.arguments.first, [nil, "name"].contains(first.label?.text), !Self.others.contains(callee),
      !node.arguments.contains(where: { $0.label?.text == "targets" }),
      let literal = first.expression.as(StringLiteralExprSyntax.self), let name = literal.representedLiteralValue
    else { return .visitChildren }
    let literals = LiteralVisitor(viewMode: .sourceAccurate)
    for argument in node.arguments.dropFirst() { literals.walk(argument) }
    let names = literals.found.map { ($0.representedLiteralValue ?? "", location(of: $0)) }
    found.append(
      ManifestReader.Declaration(
        name: name, location: location(of: literal), isTarget: Self.targets.contains(callee),
        names: Dictionary(keepingFirst: names)))
    return .visitChildren
  }

  static let targets: Set = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
  ]
  /// Functions of `PackageDescription` whose calls are ignored, since the string in their first argument is not the
  /// name of a declared target.
  static let others: Set = [
    "package", "product", "byName", "Package", "define", "enableUpcomingFeature", "enableExperimentalFeature",
  ]
}

private final class LiteralVisitor: SyntaxVisitor {
  private(set) var found: [StringLiteralExprSyntax] = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}

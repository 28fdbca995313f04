import LimnPlatform
import LimnToolchain
import SwiftSyntax

/// The names that snippets may not be able to use in this run, because the modules that declare them do not build, or
/// only in part. The names come from the syntax of the modules' sources.
struct LostNames {
  private let modules: [Module]

  private struct Module {
    let name: String
    let names: Set<String>
    /// Whether `names` contains all public names of the module. The value is false if, for example, the module
    /// re-exports another module, whose names are not read. Any name that the compiler cannot find may then come from
    /// the module.
    let isComplete: Bool
  }

  /// Reads the sources of modules that do not build.
  init(of names: Set<String>, in context: CheckContext) {
    modules = names.sorted().map { name in
      let read = concurrentMap(context.failures.sources[name] ?? [], jobs: context.jobs) { path in
        (try? files.read(context.root + "/" + path)).map { source in
          let visitor = PublicNameVisitor(source)
          return (names: visitor.names, exports: visitor.exports)
        }
      }
      return Module(
        name: name, names: Set(read.flatMap { $0?.names ?? [] }),
        isComplete: !read.isEmpty && read.allSatisfy { $0?.exports == false })
    }
  }

  /// Returns the first module of `candidates` that can be the cause of a compiler error; nil if there is none. A module
  /// can be the cause if the error's message quotes one of the module's names. If some names of the module are not
  /// known, it can also be the cause of any error about an unknown name.
  func module(missingIn outcome: UnitOutcome, among candidates: Set<String>) -> String? {
    let messages = outcome.diagnostics.filter(\.isError).map(\.message)
    let quoted = Set(messages.flatMap { $0.matches(of: /'([^']+)'/).map { String($0.1) } })
    // Of two declarations of an ambiguous name, one is probably generated.
    let hasUnknownName = messages.contains { FailureCauses.unknownName($0) != nil || $0.contains("' is ambiguous for") }
    return modules.first { module in
      candidates.contains(module.name)
        && (!module.names.isDisjoint(with: quoted) || !module.isComplete && hasUnknownName)
    }?.name
  }
}

/// Finds the public names in a source file. After a syntax error, the parser can treat a declaration as nested in
/// another, so the visitor finds names at any depth.
private final class PublicNameVisitor: SyntaxAnyVisitor {
  private(set) var names: Set<String> = []
  /// Whether the file re-exports another module.
  private(set) var exports = false

  init(_ source: [UInt8]) {
    super.init(viewMode: .sourceAccurate)
    walk(SwiftParsing.tree(of: source.text))
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let statement = node.as(ImportDeclSyntax.self) {
      if statement.attributes.trimmedDescription.contains("@_exported") { exports = true }
    } else if let declaration = node.as(DeclSyntax.self), isPublic(declaration) {
      names.formUnion(DeclaredNames.names(of: declaration))
    }
    return .visitChildren
  }

  func isPublic(_ declaration: DeclSyntax) -> Bool {
    // An operator has no access level. A member of a public extension is public without a modifier of its own.
    if declaration.is(OperatorDeclSyntax.self) { return true }
    let extended = declaration.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    let modifiers = [declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers, extended?.modifiers]
    return modifiers.contains { $0?.contains { ["public", "open"].contains($0.name.text) } == true }
  }
}

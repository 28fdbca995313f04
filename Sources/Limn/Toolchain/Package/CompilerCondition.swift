import SwiftSyntax

/// Evaluates the conditions of `#if` directives.
struct CompilerCondition {
  /// The modules that can be imported in addition to the modules of the platform.
  let present: Set<String>

  /// Whether the condition is true that follows `#if` or `#elseif`.
  func holds(_ text: Substring) -> Bool {
    let directive = SwiftParsing.tree(of: "#if \(text)\n#endif").statements.first?.item.as(IfConfigDeclSyntax.self)
    return directive?.clauses.first?.condition.map(holds) ?? false
  }

  private func holds(_ condition: ExprSyntax) -> Bool {
    switch condition.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence):
      sequence.elements.split { $0.trimmedDescription == "||" }.contains { alternative in
        alternative.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || holds($0) }
      }
    case .prefixOperatorExpr(let negated): !holds(negated.expression)
    case .tupleExpr(let group): group.elements.first.map { holds($0.expression) } ?? false
    case .functionCallExpr(let call):
      holds(call.calledExpression.trimmedDescription, call.arguments.first?.expression.trimmedDescription ?? "")
    default: ["true", "DEBUG"].contains(condition.trimmedDescription)
    }
  }

  private func holds(_ name: String, _ argument: String) -> Bool {
    switch name {
    case "canImport": present.contains(argument) || Self.platformModules.contains(argument)
    case "os": argument == Self.system
    // Assume that version conditions are true, since the package is built with this compiler.
    case "swift", "compiler", "hasFeature", "hasAttribute": true
    default: false
    }
  }

  #if os(Linux)
    private static let system = "Linux"
    private static let platformModules: Set<String> = [
      "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
      "Glibc", "Dispatch",
      "Synchronization", "RegexBuilder", "Observation", "Distributed", "XCTest", "Testing", "_Concurrency",
      "_StringProcessing", "Swift",
    ]
  #else
    private static let system = "macOS"
    private static let platformModules: Set<String> = [
      "Foundation", "Darwin", "Dispatch", "Synchronization", "RegexBuilder", "Observation", "Distributed", "XCTest",
      "Testing", "SwiftUI",
      "Combine", "AppKit", "CryptoKit", "os", "OSLog", "CoreGraphics", "CoreData", "ObjectiveC", "_Concurrency",
      "Swift",
    ]
  #endif
}

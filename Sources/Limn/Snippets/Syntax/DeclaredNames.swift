import SwiftSyntax

/// Finds the names that a declaration adds to its scope.
enum DeclaredNames {
  static func names(of declaration: DeclSyntax) -> [String] {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap { names(in: $0.pattern) }
    }
    if let cases = declaration.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.text) }
    if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.text] }
    if let type = declaration.asProtocol((any NamedDeclSyntax).self) { return [type.name.text] }
    if let condition = declaration.as(IfConfigDeclSyntax.self) { return condition.declarations.flatMap(names) }
    return []
  }

  static func names(in pattern: PatternSyntax) -> [String] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier.text] }
    if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { names(in: $0.pattern) } }
    return []
  }

  /// Returns the names that the conditions of a `guard` statement declare for the statements after it.
  static func names(of statement: GuardStmtSyntax) -> [String] {
    let declared = statement.conditions.flatMap { element -> [String] in
      switch element.condition {
      case .optionalBinding(let binding): names(in: binding.pattern)
      case .matchingPattern(let match): identifiers(in: Syntax(match.pattern))
      default: []
      }
    }
    // A snippet with `guard let self` shows a part of a closure. Leave out `self`, since it must not become a name that
    // other snippets can use.
    return declared.filter { $0 != "self" }
  }

  /// Returns the names in a pattern that can contain expressions, such as `.some(let name)`.
  private static func identifiers(in node: Syntax) -> [String] {
    if let identifier = node.as(IdentifierPatternSyntax.self) { return [identifier.identifier.text] }
    return node.children(viewMode: .sourceAccurate).flatMap(identifiers)
  }

  /// Returns the declared names. The names include argument labels and parameter types to distinguish overloads, as in
  /// `load(from:URL)`.
  static func signatures(of declaration: DeclSyntax) -> [String] {
    func labels(_ parameters: FunctionParameterClauseSyntax) -> String {
      parameters.parameters.map { "\($0.firstName.text):\($0.type.trimmedDescription)" }.joined(separator: ",")
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return ["\(function.name.text)(\(labels(function.signature.parameterClause)))"]
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return ["init(\(labels(initializer.signature.parameterClause)))"]
    }
    if let element = declaration.as(SubscriptDeclSyntax.self) {
      return ["subscript(\(labels(element.parameterClause)))"]
    }
    return names(of: declaration)
  }
}

extension IfConfigDeclSyntax {
  /// The members and top-level declarations in all branches of the `#if`.
  var declarations: [DeclSyntax] {
    clauses.flatMap { clause -> [DeclSyntax] in
      switch clause.elements {
      case .statements(let items): items.compactMap { $0.item.as(DeclSyntax.self) }
      case .decls(let members): members.map(\.decl)
      default: []
      }
    }
  }

  /// Whether a branch contains a statement that is not a declaration.
  var hasStatements: Bool {
    clauses.contains { clause in
      guard case .statements(let items)? = clause.elements else { return false }
      return items.contains { !$0.item.is(DeclSyntax.self) }
    }
  }
}

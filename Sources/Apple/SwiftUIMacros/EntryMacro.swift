import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: makes a property a value of the environment or of a transaction. The macro generates the key type. The
/// initial value of the property becomes the default value of the key.
struct EntryMacro {}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // For one use of `@Entry`, the compiler calls two expansions: one for the accessors, and one for the generated key.
    // The expansion for the key reports misuse. Here, return an accessor only to prevent further compiler errors.
    guard case .entry(let entry) = Entry.read(declaration, in: context) else {
      let hasAccessors = declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock != nil
      return hasAccessors ? [] : ["get { Swift.fatalError() }"]
    }
    return ["get { self[\(entry.key).self] }", "set { self[\(entry.key).self] = newValue }"]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    switch Entry.read(declaration, in: context) {
    case .misuse(let id, let message):
      context.report(id, message, at: node)
      return []
    case .entry(let entry):
      let value: DeclSyntax =
        if let type = entry.type {
          "static var defaultValue: \(type) { \(entry.initial) }"
        } else {
          "@SwiftUI.__EntryDefaultValue static var defaultValue = \(entry.initial)"
        }
      return ["private struct \(entry.key): \(raw: entry.conformance) { \(value) }"]
    }
  }
}

/// `@__EntryDefaultValue`: used for a default value whose type is inferred. Replaces the stored property with a getter,
/// which evaluates the value on each read.
struct EntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value else { return [] }
    return ["get { \(value.trimmed) }"]
  }
}

/// The property that `@Entry` is attached to.
private struct Entry {
  let key: TokenSyntax
  let type: TypeSyntax?
  let initial: ExprSyntax
  let conformance: String

  enum Reading {
    case entry(Entry)
    case misuse(id: String, message: String)
  }
}

extension Entry {
  /// The types whose extensions can contain `@Entry` properties. Each type has a protocol to which the generated key
  /// types conform.
  private static let owners = [
    "EnvironmentValues": "SwiftUI.EnvironmentKey", "Transaction": "SwiftUI.TransactionKey",
    "ContainerValues": "SwiftUI.ContainerValueKey",
  ]

  static func read(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) -> Reading {
    let owner = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    guard let owner = owner?.split(separator: ".").last, let conformance = owners[String(owner)] else {
      return .misuse(
        id: "entry-misplaced",
        message: "@Entry belongs to a property in an extension of EnvironmentValues, Transaction or ContainerValues")
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return .misuse(id: "entry-not-a-property", message: "@Entry is for properties") }
    if variable.bindingSpecifier.tokenKind != .keyword(.var) {
      return .misuse(id: "entry-let", message: "@Entry needs a 'var', since values in the \(owner) can be changed")
    }
    if variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) {
      return .misuse(id: "entry-static", message: "@Entry is for instance properties, not for static properties")
    }
    if binding.accessorBlock != nil {
      return .misuse(
        id: "entry-computed", message: "@Entry generates 'get' and 'set': set the property's default value instead")
    }
    let type = binding.typeAnnotation?.type.trimmed
    let isOptional =
      type?.is(OptionalTypeSyntax.self) ?? false || type?.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    guard let initial = binding.initializer?.value.trimmed ?? (isOptional ? "nil" : nil) else {
      return .misuse(
        id: "entry-without-default", message: "@Entry needs a default value: write '= …' after the property")
    }
    return .entry(Entry(key: "__Key_\(raw: name.text)", type: type, initial: initial, conformance: conformance))
  }
}

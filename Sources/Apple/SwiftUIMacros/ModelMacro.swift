import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: makes a class observable and persistent. A model context can store the objects of the class.
struct ModelMacro {}

extension ModelMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      context.report("model-no-class", "@Model can only be applied to a class", at: node)
      return []
    }
    let name = model.name.trimmed
    return [
      "@Observation.ObservationIgnored private let _$observationRegistrar = SwiftData._ModelRegistrar()",
      """
      @Observation.ObservationIgnored public let _$record: SwiftData._ModelRecord = SwiftData._ModelRecord(
        \(literal: name.text), { [\(raw: model.relationships.joined(separator: ", "))] })
      """,
      """
      internal nonisolated func access<Member>(keyPath: KeyPath<\(name), Member>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      internal nonisolated func withMutation<Member, MutationResult>(
        keyPath: KeyPath<\(name), Member>, _ mutation: () throws -> MutationResult
      ) rethrows -> MutationResult {
        _$observationRegistrar.willSet(self, keyPath: keyPath)
        defer { _$observationRegistrar.didSet(self, keyPath: keyPath) }
        return try mutation()
      }
      """,
      "private nonisolated func shouldNotifyObservers<Member>(_ lhs: Member, _ rhs: Member) -> Bool { true }",
    ]
  }
}

extension ModelMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let property = member.as(VariableDeclSyntax.self), property.isStoredInstanceVariable else { return [] }
    return ["@Observation.ObservationTracked"]
  }
}

extension ModelMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self) else { return [] }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}"),
      try ExtensionDeclSyntax("extension \(type.trimmed): Observation.Observable {}"),
    ]
  }
}

/// `@Attribute`, `@Relationship`, and `@Transient`. These macros generate no code, since they only describe a property.
struct PropertyNoteMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// `@ModelActor`: gives an actor a model context of its own.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    [
      "nonisolated public let modelContainer: SwiftData.ModelContainer",
      "public let modelContext: SwiftData.ModelContext",
      """
      public init(modelContainer: SwiftData.ModelContainer) {
        self.modelContainer = modelContainer
        modelContext = SwiftData.ModelContext(modelContainer)
      }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] { [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")] }
}

extension ClassDeclSyntax {
  /// Expressions that describe the stored properties. At run time, those with other models are its relationships.
  fileprivate var relationships: [String] {
    memberBlock.members.compactMap { member in
      guard let property = member.decl.as(VariableDeclSyntax.self), property.isStoredInstanceVariable,
        let binding = property.bindings.first, !binding.hasPlainValue
      else {
        return nil
      }
      let notes = property.attributes.compactMap { $0.as(AttributeSyntax.self) }
      if notes.contains(where: { $0.attributeName.trimmedDescription.hasSuffix("Transient") }) { return nil }
      var parts = ["\\\(name.trimmed).\(binding.pattern.trimmedDescription)"]
      let note = notes.first { $0.attributeName.trimmedDescription.hasSuffix("Relationship") }
      if case .argumentList(let arguments)? = note?.arguments {
        for argument in arguments {
          guard let label = argument.label?.text, ["inverse", "deleteRule"].contains(label) else { continue }
          parts.append("\(label): \(argument.expression.trimmedDescription)")
        }
      }
      parts.sort { !$0.hasPrefix("deleteRule") && $1.hasPrefix("deleteRule") }
      return "SwiftData._ModelRelationship(\(parts.joined(separator: ", ")))"
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the value surely contains no models, by its type in the code or its initial value.
  fileprivate var hasPlainValue: Bool {
    guard let type = typeAnnotation?.type.trimmedDescription else {
      let kinds: [SyntaxKind] = [.stringLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr]
      return initializer.map { kinds.contains($0.value.kind) } ?? false
    }
    let plain = ["String", "Int", "Double", "Float", "Bool", "Date", "UUID", "Data", "URL", "Decimal", "[String]"]
    return plain.contains(type.hasSuffix("?") ? String(type.dropLast()) : type)
  }
}

extension VariableDeclSyntax {
  /// Whether the property is a stored instance variable that is not yet marked as tracked or ignored by Observation.
  fileprivate var isStoredInstanceVariable: Bool {
    let isShared = modifiers.contains { ["static", "class"].contains($0.name.text) }
    let names = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    guard bindingSpecifier.text == "var", !isShared, bindings.count == 1, let binding = bindings.first else {
      return false
    }
    if names.contains(where: { $0.hasSuffix("ObservationIgnored") || $0.hasSuffix("ObservationTracked") }) {
      return false
    }
    guard binding.pattern.is(IdentifierPatternSyntax.self) else { return false }
    switch binding.accessorBlock?.accessors {
    case nil: return true
    case .getter: return false
    case .accessors(let accessors):
      return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    default: return false
    }
  }
}

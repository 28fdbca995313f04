import SwiftSyntax

/// How the code of a module uses a type that does not exist.
struct TypeUsage: Codable, Hashable {
  /// The number of generic arguments.
  var arity = 0
  var isSuperclass = false
  var isConformance = false
  var isProtocol = false
  var isAttributeOfVariable = false
  /// Whether a variable of the type is weak, so that the type is a class.
  var isClass = false
  /// Whether a property wrapper such as `@ObservedObject` observes values of the type.
  var isObservable = false
  /// Whether the type is the type of an escaping closure.
  var isFunction = false
  /// The nested types, and whether each is a protocol.
  var members: [String: Bool] = [:]
  /// The labels of the arguments of each call that makes a value, without closures behind the call.
  var calls: Set<[String]> = []
  /// Whether a value is written as a list.
  var isList = false
}

/// Reads how types are used.
final class TypeUsageReader: SyntaxVisitor {
  private let names: Set<String>
  private(set) var found: [String: TypeUsage] = [:]
  /// The names of all members without a base, such as `.top`. Each may be a static member of an unknown type.
  private(set) var implicitMembers: Set<String> = []

  init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ name: String, _ change: (inout TypeUsage) -> Void) {
    if names.contains(name) { change(&found[name, default: TypeUsage()]) }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text) { usage in
      usage.arity = max(usage.arity, node.genericArgumentClause?.arguments.count ?? 0)
      guard let parent = node.parent else { return }
      switch parent.kind {
      case .someOrAnyType, .genericParameter, .compositionTypeElement, .conformanceRequirement: usage.isProtocol = true
      case .inheritedType:
        if parent.parent?.parent?.parent?.is(ClassDeclSyntax.self) != true {
          usage.isConformance = true
        } else if parent.parent?.as(InheritedTypeListSyntax.self)?.first?.id == parent.id {
          usage.isSuperclass = true
        } else {
          usage.isProtocol = true
        }
      default: break
      }
      if parent.is(AttributeSyntax.self), parent.parent?.parent?.is(VariableDeclSyntax.self) == true {
        usage.isAttributeOfVariable = true
      }
      let binding = parent.as(TypeAnnotationSyntax.self)?.parent?.asBinding
      if binding?.initializer?.value.is(ArrayExprSyntax.self) == true { usage.isList = true }
      let variable = Syntax(node).ancestor { $0.asVariable }
      if variable?.modifiers.contains(where: { ["weak", "unowned"].contains($0.name.text) }) == true {
        usage.isClass = true
      }
      let wrappers = ["EnvironmentObject", "ObservedObject", "StateObject"]
      if variable?.attributes.names.contains(where: wrappers.contains) == true { usage.isObservable = true }
      if parent.as(AttributedTypeSyntax.self)?.attributes.code.contains("@escaping") == true {
        usage.isFunction = true
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) {
      let isProtocol =
        node.parent?.is(InheritedTypeSyntax.self) == true || node.parent?.is(SomeOrAnyTypeSyntax.self) == true
      note(base.name.text) { $0.members[node.name.text] = $0.members[node.name.text] == true || isProtocol }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.trailingClosure == nil, !node.arguments.isEmpty else { return .visitChildren }
    let called = node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? node.calledExpression
    if let name = called.reference?.text {
      note(name) { $0.calls.insert(node.arguments.map { $0.label?.text ?? "_" }) }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if node.base == nil, name.wholeMatch(of: /[a-z]\w*/) != nil, !["init", "none", "some"].contains(name) {
      implicitMembers.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression.reference?.text {
      note(name) { $0.arity = max($0.arity, node.genericArgumentClause.arguments.count) }
    }
    return .visitChildren
  }
}

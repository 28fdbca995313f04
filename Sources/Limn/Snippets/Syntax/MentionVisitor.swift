import SwiftSyntax

/// Collects the names that code uses without declaring them.
///
/// To find out which names are declared, the visitor tracks the scopes in the syntax tree: parameters, patterns,
/// closures, conditions, and members of enclosing types.
final class MentionVisitor: SyntaxVisitor {
  private(set) var mentions: Set<String> = []
  private(set) var memberMentions: Set<String> = []
  /// The default types of the literals in the code. The default type of a string literal is `String`.
  private(set) var literalTypes: Set<String> = []
  private(set) var usesSelf = false
  private(set) var hasAwait = false
  private var scopes: [Set<String>] = [[]]
  private var depthOfTypes = 0

  init(_ node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  // MARK: Uses
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.baseName.text)
    return .skipChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    memberMentions.insert(node.declName.baseName.text)
    if let base = node.base { walk(base) }
    return .skipChildren
  }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    hasAwait = true
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    memberMentions.insert(node.name.text)
    // The catalog uses the full name of a nested type, such as `Signal.Wrapped`, so record the full name, too.
    if let outer = node.baseType.as(IdentifierTypeSyntax.self) {
      mentions.insert("\(outer.name.text).\(node.name.text)")
    }
    return .visitChildren
  }
  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    memberMentions.insert(node.declName.baseName.text)
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.macroName.text)
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    use(node.macroName.text)
    return .visitChildren
  }
  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.operator.text)
    return .skipChildren
  }
  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.operator.text)
    return .visitChildren
  }
  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.operator.text)
    return .visitChildren
  }
  override func visit(_ node: PrecedenceGroupNameSyntax) -> SyntaxVisitorContinueKind {
    use(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: OperatorPrecedenceAndTypesSyntax) -> SyntaxVisitorContinueKind {
    for type in node.precedenceGroup.tokens(viewMode: .sourceAccurate) { use(type.text) }
    return .visitChildren
  }

  // MARK: Literals
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { useLiteral(of: "String") }
  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { useLiteral(of: "Int") }
  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind { useLiteral(of: "Double") }
  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind { useLiteral(of: "Bool") }
  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind { useLiteral(of: "Array") }
  override func visit(_ node: ArrayTypeSyntax) -> SyntaxVisitorContinueKind { useLiteral(of: "Array") }
  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind { useLiteral(of: "Dictionary") }
  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind { useLiteral(of: "Dictionary") }

  // MARK: Bindings. The initial value is visited before the name is bound, since it cannot use the name.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    for part in [node.typeAnnotation.map(Syntax.init), node.initializer.map(Syntax.init)] { if let part { walk(part) } }
    if let accessors = node.accessorBlock {
      _ = open()
      bind("newValue")
      bind("oldValue")
      walk(accessors)
      close()
    }
    walk(node.pattern)
    return .skipChildren
  }
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let initializer = node.initializer {
      walk(initializer)
    } else {
      for name in DeclaredNames.names(in: node.pattern) { use(name) }
    }
    if let type = node.typeAnnotation { walk(type) }
    walk(node.pattern)
    return .skipChildren
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    bind(node.identifier.text)
    return .skipChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    bind((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    bind((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if let initializer = node.initializer { walk(initializer) } else { use(node.name.text) }
    bind(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: PrimaryAssociatedTypeSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    let result = open()
    bind("error")
    return result
  }
  override func visitPost(_ node: CatchClauseSyntax) { close() }

  // MARK: Scopes
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name.text)
    return open()
  }
  override func visitPost(_ node: FunctionDeclSyntax) { close() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: InitializerDeclSyntax) { close() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: SubscriptDeclSyntax) { close() }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = open()
    if let parameter = node.parameters { bind(parameter.name.text) }
    return result
  }
  override func visitPost(_ node: AccessorDeclSyntax) { close() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: ClosureExprSyntax) { close() }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: CodeBlockSyntax) { close() }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: IfExprSyntax) { close() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: WhileStmtSyntax) { close() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { open() }
  override func visitPost(_ node: SwitchCaseSyntax) { close() }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    let result = open()
    return result
  }
  override func visitPost(_ node: ForStmtSyntax) { close() }

  // MARK: Types. Members are in scope in the whole body of their type.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name.text)
    return openType(node.memberBlock)
  }
  override func visitPost(_ node: StructDeclSyntax) { closeType() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name.text)
    return openType(node.memberBlock)
  }
  override func visitPost(_ node: ClassDeclSyntax) { closeType() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name.text)
    return openType(node.memberBlock)
  }
  override func visitPost(_ node: EnumDeclSyntax) { closeType() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name.text)
    return openType(node.memberBlock)
  }
  override func visitPost(_ node: ActorDeclSyntax) { closeType() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name.text)
    return openType(node.memberBlock)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { closeType() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { openType(node.memberBlock) }
  override func visitPost(_ node: ExtensionDeclSyntax) { closeType() }
}

extension MentionVisitor {
  private func use(_ name: String) {
    if name == "self", depthOfTypes == 0 { usesSelf = true }
    if !scopes.contains(where: { $0.contains(name) }) { mentions.insert(name) }
  }

  private func useLiteral(of type: String) -> SyntaxVisitorContinueKind {
    literalTypes.insert(type)
    return .visitChildren
  }

  private func bind(_ name: String) { scopes[scopes.count - 1].insert(name) }
  private func open() -> SyntaxVisitorContinueKind {
    scopes.append([])
    return .visitChildren
  }
  private func close() { scopes.removeLast() }

  private func openType(_ members: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(Set(members.members.flatMap { DeclaredNames.names(of: $0.decl) }))
    depthOfTypes += 1
    return .visitChildren
  }
  private func closeType() {
    scopes.removeLast()
    depthOfTypes -= 1
  }
}

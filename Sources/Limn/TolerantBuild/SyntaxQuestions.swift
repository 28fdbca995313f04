public import SwiftSyntax

extension SyntaxProtocol {
  // The node, if it is of another kind.

  public var access: MemberAccessExprSyntax? { self.as(MemberAccessExprSyntax.self) }
  public var call: FunctionCallExprSyntax? { self.as(FunctionCallExprSyntax.self) }
  public var reference: TokenSyntax? { self.as(DeclReferenceExprSyntax.self)?.baseName }
  public var asVariable: VariableDeclSyntax? { self.as(VariableDeclSyntax.self) }
  public var asFunction: FunctionDeclSyntax? { self.as(FunctionDeclSyntax.self) }
  public var asBinding: PatternBindingSyntax? { self.as(PatternBindingSyntax.self) }
  public var asItem: CodeBlockItemSyntax? { self.as(CodeBlockItemSyntax.self) }
  public var isClosure: Bool { self.is(ClosureExprSyntax.self) }
  /// The code without the white space and comments around it.
  public var code: String { trimmedDescription }

  /// The bytes of the node without the space and comments around it.
  var ownRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Whether the node is a replacement, and not only a part of it.
  var isReplaced: Bool {
    let text = code
    return ["", "return ", "let _ = ", "_ in ", "_, _ in "].contains { start in
      text.hasPrefix(start + PartEditor.mark) || text.hasPrefix(start + PartEditor.placeholder)
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the property is stored, with or without observers.
  public var isStored: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension AttributeListSyntax {
  /// The names of the attributes.
  public var names: [String] { compactMap { $0.as(AttributeSyntax.self)?.attributeName.code } }
}

extension Syntax {
  func ancestor<Found>(_ find: (Syntax) -> Found?) -> Found? {
    var node = parent
    while let current = node {
      if let found = find(current) { return found }
      node = current.parent
    }
    return nil
  }

  /// The nearest type or extension around the node.
  var enclosingType: (any DeclGroupSyntax)? { ancestor { $0.asProtocol((any DeclGroupSyntax).self) } }

  /// Whether the declaration is a member of a type or a global declaration.
  var isMemberOrGlobal: Bool {
    parent?.is(MemberBlockItemSyntax.self) == true || parent?.asItem?.isAtFileLevel == true
  }

  /// The name of the enclosing declaration with the names of its enclosing types.
  var declarationName: String {
    var parts: [String] = []
    var current: Syntax? = self
    while let node = current {
      if let declaration = node.asProtocol((any NamedDeclSyntax).self) { parts.append(declaration.name.text) }
      if let declaration = node.as(ExtensionDeclSyntax.self) {
        parts.append(declaration.extendedType.code)
      }
      if node.is(InitializerDeclSyntax.self) { parts.append("init") }
      if let variable = node.asVariable, node.isMemberOrGlobal {
        parts.append(variable.bindings.first?.pattern.code ?? "_")
      }
      if let macro = node.asProtocol((any FreestandingMacroExpansionSyntax).self) {
        parts.append("#" + macro.macroName.text)
      }
      current = node.parent
    }
    return parts.reversed().withDots
  }

  /// The type of the property or subscript whose accessor this is.
  var propertyType: String? {
    if let type = self.asBinding?.typeAnnotation?.type { return type.code }
    return ancestor { node in
      node.asBinding?.typeAnnotation?.type.code
        ?? node.as(SubscriptDeclSyntax.self)?.returnClause.type.code
    }
  }

  /// Whether the function or property around the node has the attribute of a result builder.
  var hasBuilder: Bool {
    func attributes(_ node: Syntax) -> AttributeListSyntax? {
      node.asFunction?.attributes ?? node.asVariable?.attributes
    }
    return (attributes(self) ?? ancestor(attributes))?.contains { $0.code.hasSuffix("Builder") } ?? false
  }

  /// Whether the nearest function or property around the node returns a view, or the node is in a preview.
  var isInView: Bool {
    ancestor { node -> Bool? in
      if node.isPreviewMacro { return true }
      if let function = node.asFunction {
        return Self.isView(function.signature.returnClause?.type.code) || node.hasBuilder
      }
      if let variable = node.asVariable, node.isMemberOrGlobal {
        return Self.isView(variable.bindings.first?.typeAnnotation?.type.code) || node.hasBuilder
      }
      return node.is(InitializerDeclSyntax.self) ? false : nil
    } ?? false
  }

  var isPreviewMacro: Bool {
    asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName.text == "Preview"
  }

  static func isView(_ type: String?) -> Bool { ["some View", "AnyView", "some SwiftUI.View"].contains(type) }
}

extension ExprSyntax {
  /// Whether this base of a call is a name such as `viewModel` or `Color`. The call then makes a view and does not
  /// modify one.
  var isLookup: Bool {
    if self.is(DeclReferenceExprSyntax.self) { return code != "content" }
    return self.access.map { $0.base?.isLookup ?? true } ?? false
  }
}

extension FunctionCallExprSyntax {
  var calledName: String {
    if let member = calledExpression.access { return member.declName.baseName.text }
    return String(calledExpression.code.prefix { $0 != "<" })
  }

  /// Whether the call is one of the modifiers of a statement in a view builder.
  var isModifier: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let item = parent.asItem { return item.isInBuilder }
      let isChain =
        parent.access?.base?.id == node.id
        || parent.call?.calledExpression.id == node.id
        || parent.is(ReturnStmtSyntax.self) || parent.is(ExpressionStmtSyntax.self)
        || [.postfixIfConfigExpr, .ifConfigDecl, .ifConfigClauseList, .ifConfigClause].contains(parent.kind)
      guard isChain else { return false }
      node = parent
    }
    return false
  }
}

extension ClosureExprSyntax {
  /// The bytes between the signature and the closing brace.
  var contentRange: Range<Int> {
    let start = signature?.endPositionBeforeTrailingTrivia ?? leftBrace.endPositionBeforeTrailingTrivia
    return start.utf8Offset..<rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private static let actionCalls = Set(
    """
    Task async asyncAfter onAppear onChange onChanged onContinueUserActivity onDelete onDisappear onEnded
    onHover onLongPressGesture onMove onOpenURL onReceive onSubmit onTapGesture perform refreshable sink task
    withAnimation
    """.words)

  /// Whether the closure runs when something happens, and its value is not used.
  var isAction: Bool {
    if let label = parent?.as(LabeledExprSyntax.self)?.label?.text { return ["action", "perform"].contains(label) }
    if let labeled = parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return ["action", "onDismiss"].contains(labeled.label.text)
    }
    guard let call = parent?.call, call.trailingClosure?.id == id else { return false }
    let name = call.calledName
    if name == "Button" { return !call.arguments.contains { $0.label?.text == "action" } }
    return Self.actionCalls.contains(name)
  }

  private static let contentCalls = Set(
    """
    actionSheet alert background confirmationDialog contextMenu fullScreenCover listRowBackground mask
    navigationDestination overlay popover safeAreaBar safeAreaInset sheet swipeActions tabItem toolbar
    """.words)
  private static let contentLabels = Set(
    """
    actions content destination detail footer header icon label message placeholder sidebar title
    """.words)

  /// Whether the closure is a view builder, as far as the syntax tells.
  var isViewBuilder: Bool {
    if isAction { return false }
    if let argument = parent?.as(LabeledExprSyntax.self) {
      return argument.label.map { Self.contentLabels.contains($0.text) } ?? false
    }
    if let labeled = parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return Self.contentLabels.contains(labeled.label.text)
    }
    if let parent, parent.isPreviewMacro { return true }
    guard let call = parent?.call else { return false }
    let name = call.calledName
    let isType = name.first?.isUppercase == true && name != "Task" && name != "Binding"
    return Self.contentCalls.contains(name) || isType && Syntax(self).isInView
  }
}

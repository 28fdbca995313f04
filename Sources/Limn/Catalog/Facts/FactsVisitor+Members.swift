import LimnDiagnostics
import SwiftSyntax

extension FactsVisitor {
  private static let environmentWrappers: Set = ["EnvironmentObject", "Environment"]

  func variable(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    defer { depth += 1 }
    guard depth == 0 else { return .visitChildren }
    let attributes = attributes(node.attributes)
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      add(
        member(
          node, name: name.text, keyword: node.bindingSpecifier.text, modifiers: node.modifiers, attributes: attributes,
          at: name,
          type: binding.typeAnnotation?.type.trimmedDescription,
          initialValue: binding.initializer?.value.trimmedDescription,
          isComputed: isComputed(binding), body: binding.accessorBlock))
      if let type = binding.typeAnnotation?.type,
        attributes.contains(where: { Self.environmentWrappers.contains($0.name) })
      {
        _ = region(.environment, type)
      }
    }
    for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
      if attribute.attributeName.trimmedDescription == "Environment" { _ = region(.environment, attribute) }
    }
    return .visitChildren
  }

  func function(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    defer { depth += 1 }
    guard depth == 0 else { return .visitChildren }
    let parameters = parameters(node.signature.parameterClause, namesAreLabels: !Self.isOperator(node.name))
    var fact = member(
      node, name: node.name.text + labels(parameters), keyword: "func", modifiers: node.modifiers,
      attributes: attributes(node.attributes),
      at: node.name, type: node.signature.returnClause?.type.trimmedDescription, isComputed: node.body != nil,
      body: node.body)
    fact.parameters = parameters
    fact.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    add(fact)
    return .visitChildren
  }

  func macro(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = parameters(node.signature.parameterClause)
    var fact = member(
      node, name: node.name.text + labels(parameters), keyword: "macro", modifiers: node.modifiers,
      attributes: attributes(node.attributes), at: node.name, body: node.definition)
    fact.parameters = parameters
    add(fact)
    return .skipChildren
  }

  func initializer(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    defer { depth += 1 }
    guard depth == 0 else { return .visitChildren }
    let parameters = parameters(node.signature.parameterClause)
    var fact = member(
      node, name: "init" + labels(parameters), keyword: "init", modifiers: node.modifiers,
      attributes: attributes(node.attributes),
      at: node.initKeyword, isComputed: true, body: node.body)
    fact.parameters = parameters
    add(fact)
    return .visitChildren
  }

  func subscript_(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    defer { depth += 1 }
    guard depth == 0 else { return .visitChildren }
    let parameters = parameters(node.parameterClause, namesAreLabels: false)
    var fact = member(
      node, name: "subscript" + labels(parameters), keyword: "subscript", modifiers: node.modifiers,
      attributes: attributes(node.attributes), at: node.subscriptKeyword,
      type: node.returnClause.type.trimmedDescription, isComputed: true,
      body: node.accessorBlock)
    fact.parameters = parameters
    add(fact)
    return .visitChildren
  }

  func cases(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      let parameters = (element.parameterClause?.parameters ?? []).map { parameter in
        ParameterFact(
          label: parameter.firstName?.text, name: parameter.firstName?.text ?? "",
          type: parameter.type.trimmedDescription,
          defaultValue: parameter.defaultValue?.value.trimmedDescription, location: place(parameter))
      }
      var fact = member(
        node, name: element.name.text + (parameters.isEmpty ? "" : labels(parameters)), keyword: "case",
        modifiers: node.modifiers,
        attributes: attributes(node.attributes), at: element.name, body: nil as CodeBlockSyntax?)
      fact.access = open.last.map { facts.types[$0].access } ?? fact.access
      fact.parameters = parameters
      fact.text = "case " + element.trimmedDescription
      add(fact)
    }
    return .visitChildren
  }

  func alias(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      member(
        node, name: node.name.text, keyword: "typealias", modifiers: node.modifiers,
        attributes: attributes(node.attributes), at: node.name,
        type: node.initializer.value.trimmedDescription, body: nil as CodeBlockSyntax?))
    return .visitChildren
  }

  func associated(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      member(
        node, name: node.name.text, keyword: "associatedtype", modifiers: node.modifiers,
        attributes: attributes(node.attributes),
        at: node.name, type: node.inheritanceClause?.inheritedTypes.trimmedDescription, body: nil as CodeBlockSyntax?))
    return .visitChildren
  }
}

extension FactsVisitor {
  private func member(
    _ node: some SyntaxProtocol, name: String, keyword: String, modifiers: DeclModifierListSyntax,
    attributes: [AttributeFact],
    at token: TokenSyntax, type: String? = nil, initialValue: String? = nil, isComputed: Bool = false,
    body: (some SyntaxProtocol)?
  ) -> MemberFact {
    MemberFact(
      name: name, keyword: keyword, access: memberAccess(modifiers),
      isStatic: modifiers.contains { ["static", "class"].contains($0.name.text) }, isAsync: false,
      attributes: attributes, type: type,
      initialValue: initialValue, isComputed: isComputed, parameters: [], text: head(node, upTo: body),
      documentation: documentation(node),
      location: place(token), span: span(node))
  }

  private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return false }
    guard let list = block.accessors.as(AccessorDeclListSyntax.self) else { return true }
    return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  private static func isOperator(_ name: TokenSyntax) -> Bool {
    switch name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  /// - Parameter namesAreLabels: whether a parameter that is declared with one name, such as `x` in `f(x: Int)`, has
  ///   this name as its argument label. Pass false for subscripts and operators, where such a parameter has no label.
  private func parameters(_ clause: FunctionParameterClauseSyntax, namesAreLabels: Bool = true) -> [ParameterFact] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.text
      let isLabel = label != "_" && (namesAreLabels || parameter.secondName != nil)
      return ParameterFact(
        label: isLabel ? label : nil, name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.type.trimmedDescription, defaultValue: parameter.defaultValue?.value.trimmedDescription,
        location: place(parameter))
    }
  }

  private func labels(_ parameters: [ParameterFact]) -> String {
    "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

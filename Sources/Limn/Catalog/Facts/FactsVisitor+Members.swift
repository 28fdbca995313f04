import SwiftSyntax

extension FactsVisitor {
  func variable(_ node: VariableDeclSyntax) {
    guard depth == 0 else { return }
    let wrappers = attributes(node.attributes).map(\.name)
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let type = binding.typeAnnotation?.type
      var fact = member(
        node, name.text, node.bindingSpecifier.text, at: name, type: type, upTo: binding.accessorBlock)
      fact.initialValue = binding.initializer?.value.code
      fact.isComputed = !binding.isStored
      add(fact)
      if let type, wrappers.contains(where: ["EnvironmentObject", "Environment"].contains) {
        region(.environment, type.as(MemberTypeSyntax.self).map { Syntax($0.name) } ?? Syntax(type))
      }
    }
    for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
      if attribute.attributeName.code == "Environment" { region(.environment, attribute) }
    }
  }

  func function(_ node: FunctionDeclSyntax) {
    var fact = member(
      node, node.name.text, "func", at: node.name, type: node.signature.returnClause?.type,
      parameters(node.signature.parameterClause, namesAreLabels: !Self.isOperator(node.name)), upTo: node.body)
    fact.isComputed = node.body != nil
    fact.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    // A case in an attribute, such as `@Handler(\Action.Cases.save)`, is handled by the function.
    for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self)?.arguments }) {
      region(.pattern, attribute)
    }
    add(fact)
  }

  func macro(_ node: MacroDeclSyntax) {
    add(
      member(
        node, node.name.text, "macro", at: node.name, parameters(node.signature.parameterClause), upTo: node.definition)
    )
  }

  func initializer(_ node: InitializerDeclSyntax) {
    var fact = member(
      node, "init", "init", at: node.initKeyword, parameters(node.signature.parameterClause), upTo: node.body)
    fact.isComputed = true
    add(fact)
  }

  func subscript_(_ node: SubscriptDeclSyntax) {
    var fact = member(
      node, "subscript", "subscript", at: node.subscriptKeyword, type: node.returnClause.type,
      parameters(node.parameterClause, namesAreLabels: false), upTo: node.accessorBlock)
    fact.isComputed = true
    add(fact)
  }

  func cases(_ node: EnumCaseDeclSyntax) {
    for element in node.elements {
      let parameters = element.parameterClause?.parameters.map { parameter in
        ParameterFact(
          label: parameter.firstName?.text, name: parameter.firstName?.text ?? "",
          type: parameter.type.code,
          defaultValue: parameter.defaultValue?.value.code, location: place(parameter))
      }
      var fact = member(node, element.name.text, "case", at: element.name, parameters)
      fact.access = open.last.map { facts.types[$0].access } ?? fact.access
      fact.text = "case " + element.code
      add(fact)
    }
  }

  func alias(_ node: TypeAliasDeclSyntax) {
    add(member(node, node.name.text, "typealias", at: node.name, type: node.initializer.value))
  }

  func associated(_ node: AssociatedTypeDeclSyntax) {
    add(
      member(
        node, node.name.text, "associatedtype", at: node.name, type: node.inheritanceClause?.inheritedTypes))
  }

  /// - Parameter body: the part that is left out of the text of the declaration.
  private func member(
    _ node: some WithModifiersSyntax & WithAttributesSyntax, _ name: String, _ keyword: String, at token: TokenSyntax,
    type: (any SyntaxProtocol)? = nil, _ parameters: [ParameterFact]? = nil, upTo body: (any SyntaxProtocol)? = nil
  ) -> MemberFact {
    MemberFact(
      name: name + (parameters.map(labels) ?? ""), keyword: keyword, access: memberAccess(node.modifiers),
      isStatic: node.modifiers.contains { ["static", "class"].contains($0.name.text) }, isAsync: false,
      attributes: attributes(node.attributes), type: type?.code, isComputed: false,
      parameters: parameters ?? [], text: head(node, upTo: body), documentation: documentation(node),
      location: place(token), span: span(node))
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
        type: parameter.type.code, defaultValue: parameter.defaultValue?.value.code,
        location: place(parameter))
    }
  }

  private func labels(_ parameters: [ParameterFact]) -> String {
    "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

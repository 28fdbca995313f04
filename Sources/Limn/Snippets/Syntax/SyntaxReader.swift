import LimnToolchain
import SwiftSyntax

/// Parses a snippet and collects the facts that later steps need to resolve names and to generate source files.
struct SyntaxReader {
  private var syntax = SnippetSyntax()
  /// The indices of items that are variables with a property wrapper.
  private var wrapped: Set<Int> = []

  /// - Parameter isDeclaration: whether the author marked the snippet as an interface.
  static func read(_ text: String, isDeclaration: Bool = false) -> SnippetSyntax {
    let tree = SwiftParsing.tree(of: text)
    var reader = SyntaxReader()
    reader.syntax.manifest = ManifestForm.infer(text)
    reader.syntax.isTemplate = tree.tokens(viewMode: .sourceAccurate).contains { $0.text.hasPrefix("<#") }
    reader.syntax.isBroken = tree.hasError
    reader.syntax.toolsVersion = ManifestHeader.toolsVersion(in: text)
    reader.syntax.comments = CommentReader.read(tree)
    if reader.readSignatures(text) || tree.hasError && reader.readMembers(text) { return reader.syntax }
    for statement in tree.statements { reader.read(statement) }
    reader.chooseWrapper(
      tree.statements.compactMap { $0.item.as(DeclSyntax.self) },
      isAll: !tree.statements.contains { !$0.item.is(DeclSyntax.self) })
    reader.addBodies(tree, isForced: isDeclaration)
    return reader.syntax
  }

  /// Generates bodies for functions that have no body. If the snippet's members will be wrapped in a protocol, no
  /// bodies are needed.
  private mutating func addBodies(_ tree: SourceFileSyntax, isForced: Bool) {
    guard syntax.wrapper != .protocol else { return }
    syntax.insertions = InterfaceBodies.insertions(for: tree, isForced: isForced)
    syntax.isInterface = !syntax.insertions.isEmpty
  }

  /// Reads a list of signatures, such as `Button(title: String, action: @escaping () -> Void)`. Each becomes a function in
  /// an extension of its type, so that the compiler checks the types. Returns false for other code, such as calls.
  private mutating func readSignatures(_ text: String) -> Bool {
    let start = /(?m)^[A-Z]\w*(?=[<(])/
    let count = text.matches(of: start).count
    guard count > 0 else { return false }
    let tree = SwiftParsing.tree(of: text.replacing(start) { "func \($0.output)" })
    guard !tree.hasError, tree.statements.count == count else { return false }
    var list = syntax
    list.isBroken = false
    list.isInterface = true
    for (index, statement) in tree.statements.enumerated() {
      guard let function = statement.item.as(FunctionDeclSyntax.self), function.body == nil else { return false }
      let parameters = function.signature.parameterClause.parameters.map(\.type.trimmedDescription)
      // The arguments of a call can look like types, but their names start with lowercase letters.
      let type = /^(@\w+ |some |any )*[\[(]*[A-Z_)](?!.*\.[a-z])/
      guard !parameters.isEmpty, parameters.allSatisfy({ $0.contains(type) }) else { return false }
      // Each `func ` is five bytes that the snippet does not have.
      let (name, range) = (function.name.text, Self.range(of: function))
      let (start, end) = (range.lowerBound - 5 * index, range.upperBound - 5 * (index + 1))
      var item = Item(kind: .declaration, range: start..<end)
      item.add(MentionVisitor(function))
      item.mentions.insert(name)
      list.items.append(item)
      list.insertions += [
        (start, "extension "), (start + name.utf8.count, " { static func signature_"), (end, " { fatalError() } }"),
      ].map { .init(offset: $0, text: $1) }
    }
    syntax = list
    return true
  }

  /// Parses code that is valid only inside a type, such as a `case` of an enumeration. Returns false if the code has
  /// syntax errors even inside a type.
  private mutating func readMembers(_ text: String) -> Bool {
    let prefix = "enum Members {"
    let tree = SwiftParsing.tree(of: prefix + text + "}")
    guard !tree.hasError, tree.statements.count == 1, let type = tree.statements.first?.item.as(EnumDeclSyntax.self)
    else { return false }
    syntax.isBroken = false
    let length = prefix.utf8.count
    for member in type.memberBlock.members {
      let range = Self.range(of: member.decl)
      var item = Item(kind: .member, range: (range.lowerBound - length)..<(range.upperBound - length))
      item.add(MentionVisitor(member))
      syntax.items.append(item)
    }
    chooseWrapper(type.memberBlock.members.map(\.decl), isAll: true)
    return true
  }

  private mutating func read(_ statement: CodeBlockItemSyntax) {
    if let declaration = statement.item.as(ImportDeclSyntax.self) {
      syntax.imports.append(
        .init(text: declaration.trimmedDescription, module: declaration.module, range: Self.range(of: declaration)))
      return
    }
    var item = Item(kind: Self.kind(of: statement), range: Self.range(of: statement))
    let visitor = MentionVisitor(statement)
    item.add(visitor)
    item.hasAwait = visitor.hasAwait
    item.isExpression = Self.isExpression(statement)
    item.lacksValue =
      statement.item.as(VariableDeclSyntax.self)?.bindings.contains { $0.initializer == nil && $0.accessorBlock == nil }
      ?? false
    let callee = statement.item.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?
      .baseName.text
    item.callsPrint = ["print", "debugPrint", "dump"].contains(callee)
    if let condition = statement.item.as(GuardStmtSyntax.self) {
      item.declares = Set(DeclaredNames.names(of: condition))
    }
    if let declaration = statement.item.as(DeclSyntax.self) {
      Self.describe(declaration, into: &item)
      if visitor.usesSelf, item.kind == .function || item.kind == .variable { item.kind = .member }
      if item.kind == .member, !visitor.usesSelf, Self.isWrapped(declaration) { wrapped.insert(syntax.items.count) }
      if let type = declaration.as(ExtensionDeclSyntax.self) { item.extended = Self.extended(type) }
    }
    syntax.items.append(item)
  }

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private static func describe(_ declaration: DeclSyntax, into item: inout Item) {
    item.declares = Set(DeclaredNames.names(of: declaration))
    if let operatorDeclaration = declaration.as(OperatorDeclSyntax.self) {
      item.declares = [operatorDeclaration.name.text]
    }
    if let group = declaration.as(PrecedenceGroupDeclSyntax.self) { item.declares = [group.name.text] }
    let words = declaration.modifierNames
    item.isFileScope = words.contains("nonisolated") || !words.isDisjoint(with: accessLevels)
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    item.isMutable =
      declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.var)
      && attributes?.isEmpty ?? true
      && !words.contains("nonisolated")
    item.isMain =
      attributes?.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main" } ?? false
  }

  private static func extended(_ node: ExtensionDeclSyntax) -> Item.Extension {
    let name: String =
      if let member = node.extendedType.as(MemberTypeSyntax.self) {
        member.name.text
      } else if let identifier = node.extendedType.as(IdentifierTypeSyntax.self) {
        identifier.name.text
      } else {
        node.extendedType.trimmedDescription
      }
    let members = node.memberBlock.members.map(\.decl)
    let names = Set(members.flatMap(DeclaredNames.names))
    let unnamed: Set = [
      "callAsFunction", "appendInterpolation", "buildBlock", "buildExpression", "hash", "encode", "makeIterator",
    ]
    let isUnnamed = members.contains { [.initializerDecl, .subscriptDecl].contains($0.kind) }
    let protocols = node.inheritanceClause?.inheritedTypes.flatMap { Self.protocols($0.type) } ?? []
    return .init(
      type: name, members: Set(members.flatMap(DeclaredNames.signatures)), names: names, protocols: Set(protocols),
      hasUnnamedMembers: isUnnamed || !names.isDisjoint(with: unnamed))
  }

  /// Returns the names of the protocols in an inheritance clause, without attributes such as `@retroactive`.
  private static func protocols(_ type: TypeSyntax) -> [String] {
    if let attributed = type.as(AttributedTypeSyntax.self) { return protocols(attributed.baseType) }
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { protocols($0.type) }
    }
    return [type.trimmedDescription]
  }

  // MARK: Kinds of items

  private static func kind(of statement: CodeBlockItemSyntax) -> Item.Kind {
    guard let declaration = statement.item.as(DeclSyntax.self) else { return macroKind(statement) }
    if isMember(declaration, declaration.modifierNames) { return .member }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return isComputed(variable) ? .function : .variable
    }
    if declaration.is(FunctionDeclSyntax.self) { return .function }
    if let condition = declaration.as(IfConfigDeclSyntax.self), condition.hasStatements { return .statement }
    return .declaration
  }

  private static func isComputed(_ variable: VariableDeclSyntax) -> Bool {
    variable.bindings.contains { binding in
      guard let block = binding.accessorBlock else { return false }
      guard case .accessors(let list) = block.accessors else { return true }
      return list.contains { ["get", "_read", "unsafeAddress"].contains($0.accessorSpecifier.text) }
    }
  }

  /// Returns the kind of an item that uses a macro. A macro such as `#Preview { … }` is a declaration, since its name
  /// starts with a capital letter. A macro such as `#expect(…)` is a statement.
  private static func macroKind(_ statement: CodeBlockItemSyntax) -> Item.Kind {
    guard let macro = statement.item.as(MacroExpansionExprSyntax.self) else { return .statement }
    return macro.macroName.text.first?.isUppercase ?? false ? .declaration : .statement
  }

  private static func isExpression(_ statement: CodeBlockItemSyntax) -> Bool {
    guard let expression = statement.item.as(ExprSyntax.self),
      ![.ifExpr, .switchExpr].contains(expression.kind)
    else { return false }
    return expression.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) } != true
  }

  private static func isMember(_ declaration: DeclSyntax, _ words: Set<String>) -> Bool {
    let kinds: Set<SyntaxKind> = [
      .initializerDecl, .deinitializerDecl, .subscriptDecl, .enumCaseDecl, .associatedTypeDecl,
    ]
    if kinds.contains(declaration.kind) { return true }
    if !words.isDisjoint(with: ["static", "override", "mutating", "nonmutating", "required", "convenience"]) {
      return true
    }
    if words.contains("class"), !declaration.is(ClassDeclSyntax.self) { return true }
    if let function = declaration.as(FunctionDeclSyntax.self) { return function.body == nil }
    return isRequirement(declaration) || isWrapped(declaration)
  }

  /// Whether the declaration is a variable that a protocol requires, such as `var name: String { get }`.
  private static func isRequirement(_ declaration: DeclSyntax) -> Bool {
    declaration.as(VariableDeclSyntax.self)?.bindings.contains { binding in
      guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return false }
      return list.allSatisfy { $0.body == nil }
    } ?? false
  }

  /// Whether the declaration is a variable with a property wrapper, as in `@State private var count = 0`. The attribute
  /// of a computed variable is not a property wrapper but a result builder.
  private static func isWrapped(_ declaration: DeclSyntax) -> Bool {
    guard let variable = declaration.as(VariableDeclSyntax.self), !isComputed(variable) else { return false }
    return variable.attributes.contains { attribute in
      guard let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return false }
      return name.first?.isUppercase ?? false && name != "MainActor" && !name.hasSuffix("Actor")
    }
  }

  /// Chooses the kind of type to generate if the snippet contains members without their type. The functions and
  /// variables of the snippet become members of the generated type, too.
  private mutating func chooseWrapper(_ declarations: [DeclSyntax], isAll: Bool) {
    let conformance = Self.conformance(declarations)
    guard syntax.items.contains(where: { $0.kind == .member }) || (isAll && conformance != nil) else { return }
    let bare = syntax.items.indices.filter { syntax.items[$0].kind == .member }
    if wrapped.isSuperset(of: bare), syntax.items.contains(where: { $0.kind == .statement }) {
      // The only members outside of types are variables with property wrappers. The snippet's statements must be in the
      // same function as the variables to use them. Therefore, do not generate a type around the variables.
      for index in bare { syntax.items[index].kind = .variable }
      return
    }
    let words = Set(declarations.flatMap(\.modifierNames))
    let members = declarations.filter { !$0.is(ImportDeclSyntax.self) }
    if declarations.contains(where: { $0.is(EnumCaseDeclSyntax.self) }) {
      syntax.wrapper = .enum
    } else if isAll, words.isDisjoint(with: Self.accessLevels), members.allSatisfy(Self.isProtocolRequirement) {
      syntax.wrapper = .protocol
    } else if !words.isDisjoint(with: ["override", "required", "convenience", "class"])
      || declarations.contains(where: {
        $0.is(DeinitializerDeclSyntax.self) || $0.trimmedDescription.hasPrefix("@Published")
      })
    {
      syntax.wrapper = .class
    } else {
      syntax.wrapper = .struct
      syntax.conformance = conformance
    }
    for index in syntax.items.indices
    where syntax.items[index].kind == .function || syntax.items[index].kind == .variable {
      syntax.items[index].kind = .member
    }
  }

  /// The access modifiers. A protocol requirement cannot have such a modifier. If a member has one, Limn therefore
  /// generates no protocol around the members.
  private static let accessLevels: Set = ["public", "open", "package", "internal", "private", "fileprivate"]

  private static func isProtocolRequirement(_ declaration: DeclSyntax) -> Bool {
    if declaration.is(AssociatedTypeDeclSyntax.self) { return true }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      // A requirement has no default arguments and no opaque result.
      return function.body == nil && !function.signature.parameterClause.parameters.contains { $0.defaultValue != nil }
        && function.signature.returnClause?.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .keyword(.some)
        } != true
    }
    return isRequirement(declaration)
  }

  /// The protocol to which the generated type conforms, if a member shows it: a view without its type has a `body`.
  private static func conformance(_ declarations: [DeclSyntax]) -> String? {
    for declaration in declarations {
      let variable = declaration.as(VariableDeclSyntax.self)?.bindings.first
      let function = declaration.as(FunctionDeclSyntax.self)
      let type = variable?.typeAnnotation?.type ?? function?.signature.returnClause?.type
      guard variable?.pattern.trimmedDescription == "body" || function?.name.text == "body" else { continue }
      switch type?.trimmedDescription {
      case "some View": return function == nil ? "View" : "ViewModifier"
      case "some Scene": return "App"
      default: continue
      }
    }
    return nil
  }
}

extension DeclSyntax {
  fileprivate var modifierNames: Set<String> {
    Set(asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? [])
  }
}

extension Item {
  /// Adds the names and literals that the item uses.
  fileprivate mutating func add(_ uses: MentionVisitor) {
    mentions = uses.mentions
    memberMentions = uses.memberMentions
    literalTypes = uses.literalTypes
  }
}

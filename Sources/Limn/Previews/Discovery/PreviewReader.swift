import LimnDiagnostics
import LimnToolchain
import SwiftParser
import SwiftSyntax

/// Finds previews and views in the syntax of a source file.
struct PreviewReader {
  static func read(_ source: String, path: String) -> PreviewFile {
    let tree = SwiftParsing.tree(of: source)
    let visitor = PreviewVisitor(path: path, tree: tree)
    visitor.walk(tree)
    visitor.file.path = path
    return visitor.file
  }
}

private final class PreviewVisitor: LocatingVisitor {
  var scope: [String] = []
  var providers = 0
  var file = PreviewFile(path: "")

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node)
    return .skipChildren
  }

  // SwiftSyntax parses a top-level macro as an expression if the file could be a script, since a script can contain
  // top-level expressions.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    read(node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let own = node.name.text
    enter(node, own)
    let name = scope.withDots
    if scope.count == 1, let inputs = StructInputs(node, name: name) { file.structs.append(inputs) }
    file.places[name] = location(of: node.structKeyword)
    let isHelper = providers > (node.isProvider ? 1 : 0) || node.modifiers.isPrivate && own.contains("Preview")
    if isHelper, file.views.contains(name) {
      let reader = MentionReader(viewMode: .sourceAccurate)
      reader.walk(node.memberBlock)
      file.helpers[own] = reader.mentions
    }
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) {
    scope.removeLast()
    if node.isProvider { providers -= 1 }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if scope.count > 1, scope.last == "Action" {
      let type = scope.dropLast().withDots
      file.actions.append(ActionDeclaration(type: type, name: node.name.text, location: location(of: node.name)))
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.extendedType.code)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { $0.name.text == "static" } && !node.modifiers.isPrivate
    if isStatic, node.bindings.contains(where: { $0.pattern.code == "mock" }) {
      file.mocks.insert(scope.withDots)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  @discardableResult
  func enter(_ group: some DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
    scope.append(name)
    let full = scope.withDots
    if group.conforms(to: "View") { file.views.addIfMissing(full) }
    guard group.isProvider else { return .visitChildren }
    if group.is(StructDeclSyntax.self) { providers += 1 }
    let body = group.memberBlock.members.first {
      $0.decl.asVariable?.bindings.first?.pattern.code == "previews"
    }
    let reader = MentionReader(viewMode: .sourceAccurate)
    if let body { reader.walk(body) }
    let name = reader.displayNames.count == 1 ? reader.displayNames[0] : nil
    file.previews.append(
      PreviewDeclaration(
        provider: full, name: name, traits: [], mentions: reader.mentions,
        location: location(of: group.introducer)))
    return .visitChildren
  }

  func read(_ macro: some FreestandingMacroExpansionSyntax) {
    guard macro.macroName.text == "Preview" else { return }
    let arguments = macro.arguments
    let name = arguments.first.flatMap {
      $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
    }
    let traits = arguments.drop { $0.label?.text != "traits" }.filter { $0.label == nil || $0.label?.text == "traits" }
    let body =
      macro.trailingClosure ?? arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    let reader = MentionReader(viewMode: .sourceAccurate)
    if let body { reader.walk(body) }
    file.previews.append(
      PreviewDeclaration(
        name: name, traits: traits.map { $0.expression.code }, mentions: reader.mentions,
        location: location(of: macro.pound)))
  }
}

extension DeclGroupSyntax {
  fileprivate var isProvider: Bool { conforms(to: "PreviewProvider") }

  fileprivate func conforms(to name: String) -> Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.code.shortName == name } == true
  }
}

/// Finds the types that code initializes, and the string arguments of `previewDisplayName`.
private final class MentionReader: SyntaxVisitor {
  private(set) var mentions: [String] = []
  private(set) var displayNames: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name = called.code
    if let first = name.first, first.isUppercase,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    {
      mentions.append(name)
    } else if let specialized = called.as(GenericSpecializationExprSyntax.self) {
      mentions.append(specialized.expression.code)
    }
    if let member = called.access, member.declName.baseName.text == "previewDisplayName",
      let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    {
      displayNames.append(text)
    }
    return .visitChildren
  }
}

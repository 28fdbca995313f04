import LimnDiagnostics
import LimnMarkdown
import SwiftSyntax

extension FactsVisitor {
  /// - Parameter name: the name of an extended type as written; nil for a declared type.
  func enter(_ node: some DeclGroupSyntax, _ nameToken: TokenSyntax, _ name: String? = nil) {
    let own = name ?? nameToken.text
    let outer = open.last.map { facts.types[$0].name + "." } ?? ""
    let inherited = (node.inheritanceClause?.inheritedTypes ?? []).map {
      NamedPlace(name: $0.type.code, location: lastPlace($0.type))
    }
    let outerAccess = open.last.flatMap { facts.types[$0].isExtension ? facts.types[$0].access : nil }
    facts.types.append(
      TypeFact(
        name: outer + own, keyword: node.introducer.text, access: access(node.modifiers) ?? outerAccess ?? "internal",
        modifiers: node.modifiers.map(\.name.text), attributes: attributes(node.attributes), inheritance: inherited,
        location: place(nameToken), span: span(node), scope: scope(of: node), documentation: documentation(node),
        text: head(node, upTo: node.memberBlock),
        members: []))
    open.append(facts.types.count - 1)
    if inherited.contains(where: { $0.name == "PreviewProvider" }) {
      facts.previews.append(
        PreviewFact(title: nil, provider: outer + own, location: place(nameToken), span: span(node)))
    }
  }

  /// The body of the function or closure around a declaration.
  private func scope(of node: some SyntaxProtocol) -> Span? {
    sequence(first: Syntax(node), next: \.parent).first {
      $0.isClosure || $0.is(CodeBlockSyntax.self) || $0.is(AccessorBlockSyntax.self)
    }.map { span($0) }
  }

  func access(_ modifiers: DeclModifierListSyntax) -> String? {
    let levels: Set = ["open", "public", "package", "internal", "fileprivate", "private"]
    return modifiers.first { levels.contains($0.name.text) && $0.detail == nil }?.name.text
  }

  /// Returns the access level of a member. If the declaration has an access modifier, its level applies. Otherwise, a
  /// member of an extension or protocol has the level of the extension or protocol. Any other member is `fileprivate`
  /// in a private type, and `internal` in other types.
  func memberAccess(_ modifiers: DeclModifierListSyntax) -> String {
    if let own = access(modifiers) { return own }
    guard let type = open.last.map({ facts.types[$0] }) else { return "internal" }
    return type.keyword == "protocol" || type.isExtension
      ? type.access : type.access == "private" ? "fileprivate" : "internal"
  }

  func attributes(_ list: AttributeListSyntax) -> [AttributeFact] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return AttributeFact(
        name: String(attribute.attributeName.code.trimmingPrefix("SwiftUI.")), argument: attribute.arguments?.code,
        location: place(attribute))
    }
  }

  /// The doc comment as Markdown without common indentation, or nil. The comment can also be between the attributes and
  /// the declaration.
  func documentation(_ node: some SyntaxProtocol) -> String? {
    node.children(viewMode: .sourceAccurate).prefix(3).lazy.reversed().compactMap(documentation(before:)).first
  }

  /// The comment in front of a node. A comment above a blank line documents nothing.
  private func documentation(before node: Syntax) -> String? {
    let trivia = node.leadingTrivia.description.bytes
    guard let comment = DocComment.all(in: trivia).last, let last = comment.lines.last else { return nil }
    let lines = String(linesOf: trivia).lines
    guard !lines.dropFirst(last.number).dropLast().contains(where: { $0.allSatisfy(\.isWhitespace) }) else {
      return nil
    }
    let text = comment.text.drop(while: \.isNewline)
    return text.allSatisfy(\.isWhitespace) ? nil : String(text.dropLast())
  }

  /// A declaration as written, without its doc comment and body.
  func head(_ node: some SyntaxProtocol, upTo body: (any SyntaxProtocol)?) -> String {
    guard let body else { return node.code.replacing(Self.commentLine, with: "") }
    let bytes = Array(node.syntaxTextBytes)
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset - node.position.utf8Offset
    let end = body.position.utf8Offset - node.position.utf8Offset
    let text = bytes[min(start, end)..<end].text
    return String(text[...].trimmed(\.isWhitespace)).replacing(Self.commentLine, with: "")
  }

  private static var commentLine: Regex<Substring> { /(?m)^\h*\/\/\/.*\n/ }

  private func lastPlace(_ type: TypeSyntax) -> Location {
    if let member = type.as(MemberTypeSyntax.self) { return place(member.name) }
    if let plain = type.as(IdentifierTypeSyntax.self) { return place(plain.name) }
    return place(type)
  }
}

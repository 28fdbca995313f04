import SwiftSyntax

/// Finds declarations without bodies, as in a module interface, and generates bodies so that the declarations compile.
final class InterfaceBodies: SyntaxVisitor {
  private(set) var insertions: [SnippetSyntax.Insertion] = []
  /// Whether a function outside of protocols has a body. If this is true, the snippet is an interface only if the
  /// author marked it as an interface.
  private(set) var findsBody = false

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// Returns the bodies to insert if the snippet is an interface; empty for other snippets. A snippet is an interface
  /// if it consists only of declarations and none of its functions has a body.
  ///
  /// - Parameter isForced: whether the author marked the snippet as an interface. In a marked snippet, some functions
  ///   may have bodies.
  static func insertions(for tree: SourceFileSyntax, isForced: Bool) -> [SnippetSyntax.Insertion] {
    guard !tree.hasError, tree.statements.allSatisfy({ $0.item.is(DeclSyntax.self) }) else { return [] }
    let found = InterfaceBodies(tree)
    guard isForced || !found.findsBody else { return [] }
    return found.insertions.sorted { $0.offset < $1.offset }
  }

  private func insert(after node: some SyntaxProtocol, result: TypeSyntax? = nil) {
    // A body without a value cannot return an opaque type, so comment marks around `some` make it an existential type.
    for word in result?.tokens(viewMode: .sourceAccurate).filter({ $0.tokenKind == .keyword(.some) }) ?? [] {
      insertions.append(.init(offset: word.positionAfterSkippingLeadingTrivia.utf8Offset, text: "/*"))
      insertions.append(.init(offset: word.endPositionBeforeTrailingTrivia.utf8Offset, text: "*/any"))
    }
    insertions.append(.init(offset: node.endPositionBeforeTrailingTrivia.utf8Offset, text: " { fatalError() }"))
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.body == nil { insert(after: node, result: node.signature.returnClause?.type) } else { findsBody = true }
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.body == nil { insert(after: node) } else { findsBody = true }
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let block = node.accessorBlock else {
      insert(after: node, result: node.returnClause.type)
      return .skipChildren
    }
    read(block)
    return .skipChildren
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let block = node.accessorBlock { read(block) }
    return .skipChildren
  }

  private func read(_ block: AccessorBlockSyntax) {
    guard case .accessors(let list) = block.accessors else {
      findsBody = true
      return
    }
    for accessor in list {
      if accessor.body == nil { insert(after: accessor) } else { findsBody = true }
    }
  }
}

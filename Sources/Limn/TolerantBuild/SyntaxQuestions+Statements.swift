import SwiftSyntax

extension CodeBlockItemSyntax {
  var isExpression: Bool {
    item.is(ExprSyntax.self) || item.is(ExpressionStmtSyntax.self) || item.is(ReturnStmtSyntax.self)
  }

  /// Whether the statement declares a local variable or checks a condition for the rest of its block.
  var isLocal: Bool {
    if let variable = item.asVariable { return !Syntax(variable).isMemberOrGlobal }
    return item.is(GuardStmtSyntax.self)
  }

  /// Whether cases of the same `switch` were already replaced one after the other. The compiler often reports only the
  /// first error in a `switch`.
  var isRepeatedCase: Bool {
    guard parent?.parent?.is(SwitchCaseSyntax.self) == true, let cases = parent?.parent?.parent else { return false }
    return cases.description.ranges(of: PartEditor.placeholder).count > 2
  }

  /// Whether the item is in no declaration, but perhaps in `#if`.
  var isAtFileLevel: Bool {
    guard let owner = parent?.parent else { return false }
    return owner.is(SourceFileSyntax.self) || owner.is(IfConfigClauseSyntax.self) && outerItem?.isAtFileLevel == true
  }

  /// Whether the statement is in a view builder, as far as the syntax tells.
  var isInBuilder: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent else { return false }
    if let closure = owner.as(ClosureExprSyntax.self) { return closure.isViewBuilder }
    if owner.is(CodeBlockSyntax.self) {
      if let function = owner.parent?.asFunction {
        return Syntax.isView(function.signature.returnClause?.type.code)
          && (Syntax(function).hasBuilder || list.count == 1 || function.name.text == "body")
      }
      if owner.parent?.is(IfExprSyntax.self) == true { return outerItem?.isInBuilder ?? false }
      if let accessor = owner.parent?.as(AccessorDeclSyntax.self) {
        return Syntax.isView(Syntax(accessor).propertyType) && list.count == 1
      }
      return false
    }
    if owner.is(SwitchCaseSyntax.self) || owner.is(IfConfigClauseSyntax.self) { return outerItem?.isInBuilder ?? false }
    guard let block = owner.as(AccessorBlockSyntax.self), Syntax.isView(Syntax(block).propertyType) else {
      return false
    }
    if list.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) { return list.count == 1 }
    let name = block.parent?.asBinding?.pattern.code
    return name == "body" || name == "previews" || list.count == 1 || Syntax(block).hasBuilder
  }

  /// The statement around the `if` or `switch` that contains this statement.
  private var outerItem: CodeBlockItemSyntax? {
    let end = Syntax(self).ancestor { [.closureExpr, .functionDecl, .codeBlockItem].contains($0.kind) ? $0 : nil }
    return end?.asItem
  }

  /// Whether the statement can be left out, and the rest still has the same types: a call whose value is not used, an
  /// assignment, or an `if` without an `else` branch.
  var isStep: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), let block = list.parent?.as(CodeBlockSyntax.self),
      let expression
    else { return false }
    // The only expression of a function may be its value.
    if list.count == 1 {
      if block.parent?.asFunction?.signature.returnClause != nil { return false }
      if block.parent?.is(AccessorDeclSyntax.self) == true { return false }
    }
    if let choice = expression.as(IfExprSyntax.self) {
      // A branch may return a value, or initialize a property.
      return choice.elseBody == nil && !choice.body.description.contains("return ")
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      guard sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true else { return false }
      return !isInInitializer || sequence.elements.first?.access?.base?.is(MemberAccessExprSyntax.self) == true
    }
    let inner =
      expression.as(TryExprSyntax.self)?.expression ?? expression.as(AwaitExprSyntax.self)?.expression ?? expression
    let call = (inner.as(AwaitExprSyntax.self)?.expression ?? inner).call
    guard let name = call?.calledExpression.code else { return false }
    return !name.hasPrefix("self.init") && name != "super.init"
  }

  private var expression: ExprSyntax? {
    item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
  }

  /// Whether an assignment here may be the one that initializes a property.
  private var isInInitializer: Bool {
    Syntax(self).ancestor {
      [.functionDecl, .closureExpr, .initializerDecl].contains($0.kind) ? $0.is(InitializerDeclSyntax.self) : nil
    } ?? false
  }
}

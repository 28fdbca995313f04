import SwiftSyntax

extension PartEditor {
  /// An unknown name that makes an argument or an assigned value. The value is replaced by a hole, whose type follows
  /// from the context.
  mutating func chooseValue(_ token: TokenSyntax) -> Bool {
    guard message.hasPrefix("cannot find '") || message.contains("has no member"),
      var value = token.parent?.as(DeclReferenceExprSyntax.self).map(ExprSyntax.init)
    else { return false }
    while let parent = value.parent {
      if let member = parent.access {
        value = ExprSyntax(member)
      } else if let call = parent.call, call.calledExpression.id == value.id {
        value = ExprSyntax(call)
      } else if let generic = parent.as(GenericSpecializationExprSyntax.self) {
        value = ExprSyntax(generic)
      } else {
        break
      }
    }
    guard !value.isReplaced, let parent = value.parent else { return false }
    let isArgument =
      parent.is(LabeledExprSyntax.self) && parent.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    let operands = parent.as(ExprListSyntax.self)
    let isAssigned =
      operands?.count == 3 && operands?.last?.id == value.id
      && operands?.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    guard isArgument || isAssigned else { return false }
    replace(value.ownRange, .value, at: value) { "_limnMissing(\($0))" }
    return true
  }

  /// The initial value of a variable, or the default value of a parameter. The type of a member, a global variable, or a
  /// parameter must be known. A local variable of unknown type becomes an unknown value, so that the code that uses it
  /// can stay.
  mutating func chooseInitialValue(_ clause: InitializerClauseSyntax) -> Bool {
    var type: String?
    var suffix = ""
    if let condition = clause.parent?.as(OptionalBindingConditionSyntax.self) {
      guard condition.pattern.is(IdentifierPatternSyntax.self) else { return false }
      type = condition.typeAnnotation?.type.code ?? "_"
      if condition.typeAnnotation == nil { suffix = " as _LimnUnknown?" }
    } else if let binding = clause.parent?.asBinding {
      guard let owner = binding.parent?.parent?.asVariable else { return false }
      type = binding.typeAnnotation?.type.code
      if type == nil, !Syntax(owner).isMemberOrGlobal {
        guard binding.pattern.is(IdentifierPatternSyntax.self) else { return false }
        type = "_"
        suffix = " as _LimnUnknown"
      } else if type == nil, let guess = clause.value.initializedType {
        type = guess
        suffix = " as \(guess)"
      }
    } else {
      type = clause.parent?.as(FunctionParameterSyntax.self)?.type.code
    }
    guard let type else { return false }
    replace(clause.value.ownRange, .value, at: clause) { id in
      type.hasSuffix("?") ? "nil" : "_limnMissing(\(id))\(suffix)"
    }
    return true
  }
}

extension ExprSyntax {
  /// The type in a call such as `Map(…)`; nil for other expressions.
  fileprivate var initializedType: String? {
    guard let name = self.call?.calledExpression.code,
      name.first?.isUppercase == true, name.shortName.first?.isUppercase == true
    else { return nil }
    return name
  }
}

import LimnCatalog
import LimnDiagnostics

/// Finds the parameters in documentation comments that the declaration does not have.
struct ParameterCheck {
  let entities: [Entity]
}

extension ParameterCheck {
  /// Returns a warning for each parameter that is documented but does not exist, at the declaration.
  func diagnostics() -> [Diagnostic] {
    entities.flatMap { entity in
      entity.members.flatMap { member -> [Diagnostic] in
        guard let facts = member.facts, facts.inheritsDocumentation != true, let text = member.documentation,
          text.contains("arameter"), ["func", "init", "subscript", "macro"].contains(member.keyword)
        else { return [] }
        let known = facts.parameters ?? []
        return CommentSections(text).parameters.filter { !known.contains($0.name) }.map { parameter in
          let hint = Suggestion.hint(for: parameter.name, among: known)
          return .init(
            .unknownParameter, "'\(member.name)' has no parameter '\(parameter.name)'\(hint)", at: member.source)
        }
      }
    }
  }
}

import LimnCatalog
import LimnDiagnostics

/// Finds the parameters in documentation comments that the declaration does not have.
struct ParameterCheck {
  let entities: [Entity]
  /// The location of a range in a documentation comment above a declaration.
  let place: (_ range: Location, _ text: String, _ declaration: Location) -> Location

  /// Returns a warning for each parameter that is documented but does not exist, at its line in the comment.
  func diagnostics() -> [Diagnostic] {
    entities.flatMap { entity in
      entity.members.flatMap { member -> [Diagnostic] in
        guard let facts = member.facts, facts.inheritsDocumentation != true, let text = member.documentation,
          text.contains("arameter"), ["func", "init", "subscript", "macro"].contains(member.keyword)
        else { return [] }
        let known = facts.parameters ?? []
        let lines = text.lines
        let documented = CommentSections(text).parameters
        let open = known.filter { name in !documented.contains { $0.name == name } }
        return documented.filter { !known.contains($0.name) }.map { parameter in
          let line = lines[parameter.line]
          let start = line.firstRange(of: parameter.name)?.lowerBound ?? line.startIndex
          let column = line[..<start].utf8.count + 1
          let range = Location(
            path: "", line: parameter.line + 1, column: column, endLine: parameter.line + 1,
            endColumn: column + parameter.name.utf8.count)
          return .init(
            .unknownParameter, message(parameter.name, of: member.name, known, open),
            at: place(range, text, member.source))
        }
      }
    }
  }

  /// The message about a name that is not among the `known` parameters of a function. If the name is an argument label,
  /// the message says so, since the signature in the message contains the label. Otherwise, the message suggests one of
  /// the `open` parameters, which the comment does not describe.
  private func message(_ name: String, of function: String, _ known: [String], _ open: [String]) -> String {
    let labels = function.split { "(:)".contains($0) }.dropFirst()
    if let index = labels.firstIndex(of: name[...]), index - 1 < known.count {
      return
        "'\(name)' is the argument label of '\(known[index - 1])' in '\(function)', so document '\(known[index - 1])'"
    }
    let hint = Suggestion.hint(for: name, among: open)
    let all = known.isEmpty ? "" : "; its parameters: " + known.withCommas
    return "'\(function)' has no parameter '\(name)'" + (hint.isEmpty ? all : hint)
  }
}

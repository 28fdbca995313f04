import LimnDiagnostics
import SemanticTree

/// Actions that are declared and that no preview ever sent, of types that previews do send actions of.
struct UnsentActions {
  var declared: [ActionDeclaration]
  var graphs: [StateGraph]
}

extension UnsentActions {
  /// One note for each, where the case is declared.
  var diagnostics: [Diagnostic] {
    let sent = sent
    return declared.compactMap { action in
      let type = action.type.split(separator: ".").last.map(String.init) ?? action.type
      guard let ofType = sent[type], !ofType.names.contains(action.name) else { return nil }
      let extent = ofType.isComplete ? "" : " in what was explored"
      return Diagnostic(
        severity: .note, id: "preview-action-never-sent",
        message: "no preview sends '\(action.type).\(action.name)'\(extent): show where it comes from, or remove it if nothing does",
        location: action.location)
    }
  }

  /// The names of the cases that were sent, by the type's last name, and whether all previews that send some were explored to the end.
  private var sent: [String: (names: Set<String>, isComplete: Bool)] {
    var sent: [String: (names: Set<String>, isComplete: Bool)] = [:]
    for graph in graphs {
      for effect in graph.startEffects + graph.edges.flatMap(\.effects) where effect.kind == .sent {
        guard let (type, name) = Self.parts(of: effect.text) else { continue }
        var known = sent[type] ?? ([], true)
        known.names.insert(name)
        known.isComplete = known.isComplete && graph.isComplete
        sent[type] = known
      }
    }
    return sent
  }

  /// The type's last name and the case of a text such as `Person.Form.target(.applied)`.
  private static func parts(of text: String) -> (type: String, name: String)? {
    let path = text.prefix { $0 != "(" && $0 != " " }.split(separator: ".")
    guard path.count > 1, let name = path.last else { return nil }
    return (String(path[path.count - 2]), String(name))
  }
}

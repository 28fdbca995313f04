import LimnDiagnostics

/// Finds declared actions that no preview sends. Only types with at least one sent action are considered.
struct UnsentActions {
  var declared: [ActionDeclaration]
  var graphs: [StateGraph]

  /// One note for each unsent action, at the declaration of its case.
  var diagnostics: [Diagnostic] {
    let sent = sent
    return declared.compactMap { action in
      guard let ofType = sent[action.type.shortName], !ofType.names.contains(action.name) else { return nil }
      let extent = ofType.isComplete ? "" : " in the explored states"
      return Diagnostic(
        .previewActionNeverSent,
        "no preview sends '\(action.type).\(action.name)'\(extent): "
          + "add a preview in which a control sends the action, or remove the action",
        at: action.location)
    }
  }

  /// The actions that previews send, grouped by the type that declares them. A key is the last component of the type's
  /// name, and `names` contains the sent cases. `isComplete` is true if all previews that send any of these cases were
  /// explored completely.
  private var sent: [String: (names: Set<String>, isComplete: Bool)] {
    var sent: [String: (names: Set<String>, isComplete: Bool)] = [:]
    for graph in graphs {
      for effect in graph.effects where effect.kind == .sent {
        guard let (type, name) = effect.text.sentAction else { continue }
        sent[type, default: ([], true)].names.insert(name)
        if !graph.isComplete { sent[type]?.isComplete = false }
      }
    }
    return sent
  }
}

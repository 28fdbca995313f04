import LimnDiagnostics
import SemanticTree

extension Finding {
  /// The finding as a diagnostic at the preview's location. The location of a crash is added as a note.
  func diagnostic(of graph: StateGraph) -> Diagnostic {
    let text = "preview '\(graph.preview.title)', state \(state + 1): \(message)"
    let notes = ending(in: graph).flatMap { ending -> [Note]? in
      guard let path = ending.path else { return nil }
      return [Note("the failing code is in \(path)\(ending.line.map { ", line \($0)" } ?? "")")]
    }
    switch kind {
    case .crash, .hang, .differs, .problem:
      return .error(kind.rawValue, text, at: graph.preview.location, notes: notes ?? [])
    case .noWayBack, .unnamedControl:
      return .warning(kind.rawValue, text, at: graph.preview.location, notes: notes ?? [])
    case .deadControl, .unhandledAction:
      // The control's effect may be outside of the preview, for example in a router or a parent view, so the diagnostic
      // is only a note.
      return Diagnostic(
        severity: .note, id: kind.rawValue, message: text, location: graph.preview.location, notes: notes ?? [])
    }
  }

  private func ending(in graph: StateGraph) -> Ending? {
    guard kind == .crash || kind == .hang else { return nil }
    guard let step else { return graph.states.first?.ending }
    let edge = graph.edges.first { $0.from == state && $0.step == step }
    return edge.flatMap { graph.states[$0.to].ending }
  }
}

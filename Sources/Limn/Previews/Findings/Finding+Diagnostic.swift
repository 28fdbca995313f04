import LimnDiagnostics
import SemanticTree

extension Finding {
  /// The finding at its preview's line, with the place of a crash as a note.
  func diagnostic(of graph: StateGraph) -> Diagnostic {
    let text = "preview '\(graph.preview.title)', state \(state + 1): \(message)"
    let notes = ending(in: graph).flatMap { ending -> [Note]? in
      guard let path = ending.path else { return nil }
      return [Note("it happened in \(path)\(ending.line.map { ", line \($0)" } ?? "")")]
    }
    switch kind {
    case .crash, .hang, .differs, .problem: return .error(kind.rawValue, text, at: graph.preview.location, notes: notes ?? [])
    case .noWayBack, .unnamedControl: return .warning(kind.rawValue, text, at: graph.preview.location, notes: notes ?? [])
    case .deadControl, .unhandledAction:
      // What it acts on may lie outside the preview, such as a router or a parent that only the app's root has, so this is only worth a look.
      return Diagnostic(severity: .note, id: kind.rawValue, message: text, location: graph.preview.location, notes: notes ?? [])
    }
  }

  private func ending(in graph: StateGraph) -> Ending? {
    guard kind == .crash || kind == .hang else { return nil }
    guard let step else { return graph.states.first?.ending }
    let edge = graph.edges.first { $0.from == state && $0.step == step }
    return edge.flatMap { graph.states[$0.to].ending }
  }
}

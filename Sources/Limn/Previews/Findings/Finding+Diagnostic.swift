import LimnDiagnostics
import SemanticTree

extension Finding {
  /// The finding as a diagnostic at the preview's location. The location of a crash is added as a note.
  func diagnostic(of graph: StateGraph) -> Diagnostic {
    let text = "preview '\(graph.preview.title)', state \(state + 1): \(message)"
    var notes: [Note] = []
    if let ending = ending(in: graph), let path = ending.path {
      notes.append(Note("the failing code is in \(path)\(ending.line.map { ", line \($0)" } ?? "")"))
    }
    return Diagnostic(kind, text, at: graph.preview.location, notes: notes)
  }

  private func ending(in graph: StateGraph) -> Ending? {
    guard kind == .previewCrash || kind == .previewHang else { return nil }
    guard let step else { return graph.states.first?.ending }
    let edge = graph.edges.first { $0.from == state && $0.step == step }
    return edge.flatMap { graph.states[$0.to].ending }
  }
}

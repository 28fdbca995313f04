import LimnDiagnostics
import LimnSnippets

extension Verdict {
  var checked: CheckedSnippet {
    let (verdict, reason): (CheckedSnippet.Verdict, String?) =
      switch kind {
      case .passed: (.passed, nil)
      case .failed: (.failed, causes.first.map { "it uses the snippet at \(place(of: $0)), which has an error" })
      case .skipped(let reason): (.skipped, reason)
      case .template: (.template, nil)
      }
    return CheckedSnippet(
      path: path, line: line, endLine: endLine, verdict: verdict, reason: reason, errorLocations: errorLocations)
  }

  private func place(of cause: Location) -> String {
    cause.path == path ? "line \(cause.line)" : "\(cause.path):\(cause.line)"
  }
}

extension UncheckedCode {
  var checked: CheckedSnippet {
    CheckedSnippet(path: path, line: line, endLine: line, verdict: .unchecked, reason: reason)
  }
}

extension SnippetSummary {
  var phase: CheckPhase {
    let reasons = skippedBy.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    let open = unchecked.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    let fallen = fallbackReason.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return CheckPhase(
      name: "snippets",
      counts: [
        .init("total", total, "in all"), .init("passed", passed), .init("failed", failed),
        .init(
          "unchecked", unchecked.values.reduce(0, +),
          "not checked" + (open.isEmpty ? "" : " (\(open); list them with --verbose)")),
        .init("skipped", skipped, "skipped" + (reasons.isEmpty ? "" : " (\(reasons))")),
        .init("template", template, "templates"),
        .init("interfaces", interfaces, "interfaces without bodies"),
        .init("merged", merged, isWork: true),
        .init(
          "fallbackReason", fallbackReason.values.reduce(0, +),
          "compiled separately" + (fallen.isEmpty ? "" : " (\(fallen))"), isWork: true
        ),
        .init("cached", cached, isWork: true), .init("executed", ran, "run"),
      ])
  }
}

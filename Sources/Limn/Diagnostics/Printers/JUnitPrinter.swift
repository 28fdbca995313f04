/// Prints the report as JUnit XML, with a test suite for each file. Each snippet is a test case. Each error that
/// belongs to no snippet is a test case too.
public struct JUnitPrinter: Sendable {
  public init() {}

  public func text(_ report: CheckReport) -> String {
    let cases = Self.cases(report)
    let paths = Set(cases.map(\.path)).sorted()
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"limn\"\(counts(cases))>\n"
    for path in paths {
      let own = cases.filter { $0.path == path }
      text += "  <testsuite name=\"\(escape(path))\"\(counts(own))>\n" + own.map(element).joined() + "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func cases(_ report: CheckReport) -> [Case] {
    var cases = report.snippets.map { snippet in
      // If a snippet fails because it uses a snippet with an error, no diagnostic describes this failure. So the
      // snippet's `reason` is the failure's message.
      let failure = snippet.verdict == .failed ? snippet.reason ?? "the snippet fails" : nil
      let skipped =
        [.skipped, .unchecked].contains(snippet.verdict)
        ? snippet.reason ?? "skipped" : snippet.verdict == .template ? "template" : nil
      return Case(
        path: snippet.path, line: snippet.line, name: "snippet at line \(snippet.line)", faults: [], failure: failure,
        skipped: skipped)
    }
    for diagnostic in report.diagnostics where diagnostic.isError {
      let place = diagnostic.location ?? Location(path: "limn")
      let index = report.snippets.firstIndex { $0.path == place.path && ($0.line...$0.endLine).contains(place.line) }
      let owners =
        index.map { [$0] } ?? report.snippets.indices.filter { report.snippets[$0].errorLocations.contains(place) }
      for owner in owners { cases[owner].faults.append(diagnostic) }
      if owners.isEmpty {
        let name = "\(diagnostic.id) at line \(place.line)"
        cases.append(Case(path: place.path, line: place.line, name: name, faults: [diagnostic]))
      }
    }
    return cases.sorted { ($0.path, $0.line, $0.name) < ($1.path, $1.line, $1.name) }
  }

  private func counts(_ cases: [Case]) -> String {
    let failures = cases.count { !$0.faults.isEmpty || $0.failure != nil }
    let skipped = cases.count { $0.faults.isEmpty && $0.skipped != nil }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" skipped=\"\(skipped)\""
  }

  private func element(_ item: Case) -> String {
    let start =
      "    <testcase classname=\"\(escape(item.path))\" name=\"\(escape(item.name))\" file=\"\(escape(item.path))\" line=\"\(item.line)\""
    if let first = item.faults.first {
      let body = item.faults.map { ($0.location.map { "\($0): " } ?? "") + "error: \($0.message) [\($0.id)]" }
      return start + ">\n      <failure message=\"\(escape(first.message))\" type=\"\(escape(first.id))\">"
        + escape(body.withLineFeeds) + "</failure>\n    </testcase>\n"
    }
    if let failure = item.failure {
      return start + ">\n      <failure message=\"\(escape(failure))\" type=\"snippet\"/>\n    </testcase>\n"
    }
    if let reason = item.skipped { return start + "><skipped message=\"\(escape(reason))\"/></testcase>\n" }
    return start + "/>\n"
  }

  /// Escapes text for XML. XML cannot represent most control characters, so they become replacement characters.
  private func escape(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      case let control where control.value < 0x20: "\u{fffd}"
      default: String(scalar)
      }
    }.joined()
  }
}

private struct Case {
  let path: String
  let line: Int
  let name: String
  var faults: [Diagnostic]
  var failure, skipped: String?
}

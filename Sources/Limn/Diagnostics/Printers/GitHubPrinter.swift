/// Prints diagnostics as GitHub workflow commands, which become annotations of a pull request. Also prints a summary
/// for the job's page.
public struct GitHubPrinter: Sendable {
  /// The path from the root of the Git repository to the project's root, ending in `/`; empty if both are the same
  /// folder. It is added to all paths, since GitHub expects paths relative to the root of the repository.
  var prefix: String
  var source: SourceText

  public init(prefix: String = "", source: SourceText) {
    self.prefix = prefix
    self.source = source
  }

  /// One line for each diagnostic.
  public func text(_ report: CheckReport) -> String {
    report.diagnostics.map { annotation($0) + "\n" }.joined()
  }

  private func annotation(_ diagnostic: Diagnostic) -> String {
    let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    var properties: [String] = []
    if let place = diagnostic.location {
      let column = source.scalarColumn(line: place.line, column: place.column, of: place.path)
      properties = ["file=\(escape(prefix + place.path))", "line=\(place.line)", "col=\(column)"]
      if let line = place.endLine, let end = place.endColumn {
        // GitHub rejects an end column on a different line.
        if line == place.line {
          properties.append("endColumn=\(source.scalarColumn(line: line, column: end, of: place.path))")
        }
        properties.append("endLine=\(line)")
      }
    }
    properties.append("title=\(escape(diagnostic.id))")
    let notes = diagnostic.notes.map { "\nnote: \($0.message)" }.joined()
    return "::\(command) \(properties.joined(separator: ","))::\(escapeText(diagnostic.message + notes))"
  }

  /// Returns the summary for the job's page as Markdown. The caller appends it to a file, whose path is in the
  /// environment variable `GITHUB_STEP_SUMMARY`.
  public func summary(_ report: CheckReport) -> String {
    var text =
      "## Limn: \(report.errorCount) errors, \(report.warningCount) warnings\n\n| phase | result |\n| --- | --- |\n"
    for phase in report.phases {
      let counts = phase.line.dropFirst(phase.name.count + 2)
      text += "| \(phase.name) | \(counts) |\n"
    }
    if !report.diagnostics.isEmpty {
      text += "\n| place | what |\n| --- | --- |\n"
      for diagnostic in report.diagnostics.prefix(100) {
        let message = diagnostic.message.replacing("\n", with: " ").replacing("|", with: "\\|")
        text +=
          "| \(diagnostic.location.map { "`\(prefix)\($0)`" } ?? "") | \(diagnostic.severity.rawValue): \(message) |\n"
      }
      if report.diagnostics.count > 100 { text += "\n\(report.diagnostics.count - 100) more are in the log.\n" }
    }
    return text
  }

  private func escapeText(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined()
  }

  private func escape(_ text: String) -> String {
    escapeText(text).unicodeScalars.map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
  }
}

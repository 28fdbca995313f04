/// The formats of a report.
enum ReportFormat: String, CaseIterable {
  case human, json, github, sarif, junit
}

/// Prints the report as SARIF 2.1.0, the format of code-scanning services.
public struct SARIFPrinter: Sendable {
  var version: String
  var source: SourceText

  public init(version: String, source: SourceText) {
    self.version = version
    self.source = source
  }

  public func text(_ report: CheckReport) -> String {
    let ids = Set(report.diagnostics.map(\.id)).sorted()
    let rules = ids.map { Log.Rule(id: $0) }
    let results = report.diagnostics.map { diagnostic in
      Log.Result(
        ruleId: diagnostic.id, ruleIndex: ids.firstIndex(of: diagnostic.id) ?? 0, level: diagnostic.severity.rawValue,
        message: .init(text: diagnostic.message), locations: diagnostic.location.map { [place($0)] } ?? [],
        relatedLocations: diagnostic.notes.enumerated().compactMap { index, note in
          note.location.map { place($0, id: index, message: note.message) }
        },
        fixes: diagnostic.fixes.map(repair))
    }
    let driver = Log.Driver(name: "Limn", version: version, rules: rules)
    let totals = report.phases.map { phase in
      (phase.name, Dictionary(phase.counts.filter { !$0.isWork }.map { ($0.key, $0.value) }) { $1 })
    }
    let run = Log.Run(
      tool: .init(driver: driver), columnKind: "unicodeCodePoints", results: results,
      properties: Dictionary(totals) { $1 })
    return JSONText.bytes(Log(runs: [run])).text
  }

  private func place(_ location: Location, id: Int? = nil, message: String? = nil) -> Log.Place {
    Log.Place(
      physicalLocation: .init(artifactLocation: .init(uri: uri(location.path)), region: region(location)), id: id,
      message: message.map { Log.Message(text: $0) })
  }

  private func region(_ location: Location) -> Log.Region {
    Log.Region(
      startLine: location.line,
      startColumn: source.scalarColumn(line: location.line, column: location.column, of: location.path),
      endLine: location.endLine,
      endColumn: location.endColumn.map {
        source.scalarColumn(line: location.endLine ?? location.line, column: $0, of: location.path)
      })
  }

  private func repair(_ fix: Fix) -> Log.Fix {
    let paths = Set(fix.edits.map(\.location.path)).sorted()
    return Log.Fix(
      description: .init(text: fix.message),
      artifactChanges: paths.map { path in
        let edits = fix.edits.filter { $0.location.path == path }
        return .init(
          artifactLocation: .init(uri: uri(path)),
          replacements: edits.map { edit in
            var range = region(edit.location)
            range.endLine = range.endLine ?? range.startLine
            range.endColumn = range.endColumn ?? range.startColumn
            return .init(deletedRegion: range, insertedContent: .init(text: edit.replacement))
          })
      })
  }

  /// Returns the path as a relative reference of a URI. All bytes are percent-encoded that cannot be part of a path.
  private func uri(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}

/// The part of the SARIF schema that Limn uses. The properties have the names that the schema defines.
private struct Log: Encodable {
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]
  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable { var tool: Tool, columnKind: String, results: [Result], properties: [String: [String: Int]] }
  struct Tool: Encodable { var driver: Driver }
  struct Driver: Encodable { var name: String, version: String, rules: [Rule] }
  struct Rule: Encodable { var id: String }
  struct Message: Encodable { var text: String }
  struct Result: Encodable {
    var ruleId: String, ruleIndex: Int, level: String, message: Message, locations: [Place], relatedLocations: [Place],
      fixes: [Fix]
  }
  struct Place: Encodable { var physicalLocation: Physical, id: Int?, message: Message? }
  struct Physical: Encodable { var artifactLocation: Artifact, region: Region }
  struct Artifact: Encodable { var uri: String, uriBaseId = "%SRCROOT%" }
  struct Region: Encodable { var startLine: Int, startColumn: Int, endLine: Int?, endColumn: Int? }
  struct Fix: Encodable { var description: Message, artifactChanges: [Change] }
  struct Change: Encodable { var artifactLocation: Artifact, replacements: [Replacement] }
  struct Replacement: Encodable { var deletedRegion: Region, insertedContent: Message }
}

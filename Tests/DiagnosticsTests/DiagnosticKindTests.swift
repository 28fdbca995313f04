import Foundation
import LimnDiagnostics
import LimnPlatform
import Testing

/// The list of all diagnostics. Settings, `limn explain`, and the manual depend on this list.
struct DiagnosticKindTests {
  private static let sources =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .path
    + "/Sources/Limn"

  /// Returns the texts of Limn's source files, except the files that contain the list of diagnostics.
  private static func texts() throws -> [String] {
    try FileSystem.local.files(below: sources).filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("Diagnostics/Registry/")
    }.map {
      String(decoding: try FileSystem.local.read(sources + "/" + $0), as: UTF8.self)
    }
  }

  @Test("Every diagnostic in the sources is listed") func everyDiagnosticInTheSourcesIsListed() throws {
    let known = Set(DiagnosticKind.all.map(\.id))
    // Finds the ids in calls that report a diagnostic.
    let reports =
      #/(?:\.(?:error|warning)\(|DiagnosticError\(|report\(\s*(?:\.(?:error|warning|note),)?|\.broken\(id:)\s*"([a-z0-9]+(?:-[a-z0-9]+)*)"/#
    var found = Set<String>()
    for text in try Self.texts() { found.formUnion(text.matches(of: reports).map { String($0.1) }) }
    #expect(found.count > 80)
    #expect(found.subtracting(known).sorted() == [])
  }

  @Test("A diagnostic is reported with its listed severity") func hasItsListedSeverity() throws {
    // These diagnostics can be errors or warnings.
    let both: Set = ["unknown-attribute", "profile-matches-nothing"]
    var count = 0
    for text in try Self.texts() {
      for report in text.matches(of: #/\.(error|warning)\(\s*"([a-z0-9]+(?:-[a-z0-9]+)*)"/#) {
        guard let kind = DiagnosticKind.named(String(report.2)), !both.contains(kind.id) else { continue }
        count += 1
        #expect(kind.severity.rawValue == report.1, "\(kind.id)")
      }
    }
    #expect(count > 80)
  }

  @Test("Every listed diagnostic is reported somewhere") func everyListedDiagnosticIsReportedSomewhere() throws {
    let all = try Self.texts().joined(separator: "\n")
    #expect(DiagnosticKind.all.map(\.id).filter { !all.contains("\"\($0)\"") } == [])
  }

  @Test("IDs are unique and texts are sentences") func idsAreUniqueAndTextsAreSentences() {
    let kinds = DiagnosticKind.all
    #expect(Set(kinds.map(\.id)).count == kinds.count)
    for kind in kinds { #expect(kind.cause.hasSuffix(".") && kind.remedy.hasSuffix("."), "\(kind.id)") }
  }
}

import LimnCatalog
import LimnDiagnostics
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Tests every rule by a change that makes an app violate the rule. Several changes are made before each build, so that
/// few builds are needed.
@Suite(.serialized) struct AppRulesTests {
  /// Groups of changes. The changes in a group are made at the same time and do not affect each other.
  static let groups = [
    Mutation.numberFactsFirst + Mutation.bmiFirst + Mutation.itemListFirst,
    Mutation.numberFactsSecond + Mutation.bmiSecond + Mutation.itemListSecond,
  ]

  @Test("The apps are clean and every type has a kind") func theAppsAreCleanAndEveryTypeHasAKind() throws {
    let result = try SampleApps.result.get()
    #expect(result.diagnostics.map { "\($0.location!) \($0.message)" } == [])
    #expect(result.index.violations == [])
    #expect(result.index.entities(of: .unassigned).filter { $0.app != nil }.map(\.id) == [])
    #expect(result.index.entities(of: .app).map(\.id) == ["app/BMI", "app/ItemList", "app/NumberFacts"])
  }

  @Test("Every type of the apps has a page") func everyTypeOfTheAppsHasAPage() throws {
    let index = try SampleApps.result.get().index
    let pages = Set(index.entities.values.compactMap { entity in entity.source.map { "\($0.path):\($0.line)" } })
    for target in index.entities(of: .target).filter({ $0.app != nil }) {
      let folder = SampleApps.original.root + "/" + (target.folder ?? "")
      let files = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }.filter {
        $0.hasSuffix(".swift")
      }
      for file in files {
        let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
        for (number, line) in text.components(separatedBy: "\n").enumerated()
        where line.firstMatch(of: /^\s*(\w+ |@\w+ )*(struct|class|enum|actor|protocol) [A-Z]/) != nil
          && !line.contains("//")
        {
          #expect(pages.contains("\(target.folder!)/\(file):\(number + 1)"), "\(file): \(line)")
        }
      }
    }
  }

  @Test("Finds each change at its place and nothing else", arguments: groups.indices)
  func findsEachChangeAtItsPlaceAndNothingElse(group: Int) throws {
    let clean = try SampleApps.result.get().index
    let app = try MutatedApp(root: SampleApps.original.root, mutations: Self.groups[group])
    let expected = try app.write()
    defer { app.restore() }
    var builder = try SampleApps.original.builder()
    let result = try builder.build()
    #expect(result.diagnostics.map { "\($0.location!) \($0.id)" }.sorted() == expected)
    // A baseline of the changed app must have one entry for each violation, and must suppress all violations. A
    // baseline of the unchanged app must have no entries.
    let baseline = Baseline(path: "baseline.json", counts: result.index.acceptableViolations)
    #expect(baseline.total == expected.count)
    builder.baseline = baseline
    #expect(try builder.build().diagnostics == [])
    #expect(clean.acceptableViolations == [:])
  }

  @Test("Shows complete code", arguments: Rule.all.map(\.id)) func showsCompleteCode(rule: String) throws {
    let rule = try #require(Rule.all.first { $0.id == rule })
    for code in [rule.violatingExample, rule.compliantExample] {
      #expect(!Parser.parse(source: code).hasError && !code.contains("…"), "\(code)")
    }
    #expect(rule.violatingExample != rule.compliantExample)
  }

  @Test("Breaks every rule there is") func breaksEveryRuleThereIs() {
    let broken = Set(Self.groups.joined().map(\.rule) + RecognizedRulesTests.mutations.map(\.mutation.rule))
      .subtracting([""])
    #expect(broken == Set(Rule.all.map(\.id)))
  }
}

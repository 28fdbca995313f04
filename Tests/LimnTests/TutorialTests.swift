import Foundation
import Testing

/// Each step of a tutorial shows what changed, and has a preview, tests and a checkpoint. `Tests/tutorials` follows the
/// tutorials and runs their tests.
@Suite struct TutorialTests {
  static let tutorials = ArticleTextTests.articles.filter {
    $0.hasPrefix("Architectures/Tutorials/") && !$0.hasSuffix("index.md")
  }

  @Test("There is one for each architecture") func thereIsOneForEachArchitecture() {
    #expect(Self.tutorials.count == 3)
  }

  @Test("Every step has differences a preview and a checkpoint", arguments: tutorials)
  func everyStepHasDifferencesAPreviewAndACheckpoint(path: String) throws {
    let steps = try Self.steps(of: path)
    #expect(steps.count == 5)
    #expect(steps.contains { $0.contains("@Test func") } && steps[4].contains("@main"))
    for (number, step) in steps.enumerated() {
      #expect(step.contains("**Checkpoint.**"), "step \(number + 1)")
      #expect(step.contains("`swift test` passes "), "step \(number + 1)")
      #expect(Self.fences("swift,preview", in: step).contains { $0.contains("#Preview") }, "step \(number + 1)")
      // A file that changed is shown as a difference, with the whole file folded below it.
      let whole = step.components(separatedBy: "<summary>The whole file</summary>").count - 1
      #expect(whole == Self.fences("diff", in: step).count, "step \(number + 1)")
    }
  }

  /// Checks the `diff` blocks of a tutorial. Each added or unchanged line must be in the code of the same step. Each
  /// removed line must be in the code of an earlier step.
  @Test("Differences agree with the code", arguments: tutorials)
  func differencesAgreeWithTheCode(path: String) throws {
    var earlier: Set<String> = []
    for step in try Self.steps(of: path) {
      let code = Set(Self.fences("swift", in: step).flatMap { $0.components(separatedBy: "\n") })
      for line in Self.fences("diff", in: step).flatMap({ $0.components(separatedBy: "\n") })
      where !line.isEmpty && !line.hasPrefix("@@") {
        let text = String(line.dropFirst())
        if line.hasPrefix("-") {
          #expect(earlier.contains(text), "removed, but never there: \(text)")
        } else if let elided = text.range(of: " … }") {
          #expect(code.contains { $0.hasPrefix(text[..<elided.lowerBound]) }, "no code of the step starts so: \(text)")
        } else {
          #expect(code.contains(text), "not in the code of the step: \(text)")
        }
      }
      earlier.formUnion(code)
    }
  }

  private static func steps(of path: String) throws -> [String] {
    let parts = try ReferencePages.contents("Content/" + path).components(separatedBy: "\n## ")
    return parts.filter { $0.hasPrefix("Step ") }
  }

  /// Returns the contents of the code blocks whose opening fence begins with the given words, and maybe goes on with
  /// attributes.
  private static func fences(_ words: String, in text: String) -> [String] {
    text.components(separatedBy: "\n```\(words)").dropFirst().filter { $0.first == "\n" || $0.first == "," }.map {
      $0.drop { $0 != "\n" }.dropFirst().components(separatedBy: "\n```")[0]
    }
  }
}

import Foundation
import LimnPlatform
import SwiftParser
import SwiftSyntax
import Testing

/// Tests that every test has a sentence as its displayed name, and a function name for filters. In tests of the sample
/// apps, the function name may instead follow LUCA's template: `subject_condition_expectation`.
@Suite("The names of tests")
struct TestNamingTests {
  @Test("Every test shows a sentence")
  func sentences() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
    var count = 0
    for path in try FileSystem.local.files(below: tests) where path.hasSuffix(".swift") && !path.hasPrefix("Fixtures/")
    {
      let finder = TestFinder(viewMode: .sourceAccurate)
      finder.walk(Parser.parse(source: String(decoding: try FileSystem.local.read(tests + "/" + path), as: UTF8.self)))
      count += finder.named
      #expect(finder.unnamed.isEmpty, "\(path): write @Test(\"A sentence\") at \(finder.unnamed)")
    }
    #expect(count > 1000)
  }
}

private final class TestFinder: SyntaxVisitor {
  var named = 0
  var unnamed: [String] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    guard let test = attributes.first(where: { $0.attributeName.trimmedDescription == "Test" }) else {
      return .visitChildren
    }
    let first = test.arguments?.as(LabeledExprListSyntax.self)?.first
    let isSentence = first?.label == nil && first?.expression.is(StringLiteralExprSyntax.self) == true
    if isSentence, !node.name.text.hasPrefix("`") {
      named += 1
    } else if !node.name.text.contains("_") {
      unnamed.append(node.name.text)
    }
    return .visitChildren
  }
}

import Foundation
import LimnDiagnostics
@testable import LimnPlatform
import LimnSnippets
import Synchronization
import Testing

@Suite("Tokens and hovers")
struct TokenTests {
  private func verdict(_ code: String) throws -> Verdict {
    var checking = Checking()
    checking.context.options.wantsTokens = true
    let report = try checking.report("```swift\n\(code)\n```")
    #expect(report.summary.failed == 0, "\(report.diagnosticLines)")
    return try #require(report.verdicts.first)
  }

  @Test("Keywords are highlighted by syntax, names by their symbols")
  func tokens() throws {
    let code = """
      /// A thing.
      struct Item { var name = "a" }
      let item = Item(name: "b")  // a comment
      print(item.name.uppercased(), 12)
      """
    let lines = code.split(separator: "\n").map { Array($0.utf8) }
    let shown = try verdict(code).tokens.map { token in
      let start = token.column - 1
      return "\(String(decoding: lines[token.line - 1][start..<(start + token.length)], as: UTF8.self)) \(token.kind)"
    }
    #expect(
      shown == [
        "/// A thing. comment", "struct keyword", "Item type", "var keyword", "\"a\" string", "let keyword",
        "Item type",
        "\"b\" string", "// a comment comment", "print function", "uppercased function", "12 number",
      ])
  }

  @Test("Hovers show types, names, and the modules of symbols")
  func hovers() throws {
    let code = """
      import Foundation
      struct Item { var name = "a" }
      func load(_ count: Int) async throws -> [Item] { [] }
      let items = try await load(2)
      let date = Date()
      print(items.map { $0.name }, date.timeIntervalSince1970)
      """
    let hovers = try verdict(code).hovers
    let shown = hovers.map { "\($0.line):\($0.column) \($0.length) \($0.type) \($0.module ?? "-")" }
    #expect(shown.contains("2:8 4 struct Item -"), "\(shown.joined(separator: "\n"))")
    #expect(shown.contains("2:19 4 var name: String -"))
    #expect(shown.contains("3:6 4 func load(Int) async throws -> [Item] -"))
    #expect(shown.contains("3:20 3 struct Int Swift"))
    #expect(shown.contains("4:5 5 var items: [Item] -"))
    #expect(shown.contains("5:12 4 struct Date Foundation"))
    #expect(
      shown.contains(#"6:1 5 func print(_ items: Any..., separator: String = " ", terminator: String = "\n") Swift"#))
    #expect(shown.contains("6:35 21 var timeIntervalSince1970: TimeInterval { get } Foundation"))
    // The documented symbols are from the standard library, from Foundation, and from the module that Foundation
    // re-exports.
    let documented = hovers.filter { $0.documentation?.isEmpty == false }.map(\.name)
    #expect(Set(documented).isSuperset(of: ["Int", "print", "map", "Date", "timeIntervalSince1970"]), "\(documented)")
    #expect(hovers.first { $0.name == "print" }?.documentation?.contains("standard output") == true)
  }

  @Test("Symbols are all external ones that a snippet refers to or implements, even if they share a position")
  func symbols() throws {
    let code = """
      struct Loud: CustomStringConvertible {
        var description: String { "loud" }
      }
      func shout(_ sounds: [Loud]) -> String { sounds.description + String(sounds.count) }
      """
    let symbols = try verdict(code).symbols
    // The expected symbols are the protocol requirement `description`, the type `String` and its initializer, and the
    // property `description` of `Array`.
    for usr in [
      "s:s23CustomStringConvertibleP11descriptionSSvp", "s:SS", "s:SSySSxcs25LosslessStringConvertibleRzlufc",
      "s:Sa11descriptionSSvp",
    ] {
      #expect(symbols.contains(usr), "\(symbols)")
    }
    #expect(!symbols.contains { $0.contains("Loud") })
    #expect(symbols == symbols.sorted())
  }

  @Test("A page with hovers does not compile again what a check compiled")
  func afterCheck() throws {
    let text = "```swift\nlet count = 1\n```\n\n```swift\nstruct A {}\nA().b\n```\n\n```swift,isolated\nprint(2)\n```"
    var checking = Checking(cache: ContentCache(folder: Checking.temporaryFolder()))
    let first = try checking.report(text)
    #expect(first.summary.passed == 2 && first.summary.failed == 1, "\(first.diagnosticLines)")
    let compiled = Mutex<[String]>([])
    checking.context.options.wantsTokens = true
    checking.context.processes = ProcessRunner { command in
      if command.arguments.contains("-frontend") {
        let source = command.arguments.first { $0.hasSuffix(".swift") } ?? ""
        compiled.withLock { $0.append((try? String(contentsOfFile: source, encoding: .utf8)) ?? source) }
      }
      return try ProcessRunner.local.run(command)
    }
    let second = try checking.report(text)
    #expect(compiled.withLock(\.self) == [])
    #expect(second.verdicts.map { $0.hovers.map(\.name) } == [["count"], [], ["print"]])
  }

  @Test("If the compiler fails once, a snippet has no hovers in that run, with a warning, and nothing is cached")
  func failure() throws {
    var checking = Checking(cache: ContentCache(folder: Checking.temporaryFolder()))
    checking.context.options.wantsTokens = true
    var failing = checking
    failing.context.processes = ProcessRunner { command in
      if command.arguments.contains("-typecheck") { return ProcessResult(status: 139) }
      // Run the compiler so that it succeeds but writes no index.
      var command = command
      if let flag = command.arguments.firstIndex(of: "-index-store-path") {
        command.arguments.removeSubrange(flag...(flag + 1))
      }
      return try ProcessRunner.local.run(command)
    }
    let text = "```swift\nlet count = 1\n```\n\n```swift\nlet name = \"a\"\n```"
    let first = try failing.report(text)
    #expect(first.summary.passed == 2)
    #expect(first.verdicts.flatMap { $0.hovers }.isEmpty)
    #expect(first.diagnostics.map(\.id) == ["no-hovers", "no-hovers"], "\(first.diagnosticLines)")
    let second = try checking.report(text)
    #expect(second.diagnostics.isEmpty)
    #expect(second.verdicts.map { $0.hovers.count } == [1, 1])
  }

  @Test("A module whose symbols cannot be read causes a warning, and the next run reads it again")
  func unreadableModule() throws {
    var checking = Checking(cache: ContentCache(folder: Checking.temporaryFolder()))
    checking.context.options.wantsTokens = true
    var failing = checking
    failing.context.processes = ProcessRunner { command in
      if command.arguments.contains("-minimum-access-level") {
        return ProcessResult(status: 1, errors: Array("no space left".utf8))
      }
      return try ProcessRunner.local.run(command)
    }
    let first = try failing.report("```swift\nlet count: Int = 1\n```")
    #expect(first.diagnosticLines.contains { $0.contains("no space left") }, "\(first.diagnosticLines)")
    let second = try checking.report("```swift\nlet count: Int = 1\n```")
    #expect(second.diagnostics.isEmpty)
    #expect(second.verdicts.first?.hovers.first { $0.name == "Int" }?.documentation?.isEmpty == false)
  }
}

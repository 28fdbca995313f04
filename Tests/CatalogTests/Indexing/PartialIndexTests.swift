@testable import LimnCatalog
@testable import LimnTolerantBuild
import Foundation
import LimnDiagnostics
@testable import LimnPlatform
@testable import LimnToolchain
import Synchronization
import Testing

/// Targets that do not build for different reasons: a missing module, a missing symbol, and code for another platform.
@Suite(.serialized) struct PartialIndexTests {
  private static let sources = [
    "Core/Price.swift": """
    import MissingKit
    public struct Price { public var amount: Int; public init(amount: Int) { self.amount = amount } }
    public struct Receipt { var transaction: MissingTransaction? }
    """,
    // On Linux, the compiler sees only the second declaration of `Coin`, and not its extension.
    "Core/Coin.swift":
      "#if os(macOS)\npublic struct Coin { var edge = 1 }\n#else\npublic struct Coin { var face = 1 }\n#endif\n",
    "Core/MacCoin.swift": "#if os(macOS)\nextension Coin { public var side: Int { 1 } }\n#endif\n",
    "Core/Unknown.swift": "public func unknown() { neverDeclared() }\n",
    "ShopApp/Cart.swift": """
    import Core
    final class Cart {
      var prices: [Price] = []
      func add(_ amount: Int) { prices.append(Price(amount: amount)) }
    }
    final class Basket { func add(_ amount: Int) {} }
    #if os(iOS)
    final class PhoneCart { let cart = Cart(); func fill() { cart.add(1) } }
    #endif
    #if os(macOS)
    final class DeskCart { let cart = Cart() }
    #endif
    """,
  ]

  private func catalog(
    tool: String? = nil, _ configure: (inout TolerantBuild) -> Void = { _ in }
  ) throws -> CatalogResult {
    let root =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/limn-partial-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    return try catalog(in: root, tool: tool, configure)
  }

  private func catalog(
    in root: String, tool: String? = nil, _ configure: (inout TolerantBuild) -> Void = { _ in }
  ) throws -> CatalogResult {
    for (path, text) in Self.sources { try FileSystem.local.write("\(root)/app/\(path)", Array(text.utf8)) }
    try FileSystem.local.write("\(root)/app/App.xcodeproj/project.pbxproj", Array("{}".utf8))
    let names = ["Core", "ShopApp"] + (tool == nil ? [] : ["Tool"])
    if let tool { try FileSystem.local.write("\(root)/app/Tool/Tool.swift", Array(tool.utf8)) }
    let targets = names.map { name in
      var target = PackageTarget(
        name: name, kind: name == "ShopApp" ? .application : .library, path: name,
        sources: name == "Tool" ? ["Tool/Tool.swift"] : Self.sources.keys.filter { $0.hasPrefix(name + "/") }.sorted(),
        dependencies: name == "ShopApp" ? ["Core"] + (tool == nil ? [] : ["Tool"]) : [],
        manifest: "App.xcodeproj/project.pbxproj")
      if name == "Tool" { target.sharedSources = ["Core/Coin.swift", "Core/Price.swift"] }
      return target
    }
    let toolchain = try Toolchain.discover()
    var builder = CatalogBuilder(
      codebase: Codebase(root: root + "/app", description: PackageDescription(name: "app", targets: targets)),
      packages: [],
      toolchain: toolchain)
    var indexer = TolerantBuild(root: root + "/app", scratch: root + "/scratch", toolchain: toolchain, bundled: nil)
    configure(&indexer)
    builder.indexer = indexer
    return try builder.build()
  }

  @Test("Takes facts of the compiler where it understands a call") func takesFactsOfTheCompilerWhereItUnderstandsACall()
    throws
  {
    let index = try catalog().index
    let cart = try #require(index.entities.values.first { $0.name == "PhoneCart" })
    #expect(cart.level == .built)
    // Two types have a function of this name, so only the compiler knows which one is called.
    let calls = index.relations.filter {
      $0.from == cart.id && $0.evidence.contains { $0.member?.hasPrefix("add") == true }
    }
    #expect(calls.map { $0.to.split(separator: "/").last } == ["Cart"] && calls.map(\.origin) == [.index])
    // A module with errors can still be imported by another target.
    let uses = index.relations.filter { $0.from.hasSuffix("/Cart") && $0.to.hasSuffix("/Price") }
    #expect(uses.map(\.origin) == [.index])
    // The locations are in the original sources.
    #expect(
      calls.flatMap(\.evidence).filter { $0.member != nil }.map { "\($0.path):\($0.line)" } == ["ShopApp/Cart.swift:8"])
  }

  @Test("A target uses the declarations of the files that it shares with another target") func sharedFiles() throws {
    let index = try catalog(
      tool: "struct Till { func pay() -> Int { let sum = Price(amount: 1); return sum.amount } }\n"
    )
    .index
    let uses = index.relations.filter { $0.from.hasSuffix("/Tool/Till") && $0.kind != .partOf }
    #expect(uses.map(\.to.fileName) == ["Price"] && uses.map(\.origin) == [.index], "\(uses)")
    #expect(Set(uses.flatMap(\.evidence).map(\.member)).contains("amount"), "\(uses)")
  }

  @Test("A member is written if its value changes, not if a member of an optional or an object is used")
  func writes() throws {
    let index = try catalog(
      tool: """
        protocol View {}
        struct PumpView: View {}
        final class Engine { var isOn = false; var parts: [String: Int] = [:] }
        struct Level { var depth = 0 }
        final class PumpService { var engine: Engine! = Engine(); var level: Level? = Level(); func fill() {} }
        struct PartReader { let pump: PumpService; func run() -> Int? { pump.engine.parts["a"] } }
        struct Starter { let pump: PumpService; func run() { pump.engine.isOn = true } }
        struct Digger { let pump: PumpService; func run() { pump.level?.depth = 1 } }
        struct Maker { let pump: PumpService; func run() { pump.engine = Engine() } }

        """
    ).index
    let found = index.relations.filter { $0.to.hasSuffix("/PumpService") && [.reads, .writes].contains($0.kind) }
    #expect(
      found.map { "\($0.from.fileName) \($0.kind.rawValue)" }.sorted() == [
        "Digger writes", "Maker writes", "PartReader reads", "Starter reads",
      ], "\(index.relations.filter { $0.to.hasSuffix("/PumpService") })")
  }

  @Test("An extension for another platform belongs to its type, though the type is declared once for each platform")
  func extensionOfATypeThatIsDeclaredTwice() throws {
    let coins = try catalog().index.entities.values.filter { $0.name == "Coin" }
    #expect(coins.map(\.kind) == [.type] && coins.flatMap(\.members).contains { $0.name == "side" }, "\(coins)")
  }

  @Test("Reads what is for another platform from its syntax") func readsWhatIsForAnotherPlatformFromItsSyntax() throws {
    #expect(
      try #require(try catalog().index.entities.values.first { $0.name == "DeskCart" }).declaration?.keyword == "class")
    let onMac = try catalog { $0.platforms = ["ShopApp": "macOS"] }.index
    let desk = try #require(onMac.entities.values.first { $0.name == "DeskCart" })
    #expect(onMac.relations.contains { $0.from == desk.id && $0.to.hasSuffix("/Cart") && $0.origin == .index })
  }

  @Test("Ranks missing modules and symbols") func ranksMissingModulesAndSymbols() throws {
    let missing = try catalog().index.missing
    #expect(missing.filter { $0.isSymbol != true }.map(\.name) == ["MissingKit"])
    // `MissingTransaction` is used in a file that imports a missing module, so it is probably declared in that module.
    // Such symbols are not listed as missing symbols.
    let symbols = missing.filter { $0.isSymbol == true }
    #expect(symbols.map(\.name) == ["neverDeclared"])
    #expect(symbols.map(\.files) == [1] && symbols.map(\.alone) == [1])
    #expect(symbols.map { "\($0.source.path):\($0.source.line)" } == ["Core/Unknown.swift:1"])
  }

  @Test("A file without errors counts as built, and a target says what prevents other files") func reasons() throws {
    let index = try catalog(tool: "struct Box { var data: Data? }\n").index
    func level(_ name: String) -> FactLevel? { index.entities.values.first { $0.name == name }?.level }
    let levels = ["PhoneCart", "Coin", "Receipt", "Box"].map(level)
    #expect(levels == [.built, .built, .indexed, .indexed], "\(levels)")
    let reasons = index.entities(of: .target).map { $0.reason ?? "" }
    #expect(
      reasons == [
        "lacks MissingKit; error at Core/Price.swift:3: MissingTransaction", "",
        "error at Tool/Tool.swift:1: Data",
      ], "\(reasons)")
  }

  /// If the compiler exceeds the time limit, the reason may be a busy machine and not the code. So the next run
  /// compiles the code again.
  @Test("Tries again what the compiler did not finish in time") func triesAgainWhatTheCompilerDidNotFinishInTime()
    throws
  {
    let root =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/limn-partial-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let slow = try catalog(in: root) { indexer in
      let local = indexer.processes
      indexer.processes = ProcessRunner { command in
        guard command.arguments.contains("-index-store-path") else { return try local.run(command) }
        return ProcessResult(status: 1, timedOut: true)
      }
    }
    func level(_ result: CatalogResult) -> FactLevel? {
      result.index.entities.values.first { $0.name == "PhoneCart" }?.level
    }
    func isReported(_ result: CatalogResult) -> Bool {
      result.diagnostics.contains { $0.message.hasPrefix("the compiler did not finish") }
    }
    #expect(level(slow) == .read && !slow.isComplete && isReported(slow))
    let again = try catalog(in: root)
    #expect(level(again) == .built && again.isComplete && !isReported(again))
  }

  /// All compiler runs of a target together may take twice as long as one run. Limn reads only the syntax of a file
  /// that no run has finished within this limit.
  @Test("Limits the time for all runs of a target") func limitsTheTimeForAllRunsOfATarget() throws {
    let runs = Mutex(0)
    _ = try catalog { indexer in
      indexer.indexTimeLimit = .milliseconds(300)
      indexer.jobs = 1
      indexer.processes = ProcessRunner { command in
        guard command.arguments.contains("-index-store-path") else { return ProcessResult(status: 1, timedOut: true) }
        runs.withLock { $0 += 1 }
        Thread.sleep(forTimeInterval: 0.7)
        return ProcessResult(status: 1, timedOut: true)
      }
    }
    // The compiler runs once for each of the two targets. This run uses up the time of its target. So Limn does not
    // start the compiler again for the single files of the target.
    #expect(runs.withLock { $0 } == 2)
  }

  @Test("Several compiler runs at once find the same as one run") func severalRunsAtOnceFindTheSame() throws {
    let runs = Mutex<[Int: Int]>([:])
    let found = try [1, 4].map { jobs in
      try catalog { indexer in
        indexer.jobs = jobs
        let local = indexer.processes
        indexer.processes = ProcessRunner { command in
          if command.arguments.contains("-index-store-path") { runs.withLock { $0[jobs, default: 0] += 1 } }
          return try local.run(command)
        }
      }.index
    }
    #expect(found[0].entities == found[1].entities && found[0].relations == found[1].relations)
    #expect(runs.withLock { ($0[1] ?? 0) < ($0[4] ?? 0) })
  }

  @Test("Checks expressions of partial code with less memory and fewer steps, and modules without function bodies")
  func limitsOfPartialCode() throws {
    let toolchain = try Toolchain.discover()
    func stages(with option: String) -> [Bool] {
      [SwiftFrontend.Stage.check, .typeCheck, .partialModule("/m"), .index(store: "/s", primary: ["/a.swift"])].map {
        stage in
        SwiftFrontend(
          toolchain: toolchain, stage: stage, sources: ["/a.swift"], moduleName: "A", scratch: "/", label: "a"
        )
        .arguments(diagnosticsPath: "/d").contains { $0.hasPrefix(option) }
      }
    }
    #expect(stages(with: "-solver-memory-threshold=") == [false, false, true, true])
    #expect(stages(with: "-solver-scope-threshold=") == [false, false, true, true])
    #expect(stages(with: "-experimental-skip-non-inlinable-function-bodies") == [false, false, true, false])
  }

  @Test(
    "Answers conditions in their lines",
    arguments: [
      ("#if os(iOS)\nlet a = 1\n#elseif os( macOS )\n#endif", "#if true\nlet a = 1\n#elseif false\n#endif"),
      (
        "  #if !os(watchOS) && canImport(UIKit)\nprint(\"os(iOS)\")\n#endif",
        "  #if !false && canImport(UIKit)\nprint(\"os(iOS)\")\n#endif"
      ),
      ("let os = 1\n", "let os = 1\n"),
    ])
  func answersConditionsInTheirLines(text: String, answered: String) {
    #expect(PlatformConditions.answered(text, for: "iOS") == answered)
  }

  @Test("A target with UIKit has no AppKit") func aTargetWithUIKitHasNoAppKit() {
    let text =
      "#if canImport(AppKit) || os(macOS)\n#elseif canImport( Cocoa )\n#elseif canImport(UIKit)\n#endif\ncanImport(AppKit)"
    let answered = "#if false || false\n#elseif false\n#elseif true\n#endif\ncanImport(AppKit)"
    #expect(PlatformConditions.answered(text, for: "iOS", hasUIKit: true) == answered)
    #expect(PlatformConditions.answered("#if canImport(AppKit)\n#endif", for: "iOS") == "#if canImport(AppKit)\n#endif")
    #expect(PlatformConditions.answered("#if swift(>=6)\n#endif", for: "iOS") == "#if compiler(>=6)\n#endif")
  }

  @Test(
    "Names what the compiler did not find",
    arguments: [
      ("cannot find type 'Chart' in scope [cannot_find_type_in_scope]", "Chart"),
      ("cannot find 'UIDevice' in scope", "UIDevice"),
      ("unknown attribute 'Model'", "@Model"),
      ("value of type 'some View' has no member 'glassEffect'", "View.glassEffect"),
      ("missing return in a function", nil),
    ])
  func namesWhatTheCompilerDidNotFind(message: String, name: String?) {
    #expect(message.missingSymbolName == name)
  }
}

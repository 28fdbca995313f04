import Foundation
import LimnDiagnostics
@testable import LimnPlatform
@testable import LimnToolchain
import Synchronization
import Testing

@Suite("Extracting symbol graphs")
struct SymbolGraphExtractorTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/limn-graphs-\(UUID().uuidString.prefix(8))"

  /// Creates an extractor for a package with one module. A text file replaces the compiled module, and a stub replaces
  /// the extraction tool. The stub writes a symbol graph with one symbol. The name of this symbol is the content of the
  /// text file.
  private func extractor(
    cache: ContentCache?, memo: SymbolGraphMemo?, runs: Counter, fails: Bool = false,
    key: String = "precise"
  ) throws
    -> SymbolGraphExtractor
  {
    let description = PackageDescription(name: "P", targets: [PackageTarget(name: "M", path: "Sources/M")])
    let package = BuiltPackage(
      root: folder, scratch: folder + "/scratch", description: description, modulesFolders: [folder + "/Modules"],
      indexStore: "",
      digest: "")
    let module = folder + "/Modules/M.swiftmodule"
    var extractor = SymbolGraphExtractor(package: package, toolchain: try Toolchain.discover())
    (extractor.cache, extractor.memo) = (cache, memo)
    extractor.processes = ProcessRunner { command in
      runs.count.withLock { $0 += 1 }
      if fails { return ProcessResult(status: 1, errors: Array("no such module 'M'".utf8)) }
      let output = command.arguments[command.arguments.firstIndex(of: "-output-dir")! + 1]
      let name = String(decoding: try FileSystem.local.read(module), as: UTF8.self)
      let graph = """
        {"module": {"name": "M"}, "relationships": [], "symbols": [{"kind": {"identifier": "swift.struct", "displayName": "Structure"},
          "identifier": {"\(key)": "s:1M\(name)V", "interfaceLanguage": "swift"}, "pathComponents": ["\(name)"],
          "names": {"title": "\(name)"}, "accessLevel": "public",
          "declarationFragments": [{"kind": "keyword", "spelling": "struct"}, {"kind": "text", "spelling": " \(name)"}]}]}
        """
      try FileSystem.local.write(output + "/M.symbols.json", Array(graph.utf8))
      return ProcessResult(status: 0)
    }
    return extractor
  }

  private final class Counter: Sendable { let count = Mutex(0) }

  private func write(_ text: String) throws {
    try FileSystem.local.write(folder + "/Modules/M.swiftmodule", Array(text.utf8))
  }

  @Test("Several steps of a run share one extraction, and a changed module is extracted again")
  func memo() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (memo, runs) = (SymbolGraphMemo(), Counter())
    try write("One")
    for _ in 0..<3 {
      let graphs = try extractor(cache: nil, memo: memo, runs: runs).graphs(ofTargets: ["M", "Missing"])
      #expect(graphs.map { $0.symbols.map(\.path) } == [[["One"]]])
    }
    #expect(runs.count.withLock { $0 } == 1)
    try write("Two")
    #expect(
      try extractor(cache: nil, memo: memo, runs: runs).graphs(ofTargets: ["M"])[0].symbols.map(\.path) == [["Two"]])
    #expect(runs.count.withLock { $0 } == 2)
  }

  @Test("A symbol graph in another format is one failure that names the module") func otherFormat() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("One")
    let results = try extractor(cache: nil, memo: nil, runs: Counter(), key: "exact").results(ofTargets: ["M"])
    let failures = results.map { result -> String in
      guard case .failure(let failure) = result else { return "" }
      return "\(failure)"
    }
    let reason = "the compiler writes symbol graphs in an unknown format"
    #expect(failures == ["the symbols of module 'M' cannot be read: " + reason])
  }

  @Test("The next run reads the graph from the cache; a failure is returned and not kept")
  func cache() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (cache, runs) = (ContentCache(folder: folder + "/cache"), Counter())
    try write("One")
    let failed = try extractor(cache: cache, memo: nil, runs: runs, fails: true)
    let failure = #expect(throws: EnvironmentFailure.self) { try failed.results(ofTargets: ["M"])[0].get() }
    #expect(failure?.message.contains("no such module 'M'") == true)
    #expect(try failed.graphs(ofTargets: ["M"]).isEmpty)
    #expect(runs.count.withLock { $0 } == 2)
    for _ in 0..<2 { _ = try extractor(cache: cache, memo: nil, runs: runs).graphs(ofTargets: ["M"]) }
    #expect(runs.count.withLock { $0 } == 3)
  }
}

import Foundation
import LimnDiagnostics
import LimnPlatform
@testable import LimnToolchain
import Testing

@Suite("Index stores")
struct IndexStoreTests {
  @Test("Declarations, calls and what they belong to, of the files that are asked for")
  func occurrences() throws {
    let folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/limn-index-\(UUID().uuidString.prefix(8))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let toolchain = try Toolchain.discover()
    let texts = ["one.swift": "func one() {}\nfunc two() { one() }\n", "other.swift": "struct Other {}\n"]
    for (name, text) in texts { try FileSystem.local.write("\(folder)/\(name)", Array(text.utf8)) }
    for name in texts.keys.sorted() {
      let frontend = SwiftFrontend(
        toolchain: toolchain, stage: .typeCheck, sources: ["\(folder)/\(name)"], moduleName: "M",
        flags: ["-index-store-path", folder + "/store", "-index-ignore-stdlib", "-index-unit-output-path", name],
        scratch: folder,
        label: name)
      #expect(try !frontend.run(processes: .local).hasErrors)
    }
    let path = folder + "/one.swift"
    let files = try IndexStore(path: folder + "/store").files([path, folder + "/absent.swift"])
    #expect(files.map(\.path) == [path])
    let file = try #require(files.first)
    #expect(
      file.occurrences.map { "\($0.line):\($0.column) \($0.name) \($0.kind)" } == [
        "1:6 one() function", "2:6 two() function", "2:14 one() function",
      ])
    let call = try #require(file.occurrences.last)
    #expect(call.roles.contains([.reference, .call]) && !call.roles.contains(.definition))
    #expect(call.usr == file.occurrences[0].usr)
    let calledBy = SymbolRoles(rawValue: 1 << 13)
    #expect(call.relations.contains { $0.roles.contains(calledBy) && $0.usr == file.occurrences[1].usr })
    let brief = try IndexStore(path: folder + "/store", wantsRelations: false).files([path])
    #expect(brief.first?.occurrences.allSatisfy { $0.relations.isEmpty } == true)
  }

  @Test("A folder that is no store is a failure with its path")
  func missing() throws {
    let failure = #expect(throws: EnvironmentFailure.self) {
      try IndexStore(path: "/dev/null/store").files(["a.swift"])
    }
    #expect(failure?.message.contains("/dev/null/store") == true)
  }
}

import Foundation
import LimnPlatform
import SemanticTree
import Testing

@testable import LimnPreviews
@testable import LimnToolchain

/// After an edit, only the previews that can reach the changed code are explored again.
@Suite("Previews after an edit")
struct ReusedPreviewTests {
  private static let sources = [
    "Leaf": """
    import SwiftUI
    struct Leaf: View { var body: some View { Text("A leaf") } }
    #Preview { Leaf() }
    """,
    "Tree": """
    import SwiftUI
    struct Tree: View { var body: some View { VStack { Leaf(); Text("A tree") } } }
    #Preview { Tree() }
    """,
    "Pebble": """
    import Foundation
    struct Pebble { var weight = 3 }
    """,
    "Named": """
    protocol Named { var name: String { get } }
    func name(of value: Any) -> String { (value as? any Named)?.name ?? "Nameless" }
    """,
    "PebbleName": """
    extension Pebble: Named { var name: String { "Pebble of \\(weight)" } }
    """,
    "NumberName": """
    extension Int: Named { var name: String { "Number \\(self)" } }
    """,
    "Stone": """
    import SwiftUI
    struct Stone: View { var body: some View { VStack { Text(name(of: Pebble())); Text(name(of: 7)) } } }
    #Preview { Stone() }
    """,
    "Bare": """
    import SwiftUI
    struct Bare: View { var body: some View { Text("Bare ground") } }
    """,
    "Sand": """
    import SwiftUI
    struct Sand: View { var body: some View { Text("Sand") } }
    """,
  ]

  /// A cache with the results of the package without edits.
  private static let cache = Result { () throws -> ContentCache in
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "limn-reuse-\(ProcessInfo.processInfo.processIdentifier)")
    let cache = ContentCache(folder: folder.path)
    let program = try garden()
    let report = try withExtendedLifetime(program) { try program.explorer(cache: cache).explore() }
    #expect(report.explored == 5)
    return cache
  }

  private static func garden(replacing old: String = "", in file: String = "", with new: String = "") throws
    -> PreviewProgram
  {
    var sources: [String: String] = [:]
    for (name, text) in Self.sources {
      sources["Sources/Garden/\(name).swift"] = name == file ? try text.replacing(old, with: new) : text
    }
    return try PreviewProgram([PreviewModule(name: "Garden", sources: sources, isSplit: true)])
  }

  @Test(
    "An edit explores the previews that reach it, with the result of a full run",
    arguments: [
      // Change a view that another view shows.
      ("A leaf", "Leaf", "A green leaf", ["Leaf", "Tree"]),
      // Change a conformance that the program finds only at run time, by a cast.
      ("Pebble of", "PebbleName", "Round pebble of", ["Stone"]),
      // The same for a type that no file of the package declares.
      ("Number", "NumberName", "Round number", ["Stone"]),
      // Change the stored properties of a type. The code of another file depends on the memory layout of this type.
      ("var weight", "Pebble", "var color = \"Gray\"; var weight", ["Stone"]),
      // Two views have no previews in the code, so Limn generates previews for them. Change one of these two views.
      ("Bare ground", "Bare", "Bare rock", ["Bare"]),
      ("import Foundation", "Pebble", "import Foundation\n// A comment that moves the code.", []),
    ])
  func edits(_ old: String, _ file: String, _ new: String, _ explored: [String]) throws {
    let cache = try Self.cache.get()
    let program = try Self.garden(replacing: old, in: file, with: new)
    let (reused, full) = try withExtendedLifetime(program) {
      (try program.explorer(cache: cache).explore(), try program.explorer().explore())
    }
    #expect(reused.explored == explored.count)
    #expect(full.explored == 5 && full.graphs.map(\.preview.type) == ["Bare", "Leaf", "Sand", "Stone", "Tree"])
    #expect(reused.graphs == full.graphs && reused.diagnostics == full.diagnostics)
    if let (text, view) = explored.isEmpty ? nil : Optional((new, explored[0])), !text.contains("var ") {
      let graph = try #require(reused.graphs.first { $0.preview.type == view })
      #expect(graph.states[0].tree?.texts.contains { $0.hasPrefix(text) } == true)
    }
  }

  @Test("A conformance that a cast finds disappears with its file") func removedConformance() throws {
    let cache = try Self.cache.get()
    let program = try Self.garden(replacing: "extension Pebble: Named", in: "PebbleName", with: "extension Pebble")
    let report = try withExtendedLifetime(program) { try program.explorer(cache: cache).explore() }
    #expect(report.explored == 1)
    #expect(report.graphs.first { $0.preview.type == "Stone" }?.states[0].tree?.texts == ["Nameless", "Number 7"])
  }

  @Test("An object file does not depend on its folder, and a damaged one is not read") func objectFiles() throws {
    let programs = [try Self.garden(), try Self.garden()]
    try withExtendedLifetime(programs) {
      func objects(_ paths: [String], _ program: PreviewProgram) -> [ObjectFile]? {
        ObjectFile.read(paths, toolchain: program.toolchain, processes: .local)
      }
      let paths = programs.map { $0.built.objects["Garden"] ?? [] }
      let (one, two) = (try #require(objects(paths[0], programs[0])), objects(paths[1], programs[1]))
      #expect(one == two && one.count == Self.sources.count)
      #expect(one.allSatisfy { !$0.isAlwaysNeeded && $0.libraries.contains("-lswift") })
      let name = try #require(one.first { $0.name == "Garden.build/PebbleName.swift.o" })
      #expect(name.defined.contains("$s6Garden6PebbleVAA5NamedAAMc"))
      #expect(name.undefined.contains("$s6Garden5NamedMp") && !name.defined.contains("$s6Garden5NamedMp"))
      let bytes = try FileSystem.local.read(paths[0][0])
      let damaged = programs[0].built.root + "/damaged.o"
      for count in [0, 63, bytes.count / 2, bytes.count - 1] {
        try FileSystem.local.write(damaged, Array(bytes.prefix(count)))
        #expect(objects([paths[0][1], damaged], programs[0]) == nil)
      }
    }
  }
}

import Foundation
import LimnDiagnostics
import LimnPreviews
import SemanticTree
import Testing

/// The files of apps whose previews are run.
@Suite struct HomeFolderTests {
  @Test("An app finds and writes its usual folders") func anAppFindsAndWritesItsUsualFolders() throws {
    let texts = try texts(
      of: """
        import SwiftUI
        struct Folders: View {
          @State var lines: [String] = []
          var body: some View {
            List(lines, id: \\.self) { Text($0) }.onAppear {
              let files = FileManager.default
              let home = NSHomeDirectory()
              let known: [FileManager.SearchPathDirectory] = [
                .documentDirectory, .libraryDirectory, .cachesDirectory, .applicationSupportDirectory,
              ]
              let folders = known.map { files.urls(for: $0, in: .userDomainMask)[0] } + [
                files.temporaryDirectory, URL.documentsDirectory, URL.libraryDirectory, URL.cachesDirectory,
                try! files.url(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true),
                URL(fileURLWithPath: NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)[0]),
              ]
              for folder in folders {
                let file = folder.appendingPathComponent("file.txt")
                do {
                  try Data("text".utf8).write(to: file)
                  lines.append(folder.path.replacingOccurrences(of: home, with: "~"))
                } catch { lines.append("\\(error)") }
              }
              lines.append("\\(lines.count)")
            }
          }
        }
        #Preview { Folders() }
        """
    )[0]
    #expect(
      texts == [
        "~/Documents", "~/Library", "~/Library/Caches", "~/Library/Application Support", "~/tmp", "~/Documents",
        "~/Library", "~/Library/Caches", "~/Library", "~/Library", "10",
      ])
  }

  @Test("A state does not see the files of another one") func aStateDoesNotSeeTheFilesOfAnotherOne() throws {
    let texts = try texts(
      of: """
        import SwiftUI
        struct Log: View {
          @State var names: [String] = []
          let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
          func add(_ name: String) {
            let before = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            try? Data(name.utf8).write(to: folder.appendingPathComponent(name))
            names = (before + [name]).sorted()
          }
          var body: some View {
            Text("[\\(names.joined(separator: " "))]")
            if names.count < 2 {
              Button("a") { add("a") }
              Button("b") { add("b") }
            }
          }
        }
        #Preview { Log() }
        """)
    // With the files of all states together, the second step from the first state would find the file of the first.
    #expect(Set(texts.map { $0.first ?? "" }) == ["[]", "[a]", "[b]", "[a b]", "[a a]", "[b b]"])
  }

  /// The texts of each state of the only preview.
  private func texts(of source: String) throws -> [[String]] {
    let program = try PreviewProgram(source)
    let report = try withExtendedLifetime(program) { try program.explorer().explore() }
    #expect(report.diagnostics.filter { $0.id == "preview-differs" } == [])
    let graph = try #require(report.graphs.first)
    return graph.states.map { $0.tree?.texts ?? [] }
  }
}

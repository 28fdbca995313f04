import Foundation
import FoundationLocalization
@_spi(Headless) import SemanticTree
@_spi(Headless) import SwiftUI
import Testing
import UniformTypeIdentifiers

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String

  init(_ text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct NoteApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note("new")) { file in
      TextField("Text", text: file.$document.text)
      Text("\(file.document.text) \(file.fileURL == nil ? "without" : "with") file")
    }
  }
}

private struct NoteViewer: App {
  var body: some Scene { DocumentGroup(viewing: Note.self) { Text($0.document.text) } }
}

private final class Results {
  var urls: [URL] = []
  var cancellations = 0
}

private struct Exporting: View {
  let results: Results
  @State private var isExporting = true

  var body: some View {
    Button("Export") { isExporting = true }
      .fileExporter(
        isPresented: $isExporting, document: Note("content"), contentTypes: [.plainText],
        defaultFilename: "note-\(UUID().uuidString)",
        onCompletion: { result in results.urls += [try? result.get()].compactMap(\.self) },
        onCancellation: { results.cancellations += 1 })
  }
}

@Suite @MainActor struct DocumentTests {
  @Test("A group of documents edits a new document") func aGroupOfDocumentsEditsANewDocument() throws {
    let host = HeadlessHost(app: NoteApp())
    #expect(host.tree().texts.contains("new without file"))
    try host.type("changed", into: try #require(host.tree().first(.textField)?.label))
    #expect(host.tree().texts.contains("changed without file"))
    #expect(HeadlessHost(app: NoteViewer()).tree().texts == ["No file is open"])
  }

  @Test("Saves an exported document") func savesAnExportedDocument() throws {
    let results = Results()
    let host = HeadlessHost(Exporting(results: results))
    try host.press("Save")
    let url = try #require(results.urls.first)
    #expect(url.pathExtension == "txt")
    #expect(try String(contentsOf: url, encoding: .utf8) == "content")
    #expect(host.tree().first(.sheet) == nil && results.cancellations == 0)
    try host.press("Export")
    try host.press("Cancel")
    #expect(results.urls.count == 1 && results.cancellations == 1)
    try FileManager.default.removeItem(at: url)
  }

  @Test("A file wrapper writes folders and reads them again") func aFileWrapperWritesFoldersAndReadsThemAgain() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("limn-wrapper-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))])
    #expect(folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt") == "b.txt")
    let second = folder.addRegularFile(withContents: Data("c".utf8), preferredFilename: "b.txt")
    #expect(second != "b.txt")
    try folder.write(to: url, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory && read.matchesContents(of: url) && folder.matchesContents(of: url))
    #expect(read.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
    folder.removeFileWrapper(try #require(folder.fileWrappers?["a.txt"]))
    #expect(folder.fileWrappers?["a.txt"] == nil && !folder.matchesContents(of: url))
    #expect(throws: (any Error).self) { try FileWrapper(url: url.appendingPathComponent("none")) }
  }
}

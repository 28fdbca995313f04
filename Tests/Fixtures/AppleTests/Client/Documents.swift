import Foundation
import SwiftUI
import UniformTypeIdentifiers

struct Letter: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init() {}
  init(configuration: ReadConfiguration) throws {
    text = configuration.file.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

final class Drawing: ReferenceFileDocument, @unchecked Sendable {
  static var readableContentTypes: [UTType] { [.json] }
  @Published var lines: [String] = []

  init() {}
  init(configuration: ReadConfiguration) throws {}
  func snapshot(contentType: UTType) throws -> [String] { lines }
  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
}

struct LetterApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Letter()) { TextEditor(text: $0.$document.text) }
    DocumentGroup(viewing: Letter.self) { Text($0.document.text) }
    DocumentGroup(newDocument: { Drawing() }) { file in Text("\(file.document.lines.count)") }
    DocumentGroup(viewing: Drawing.self) { Text("\($0.document.lines.count)") }
  }
}

struct Exports: View {
  @State private var isShown = false
  @State private var urls: [URL] = []

  var body: some View {
    VStack {
      Text("a")
        .fileExporter(isPresented: $isShown, document: Letter(), contentType: .plainText) { _ in }
        .fileExporter(isPresented: $isShown, document: Letter(), onCompletion: { _ in }, onCancellation: {})
        .fileExporter(isPresented: $isShown, documents: [Letter()], contentType: .plainText) {
          urls = (try? $0.get()) ?? []
        }
        .fileExporter(isPresented: $isShown, documents: [Letter()], onCompletion: { _ in }, onCancellation: {})
      Text("b")
        .fileExporter(isPresented: $isShown, document: Drawing(), contentType: .json) { _ in }
        .fileExporter(isPresented: $isShown, document: Drawing(), onCompletion: { _ in }, onCancellation: {})
        .fileExporter(isPresented: $isShown, documents: [Drawing()], contentType: .json) { _ in }
        .fileExporter(isPresented: $isShown, documents: [Drawing()], onCompletion: { _ in }, onCancellation: {})
    }
  }
}

struct Faded: View {
  var body: some View {
    Text("a").transition(.opacity)
    Text("b").transition(OpacityTransition())
    Text("c").transition(.blurReplace)
    Text("d").transition(.blurReplace(.upUp))
    Text("e").transition(.opacity.combined(with: .scale))
    Text("f").transition(.move(edge: .bottom).combined(with: .opacity))
    Text("g").transition(.asymmetric(insertion: .opacity, removal: .slide))
  }
}

struct Month: Identifiable {
  var id: String
  var sales: [Int]
}

struct Sales: View {
  let months: [Month]
  let years: [String]

  var body: some View {
    Table(months) {
      TableColumn("Month", value: \.id)
      TableColumnForEach(years, id: \.self) { year in
        TableColumn(year) { month in Text("\(month.sales.count)") }
      }
      TableColumnForEach(0..<2) { index in
        TableColumn("\(index)") { month in Text("\(month.sales[index])") }
      }
    }
  }
}

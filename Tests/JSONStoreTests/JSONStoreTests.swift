import Foundation
import JSONStore
import Testing

@Suite struct JSONStoreTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "JSONStoreTests-\(UUID().uuidString)")

  var store: JSONStore<[Int]> {
    JSONStore(file: folder.appending(path: "numbers.json"), format: "numbers/1", empty: [])
  }

  @Test("Is empty before anything is written, and touches no file") func isEmptyBeforeAnythingIsWrittenAndTouchesNo()
    throws
  {
    defer { remove() }
    #expect(try store.load() == [])
    #expect(!FileManager.default.fileExists(atPath: store.file.path))
  }

  @Test("Another store over the same file sees what was written") func anotherStoreOverTheSameFileSeesWhatWas() throws {
    defer { remove() }
    let count = try store.update {
      $0 += [1, 2]
      return $0.count
    }
    #expect(count == 2)
    #expect(try store.load() == [1, 2])
  }

  @Test("A change that throws writes nothing") func aChangeThatThrowsWritesNothing() throws {
    defer { remove() }
    try store.update { $0 = [1] }
    #expect(throws: CancellationError.self) {
      try store.update {
        $0 = [2]
        throw CancellationError()
      }
    }
    #expect(try store.load() == [1])
  }

  @Test(
    "A file that is not whole is kept aside and named in the error",
    arguments: [
      "", "{", "[1, 2", "not JSON", #"{"format":"numbers/1","content":["a"]}"#, #"{"format":"numbers/1"}"#,
      #"{"content":[1]}"#,
    ])
  func aFileThatIsNotWholeIsKeptAside(text: String) throws {
    defer { remove() }
    try put(text, at: store.file)
    let kept = store.file.appendingPathExtension("kept-1")
    #expect(throws: JSONStoreError.damaged(store.file, keptAt: kept)) { try store.load() }
    #expect(try String(contentsOf: kept, encoding: .utf8) == text)
    #expect(try store.load() == [])
  }

  @Test("A file of another format is kept aside when a change is tried, and the change is not made")
  func aFileOfAnotherFormatIsKeptAsideWhen() throws {
    defer { remove() }
    let text = #"{"format":"recipes/3","content":[]}"#
    try put(text, at: store.file)
    let kept = store.file.appendingPathExtension("kept-1")
    #expect(throws: JSONStoreError.foreign(store.file, format: "recipes/3", keptAt: kept)) {
      try store.update { $0.append(1) }
    }
    #expect(try String(contentsOf: kept, encoding: .utf8) == text)
    #expect(try store.load() == [])
  }

  @Test("A file that was kept before is not overwritten by the next") func aFileThatWasKeptBeforeIsNotOverwritten()
    throws
  {
    defer { remove() }
    for text in ["first", "second"] {
      try put(text, at: store.file)
      #expect(throws: JSONStoreError.self) { try store.load() }
    }
    #expect(try String(contentsOf: store.file.appendingPathExtension("kept-1"), encoding: .utf8) == "first")
    #expect(try String(contentsOf: store.file.appendingPathExtension("kept-2"), encoding: .utf8) == "second")
  }

  @Test("A folder in place of the file is an error that says so") func aFolderInPlaceOfTheFileIsAn() throws {
    defer { remove() }
    try FileManager.default.createDirectory(at: store.file, withIntermediateDirectories: true)
    #expect { try store.load() } throws: { error in
      guard case JSONStoreError.unreachable(store.file, _) = error else { return false }
      return error.localizedDescription.contains("numbers.json")
    }
  }

  @Test("Many tasks that add at once lose nothing") func manyTasksThatAddAtOnceLoseNothing() async throws {
    defer { remove() }
    try await withThrowingTaskGroup { group in
      for number in 0..<100 {
        group.addTask { [store] in try store.update { $0.append(number) } }
      }
      try await group.waitForAll()
    }
    #expect(try store.load().sorted() == Array(0..<100))
  }
}

extension JSONStoreTests {
  private func put(_ text: String, at file: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}

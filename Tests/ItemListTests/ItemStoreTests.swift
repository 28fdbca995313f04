import Foundation
import JSONStore
import Testing

@testable import ItemList

@Suite struct ItemStoreTests {
  @Test("An item that is saved again keeps its place") func anItemThatIsSavedAgainKeepsItsPlace() throws {
    try withFolder { folder in
      let store = ItemStore(folder: folder)
      var first = Item(title: "first")
      try store.save(first)
      try store.save(Item(title: "second"))
      first.title = "changed"
      try store.save(first)
      #expect(try ItemStore(folder: folder).items().map(\.title) == ["changed", "second"])
      try store.remove(id: first.id)
      #expect(try store.items().map(\.title) == ["second"])
    }
  }

  @Test("A foreign file is kept aside with a clear error") func aForeignFileIsKeptAsideWithAClear() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "items.json")
      try Data(#"{"format": "recipes/1", "content": []}"#.utf8).write(to: file)
      let store = ItemStore(folder: folder)
      let error = try #require(throws: JSONStoreError.self) { try store.save(Item(title: "new")) }
      #expect(error.localizedDescription.contains("recipes/1"))
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "items.json.kept-1").path))
    }
  }

  @Test("The first login makes the account, and later ones need its password")
  func theFirstLoginMakesTheAccountAndLaterOnes() throws {
    try withFolder { folder in
      let store = AccountStore(folder: folder)
      let answer1 = try store.accepts(Credentials(username: "ada", password: "first password"))
      #expect(answer1)
      let answer2 = try !AccountStore(folder: folder).accepts(Credentials(username: "ada", password: "another one"))
      #expect(answer2)
      let answer3 = try AccountStore(folder: folder).accepts(Credentials(username: "ada", password: "first password"))
      #expect(answer3)
    }
  }

  @Test("Two processes that save at once lose nothing") func twoProcessesThatSaveAtOnceLoseNothing() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ItemStoreTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path
    async let one: Void = {
      await #expect(processExitsWith: .success) { [path = path as String] in try saveItems(named: "one", path) }
    }()
    async let other: Void = {
      await #expect(processExitsWith: .success) { [path = path as String] in try saveItems(named: "other", path) }
    }()
    _ = await (one, other)
    let titles = try ItemStore(folder: folder).items().map(\.title)
    #expect(titles.count == 200)
    #expect(Set(titles) == Set((0..<100).flatMap { ["one \($0)", "other \($0)"] }))
  }
}

private func saveItems(named name: String, _ path: String) throws {
  let store = ItemStore(folder: URL(filePath: path))
  for number in 0..<100 {
    try store.save(Item(title: "\(name) \(number)"))
  }
}

func withFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "ItemListTests-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}

func withFolder(_ body: @MainActor (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "ItemListTests-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder)
}

import Foundation
import Models
import NumbersStore
import Testing

@Suite struct NumbersStoreTests {
  @Test("Facts and account are there again for a new store over the same folder")
  func factsAndAccountAreThereAgainForANew() throws {
    try withFolder { folder in
      let store = NumbersStore(folder: folder)
      try store.save(NumberFact(number: 7, content: "seven"))
      try store.save(NumberFact(number: 3, content: "three"))
      try store.save(Account(name: " Ada  Lovelace "))
      let later = NumbersStore(folder: folder)
      #expect(try later.savedFacts().map(\.number) == [7, 3])
      #expect(try later.savedAccount()?.name == "Ada Lovelace")
    }
  }

  @Test("A fact takes the place of the earlier one about its number") func aFactTakesThePlaceOfTheEarlierOne() throws {
    try withFolder { folder in
      let store = NumbersStore(folder: folder)
      try store.save(NumberFact(number: 7, content: "old"))
      try store.save(NumberFact(number: 3, content: "three"))
      #expect(try store.save(NumberFact(number: 7, content: "new")).map(\.content) == ["three", "new"])
      #expect(try store.removeFact(about: 3).map(\.number) == [7])
      try store.save(nil as Account?)
      #expect(try store.savedAccount() == nil)
    }
  }

  @Test("A file that was cut short is kept aside, and the message says where") func aFileThatWasCutShortIsKeptAside()
    throws
  {
    try withFolder { folder in
      let store = NumbersStore(folder: folder)
      try store.save(NumberFact(number: 7, content: "seven"))
      let file = folder.appending(path: "facts.json")
      let half = try Data(contentsOf: file).dropLast(20)
      try half.write(to: file)
      let error = try #require(throws: (any Error).self) { try store.savedFacts() }
      #expect(error.localizedDescription.contains("facts.json.kept-1"))
      #expect(try Data(contentsOf: folder.appending(path: "facts.json.kept-1")) == half)
      #expect(try store.savedFacts() == [])
    }
  }

  @Test("Two processes that save at once lose nothing") func twoProcessesThatSaveAtOnceLoseNothing() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "NumbersStoreTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path
    async let even: Void = {
      await #expect(processExitsWith: .success) { [path = path as String] in try saveFacts(from: 0, path) }
    }()
    async let odd: Void = {
      await #expect(processExitsWith: .success) { [path = path as String] in try saveFacts(from: 1, path) }
    }()
    _ = await (even, odd)
    #expect(Set(try NumbersStore(folder: folder).savedFacts().map(\.number)) == Set(0..<200))
  }
}

private func saveFacts(from first: Int, _ path: String) throws {
  let store = NumbersStore(folder: URL(filePath: path))
  for number in stride(from: first, to: 200, by: 2) {
    try store.save(NumberFact(number: number, content: "saved by process \(first)"))
  }
}

private func withFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "NumbersStoreTests-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}

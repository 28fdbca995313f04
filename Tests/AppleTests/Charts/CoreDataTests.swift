import CoreData
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

private final class Note: NSManagedObject, Identifiable, @unchecked Sendable {
  var title: String? {
    get { _managedValue("title") }
    set { _setManagedValue(newValue, "title") }
  }
  var count: Int16 {
    get { _managedValue("count") }
    set { _setManagedValue(newValue, "count") }
  }
  var created: Date {
    get { _managedValue("created") }
    set { _setManagedValue(newValue, "created") }
  }
}

/// An object with initializers of its own.
private final class Tag: NSManagedObject, @unchecked Sendable {
  private(set) var name = ""

  private override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
  }

  init(name: String, context: NSManagedObjectContext) {
    super.init(entity: Tag.entity(), insertInto: context)
    self.name = name
  }
}

private struct Notes: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Note.title, ascending: true)]) private var notes:
    FetchedResults<Note>

  var body: some View {
    List {
      ForEach(notes) { note in Text(note.title ?? "untitled") }
      Button("Add") {
        let note = Note(context: context)
        note.title = "a new one"
      }
    }
  }
}

/// Objects of a data model, in memory.
@Suite @MainActor struct CoreDataTests {
  private func filled() -> NSManagedObjectContext {
    let context = NSPersistentContainer(name: "Notes").viewContext
    for (title, count) in [("milk", 2), ("bread", 3), ("eggs", 1)] {
      let note = Note(context: context)
      (note.title, note.count) = (title, Int16(count))
    }
    return context
  }

  @Test("An object has initializers of its own, and generic code creates it") func initializers() throws {
    func made<Object: NSManagedObject>(_ type: Object.Type, in context: NSManagedObjectContext) -> Object {
      Object(context: context)
    }
    let context = NSPersistentContainer(name: "Notes").viewContext
    _ = (Tag(name: "a", context: context), made(Tag.self, in: context), made(Note.self, in: context))
    let names = try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")).map(\.name)
    #expect(names.sorted() == ["", "a"])
  }

  @Test("Finds, filters, orders, and deletes objects") func fetches() throws {
    let context = filled()
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors = [NSSortDescriptor(key: "count", ascending: false)]
    #expect(try context.fetch(request).map(\.title) == ["bread", "milk", "eggs"])
    request.predicate = NSPredicate(format: "count > %d AND title CONTAINS[cd] %@", 1, "M")
    #expect(try context.fetch(request).map(\.title) == ["milk"])
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    context.delete(try #require(try context.fetch(request).first))
    #expect(try context.count(for: request) == 0 && context.hasChanges)
  }

  @Test("A property without a value is empty") func empty() {
    let note = Note(context: NSManagedObjectContext(.mainQueue))
    #expect(note.title == nil && note.count == 0)
    note.title = "x"
    #expect(note.value(forKey: "title") as? String == "x")
    note.title = nil
    #expect(note.value(forKey: "title") == nil)
  }

  @Test("Shows the objects of the environment, also one that is added later") func shows() throws {
    let context = filled()
    let host = HeadlessHost(Notes().environment(\.managedObjectContext, context))
    func texts() -> [String] { Set(host.tree().all.compactMap(\.label)).subtracting(["Add"]).sorted() }
    #expect(texts() == ["bread", "eggs", "milk"])
    let note = Note(context: context)
    note.title = "apples"
    #expect(texts() == ["apples", "bread", "eggs", "milk"])
  }

  @Test("Passes identifiers and dates to formats") func identifiers() {
    let id = UUID()
    #expect(String(format: "<%@>", id as any CVarArg) == "<\(id.uuidString)>")
    let isEqual = NSPredicate(format: "id == %@", id as any CVarArg)
    struct Entry { var id: UUID }
    #expect(isEqual.evaluate(with: Entry(id: id)) && !isEqual.evaluate(with: Entry(id: UUID())))
  }
}

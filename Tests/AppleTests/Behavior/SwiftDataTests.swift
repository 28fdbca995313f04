import Foundation
import Observation
import SemanticTree
import SwiftData
@_spi(Headless) import SwiftUI
import Testing

@Model final class Trip {
  var name: String
  var days: Int
  @Transient var note = ""
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []

  init(name: String, days: Int) {
    self.name = name
    self.days = days
  }
}

@Model final class Stop {
  @Attribute(.unique) var city: String
  var trip: Trip?

  init(city: String) { self.city = city }
}

private struct Trips: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.name) private var trips: [Trip]
  @Query private var all: [Trip]
  @Query(filter: #Predicate<Trip> { $0.days > 5 }) private var long: [Trip]

  var body: some View {
    ForEach(trips) { trip in
      Text(verbatim: "\(trip.name) \(trip.days)")
      Button("Delete \(trip.name)") { context.delete(trip) }
    }
    if all.isEmpty { Text(verbatim: "none") }
    Text(verbatim: "long: \(long.map(\.name).joined(separator: " "))")
    Button("Add") { context.insert(Trip(name: "Athens", days: 7)) }
    Button("Extend") { trips.last?.days = 9 }
  }
}

/// In-memory models: inserting, fetching, changing, and deleting.
@Suite @MainActor struct SwiftDataTests {
  private func container() throws -> ModelContainer {
    let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(Trip(name: "Rome", days: 3))
    container.mainContext.insert(Trip(name: "Oslo", days: 6))
    return container
  }

  @Test("A view changes with what is inserted changed and deleted")
  func aViewChangesWithWhatIsInsertedChangedAndDeleted() throws {
    let host = HeadlessHost(Trips().modelContainer(try container()))
    func texts() -> [String] { host.tree().texts.filter { !$0.contains("Delete") && $0 != "Add" && $0 != "Extend" } }
    #expect(texts() == ["Oslo 6", "Rome 3", "long: Oslo"])
    try host.press("Add")
    #expect(texts() == ["Athens 7", "Oslo 6", "Rome 3", "long: Oslo Athens"])
    try host.press("Extend")
    #expect(texts() == ["Athens 7", "Oslo 6", "Rome 9", "long: Rome Oslo Athens"])
    try host.press("Delete Oslo")
    #expect(texts() == ["Athens 7", "Rome 9", "long: Rome Athens"])
  }

  @Test("Fetches by predicate order limit and offset") func fetchesByPredicateOrderLimitAndOffset() throws {
    let context = ModelContext(try container())
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.name) == ["Oslo", "Rome"])
    descriptor.fetchLimit = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["Oslo"])
    descriptor.fetchOffset = 1
    #expect(try context.fetch(descriptor).map(\.name) == ["Rome"])
    #expect(try context.fetchCount(FetchDescriptor<Trip>(predicate: #Predicate { $0.days < 5 })) == 1)
    try context.delete(model: Trip.self, where: #Predicate { $0.name == "Rome" })
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Oslo"])
  }

  @Test("Knows what became of an object") func knowsWhatBecameOfAnObject() throws {
    let context = try container().mainContext
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    try context.save()
    #expect(!context.hasChanges)
    trip.days = 1
    #expect(context.hasChanges)
    context.delete(trip)
    #expect(trip.isDeleted)
    let other: Trip? = context.registeredModel(for: trip.persistentModelID)
    #expect(other == nil)
  }

  @Test("Containers keep their objects apart") func containersKeepTheirObjectsApart() throws {
    let (one, other) = (try container(), try container())
    one.deleteAllData()
    #expect(try one.mainContext.fetchCount(FetchDescriptor<Trip>()) == 0)
    #expect(try other.mainContext.fetchCount(FetchDescriptor<Trip>()) == 2)
  }
}

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

/// A model whose relationships name no inverse.
@Model final class Guest {
  var name: String
  var rooms: [Chamber] = []

  init(name: String) { self.name = name }
}

@Model final class Chamber {
  var number = 0
  var guest: Guest?
  @Relationship(inverse: \Mark.rooms) var marks: [Mark] = []

  init(number: Int) { self.number = number }
}

@Model final class Mark {
  var name: String
  var rooms: [Chamber]?

  init(name: String) { self.name = name }
}

private struct StopsOfTrip: View {
  @Query(filter: #Predicate<Stop> { $0.trip?.name == "Crete" }, sort: \Stop.city) private var stops: [Stop]

  var body: some View { ForEach(stops) { Text($0.city) } }
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

  private func fetched<Model: PersistentModel>(_ type: Model.Type, _ context: ModelContext) throws -> [Model] {
    try context.fetch(FetchDescriptor<Model>())
  }

  @Test("Inserts what a relationship reaches") func insertsWhatARelationshipReaches() throws {
    let context = try container().mainContext
    let trip = Trip(name: "Crete", days: 5)
    trip.stops.append(Stop(city: "Chania"))
    context.insert(trip)
    #expect(trip.stops[0].trip === trip)
    trip.stops.append(Stop(city: "Sitia"))
    let stop = Stop(city: "Heraklion")
    stop.trip = trip
    #expect(try fetched(Stop.self, context).map(\.city) == ["Chania", "Sitia", "Heraklion"])
    let host = HeadlessHost(StopsOfTrip().modelContext(context))
    #expect(host.tree().texts == ["Chania", "Heraklion", "Sitia"])
  }

  @Test("Sets both sides of a relationship") func setsBothSidesOfARelationship() throws {
    let (one, other) = (Trip(name: "Crete", days: 5), Trip(name: "Corfu", days: 5))
    let stop = Stop(city: "Chania")
    one.stops = [stop]
    #expect(stop.trip === one)
    stop.trip = other
    #expect(one.stops.isEmpty && other.stops == [stop])
    other.stops.removeAll()
    #expect(stop.trip == nil)
  }

  @Test("Finds an inverse that is named on the other side or nowhere")
  func findsAnInverseThatIsNamedOnTheOtherSideOrNowhere() throws {
    let context = try container().mainContext
    let (guest, room, mark) = (Guest(name: "Ada"), Chamber(number: 7), Mark(name: "sea view"))
    context.insert(room)
    guest.rooms.append(room)
    mark.rooms = [room]
    #expect(room.guest === guest && room.marks == [mark])
    #expect(try fetched(Guest.self, context) == [guest])
    #expect(try fetched(Mark.self, context) == [mark])
    room.marks = []
    #expect(mark.rooms == [])
  }

  @Test("Deletes by the rule of a relationship") func deletesByTheRuleOfARelationship() throws {
    let context = try container().mainContext
    let (trip, room, guest) = (Trip(name: "Crete", days: 5), Chamber(number: 7), Guest(name: "Ada"))
    trip.stops = [Stop(city: "Chania"), Stop(city: "Sitia")]
    guest.rooms = [room]
    context.insert(trip)
    context.insert(guest)
    context.delete(trip.stops[0])
    #expect(trip.stops.map(\.city) == ["Sitia"])
    context.delete(trip)
    #expect(try fetched(Stop.self, context).isEmpty)
    context.delete(guest)
    #expect(try fetched(Chamber.self, context) == [room] && room.guest == nil)
  }
}

import Combine
import Testing

private class Model: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  var plain = 0
}

private final class Special: Model {
  @Published var extra = false
}

private final class Bare: ObservableObject {}

private final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  @Published var value = 0
}

@Suite struct ObservableObjectTests {
  @Test("Announces before the change") func announcesBeforeTheChange() {
    let model = Model()
    var seen: [Int] = []
    let watching = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 5
    model.plain = 1
    model.count = 6
    #expect(seen == [0, 5])
    watching.cancel()
  }

  @Test("Has one publisher for the whole class chain") func hasOnePublisherForTheWholeClassChain() {
    let special = Special()
    var changes = 0
    let watching = special.objectWillChange.sink { changes += 1 }
    special.extra = true
    special.name = "x"
    #expect(changes == 2)
    #expect(special.objectWillChange === special.objectWillChange)
    let bare = Bare()
    #expect(bare.objectWillChange === bare.objectWillChange)
    #expect(bare.objectWillChange !== Bare().objectWillChange)
    watching.cancel()
  }

  @Test("Leaves an own publisher alone") func leavesAnOwnPublisherAlone() {
    let custom = Custom()
    var seen: [Int] = []
    let watching = custom.objectWillChange.sink { seen.append($0) }
    custom.value = 1
    custom.objectWillChange.send(7)
    #expect(seen == [7])
    watching.cancel()
  }

  @Test("Publishes each value before it is stored") func publishesEachValueBeforeItIsStored() {
    let model = Model()
    var seen: [[Int]] = []
    let watching = model.$count.sink { seen.append([$0, model.count]) }
    model.count = 1
    model.count = 2
    #expect(seen == [[0, 0], [1, 0], [2, 1]])
    watching.cancel()
  }

  @Test("Announces to AnySubscriber that asked for anything") func announcesToAnySubscriberThatAskedForAnything() {
    let model = Model()
    let recorder = Recorder<Void, Never>(asking: .max(1))
    model.objectWillChange.subscribe(recorder)
    model.count = 1
    model.count = 2
    #expect(recorder.log == "subscription () ()")
  }

  @Test("Feeds a property for as long as its object lives") func feedsAPropertyForAsLongAsItsObjectLives() {
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = false
    weak var released: Model?
    do {
      let model = Model()
      released = model
      var changes = 0
      let watching = model.objectWillChange.sink { changes += 1 }
      subject.handleEvents(receiveCancel: { cancelled = true }).assign(to: &model.$count)
      subject.send(4)
      #expect((model.count, changes) == (4, 1))
      watching.cancel()
    }
    #expect(released == nil)
    #expect(cancelled)
  }
}

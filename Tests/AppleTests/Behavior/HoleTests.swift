import Combine
import Foundation
import FoundationNetworking
@_spi(Headless) import ReplacedParts
import SemanticTree
import SwiftUI
import Testing

private protocol LoadingSession {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
}
extension URLSession: LoadingSession {}

/// Values of types that an app declares, which stand for code that does not compile.
@Suite @MainActor struct HoleTests {
  private struct Person {
    var name: String
    var tags: [Int]
    let home: Place?
    var kind: Kind
    var greet: () -> Void
    var title: (Int) -> String
    private let secret = [1: "a"]
    var hasSecret: Bool { secret.isEmpty }
  }
  private struct Place { var street: String }
  private enum Kind: Equatable { case number(Int), unknown, known }
  private enum Wrapped { case person(Person), place(Place) }
  private class Base { var number = 3 }
  private final class Model: Base, ObservableObject {
    @Published var people: [Person]
    @Published var isOn: Bool
    var task: Task<Void, Never>?
    weak var parent: Model?
    init(people: [Person]) {
      self.people = people
      isOn = true
    }
  }
  private struct Screen: View {
    @StateObject var model: Model
    @State private var text: String
    var body: some View { Text(verbatim: text + "\(model.people.count)") }
  }
  /// What is generated for a type whose module is missing.
  @dynamicMemberLookup private struct Film: _LimnLookup, _LimnStub {}
  private enum _Injected {}
  private typealias Injected<V> = _LimnWrapper<V, _Injected>
  private struct Services {
    @Injected(\.clock.now) var now
    @Injected(\.names) var names: [String]
    @Injected("limit") var limit: Int
    @Injected var isOn: Bool
    @Injected var count = 3
  }
  private struct Endless { var next: EndlessBox }
  private final class EndlessBox {
    var value: Endless
    init(value: Endless) { self.value = value }
  }

  @Test("Makes a structure with empty properties") func structure() {
    let person: Person = _limnMissing("a")
    #expect(person.name.isEmpty && person.tags.isEmpty && person.home == nil && person.kind == .unknown)
    #expect(person.hasSecret && person.title(3).isEmpty)
    person.greet()
  }

  @Test("A generated property wrapper has values, also without the type of the property") func wrapper() {
    _ = MetParts.take()
    let services = Services()
    #expect(services.count == 3 && MetParts.take() == [])
    #expect(services.names.isEmpty && services.limit == 0 && !services.isOn && services.now.description.isEmpty)
    #expect(MetParts.take().contains("@Injected"))
  }

  @Test("Makes a tuple of empty values") func tuple() {
    let parts: (name: String, place: Place, size: CGFloat, isOn: Bool, list: [Int]) = _limnMissing("a")
    #expect(parts.name.isEmpty && parts.place.street.isEmpty && parts.size == 0 && !parts.isOn && parts.list.isEmpty)
  }

  @Test("A stream ends at once") func streams() async throws {
    let numbers: AsyncStream<Int> = _limnMissing("a")
    let places: AsyncThrowingStream<Place, any Error> = _limnMissing("b")
    for await _ in numbers { Issue.record("the stream has an element") }
    for try await _ in places { Issue.record("the stream has an element") }
  }

  @Test("A member of a generated type has the type that the code around it needs") func members() {
    let film = Film()
    _ = MetParts.take()
    let length: Int = film.length
    #expect(length == 0 && film.director.name == "")
    #expect(MetParts.take() == ["@Film"])
    var names: [String] = []
    for actor in film.cast.actors { names.append("\(actor.name)") }
    film.play(at: 2).then("next")
    let year: String = film.release(in: "ro").year(digits: 2)
    if let sequel = film.sequel { names.append("\(sequel)") }
    #expect(names == [] && year == "" && "\(film.studio)" == "()" && film.poster?.url.path == nil as String?)
    #expect(film.ratings[film.studio.id] == nil)
    let best = Film.best
    let count: Int = Film.count(of: best)
    #expect(count == 0 && Film.archive.isOpen == false && type(of: best) == Film.self)
    #expect(MetParts.take() == ["@Film"])
  }

  @Test("A member of a generated type is a style and a view") func memberOfView() throws {
    #expect(try node { Text(verbatim: "a").foregroundStyle(Film.archive.color) }.label == "a")
    #expect(try node { Film.archive.poster }.label == "Film")
  }

  @Test("Makes an enumeration, with a value if each case has one") func enumeration() {
    guard case .person(let person) = _limnMissing("a") as Wrapped else {
      Issue.record("The first case is expected.")
      return
    }
    #expect(person.kind == .unknown && person.tags.isEmpty)
  }

  @Test("Makes an object whose published properties can change") func object() {
    let model: Model = _limnMissing("a")
    #expect(model.people.isEmpty && !model.isOn && model.number == 0 && model.parent == nil)
    var changes = 0
    let subscription = model.objectWillChange.sink { changes += 1 }
    model.people.append(_limnMissing("b"))
    model.isOn = true
    #expect(changes == 2 && model.people.count == 1 && model.isOn)
    subscription.cancel()
  }

  @Test("Makes a view whose state is owned") func view() throws {
    let screen: Screen = _limnMissing("a")
    #expect(try node { screen }.label == "0")
  }

  @Test("Keeps the content of an unknown view") func container() throws {
    let shown = try node { _limnContainer("container") { Text(verbatim: "inside") } }
    #expect(shown.label == "inside")
    #expect(MetParts.take().contains("container"))
  }

  @Test("A URL session has the methods that a protocol can require") func session() {
    let session: any LoadingSession = URLSession.shared
    #expect(session is URLSession)
  }

  @Test("A type that contains itself without end has no value, and the preview ends with the reason") func endless()
    async
  {
    await #expect(processExitsWith: .failure) {
      let value: HoleTests.Endless = _limnMissing("a")
      _ = value
    }
  }
}

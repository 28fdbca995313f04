import LimnCatalog
import Testing

/// Which part a type plays, told by its structure, on declarations like those that public apps have.
@Suite struct RoleTests {
  @Test(arguments: [
    // A window of AppKit, and a controller behind a name that each platform gives another class.
    ("final class Shortcuts: NSPanel { func close() {} }", "view", "Shortcuts"),
    (
      "struct MapView: View { typealias Controller = UIViewController\n  final class Map: Controller { func load() {} } }", "view",
      "MapView.Map"
    ),
    (
      "typealias Screen = ViewBase & Named\nclass ViewBase: UIViewController {}\nfinal class Login: Screen { func load() {} }", "view",
      "Login"
    ),
    // What code is written with.
    ("@propertyWrapper final class Isolated<Value> { var wrappedValue: Value; func lock() {} }", "type", "Isolated"),
    ("@resultBuilder enum ListBuilder { static func buildBlock() -> [Int] { [] } }", "type", "ListBuilder"),
    ("@propertyWrapper struct Saved: DynamicProperty { var wrappedValue = 0 }", "container", "Saved"),
    // A protocol that one class of its name stores values for.
    (
      "protocol NotesStorage { func save() }\nfinal class CoreDataNotesStorage: NotesStorage { func save() {} }", "repository",
      "NotesStorage"
    ),
    ("protocol EventsHandler { func open() }\nstruct LiveEventsHandler: EventsHandler { func open() {} }", "type", "EventsHandler"),
    // A view that only previews make.
    ("private struct Sample: View { var body: some View { Text(\"\") } }\n#Preview { Sample() }", "preview", "Sample"),
    ("struct LinkPreview: View { var body: some View { Text(\"\") } }\n#Preview { LinkPreview() }", "preview", "LinkPreview"),
    (
      "struct LinkPreview: View { var body: some View { Text(\"\") } }\nstruct Row: View { var body: some View { LinkPreview() } }\n#Preview { LinkPreview() }",
      "view", "LinkPreview"
    ),
    ("private struct Dial: View { var body: some View { Text(\"\") } }", "view", "Dial"),
    // Values that work for others.
    ("struct OrderGenerator { var known: [Int]; func orders() -> [Int] { known } }", "service", "OrderGenerator"),
    ("enum BodyMaker { static func makeBody() -> String { \"\" } }", "service", "BodyMaker"),
    ("enum Bridging {}\nextension Bridging { static func connect() {} }", "service", "Bridging"),
    ("enum Links { static let home = \"/\" }", "entity", "Links"),
    ("struct Fraction { var value: Int; func rounded() -> Int { value } }", "entity", "Fraction"),
    ("final class DeepLinkFactory: ObservableObject { private let flags: Int = 0; func make() {} }", "service", "DeepLinkFactory"),
    ("final class Uploads: ObservableObject { @Published var all: [Int] = []; func add() {} }", "store", "Uploads"),
    ("class Access: ObservableObject { @Published var isGiven = false }\nfinal class CameraAccess: Access {}", "store", "CameraAccess"),
    // Closures that reach outside are a client; a named closure is none.
    ("struct Sounds { var play: () -> Void; var stop: () -> Void }", "client", "Sounds"),
    ("struct OpenWindow { var action: (String) -> Void; func callAsFunction(_ id: String) { action(id) } }", "entity", "OpenWindow"),
    ("enum Message { case start(Bridge)\n  struct Bridge { var answer: (Int) -> Void } }", "entity", "Message.Bridge"),
  ])
  func isToldByTheStructure(code: String, kind: String, name: String) throws {
    let start = "import SwiftUI\n@main struct ToolApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n"
    let app = ReadApp(files: ["ToolApp/ToolApp.swift": start, "ToolApp/Code.swift": code + "\n"])
    let index = try app.catalog().index
    #expect(index.entities.keys.contains("\(kind)/ToolApp/\(name)"), "\(index.entities.keys.filter { $0.hasSuffix("/" + name) })")
  }
}

import LimnDiagnostics
import Testing

@testable import LimnTolerantBuild

@Suite("Parts that do not compile")
struct PartEditorTests {
  /// Edits a file once for each message. A message is at the first place of a text.
  private func edited(_ source: String, _ problems: [(at: String, message: String)]) -> (String, [ReplacedPart]) {
    var file = WorkFile(path: "Sources/Kit/Card.swift", name: "Card.swift", text: source)
    for problem in problems {
      guard let range = file.text.firstRange(of: problem.at) else {
        Issue.record("'\(problem.at)' is not in \(file.text)")
        continue
      }
      let before = file.text[..<range.lowerBound]
      let line = before.count { $0 == "\n" } + 1
      let column = before.reversed().prefix { $0 != "\n" }.count + 1
      let isEdited = file.edit([.init(line: line, column: column, message: problem.message)], module: "Kit")
      #expect(isEdited, "\(problem)")
    }
    #expect(file.text.count { $0 == "\n" } == source.count { $0 == "\n" }, "The lines keep their numbers.")
    return (file.text, file.parts)
  }

  private func cannotFind(_ name: String) -> (at: String, message: String) {
    (name, "cannot find '\(name)' in scope")
  }

  @Test("A view that does not exist becomes a placeholder with the name of what is missing")
  func view() {
    let (text, parts) = edited(
      """
      struct Card: View {
        var body: some View {
          VStack {
            Text("Title")
            VideoPlayer(
              player: player)
          }
        }
      }
      """, [cannotFind("VideoPlayer")])
    #expect(text.contains("Text(\"Title\")\n      _LimnPlaceholder(\"Kit/Card.swift:5.0\", \"VideoPlayer\")\n"))
    #expect(parts.map(\.kind) == [.view] && parts[0].name == "Card.body" && parts[0].symbol == "VideoPlayer")
    #expect(parts[0].location.line == 5 && parts[0].endLine == 6)
  }

  @Test("A modifier that does not exist is left out, and the view and its other modifiers stay")
  func modifier() {
    let (text, parts) = edited(
      "struct Card: View { var body: some View { Text(\"a\").sparkle(2).padding() } }",
      [("sparkle", "value of type 'Text' has no member 'sparkle'")])
    #expect(text.contains("Text(\"a\")._limnWithout(\"Kit/Card.swift:1.0\").padding()"), "\(text)")
    #expect(parts.map(\.kind) == [.modifier] && parts[0].symbol == "Text.sparkle")
  }

  @Test("A placeholder in a builder of other values becomes a declaration, which every builder accepts")
  func otherBuilder() {
    let (text, parts) = edited(
      """
      struct Card: View {
        var body: some View {
          MenuLink {
            Row(1)
            Title("a")
          }
        }
      }
      """,
      [
        cannotFind("Row"),
        ("_LimnPlaceholder", "cannot convert value of type '_LimnPlaceholder' to expected type 'Row'"),
      ])
    #expect(text.contains("MenuLink {\n      let _ = _limnMet(\"Kit/Card.swift:4.1\")\n      Title(\"a\")"), "\(text)")
    #expect(parts.map(\.kind) == [.statement])
  }

  @Test("The initializer of a delegate becomes a required one")
  func requiredInitializer() {
    let message =
      "initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class 'A'"
    let (text, parts) = edited(
      "class A: NSObject, NSApplicationDelegate {\n  override init() { super.init() }\n}", [("init()", message)])
    #expect(text.contains("\n  required override init() { super.init() }\n"), "\(text)")
    #expect(parts.map(\.kind) == [.declaration])
  }

  @Test("A replaced initializer of a class calls the initializer of its superclass that it called before")
  func superclassInitializer() {
    func replaced(_ call: String) -> String {
      edited(
        """
        class Card: NSView {
          var count: Int
          init(count: Int, frame: NSRect) { self.count = lookUp(count); \(call) }
        }
        """,
        [cannotFind("lookUp"), ("_limnMissing", "cannot convert value of type 'A' to type 'B'")]
      ).0
    }
    let start = "self.count = _limnMissing(\"Kit/Card.swift:3.1\"); "
    #expect(replaced("super.init(frame: frame)").contains(start + "super.init(frame: frame) "))
    #expect(replaced("super.init(frame: NSRect(x: 0, y: count))").contains(start + "super.init() "))
    #expect(replaced("super.init()").contains(start + "super.init() "))
  }

  @Test("A modifier in a condition is left out, and the view stays")
  func conditionalModifier() {
    let (text, parts) = edited(
      """
      struct Card: View {
        var body: some View {
          Text("a")
            #if DEBUG
              .sparkle(2)
            #endif
        }
      }
      """, [("sparkle", "value of type 'some View' has no member 'sparkle'")])
    #expect(text.contains("        ._limnWithout(\"Kit/Card.swift:5.0\")\n      #endif\n"), "\(text)")
    #expect(parts.map(\.kind) == [.modifier])
  }

  @Test("An unknown view that has only content is left out, and its content stays")
  func container() {
    let (text, parts) = edited(
      """
      struct Card: View {
        var body: some View {
          Observing(store) {
            Text("Title")
          }.padding()
        }
      }
      """, [cannotFind("Observing")])
    let kept = "_limnContainer(\"Kit/Card.swift:3.0\") {\n      Text(\"Title\")\n    }.padding()"
    #expect(text.contains(kept), "\(text)")
    #expect(parts.map(\.kind) == [.view] && parts[0].symbol == "Observing")
  }

  @Test("An unknown view whose content has a parameter becomes a placeholder")
  func containerWithParameter() {
    let (text, _) = edited(
      "struct Card: View { var body: some View { Reader { value in Text(value) } } }", [cannotFind("Reader")])
    #expect(text.contains("some View { _LimnPlaceholder(") && !text.contains("_limnContainer"), "\(text)")
  }

  @Test("A thrown value that is no error becomes an error, and the condition around it stays")
  func thrown() {
    let (text, parts) = edited(
      "func load() throws { guard let url = find() else { throw \"no file\" }; read(url) }",
      [("\"no file", "thrown expression type 'String' does not conform to 'Error'")])
    #expect(text.contains("guard let url = find() else { throw _LimnError(\"Kit/Card.swift:1.0\") }"), "\(text)")
    #expect(parts.map(\.kind) == [.value])
  }

  @Test("A private property that loses its attribute does not become a part of the memberwise initializer")
  func privateAttribute() {
    let unknown = [(at: "Shared", message: "unknown attribute 'Shared'")]
    let (hidden, _) = edited("struct Card: View { @Shared private var model: Model\nvar id: Int }", unknown)
    #expect(hidden.contains("private var model: Model { get { _limnMissing("), "\(hidden)")
    let (open, _) = edited("struct Card: View { @Shared var model: Model\nvar id: Int }", unknown)
    #expect(open.contains("var model: Model = _limnMissing("), "\(open)")
    let (own, _) = edited("struct Card { @Shared private var model: Model\ninit() { model = Model() } }", unknown)
    #expect(own.contains("private var model: Model = _limnMissing("), "\(own)")
  }

  @Test("If the value before a modifier is not a view, the statement is replaced next")
  func nextLarger() {
    let (text, parts) = edited(
      "struct Card: View { var body: some View { VStack { Token(1).sparkle(2).padding() } } }",
      [
        ("sparkle", "value of type 'Token' has no member 'sparkle'"),
        ("_limnWithout", "value of type 'Token' has no member '_limnWithout'"),
      ])
    #expect(text.contains("VStack { _LimnPlaceholder("), "\(text)")
    #expect(parts.map(\.kind) == [.view], "A part inside a larger part is not listed: \(parts)")
  }

  @Test("An argument becomes a hole, an action loses its content, and a statement goes")
  func smallParts() {
    let (text, parts) = edited(
      """
      struct Card: View {
        init() {
          title = "a"
          Tracker.shared.start()
        }
        var body: some View {
          Row(image: Loader.image(at: 1))
          Button("b") { Player.play($0) }
        }
      }
      """, [cannotFind("Tracker"), cannotFind("Loader"), cannotFind("Player")])
    #expect(text.contains("title = \"a\"\n    let _ = _limnMet(\"Kit/Card.swift:4.0\")"), "\(text)")
    #expect(text.contains("Row(image: _limnMissing(\"Kit/Card.swift:7.1\"))"), "\(text)")
    #expect(text.contains("Button(\"b\") { _ in _limnMet(\"Kit/Card.swift:8.2\") }"), "\(text)")
    #expect(parts.map(\.kind) == [.statement, .value, .action])
  }

  @Test("A body whose value is needed is replaced by the mildest value")
  func bodies() {
    let (text, _) = edited(
      """
      func a() -> Int { 1 + missingA }
      func b() throws -> Int { 1 + missingB }
      func c() -> some View { missingC + 1 }
      var d: String { missingD + "" }
      """, ["missingA", "missingB", "missingC", "missingD"].map(cannotFind))
    #expect(text.contains("func a() -> Int { /* _limn */ return _limnMissing(\"Kit/Card.swift:1.0\") }"), "\(text)")
    #expect(text.contains("throw _LimnError(\"Kit/Card.swift:2.1\")"), "\(text)")
    #expect(text.contains("func c() -> some View { _LimnPlaceholder("), "\(text)")
    #expect(text.contains("var d: String { /* _limn */ return _limnMissing("), "\(text)")
  }

  @Test("An initializer of an extension or an enumeration, or one that calls another one, gives the mildest value")
  func initializers() {
    let (text, _) = edited(
      """
      extension Array where Element == Card { init(text: String) { self.init(first(text)) } }
      enum Kind { case a; init(text: String) { self = second(text) } }
      struct Card { let a: Int; init(text: String) { self.init(a: third(text)) } }
      class Deck { convenience init(text: String) { self.init(cards: fourth(text)) } }
      """,
      ["first", "second", "third", "fourth"].map { ("\($0)(text)", "missing argument label 'cards:' in call") })
    for (line, expected) in zip(
      text.split(separator: "\n"),
      [
        "/* _limn */ self = _limnMissing(", "/* _limn */ self = _limnMissing(", "/* _limn */ self = _limnMissing(",
        "/* _limn */ fatalError(",
      ])
    {
      #expect(line.contains(expected), "\(line)")
    }
  }

  @Test("A macro without an implementation, an override, and a conformance are removed, and nothing else")
  func messages() {
    let (text, parts) = edited(
      "@Reducer final class Card: Base, Codable { override func a() {} }",
      [
        ("@Reducer", "external macro implementation type 'M.R' could not be found for macro 'Reducer()'"),
        ("override", "method does not override any method from its superclass"),
        ("Card", "type 'Card' does not conform to protocol 'Decodable'"),
      ])
    #expect(text == " final class Card: Base {  func a() {} }", "\(text)")
    #expect(parts.map(\.kind) == [.attribute, .declaration, .conformance])
  }

  @Test("A local variable without a valid value is unknown, so that code which uses it stays")
  func local() {
    let (text, parts) = edited(
      """
      func run() {
        let lake = Lake(depth: 3)
        let name: String = lakeName()
        guard let shore = findShore() else { return }
        shore.visit(lake)
      }
      """, [cannotFind("Lake"), cannotFind("lakeName"), cannotFind("findShore")])
    #expect(text.contains("let lake = _limnMissing(\"Kit/Card.swift:2.0\") as _LimnUnknown\n"), "\(text)")
    #expect(text.contains("let name: String = _limnMissing(\"Kit/Card.swift:3.1\")\n"), "\(text)")
    #expect(text.contains("shore = _limnMissing(\"Kit/Card.swift:4.2\") as _LimnUnknown? else"), "\(text)")
    #expect(text.contains("shore.visit(lake)") && parts.map(\.kind) == [.value, .value, .value])
  }

  @Test("A value that is replaced already is not replaced again") func twice() {
    let (text, _) = edited(
      "func run() { let lake = Lake(depth: 3); print(lake) }",
      [cannotFind("Lake"), ("_limnMissing", "cannot convert value of type 'Int'")])
    #expect(text.contains("{ let _ = _limnMet("), "\(text)")
  }

  @Test("An override that was removed while the superclass was unknown comes back") func overrideAgain() {
    let (text, _) = edited(
      "class Boat: Vessel {\n  public override init() {}\n  override func go() {}\n}",
      [
        ("init", "initializer does not override a designated initializer from its superclass"),
        ("go", "method does not override any method from its superclass"),
        ("init", "overriding declaration requires an 'override' keyword"),
        ("go", "overriding declaration requires an 'override' keyword"),
      ])
    #expect(text == "class Boat: Vessel {\n  override public  init() {}\n   override func go() {}\n}", "\(text)")
  }

  @Test("A change of a body does not change the interface of a file, and a change of a declaration does")
  func interface() {
    let file = { WorkFile(path: "a.swift", name: "a.swift", text: $0).interface }
    let source = "struct A { var a: Int { 1 }; func b() { print(1) }; var c = 1 }"
    #expect(file(source) == file(source.replacing("{ 1 }", with: "{ 2 }").replacing("print(1)", with: "print(2)")))
    #expect(file(source) != file(source.replacing("b()", with: "b(_ x: Int)")))
    #expect(file(source) != file(source.replacing("c = 1", with: "c = 2.5")))
  }

  @Test("A declaration in a condition is replaced alone, and the others in the condition stay")
  func condition() {
    let (text, parts) = edited(
      """
      #if DEBUG
      let sample = Card()
      let store = Store(reducer: 1)
      #endif
      struct Card: View {
        var body: some View {
          VStack {
            #if os(iOS)
            Text("a")
            Absent()
            #endif
          }
        }
      }
      """, [("Store(", "argument passed to call that takes no arguments"), cannotFind("Absent")])
    #expect(
      text.contains("let sample = Card()\nlet store = _limnMissing(\"Kit/Card.swift:3.0\") as Store\n"), "\(text)")
    #expect(text.contains("Text(\"a\")\n      _LimnPlaceholder(\"Kit/Card.swift:10.1\", \"Absent\")\n"), "\(text)")
    #expect(parts.map(\.kind) == [.value, .view])
  }

  @Test("A property whose wrapper is removed gets a value, so that its type keeps its initializer")
  func wrapper() {
    let (text, parts) = edited(
      """
      struct List: View {
        @FetchRequest(
          sortDescriptors: []) private var items: [Int]
        @Odd var count = 3
      }
      """,
      [
        ("sortDescriptors", "extraneous argument label 'sortDescriptors:' in call"),
        ("Odd", "unknown attribute 'Odd'"),
      ])
    let value = "{ get { _limnMissing(\"Kit/Card.swift:2.0\") } nonmutating set {} }"
    #expect(text.contains("   private var items: [Int] \(value)\n"), "\(text)")
    #expect(text.contains("   var count = 3"), "\(text)")
    #expect(parts.map(\.kind) == [.value, .attribute])
  }

  @Test("A statement before a semicolon is replaced without it")
  func semicolon() {
    let (text, _) = edited(
      "struct Card: View { var body: some View { VStack { Missing(); Text(\"b\") } } }", [cannotFind("Missing")])
    #expect(text.contains("_LimnPlaceholder(\"Kit/Card.swift:1.0\", \"Missing\"); Text(\"b\")"), "\(text)")
  }
}

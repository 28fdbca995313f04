@testable import LimnCatalog
import LimnDiagnostics
import Testing

@Suite struct SourceReaderTests {
  private func facts(_ text: String) -> FileFacts { SourceReader.read(text, path: "A.swift") }

  @Test("Reads nested types with their places and comments") func readsNestedTypesWithTheirPlacesAndComments() {
    let file = facts(
      "/// Outer.\nstruct A: View {\n  /// Inner one.\n  enum B { case x, y(Int) }\n}\nextension A { func f(_ a: Int, to b: Int) {} }"
    )
    #expect(file.types.map(\.name) == ["A", "A.B", "A"])
    #expect(file.types.map(\.documentation) == ["Outer.", "Inner one.", nil])
    #expect(
      file.types[1].members.map(\.name) == ["x", "y(_:)"] && file.types[1].members[1].parameters[0].type == "Int")
    #expect(file.types[1].location.line == 4 && file.types[1].location.column == 8)
    #expect(file.types[2].members.map(\.name) == ["f(_:to:)"])
  }

  @Test("A doc comment can be between attributes and the declaration") func commentBelowAttributes() {
    let file = facts(
      """
      @available(iOS 14, *)
      /// A switch.
      public struct A: View {
        @available(iOS 15, *)
        /// Whether it is on.
        public var isOn: Bool { true }
      }
      """)
    #expect(file.types[0].documentation == "A switch." && file.types[0].members[0].documentation == "Whether it is on.")
    #expect(file.types[0].text == "@available(iOS 14, *)\npublic struct A: View", "\(file.types[0].text)")
  }

  @Test("A single name of a parameter is no label in operators and subscripts")
  func labelsOfOperatorsAndSubscripts() {
    let code = [
      "static func - (lhs: A, rhs: A) -> A", "static prefix func - (a: A) -> A",
      "static func /= (_ a: inout A, _ b: Int)",
      "subscript(index: Int) -> Int", "subscript(at index: Int, other: Int) -> Int", "func f(a: Int, to b: Int)",
    ]
    let members = facts("protocol A {\n" + code.joined(separator: "\n") + "\n}").types[0].members
    #expect(members.map(\.name) == ["-(_:_:)", "-(_:)", "/=(_:_:)", "subscript(_:)", "subscript(at:_:)", "f(a:to:)"])
  }

  @Test("Tells stored properties from computed ones") func tellsStoredPropertiesFromComputedOnes() {
    let members = facts(
      "struct A { let a = 1; var b: Int { 2 }; var c = 3 { didSet {} }; static let d = 4; @State private var e = 5 }"
    )
    .types[0].members
    #expect(members.filter { !$0.isComputed && !$0.isStatic }.map(\.name) == ["a", "c", "e"])
    #expect(
      members[4].attributes.map(\.name) == ["State"] && members[4].access == "private" && members[4].initialValue == "5"
    )
  }

  @Test(
    "Finds previews in every form",
    arguments: [
      ("#Preview(\"Dark\") { A() }", "Dark"), ("#Preview { A() }", nil),
      ("#Preview(traits: .sizeThatFitsLayout) { A() }", nil),
      ("struct A_Previews: PreviewProvider { static var previews: some View { A() } }", nil),
    ])
  func findsPreviewsInEveryForm(text: String, title: String?) {
    let previews = facts(text).previews
    #expect(previews.count == 1 && previews[0].title == title)
  }

  @Test(
    "Finds controls without a name",
    arguments: [
      ("Button(action: f) { Image(systemName: \"x\") }", 1),
      ("Button(action: f) { Image(systemName: \"x\") }.accessibilityLabel(\"X\")", 0),
      ("Button { f() } label: { Image(systemName: \"x\").font(.body) }", 1),
      ("Button { f() } label: { Label(\"X\", systemImage: \"x\") }", 0),
      ("Button(\"X\") { f() }", 0), ("Button(action: f) { Image(systemName: \"x\").accessibilityLabel(\"X\") }", 0),
    ])
  func findsControlsWithoutAName(code: String, count: Int) {
    #expect(
      facts("struct A { var body: some View { \(code) } }").findings.filter { $0.kind == .imageOnlyControl }.count
        == count)
  }

  @Test(
    "Finds the actions that on change sends",
    arguments: [
      (".onChange(of: name) { Task { await store.send(.onChangeName) } }", ["onChangeName"]),
      (".onChange(of: name) { _, new in store.send(.renamed(new)); count += 1 }", ["renamed"]),
      (".onChange(of: name) { count += 1 }", []), (".onAppear { store.send(.task) }", []),
      (".onChange(of: name) { store.send(action) }", []),
    ])
  func findsTheActionsThatOnChangeSends(modifier: String, actions: [String]) {
    let findings = facts("struct A { var body: some View { Text(name)\(modifier) } }").findings
    #expect(findings.filter { $0.kind == .changeDispatch }.map(\.text) == actions)
  }

  @Test(
    "Reads suppressions for their line",
    arguments: [
      ("let a = 1 // limn:ignore dead-action - made later", 1),
      ("// limn:ignore dead-action - made later\nlet a = 1", 2),
      ("struct A {\n  // limn:ignore dead-action - made later\n  let a = 1\n}", 3),
    ])
  func readsSuppressionsForTheirLine(text: String, line: Int) {
    let suppressions = facts(text).suppressions
    #expect(
      suppressions.map(\.rule) == ["dead-action"] && suppressions.map(\.reason) == ["made later"]
        && suppressions.map(\.line) == [line])
  }

  @Test("Takes a text for no suppression") func takesATextForNoSuppression() {
    #expect(facts("let a = \"// limn:ignore dead-action - no comment\"").suppressions.isEmpty)
  }
}

import Testing

@testable import LimnTolerantBuild

@Suite("Types that no module declares")
struct StubTypesTests {
  private func stubs(_ names: [String], in source: String) -> [String: String] {
    var stubs = StubTypes()
    let answered = stubs.add(for: names.map { "cannot find type '\($0)' in scope" }, sources: [source])
    #expect(answered.count == names.count)
    let lines = stubs.source(hasUIKit: false).split(separator: "\n").dropFirst(3).map(String.init)
    return Dictionary(uniqueKeysWithValues: zip(names.sorted(), lines))
  }

  @Test("The kind of a type follows from how it is used")
  func kinds() {
    let found = stubs(
      ["Box", "Coordinator", "Delegate", "Dispatch", "Flag", "Link", "ScreenView", "Store"],
      in: """
        class Owner: Coordinator { weak var link: Link?; var box: Box<Int, String> }
        struct A: ScreenView { @EnvironmentObject var store: Store<Int>; @Flag var isOn: Bool }
        func run(_ value: any Delegate, dispatch: @escaping Dispatch) {}
        """)
    #expect(found["Box"]?.hasPrefix("public struct Box<T0, T1>: ") == true)
    #expect(found["Coordinator"]?.hasPrefix("open class Coordinator: NSObject") == true)
    #expect(found["Delegate"] == "public protocol Delegate {}")
    #expect(found["Dispatch"] == "public typealias Dispatch = (Any) -> Void")
    #expect(found["Flag"]?.hasPrefix("@propertyWrapper public struct Flag<V>") == true)
    #expect(found["Link"]?.hasPrefix("open class Link: NSObject") == true)
    #expect(found["ScreenView"]?.hasPrefix("public protocol ScreenView: View {}") == true)
    #expect(found["Store"]?.hasPrefix("open class Store<T0>: ObservableObject") == true)
  }

  @Test("A nested type and a weak reference are answered when the compiler asks for them")
  func later() {
    var stubs = StubTypes()
    _ = stubs.add(for: ["cannot find type 'Player' in scope"], sources: ["var a: Player; var b: Player.Item"])
    let later = [
      "'Status' is not a member type of struct 'Kit.Player'",
      "'weak' may only be applied to class and class-bound protocol types, not 'Player'",
    ]
    #expect(stubs.add(for: later, sources: []) == [0, 1])
    let text = stubs.source(hasUIKit: false)
    #expect(text.contains("open class Player: NSObject") && text.contains("struct Status:"), "\(text)")
    #expect(stubs.name(onLine: 4) == "Player")
  }

  @Test("Conditions, attributes of Objective-C, and partial imports are prepared, and lines keep their numbers")
  func prepared() {
    let source = """
      import struct Foundation.Date
      #if os(iOS)
      @objc(run:) func run() -> Loader.Item { Loader.Item() }
      #endif
      let loader = my.Loader.Item()
      """
    let text = PreparedSource(source, platform: "iOS", hasUIKit: true, stubbed: ["Loader"]).text
    #expect(
      text == """
        import Foundation
        #if true
                    func run() ->        Item {        Item() }
        #endif
        let loader = my.Loader.Item()
        """, "\(text)")
  }
}

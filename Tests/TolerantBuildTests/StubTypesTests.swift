import Foundation
@testable import LimnPlatform
import LimnToolchain
import TestFiles
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
    #expect(found["Box"]?.hasPrefix("@dynamicMemberLookup public struct Box<T0, T1>: ") == true)
    #expect(found["Coordinator"]?.hasPrefix("@dynamicMemberLookup open class Coordinator: NSObject") == true)
    #expect(found["Delegate"] == "public protocol Delegate {}")
    #expect(found["Dispatch"] == "public typealias Dispatch = (Any) -> Void")
    #expect(found["Flag"] == "public enum _Flag {}; public typealias Flag<V> = _LimnWrapper<V, _Flag>")
    #expect(found["Link"]?.hasPrefix("@dynamicMemberLookup open class Link: NSObject") == true)
    #expect(found["ScreenView"]?.hasPrefix("public protocol ScreenView: View {}") == true)
    #expect(found["Store"]?.hasPrefix("@dynamicMemberLookup open class Store<T0>: ObservableObject") == true)
  }

  @Test("A type gets the initializers that are called, and a list is an array")
  func calls() {
    let found = stubs(
      ["Amount", "Items", "Player"],
      in: """
        var items: Items<Int> = []
        var amount: Amount
        func run() -> Player { Player(Amount(3, unit: .euro), loops: true) ?? Player { $0.stop() } }
        """)
    #expect(found["Items"] == "public typealias Items<T> = [T]")
    #expect(found["Amount"]?.contains("public init(_ a0: Any?, unit a1: Any?) { _limnMet(\"@Amount\") }") == true)
    #expect(found["Player"]?.contains("public init(_ a0: Any?, loops a1: Any?) {") == true)
    #expect(found["Player"]?.ranges(of: " init(").count == 2, "A call with a closure has no initializer.")
  }

  @Test("Members without a base are declared for all generated types")
  func implicitMembers() {
    var stubs = StubTypes()
    let source = "let lock: Lock = .init(); func run() { lock.turn(to: .default); lock == .none }"
    _ = stubs.add(for: ["cannot find type 'Lock' in scope"], sources: [source, "let other = [.other]"])
    let lines = stubs.source(hasUIKit: false).split(separator: "\n").dropFirst(4)
    #expect(
      lines == [
        "extension _LimnLookup { static var `default`: Self { Self[dynamicMember: \"default\"] } }; extension _LimnOptionalLookup { @_disfavoredOverload static var `default`: _LimnUnknown { Self[dynamicMember: \"default\"] } }"
      ])
  }

  @Test("A type with the name of its module is a type")
  func nameOfModule() {
    var stubs = StubTypes()
    let message = "cannot specialize non-generic type 'module<Tagged>'"
    #expect(stubs.add(for: [message], sources: ["let id: Tagged<Self, Int>"]) == [0])
    #expect(stubs.source(hasUIKit: false).contains("struct Tagged<T0, T1>"))
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

  @Test("The name of a module stays in front of a type that the target declares too") func qualified() {
    let source = "let item = Loader.Item(); let page = Loader.Page()"
    let text = PreparedSource(source, platform: "iOS", hasUIKit: true, stubbed: ["Loader"], declared: ["Item"]).text
    #expect(text == "let item = Loader.Item(); let page =        Page()")
  }

  @Test("An entry point that needs the run time of Objective-C is left out")
  func entryPoint() {
    let source = "@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}"
    let text = PreparedSource(source, platform: "iOS", hasUIKit: true, stubbed: []).text
    let blank = String(repeating: " ", count: "@UIApplicationMain".count)
    #expect(text == "\(blank)\nclass AppDelegate: UIResponder, UIApplicationDelegate {}", "\(text)")
  }

  @Test("Of a file with statements, only the declarations are compiled, at their places")
  func declarations() {
    let source = "import Foundation\nlet folder = \"é\"\nif folder.isEmpty {\n  exit(1)\n}\nfunc run() {}\nrun()\n"
    #expect(
      PreparedSource.declarations(of: source)
        == "import Foundation\nlet folder = \"é\"\n                   \n         \n \nfunc run() {}\n     \n")
    #expect(
      PreparedSource.declarations(of: "#if DEBUG\nrun()\nlet one = 1\n#endif\n#Preview { Sea() }\n")
        == "#if DEBUG\n     \nlet one = 1\n#endif\n#Preview { Sea() }\n")
  }

  @Test("A selector is the name of its method on each platform", arguments: [true, false])
  func selectors(hasUIKit: Bool) {
    let source = "item.action = #selector(Menu.open(_:))"
    let text = PreparedSource(source, platform: hasUIKit ? "iOS" : "macOS", hasUIKit: hasUIKit, stubbed: []).text
    #expect(text == "item.action = Selector(\"Menu.open(_:)\")")
  }

  @Test(
    "Assets have the names of Xcode's constants",
    arguments: [
      ("AccentColor", "accent"), ("cat_image", "cat"), ("Blue Theme", "blueTheme"), ("tab-2play", "tab2Play"),
      ("10e", "_10E"), ("40k-white", "_40KWhite"), ("2x2", "_2X2"), ("QR Icons", "qrIcons"), ("BGTop", "bgTop"),
      ("WU", "WU"), ("B2", "B_2"), ("EBA72B", "EBA_72_B"), ("FBFBFB", "FBFBFB"), ("303030", "_303030"),
      ("color_9DA2A5", "color9DA2A5"), ("default", "`default`"), ("ⓐ", ""), ("😀", ""),
    ])
  func assetName(_ name: String, _ symbol: String) {
    #expect(ModuleResources.symbol(name) == symbol)
  }

  @Test("A text of a string catalog whose key a person wrote is a constant, or a function if it has values")
  func stringCatalog() {
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "Hello %@": {"localizations": {"en": {"stringUnit": {"value": "Hello %@"}}}},
        "room_title": {"extractionState": "manual", "localizations": {
          "de": {"stringUnit": {"value": "Zimmer"}}, "en": {"stringUnit": {"value": "The \\"room\\""}}}},
        "room_size": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {
          "value": "%2$(name)@ has %1$lld m² and 100 %% light at %.1lf"}}}},
        "door_count": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%d door"}}, "other": {"stringUnit": {"value": "%d doors"}}}}}}},
        "Day %lld": {"extractionState": "manual"},
        "%.1f Day": {"extractionState": "manual"},
        "day %d": {"extractionState": "manual"},
        "own": {"extractionState": "manual"}
      }}
      """
    var target = PackageTarget(name: "App", path: "App", manifest: "App.xcodeproj/project.pbxproj")
    target.resources = ["App/Localizable.xcstrings", "App/Rooms.xcstrings"]
    let other = "{\"sourceLanguage\": \"en\", \"strings\": {\"bed\": {\"extractionState\": \"manual\"}}}"
    let files = FileSystem.inMemory(["/p/App/Localizable.xcstrings": catalog, "/p/App/Rooms.xcstrings": other])
    var resources = ModuleResources(target, root: "/p", bundle: "", files: files)
    resources.declared = ["own"]
    let source = resources.source(hasUIKit: false)
    for line in [
      #"static var roomTitle: LocalizedStringResource { .init("room_title", defaultValue: "The \"room\"") }"#,
      "static func roomSize(_ arg1: Int, name: String, _ arg3: Double) -> LocalizedStringResource { "
        + #".init("room_size", defaultValue: "\(name) has \(arg1) m² and 100 % light at \(arg3)") }"#,
      "static func doorCount(_ arg1: Int) -> LocalizedStringResource { "
        + #".init("door_count", defaultValue: "\(arg1) doors") }"#,
      "static func day(_ arg1: Float) -> LocalizedStringResource { .init(\"%.1f Day\"",
      "static func day(_ arg1: Int) -> LocalizedStringResource { .init(\"Day %lld\"",
      "extension LocalizedStringResource { enum Rooms { static var bed: LocalizedStringResource {",
    ] { #expect(source.contains(line), "\(line) in \(source)") }
    #expect(!source.contains("hello") && !source.contains("var own") && !source.contains("\"day %d\""), "\(source)")
  }

  @Test("A bundle has the texts of a string catalog in its own language, with singulars")
  func textsOfACatalog() throws {
    let catalog = """
      {"sourceLanguage": "fr", "strings": {
        "hello": {"localizations": {"de": {"stringUnit": {"value": "Hallo"}}, "fr": {"stringUnit": {"value": "Salut"}}}},
        "new": {},
        "doors": {"localizations": {"fr": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld porte"}}, "other": {"stringUnit": {"value": "%lld portes"}}}}}}},
        "walk": {"localizations": {"fr": {"stringUnit": {"value": "%2$@ : %#@days@"}, "substitutions": {"days": {
          "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg jour"}}, "other": {"stringUnit": {"value": "%arg jours"}}}}}}}}}
      }}
      """
    let files = FileSystem.inMemory(["/p/App/Localizable.xcstrings": catalog])
    try ModuleResources.write(
      [("/p/App/Localizable.xcstrings", "Localizable.xcstrings")], to: "/b", properties: ["Name": "App"], files)
    let bytes = try files.read("/b/fr.lproj/Localizable.strings")
    let texts = try PropertyListDecoder().decode([String: String].self, from: Data(bytes))
    #expect(
      texts == [
        "hello": "Salut", "doors": "%lld portes", "doors|one": "%lld porte", "walk": "%2$@ : %1$lld jours",
        "walk|one": "%2$@ : %1$lld jour",
      ])
    let properties = try files.text("/b/Info.plist")
    #expect(properties == "{\nCFBundleDevelopmentRegion = \"fr\";\nCFBundleName = \"App\";\n}\n")
  }

  @Test("A delegate of an application is created from its type") func delegates() {
    let source = """
      class AppDelegate: NSObject, NSApplicationDelegate {}
      public final class Other: NSObject, NSApplicationDelegate {}
      @MainActor internal class Third:
        NSObject, NSApplicationDelegate {}
      """
    let prepared = PreparedSource(source, platform: "macOS", hasUIKit: false, stubbed: [])
    #expect(
      prepared.text.split(separator: "\n") == [
        "final class AppDelegate: NSObject, NSApplicationDelegate {}",
        "public final class Other: NSObject, NSApplicationDelegate {}", "@MainActor internal final class Third:",
        "  NSObject, NSApplicationDelegate {}",
      ])
  }

  @Test("The previews of a platform are those whose conditions it fulfills")
  func previewsOfPlatforms() {
    let text = """
      #Preview { A() }
      #if os(macOS)
      @available(macOS 14, *) #Preview("B") { B() }
      struct C_Previews: PreviewProvider {}
      #elseif canImport(UIKit)
      #Preview { D() }
      #endif
      """
    #expect(PlatformConditions.previews(in: text, for: "iOS") == [0, 5])
    #expect(PlatformConditions.previews(in: text, for: "macOS") == [0, 2, 3])
  }

  @Test("A type that views and styles get from their protocols has no stub")
  func inheritedTypes() {
    var stubs = StubTypes()
    let messages = ["Configuration", "Content", "Look"].map { "cannot find type '\($0)' in scope" }
    let source = "struct A: Look { func makeBody(configuration: Configuration, content: Content) -> Look {} }"
    #expect(stubs.add(for: messages, sources: [source]) == [2])
    #expect(Set(stubs.usage.keys) == ["Look"])
  }

  @Test("A package is compiled with the conditions that its manifest defines on iOS")
  func conditions() {
    let manifest = """
      swiftSettings: [
        .define("macOS", .when(platforms: [.macOS])), .define( "touch", .when(
          platforms: [ .tvOS, .iOS ])), .define("always"), .define("slow", .when(configuration: .debug)),
      ]
      """
    #expect(TolerantBuild.conditions(in: manifest) == ["-Dtouch", "-Dalways", "-Dslow"])
    let isolated = "swiftSettings: [.defaultIsolation(MainActor.self), .define(\"always\")]"
    #expect(TolerantBuild.conditions(in: isolated) == ["-default-isolation", "MainActor", "-Dalways"])
  }

  @Test("A color that the target declares itself is not generated again")
  func ownColor() {
    let path = "App/Assets.xcassets/Sea.colorset/Contents.json"
    var target = PackageTarget(name: "App", kind: .application, path: "App", manifest: "App.xcodeproj")
    target.resources = [path]
    var resources = ModuleResources(target, root: "/p", bundle: "/b", files: .inMemory(["/p/" + path: "{}"]))
    #expect(resources.source(hasUIKit: false).contains("extension Color { static var sea: Color { Color(.sea) } }"))
    resources.declared = ["sea"]
    let source = resources.source(hasUIKit: false)
    #expect(source.contains("extension ColorResource { static let sea = ") && !source.contains("extension Color {"))
  }

  @Test("A package has the catalogs in its folder, besides the resources that SwiftPM lists") func catalogs() throws {
    var target = PackageTarget(name: "Kit", path: "Kit/Sources", manifest: "Kit/Package.swift")
    target.resources = ["Kit/Sources/en.lproj/Words.strings", "Kit/Sources/Own.xcassets/a.png"]
    let all =
      target.resources + [
        "Kit/Sources/Assets.xcassets/Sea.imageset/Contents.json", "Kit/Sources/M.xcdatamodeld/M.xcdatamodel/contents",
      ]
    let files = FileSystem.inMemory(Dictionary(uniqueKeysWithValues: all.map { ("/p/" + $0, $0) }))
    try ModuleResources(target, root: "/p", bundle: "/b", files: files).copy()
    #expect(
      try files.files(below: "/b").sorted() == [
        "Assets.xcassets/Sea.imageset/Contents.json", "Info.plist", "Own.xcassets/a.png", "contents",
        "en.lproj/Words.strings",
      ])
  }

  @Test("A folder of a catalog with a namespace is a type, and symbols are images")
  func namespaces() {
    let catalog = "App/Assets.xcassets"
    let paths = [
      "Sky/Contents.json", "Sky/Night.imageset/Contents.json", "Plain/Day.imageset/Contents.json",
      "fountain.symbolset/Contents.json", "Static.imageset/Contents.json",
    ]
    var target = PackageTarget(name: "App", kind: .application, path: "App", manifest: "App.xcodeproj")
    target.resources = paths.map { "\(catalog)/\($0)" }
    let texts = ["{\"properties\": {\"provides-namespace\": true}}", "{}", "{}", "{}", "{}"]
    let files = FileSystem.inMemory(
      Dictionary(uniqueKeysWithValues: zip(target.resources.map { "/p/" + $0 }, texts)))
    let source = ModuleResources(target, root: "/p", bundle: "/b", files: files).source(hasUIKit: false)
    for line in [
      "extension ImageResource { enum Sky {} }",
      "extension ImageResource.Sky { static let night = ImageResource(name: \"Sky/Night\", bundle: Bundle.main) }",
      "extension ImageResource { static let day = ImageResource(name: \"Day\", bundle: Bundle.main) }",
      "extension ImageResource { static let `static` = ImageResource(name: \"Static\", bundle: Bundle.main) }",
      "extension ImageResource { static let fountain = ImageResource(name: \"fountain\", bundle: Bundle.main) }",
    ] { #expect(source.split(separator: "\n").contains(line[...]), "\(line) in \(source)") }
  }

  @Test("Classes are generated from a data model, and managed properties store values by name")
  func dataModel() throws {
    let model = """
      <model>
          <entity name="Note" representedClassName="Note" codeGenerationType="class">
              <attribute name="title" optional="YES" attributeType="String"/>
              <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
              <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag" inverseName="note"/>
          </entity>
          <entity name="Tag" representedClassName="Tag" parentEntity="Note" codeGenerationType="class"/>
          <entity name="Own" representedClassName="Own"><attribute name="a" attributeType="String"/></entity>
      </model>
      """
    let path = "/p/App/Model.xcdatamodeld/Model.xcdatamodel/contents"
    let source = DataModel([path], .inMemory([path: model])).source
    for line in [
      "import CoreData", "public class Note: NSManagedObject, @unchecked Sendable {",
      "extension Note: Identifiable { public class func fetchRequest() -> NSFetchRequest<Note> "
        + "{ NSFetchRequest(entityName: \"Note\") } }",
      "public var title: String? { get { _managedValue(\"title\") } set { _setManagedValue(newValue, \"title\") } }",
      "public func addToTags(_ value: Tag) { _add([value], \"tags\") }",
      "public class Tag: Note, @unchecked Sendable {",
    ] { #expect(source.split(separator: "\n").contains(line[...]), "\(line) in \(source)") }
    #expect(source.contains("public var count: Int16 {") && !source.contains("Own"))
    let managed = PreparedSource(
      "class A: NSManagedObject { @NSManaged public var name: String? // the name\n}", platform: "iOS", hasUIKit: true,
      stubbed: [])
    #expect(managed.text.contains("public var name: String? { get { _managedValue(\"name\") } set"), "\(managed.text)")
  }
}

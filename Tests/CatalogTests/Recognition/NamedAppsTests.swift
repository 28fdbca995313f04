import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import Testing

/// Tests the key `apps` of `limn.yml`. The codebase has two Xcode apps, Shop and Admin. Limn finds both of them even
/// without the key.
@Suite("Apps named in the settings")
struct NamedAppsTests {
  private static let view = "import SwiftUI\nstruct Name: View { var body: some View { Text(\"\") } }\n"

  private static let scene =
    "import SwiftUI\nstruct Name: Scene { var body: some Scene { WindowGroup { Text(\"\") } } }\n"

  private static let xcodeApps = ReadApp(
    files: [
      "ShopApp/ShopApp.swift":
        "import SwiftUI\n@main struct ShopApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n",
      "AdminApp/AdminApp.swift":
        "import SwiftUI\n@main struct AdminApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n",
      "ShopUI/Cart.swift": view.replacing("Name", with: "Cart"),
      "ShopTools/Panel.swift": view.replacing("Name", with: "Panel"),
      "AdminUI/Users.swift": view.replacing("Name", with: "Users"),
    ], dependencies: ["ShopApp": ["ShopUI", "ShopTools"], "AdminApp": ["AdminUI"]])

  /// Returns the names of each app's targets, and the messages about mistakes in the settings.
  private func apps(_ yaml: String, in code: ReadApp = xcodeApps) throws -> (
    targets: [String: [String]], messages: [String]
  ) {
    let (settings, problems) = Settings.parse("apps:\n" + yaml, path: "limn.yml")
    let (choices, mistakes) = ArchitectureChoices.decode(architecture: nil, kinds: nil, apps: settings.apps)
    var app = code
    app.choices = choices
    let result = try app.catalog()
    var targets: [String: [String]] = [:]
    for target in result.index.entities(of: .target) {
      targets[target.app.map { String($0.dropFirst("app/".count)) } ?? "none", default: []].append(target.name)
    }
    let found = problems + mistakes + result.diagnostics.filter { $0.location?.path == "limn.yml" }
    return (
      targets.mapValues { $0.sorted() }, found.map { "\($0.location!.line):\($0.location!.column): \($0.message)" }
    )
  }

  @Test("An app that Limn finds by itself has the targets that the settings list, and its program")
  func foundApp() throws {
    let (targets, messages) = try apps("  Shop: [ShopUI, AdminUI]\n")
    #expect(
      targets == ["Shop": ["AdminUI", "ShopApp", "ShopUI"], "Admin": ["AdminApp"], "none": ["ShopTools"]], "\(targets)")
    #expect(messages == [])
  }

  @Test("A target that the settings give to a new app belongs to no other app")
  func newApp() throws {
    let (targets, messages) = try apps("  Tools: \"*Tools\"\n")
    #expect(
      targets == ["Shop": ["ShopApp", "ShopUI"], "Admin": ["AdminApp", "AdminUI"], "Tools": ["ShopTools"]], "\(targets)"
    )
    #expect(messages == [])
  }

  @Test("An app of libraries that has the name of the package has only the targets that the settings list")
  func foundLibraries() throws {
    let libraries = ReadApp(files: [
      "ShopUI/Cart.swift": Self.scene.replacing("Name", with: "Cart"),
      "ShopTools/Panel.swift": Self.scene.replacing("Name", with: "Panel"),
    ])
    let (targets, messages) = try apps("  app: [ShopUI]\n", in: libraries)
    #expect(targets == ["app": ["ShopUI"], "none": ["ShopTools"]] && messages == [], "\(targets) \(messages)")
  }

  @Test("A name of no target, and a target of two apps, are errors where they are written")
  func conflicts() throws {
    let (targets, messages) = try apps("  Tools: [ShopTools, ShopUX]\n  Shop: [ShopUI, ShopTools]\n")
    #expect(targets["Tools"] == ["ShopTools"] && targets["Shop"] == ["ShopApp", "ShopUI"], "\(targets)")
    #expect(
      messages == [
        "2:22: 'ShopUX', listed for the app 'Tools', is not the name of a target (did you mean 'ShopUI'?)",
        "3:18: target 'ShopTools' is already listed for the app 'Tools': list it for one app only",
      ], "\(messages)")
  }

  @Test(
    "A library that its package publishes is not part of the app that demonstrates it",
    arguments: [("PondDemoApp", ""), ("PondApp", ""), ("PondDemoApp", "Packages/PondKit/")])
  func aLibraryIsNotPartOfItsDemo(app: String, package: String) throws {
    var read = ReadApp(
      files: [
        "\(app)/App.swift":
          "import PondKit\nimport SwiftUI\n@main struct Start: App { var body: some Scene { WindowGroup { PondView() } } }",
        "PondKit/Pond.swift":
          "import SwiftUI\npublic struct PondView: View { @ObservedObject var model: PondViewModel; public var body: some View { Text(\"\") } }\npublic final class PondViewModel: ObservableObject { @Published var depth = 1; func dig() { depth += 1 } }",
      ], dependencies: [app: ["PondKit"]])
    read.products = ["PondKit"]
    read.packages = ["PondKit": package]
    let view = try #require(try read.catalog().index.entities.values.first { $0.name == "PondView" })
    // A package inside of the app's folder is a part of the app.
    #expect((view.app == nil) == (app.contains("Demo") && package.isEmpty), "\(view.id)")
  }
}

import Foundation
import LimnCatalog
import LimnDiagnostics
@testable import LimnPlatform
import LimnToolchain
import TestFiles
import Testing

@testable import LimnPages

/// Every number on the pages of a catalog is the count of the list below it, for ten small catalogs.
struct ListCountTests {
  private static let app =
    "import SwiftUI\n@main struct PondApp: App { var body: some Scene { WindowGroup { Home() } } }\n"
  private static func view(_ name: String, _ body: String = "Text(\"\")", access: String = "") -> String {
    "\(access)struct \(name): View { var body: some View { \(body) } }\n"
  }

  private static func code(_ parts: String...) -> String { parts.joined() }

  /// The sources of each catalog. The first part of a path is the target.
  static let catalogs: [[String: String]] = [
    // No preview at all.
    ["PondApp/A.swift": code(app, view("Home", "Detail()"), view("Detail"))],
    // Each view has a preview.
    ["PondApp/A.swift": code(app, view("Home"), "#Preview { Home() }\n")],
    // Private and nested views, and a view that only previews create.
    [
      "PondApp/A.swift": code(
        app, view("Home", "Row()"), view("Row", access: "private "), view("FramePreview", "Home()"),
        "enum Parts { struct Cell: View { var body: some View { Text(\"\") } } }\n#Preview { FramePreview() }\n")
    ],
    // Old previews.
    [
      "PondApp/A.swift": code(
        app, view("Home", "PreviewsView()"), view("PreviewsView"),
        "struct Home_Previews: PreviewProvider { static var previews: some View { Home() } }\n")
    ],
    // A library without an app.
    [
      "Kit/A.swift": code(
        "import SwiftUI\n", view("Chip", access: "public "), "public enum Size { case small, large }\n")
    ],
    // A library beside an app.
    [
      "PondApp/A.swift": code("import Kit\n", app, view("Home", "Chip()")),
      "Kit/A.swift": code(
        "import SwiftUI\n", view("Chip", access: "public "), "extension String { var chip: Int { 1 } }\n"),
    ],
    // Actions: sent, handled, neither.
    [
      "PondApp/A.swift": code(
        "import ComposableArchitecture\n", app,
        "@Reducer struct Feature {\n  @ObservableState struct State { var n = 0 }\n  enum Action { case one, two(Int), three }\n  var body: some ReducerOf<Self> { Reduce { state, action in\n    switch action {\n    case .one: state.n = 1; return .none\n    default: return .none\n    }\n  } }\n}\nstruct Home: View {\n  let store: StoreOf<Feature>\n  var body: some View { Button(\"\") { store.send(.one) } }\n}\n"
      )
    ],
    // View models and services.
    [
      "PondApp/A.swift": code(
        app,
        "final class HomeViewModel: ObservableObject {\n  @Published var items: [Int] = []\n  let client = Client()\n}\nstruct Client { func load() {} }\nstruct Home: View {\n  @StateObject var model = HomeViewModel()\n  var body: some View { Text(\"\") }\n}\n"
      )
    ],
    // View controllers.
    [
      "PondApp/A.swift":
        "import UIKit\n@main final class AppDelegate: UIResponder, UIApplicationDelegate {}\nfinal class Home: UIViewController {}\nfinal class Cell: UIView {}\n"
    ],
    // Two apps.
    [
      "PondApp/A.swift": code(app, view("Home")),
      "LakeApp/B.swift": code(app.replacing("PondApp", with: "LakeApp"), view("Home", "Far()"), view("Far")),
    ],
  ]

  private static func index(_ files: [String: String]) throws -> CatalogIndex {
    let names = Set(files.keys.map { String($0.prefix { $0 != "/" }) }).sorted()
    let targets = names.map { name in
      PackageTarget(
        name: name, kind: name.hasSuffix("App") ? .application : .library, path: name,
        sources: files.keys.filter { $0.hasPrefix(name + "/") }.sorted(), dependencies: name == "Kit" ? [] : ["Kit"],
        manifest: "A.xcodeproj/project.pbxproj")
    }
    var system = Dictionary(uniqueKeysWithValues: files.map { ("/app/\($0)", $1) })
    system["/app/A.xcodeproj/project.pbxproj"] = "{}"
    var builder = CatalogBuilder(
      codebase: Codebase(root: "/app", description: PackageDescription(name: "app", targets: targets)), packages: [],
      toolchain: try Toolchain.discover())
    builder.files = .inMemory(system)
    return try builder.build().index
  }

  @Test("Numbers equal the lists below them", arguments: catalogs.indices) func numbers(_ number: Int) throws {
    let index = try Self.index(Self.catalogs[number])
    let pages = CatalogPages(index: index).pages().pages
    for page in pages {
      let (html, name) = (page.body.text, page.address.path)
      // A folded list names its count, and so does the title of the largest gap on the coverage page.
      for fold in html.matches(of: #/<summary>([^<:]*): ([\d,]+)</summary>(.*?)</details>/#.dotMatchesNewlines()) {
        #expect(Self.items(fold.3) == Self.number(fold.2), "\(name): \(fold.1)")
      }
      for gap in html.matches(of: #/<strong>([^<:]*): ([\d,]+)</strong></p>\s*(<ul>.*?</ul>)/#.dotMatchesNewlines()) {
        #expect(Self.items(gap.3) == Self.number(gap.2), "\(name): \(gap.1)")
      }
      // Each filter of the table of types names the number of its rows.
      for filter in html.matches(of: #/id="f-([a-z-]+)"[^>]*>[^<]*<span>(\d+)<\/span>/#) {
        let mark = "<tr class=\"g-" + (filter.1 == "all" ? "" : String(filter.1))
        #expect(html.components(separatedBy: mark).count - 1 == Self.number(filter.2), "\(name): \(filter.1)")
      }
    }
    // The share of views with a preview is the same on each page, and what is missing is the list of the coverage page.
    let coverage = try #require(pages.first { $0.address.path == "catalog/coverage.html" }).alternate?.text ?? ""
    let missing = index.coverage.viewsWithoutPreview.count
    #expect(index.coverage.views == index.coveredViews.count)
    let apps = pages.filter { $0.address.path.hasPrefix("catalog/app/") }
    let shares = (apps + pages.filter { $0.address.path == "catalog/index.html" }).map { page in
      (page.alternate?.text ?? "").firstMatch(of: #/Views with a preview: (\d+) / (\d+)/#).map {
        (Int($0.1)!, Int($0.2)!)
      }
    }
    let whole = try #require(shares.last)
    #expect(whole?.1 ?? 0 == index.coverage.views && (whole.map { $1 - $0 } ?? 0) == missing)
    let inApps = shares.dropLast().compactMap { $0 }.reduce((0, 0)) { ($0.0 + $1.0, $0.1 + $1.1) }
    if !apps.isEmpty { #expect(inApps == (whole ?? (0, 0)), "\(shares)") }
    #expect(coverage.contains("Views without a preview: \(missing)") == (missing > 0), "\(coverage)")
    if let whole { #expect(coverage.contains("\(whole.0) of \(whole.1)"), "\(coverage)") }
  }

  private static func number(_ text: Substring) -> Int? { Int(text.filter { $0 != "," }) }

  private static func items(_ html: Substring) -> Int {
    let rows = html.matches(of: #/<tr/#).count
    return rows > 0 ? rows - html.matches(of: #/<thead/#).count : html.matches(of: #/<li/#).count
  }
}

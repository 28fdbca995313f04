import Foundation
import LimnPlatform
import Testing

/// Packages and projects of which some code does not compile on this machine.
@Suite("Previews of code that does not compile")
struct TolerantPreviewTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kit", platforms: [.iOS(.v17)], products: [.library(name: "UI", targets: ["UI"])],
      targets: [.target(name: "Core"), .target(name: "UI", dependencies: ["Core"], resources: [.process("Resources")])])
    """

  @Test("A function that no library has, and a macro of Observation without its import, cost nothing")
  func missingFunction() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest, "Sources/Core/Core.swift": "import CinemaKit\n",
      "Sources/UI/Resources/theme.json": "{}",
      "Sources/UI/Lamp.swift": """
      import Foundation
      import OSLog
      @_silgen_name("_DesktopConnection") private func connection() -> Int32
      actor Shade: NSObject {}
      @Observable final class Lamp {
        var isOn = false
        var place: String { connection() == 0 ? "here" : "elsewhere" }
      }
      """,
      "Sources/UI/LampView.swift": """
      import SwiftUI
      struct LampView: View {
        @State private var lamp = Lamp()
        var body: some View { Button(lamp.isOn ? "on \\(lamp.place)" : "off") { lamp.isOn.toggle() } }
      }
      #Preview { LampView() }
      """,
    ])
    defer { run.remove() }
    let result = try run.limn("check", "--only", "previews")
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    #expect(result.outputText.contains("previews: 1 in all, 2 states"), "\(result.outputText)")
    #expect(result.outputText.contains("_DesktopConnection [preview-link]"))
  }

  @Test("A function that lacks a value costs no preview of another file")
  func missingReturn() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest, "Sources/Core/Core.swift": "import CinemaKit\n",
      "Sources/UI/Resources/theme.json": "{}",
      "Sources/UI/Area.swift": "func area(_ isLarge: Bool) -> Int { if isLarge { return 2 } }\n",
      "Sources/UI/Lamp.swift": "import SwiftUI\n#Preview { Text(\"lamp\") }\n",
    ])
    defer { run.remove() }
    let result = try run.limn("check", "--only", "previews")
    #expect(result.outputText.contains("previews: 1 in all, 1 state"), "\(result.outputText)")
  }

  @Test("One file that needs a missing module costs only the parts that need it")
  func missingModule() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest,
      "Sources/Core/Core.swift":
        "import CoreGraphics\npublic func half(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 1) }\n",
      "Sources/UI/Resources/theme.json": "{}",
      "Sources/UI/Counter.swift": """
      import Core
      import SwiftUI
      struct Counter: View {
        @State private var count = 0
        var body: some View { Button("\\(count)") { count = min(count + 1, 3) } }
      }
      #Preview { Counter() }
      """,
      "Sources/UI/Cinema.swift": """
      import CinemaKit
      import SwiftUI
      struct Cinema: View {
        var body: some View {
          VStack {
            Text(Bundle.module.url(forResource: "theme", withExtension: "json") == nil ? "no theme" : "theme")
            Screen(film: Film.latest)
          }
        }
      }
      #Preview("Cinema") { Cinema() }
      #Preview("Only a screen") { Screen(film: Film.latest) }
      """,
      "Sources/UI/Program.swift": """
      import CinemaKit
      import SwiftUI
      struct Program: View {
        var show: CinemaShow = CinemaShow.next
        var body: some View {
          List {
            Text(verbatim: show.film.title)
            if let sequel = show.sequel { Text(verbatim: sequel.title) } else { Text("no sequel") }
            ForEach(show.actors) { actor in Text(verbatim: actor.name) }
            Button("Play") { show.player.start(at: 3) }
          }
        }
      }
      #Preview { Program() }
      """,
    ])
    defer { run.remove() }
    let result = try run.limn("build")
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    #expect(result.outputText.contains("target 'UI' does not build here"), "\(result.outputText)")
    #expect(
      result.outputText.contains(
        "previews: 4 in all, 2 drawn without parts of the code, 1 with nothing replaced, 1 that did not run, 6 states"),
      "\(result.outputText)")
    #expect(
      result.outputText.contains(
        "Cinema.swift:12:1: warning: preview 'Cinema: Only a screen' did not run: everything that it draws is replaced"),
      "\(result.outputText)")
    let counter = try #require(run.text("_site/catalog/preview/UI/Counter/default.html"))
    #expect(!counter.contains("Replaced parts"))
    let cinema = try #require(run.text("_site/catalog/preview/UI/Cinema/cinema.html"))
    #expect(cinema.contains("theme") && !cinema.contains("no theme"))
    #expect(cinema.contains("drawn without 1 part") && cinema.contains("Sources/UI/Cinema.swift:7"), "\(cinema)")
    #expect(cinema.contains("CinemaKit"))
    let program = try #require(run.text("_site/catalog/preview/UI/Program/default.html"))
    #expect(program.contains("no sequel") && program.contains("drawn without 1 part"), "\(program)")
    // The second build takes everything from the cache.
    let again = try run.limn("check", "--only", "previews", "--verbose")
    #expect(again.status == 0 && !again.outputText.contains("explored in this run"), "\(again.outputText)")
    for line in [
      "Cinema.swift:11:1: 'Cinema' is drawn without 1 part of its code\n", ": 'Counter' is whole\n",
    ] { #expect(again.errorText.contains(line), "\(line) in \(again.errorText)") }
    #expect(run.text("Sources/UI/Cinema.swift")?.contains("_limn") == false)
  }

  @Test("Previews in files that are in no target are counted, and named with a way out") func noTarget() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest.replacing(", resources: [.process(\"Resources\")]", with: ""),
      "Sources/Core/Core.swift": "",
      "Sources/UI/Counter.swift": """
      import SwiftUI
      struct Counter: View { var body: some View { Text("0") } }
      #Preview { Counter() }
      """,
      "Old/Dial.swift": """
      import SwiftUI
      struct Dial: View { var body: some View { Text("1") } }
      #Preview { Dial() }
      #Preview("Dark") { Dial().preferredColorScheme(.dark) }
      """,
      "Old/Helper.swift": "import SwiftUI\nstruct Helper: View { var body: some View { Text(\"2\") } }\n",
    ])
    defer { run.remove() }
    let result = try run.limn("build")
    let output = result.outputText + result.errorText
    #expect(
      result.status == 0
        && output.contains("previews: 3 in all, 1 with nothing replaced, 2 that did not run, 1 state,"), "\(output)")
    let reason = "is in no target that Limn reads: add it to a target of a package or an Xcode project"
    #expect(
      output.contains("Old/Dial.swift:3:1: warning: 2 previews of this file did not run: it \(reason)"), "\(output)")
    #expect(!output.contains("Helper.swift"), "\(output)")
    let page = try #require(run.text("_site/catalog/target/Core.md"))
    #expect(page.contains("Dial: Dark") && page.contains("this file with 2 previews \(reason)"), "\(page)")
  }

  @Test("A manifest of Tuist that was not turned into a project is named", arguments: ["", "App/Projects/Garden/"])
  func manifestOfTuist(folder: String) throws {
    let run = try CommandRun([
      "README.md": "# Garden\n", "App/Tuist/Config.swift": "import ProjectDescription\nlet config = Config()\n",
      "\(folder)Project.swift": "import ProjectDescription\nlet project = Project(name: \"Garden\")\n",
      "Garden/Garden.swift": "import SwiftUI\n#Preview { Text(\"Pond\") }\n",
    ])
    defer { run.remove() }
    let output = try run.limn("check").outputText
    #expect(
      output.contains("Project.swift: warning: Limn does not read Tuist manifests: run 'tuist generate'")
        || output.contains("Project.swift:1:1: warning: Limn does not read Tuist manifests"), "\(output)")
  }

  /// On Apple's platforms, importing SwiftUI is enough to use UIKit.
  @Test("A library that compiles with Limn's modules but not with SwiftPM is checked, without a warning")
  func namesOfUIKit() throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Sea\", products: [.library(name: \"Sea\", targets: [\"Sea\"])], targets: [.target(name: \"Sea\")])\n",
      "README.md": "# Sea\n\n```swift\nSea()\n```\n",
      "Sources/Sea/Sea.swift": """
      import SwiftUI
      public struct Sea: View {
        public init() {}
        public var body: some View {
          #if os(macOS)
            Color(NSColor.windowBackgroundColor)
          #else
            Color(UIColor.systemBackground)
          #endif
        }
      }
      """,
    ])
    defer { run.remove() }
    let result = try run.limn("build")
    let output = result.outputText + result.errorText
    #expect(result.status == 0 && !output.contains("warning"), "\(output)")
    // Limn's own build is in the mode of Swift 5, in which this is no error.
    try run.add(["Sources/Sea/Depth.swift": "var depth = 0\n"])
    let wrong = try run.limn("check").outputText
    #expect(wrong.contains("Depth.swift") && wrong.contains("concurrency-safe"), "\(wrong)")
    #expect(output.contains("snippets: 1 in all, 1 passed"), "\(output)")
    #expect(run.text("_site/catalog/index.html") != nil)
  }

  @Test(
    "Snippets are checked against what can be built of a target, with and without previews", arguments: [true, false])
  func snippets(hasPreviews: Bool) throws {
    let article = """
      # Kit

      ```swift
      Card(title: "A")
      ```

      ```swift
      Card(title: 1)
      ```

      ```swift
      let card: Card = Card.latest
      ```

      ```swift
      print(Card(title: "A").length)  // -> 1
      ```

      ```swift
      import CinemaKit
      ```
      """
    let run = try CommandRun([
      "Package.swift": Self.manifest, "README.md": article, "Sources/Core/Core.swift": "public let one = 1\n",
      "Sources/UI/Resources/theme.json": "{}",
      "Sources/UI/Card.swift": """
      import CinemaKit
      import SwiftUI
      public struct Card: View {
        let title: String
        public init(title: String) { self.title = title }
        public var length: Int { Film.length(of: title) }
        public var body: some View { Text(title) }
      }
      extension Card {
        public static let latest = MissingFilm.latest.card
      }
      \(hasPreviews ? "#Preview { Card(title: \"A\") }" : "")
      """,
    ])
    defer { run.remove() }
    let result = try run.limn("check", "--only", "snippets", "README.md")
    let text = result.outputText
    #expect(result.status == 1, "\(text)\(result.errorText)")
    #expect(text.contains("README.md:8:13: error: cannot convert value of type 'Int'"), "\(text)")
    // Without previews, nothing shows the error of the build, so it is reported.
    #expect(text.contains("error: no such module 'CinemaKit'") != hasPreviews, "\(text)")
    // The catalog names the module in a warning, so the rest of the site can be built.
    let whole = try run.limn("check").outputText
    #expect(!whole.contains("error: no such module") && whole.contains("no such module 'CinemaKit'"), "\(whole)")
    #expect(
      text.contains(
        "snippets: 5 in all, 1 passed, 1 failed, 3 skipped (1: CinemaKit is a stub, 2: UI builds only in part)"),
      "\(text)")
  }

  @Test("Of a library whose code is only for iOS, snippets are checked and previews run")
  func onlyForPhones() throws {
    let code = """
      #if os(iOS)
      import SwiftUI
      import UIKit
      public struct Dial: View {
        let title: String
        public init(title: String) { self.title = title }
        public var body: some View { Text(title).background(Color(UIColor.systemBackground)) }
      }
      #Preview { Dial(title: "North") }
      #endif

      """
    let article = """
      # Dials

      ```swift
      Dial(title: "North")
      ```

      ```swift
      Dial(title: 1)
      ```

      """
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Dials\", platforms: [.iOS(.v17)], products: [.library(name: \"Dials\", targets: [\"Dials\"])], targets: [.target(name: \"Dials\")])\n",
      "README.md": article, "Sources/Dials/Dial.swift": code,
    ])
    defer { run.remove() }
    let text = try run.limn("check").outputText
    #expect(text.contains("snippets: 2 in all, 1 passed, 1 failed") && text.contains("README.md:8:13"), "\(text)")
    #expect(text.contains("previews: 1 in all, 1 state"), "\(text)")
  }

  @Test("Previews of a nested package and of an Xcode target run")
  func everywhere() throws {
    let run = try CommandRun([
      "README.md": "# Garden\n",
      "project.yml": """
      name: Garden
      packages:
        Plants: {path: Modules/Plants}
      targets:
        Garden:
          type: application
          platform: iOS
          sources: [App]
          dependencies: [{package: Plants}]
      """,
      "Modules/Plants/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Plants", platforms: [.iOS(.v17)], products: [.library(name: "Plants", targets: ["Plants"])],
        targets: [.target(name: "Plants")])
      """,
      "Modules/Plants/Sources/Plants/Leaf.swift": """
      import SwiftUI
      import UIKit
      public struct Leaf: View {
        public init() {}
        public var body: some View { Text("leaf \\(UIScreen.main.scale > 0 ? "drawn" : "")") }
      }
      #Preview { Leaf() }
      """,
      "App/GardenApp.swift": """
      import Plants
      import SwiftUI
      @main struct GardenApp: App {
        init() { Soil.shared = Soil() }
        var body: some Scene { WindowGroup { Bed() } }
      }
      final class Soil {
        nonisolated(unsafe) static var shared: Soil!
        let depth = 7
      }
      struct Bed: View {
        @State private var shed = Shed()
        var body: some View { VStack { Leaf(); Text("bed \\(shed.tools)").foregroundStyle(Color.purple) } }
      }
      #if os(iOS)
      #Preview { Bed() }
      #Preview("Soil") { Text("depth \\(Soil.shared.depth)") }
      #endif
      """,
      // The macro copies the observer, so the compiler reports its error in the expansion.
      "App/Shed.swift": """
      import SwiftUI
      @Observable final class Shed {
        var tools = 3
        var field: UITextField? {
          didSet { field?.growRoots() }
        }
      }
      """,
      // A generated protocol of this name would hide the one that all other views conform to.
      "App/Shade.swift": "struct Shade { func cover(_ view: some View) {} }\n",
      // SwiftUI has a color of this name too.
      "App/Assets.xcassets/purple.colorset/Contents.json": "{}",
      "App/Assets.xcassets/soil.colorset/Contents.json": "{}",
    ])
    defer { run.remove() }
    let result = try run.limn("build")
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    #expect(result.outputText.contains("previews: 3 in all, 3 states"), "\(result.outputText)")
    // The preview crashes without the app, so the app starts first.
    #expect(run.text("_site/catalog/preview/Garden/Bed/soil.html")?.contains("depth 7") == true)
    #expect(run.text("_site/catalog/preview/Plants/Leaf/default.html")?.contains("leaf drawn") == true)
    #expect(run.text("_site/catalog/preview/Garden/Bed/default.html")?.contains("bed 3") == true)
  }
}

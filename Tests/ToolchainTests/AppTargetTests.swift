import Foundation
@testable import LimnPlatform
import TestFiles
import Testing

@testable import LimnToolchain

/// Determines which targets of a package are compiled with UIKit.
struct AppTargetTests {
  @Test(
    "Knows apps by a type that conforms to their protocol",
    arguments: [
      ("@main struct Shop: App { }", true),
      ("import SwiftUI\nstruct Shop: SwiftUI.App { var body: some Scene { fatalError() } }", true),
      ("@main class Delegate: UIResponder, UIApplicationDelegate {}", true),
      ("struct Shop {}\nextension Shop: App {}", true),
      ("protocol OurApp: App {}", false), ("// struct Shop: App\nlet text = \"struct Shop: App {}\"", false),
      ("struct Shop<A: App> { let app: any App }", false), ("@main struct Tool { static func main() {} }", false),
    ])
  func knowsApps(source: String, isApp: Bool) { #expect(AppTarget.declaresApp(source) == isApp) }

  private static let app = "import SwiftUI\n@main struct Shop: App {}\n"

  @Test(
    "Provides UIKit to programs that are apps, and not to apps for macOS",
    arguments: [
      (PackageTarget.Kind.executable, app, "", ModuleUse.optional), (.executable, app, "import UIKit", .needed),
      (.executable, app, "#if canImport(UIKit)\nimport UIKit\n#endif", .optional),
      (.executable, app, "import AppKit", .none),
      (.executable, app, "#if canImport(AppKit)\nimport AppKit\n#endif", .optional),
      (.library, app, "import UIKit", .none),
      (.executable, "print(1)", "import UIKit", .none), (.test, app, "import UIKit", .none),
    ])
  func providesUIKit(kind: PackageTarget.Kind, app: String, other: String, use: ModuleUse) throws {
    let files = FileSystem.inMemory(["/p/Sources/Shop/Shop.swift": app, "/p/Sources/Shop/Other.swift": other])
    let target = PackageTarget(
      name: "Shop", kind: kind, path: "Sources/Shop", sources: ["Sources/Shop/Other.swift", "Sources/Shop/Shop.swift"])
    #expect(try AppTarget(root: "/p", files: files).use(of: target) == use)
  }

  @Test("The compiler for apps adds flags for their modules only") func addsFlagsForModulesOfAppsOnly() throws {
    let folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/limn compiler's \(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let compiler = AppCompiler(compiler: "/bin/echo", modules: ["Kiosk", "Shop"], flags: ["-a", "b c"])
    let arguments = try compiler.arguments(scratch: folder)
    let toolset = try #require(arguments.last)
    #expect(arguments.count == 2 && toolset.hasPrefix(folder))
    let program = toolset.replacing("toolset.json", with: "swiftc")
    func said(_ words: String...) throws -> String { try ProcessRunner.local.run(Command(program, words)).outputText }
    #expect(try said("-module-name", "Shop", "x.swift") == "-module-name Shop x.swift -a b c\n")
    #expect(try said("-c", "-module-name", "Kiosk") == "-c -module-name Kiosk -a b c\n")
    #expect(try said("-module-name", "ShopTests", "Shop") == "-module-name ShopTests Shop\n")
    // If the list of app modules changes, SwiftPM must compile the modules again. It does so only if the path of the
    // compiler changes. So the path must depend on the list.
    var more = compiler
    more.modules.append("Stand")
    #expect(try more.arguments(scratch: folder) != arguments)
  }
}

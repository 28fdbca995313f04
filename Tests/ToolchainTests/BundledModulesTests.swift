import LimnDiagnostics
import Foundation
import LimnPlatform
import Testing

@testable import LimnToolchain

@Suite struct BundledModulesTests {
  /// Tests a build folder that still contains the object file of a removed source.
  @Test("Objects of sources that are gone are left out") func objectsOfSourcesThatAreGoneAreLeftOut() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("limn-bundled-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ path: String, _ text: String = "") throws {
      try FileSystem.local.write("\(folder)/\(path)", Array(text.utf8))
    }
    for module in BundledModules.names + BundledModules.supports { try write("Modules/\(module).swiftmodule", module) }
    try write("SwiftUIMacros-tool")
    for name in ["Text", "Button", "Removed"] { try write("SwiftUI.build/\(name).swift.o") }
    try write("SwiftUI.build/sources", "/Sources/SwiftUI/Text.swift\n/Sources/SwiftUI/Controls/Button.swift\n")
    try write("CPreviewHost.build/clock.c.o")
    let bundled = try #require(try BundledModules(in: folder, below: folder + "/place", cache: nil))
    #expect(bundled.objects["SwiftUI"]?.sorted() == ["Button", "Text"].map { "\(folder)/SwiftUI.build/\($0).swift.o" })
    #expect(bundled.objects["CPreviewHost"] == [folder + "/CPreviewHost.build/clock.c.o"])
  }

  @Test("A test target that does not build with the modules gets a note about them") func aTestTargetGetsANote() throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("limn-bundled-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for path in (BundledModules.names + BundledModules.supports).map({ "Modules/\($0).swiftmodule" }) + [
      "SwiftUIMacros-tool"
    ] {
      try FileSystem.local.write("\(folder)/\(path)", Array(path.utf8))
    }
    let bundled = try #require(try BundledModules(in: folder, below: folder + "/place", cache: nil))
    let warning = Diagnostic(.testTargetBuild, "test target 'T' does not build here")
    #expect(PackageBuild.explained(test: warning, builtWith: bundled).notes.count == 1)
    #expect(PackageBuild.explained(test: warning, builtWith: nil) == warning)
  }

  /// Tests a build of only some targets. Modules that no other module depends on can then be missing.
  @Test("Modules that nothing else needs can be missing") func modulesThatNothingElseNeedsCanBeMissing() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("limn-bundled-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func find() throws -> BundledModules? {
      try BundledModules(in: folder, below: folder + "/place", cache: nil)
    }
    func write(_ path: String) throws { try FileSystem.local.write("\(folder)/\(path)", Array(path.utf8)) }
    try write("SwiftUIMacros-tool")
    for module in BundledModules.names + BundledModules.supports where !["SwiftData", "SwiftUI"].contains(module) {
      try write("Modules/\(module).swiftmodule")
    }
    #expect(try find() == nil)
    try write("Modules/SwiftUI.swiftmodule")
    let without = try #require(try find())
    try write("Modules/SwiftData.swiftmodule")
    let with = try #require(try find())
    #expect(without.digest != with.digest)
    #expect(FileSystem.local.exists(with.modulesFolder + "/SwiftData.swiftmodule"))
    #expect(with.uiKitFlags == nil)
    try write("Modules/LimnUIKit.swiftmodule")
    let app = try #require(try find())
    #expect(
      app.uiKitFlags == ["-module-alias", "UIKit=LimnUIKit", "-import-module", "LimnUIKit"] && app.digest != with.digest
    )
    // The module keeps the name `LimnUIKit`. No target can therefore import it as UIKit without the flags.
    #expect(FileSystem.local.exists(app.modulesFolder + "/LimnUIKit.swiftmodule"))
    #expect(!FileSystem.local.exists(app.modulesFolder + "/UIKit.swiftmodule"))
  }
}

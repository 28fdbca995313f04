import Foundation
import Platform
import Testing

@testable import Toolchain

@Suite struct LentModulesTests {
  /// A folder as a build leaves it, with an object whose source was removed since.
  @Test func objectsOfSourcesThatAreGoneAreLeftOut() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("limn-lent-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ path: String, _ text: String = "") throws { try FileSystem.local.write("\(folder)/\(path)", Array(text.utf8)) }
    for module in LentModules.names + LentModules.supports { try write("Modules/\(module).swiftmodule", module) }
    try write("SwiftUIMacros-tool")
    for name in ["Text", "Button", "Removed"] { try write("SwiftUI.build/\(name).swift.o") }
    try write("SwiftUI.build/sources", "/Sources/SwiftUI/Text.swift\n/Sources/SwiftUI/Controls/Button.swift\n")
    try write("CPreviewHost.build/clock.c.o")
    let lent = try #require(try LentModules(in: folder, below: folder + "/place", cache: nil, files: .local))
    #expect(lent.objects["SwiftUI"]?.sorted() == ["Button", "Text"].map { "\(folder)/SwiftUI.build/\($0).swift.o" })
    #expect(lent.objects["CPreviewHost"] == [folder + "/CPreviewHost.build/clock.c.o"])
  }
}

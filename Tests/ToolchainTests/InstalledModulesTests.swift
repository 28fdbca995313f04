import Foundation
import LimnDiagnostics
import LimnPlatform
import Testing

@testable import LimnToolchain

@Suite("Installed modules and another compiler")
struct InstalledModulesTests {
  private static let toolchain = Toolchain(root: "/t", version: "Swift version 6.4 (b)", triple: "x")

  /// Creates an installation whose modules `compiler` built, with a script that stands for the build.
  private func installation(_ compiler: String, build: String) throws -> String {
    let root =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/limn-modules-\(UUID().uuidString)"
    try FileSystem.local.write(root + "/lib/limn/compiler", Array("\(compiler)\n".utf8))
    let script = root + "/share/limn/modules/Site/modules"
    try FileSystem.local.write(script, Array("#!/bin/sh\n\(build)\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    return root
  }

  private func usable(_ root: String) -> (folder: String?, notices: [String], failure: EnvironmentFailure?) {
    var notices: [String] = []
    let modules = InstalledModules(
      folder: root + "/lib/limn", toolchain: Self.toolchain, processes: .local)
    do {
      return (try modules.usable { notices.append($0) }, notices, nil)
    } catch {
      return (nil, notices, error as? EnvironmentFailure)
    }
  }

  /// Returns the folder of modules that need not be built.
  private func unchanged(_ root: String) throws -> String {
    let (folder, notices, failure) = usable(root)
    #expect(notices.isEmpty && failure == nil)
    return try #require(folder)
  }

  @Test("Modules of the same compiler are used as they are, and so are those of a build folder")
  func sameCompiler() throws {
    let root = try installation(Self.toolchain.version, build: "exit 1")
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(try unchanged(root) == root + "/lib/limn")
    try FileManager.default.removeItem(atPath: root + "/lib/limn/compiler")
    #expect(try unchanged(root) == root + "/lib/limn")
  }

  @Test("For another compiler, the modules are built once, and a line says so")
  func otherCompiler() throws {
    let root = try installation(
      "Swift version 6.3 (a)", build: "mkdir -p \"$1\"; echo '\(Self.toolchain.version)' >\"$1/compiler\"")
    defer { try? FileManager.default.removeItem(atPath: root) }
    let first = usable(root)
    let folder = try #require(first.folder)
    defer {
      try? FileManager.default.removeItem(atPath: folder)
      try? FileManager.default.removeItem(atPath: folder + ".lock")
    }
    #expect(first.failure == nil && folder != root + "/lib/limn")
    #expect(
      first.notices == [
        "Limn's SwiftUI modules are for 'Swift version 6.3 (a)': they are built once for Swift version 6.4 (b), which takes a few minutes"
      ])
    #expect(try unchanged(root) == folder)
  }

  @Test("If the modules cannot be built, the error says why and what to do")
  func failedBuild() throws {
    let root = try installation("Swift version 6.3 (a)", build: "echo no space left >&2; exit 1")
    defer { try? FileManager.default.removeItem(atPath: root) }
    let failure = try #require(usable(root).failure)
    #expect(failure.message == "Limn's SwiftUI modules cannot be built for Swift version 6.4 (b): no space left")
    #expect(failure.hint?.contains("share/limn/modules/Site/modules") == true)
  }
}

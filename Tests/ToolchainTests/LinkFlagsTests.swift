import Foundation
@testable import LimnPlatform
import Testing

@testable import LimnToolchain

/// Tests the flags and objects for linking the snippets and previews of a package.
struct LinkFlagsTests {
  @Test("C modules are cached with those of the package's build, or in one folder if no package was built")
  func folderOfCachedModules() {
    let cache = { BuiltPackage.moduleCache(besides: $0, in: "/p/package", or: "/p/previews", shared: nil) }
    #expect(cache(["/bundled/Modules", "/p/package/debug/Modules"]) == "/p/package/debug/ModuleCache")
    #expect(cache([]).hasPrefix("/p/previews/modules-") && cache([]) == cache(["/bundled/Modules"]))
    let shared = SharedModuleCache.folder([SharedModuleCache.variable: "/shared"])
    #expect(BuiltPackage.moduleCache(besides: [], in: "/p/package", or: "/p/previews", shared: shared) == "/shared")
    #expect(SharedModuleCache.folder([:]) == nil && SharedModuleCache.folder([SharedModuleCache.variable: ""]) == nil)
  }

  @Test("The libraries of a manifest are known after a build") func librariesOfAManifest() throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/limn-link-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "small",
        targets: [
          .target(name: "Below", linkerSettings: [.linkedLibrary("m"), .unsafeFlags(["-L/no/folder"])]),
          .testTarget(name: "BelowTests", dependencies: ["Below"]),
        ])
      """
    let files = [
      "Package.swift": manifest, "Sources/Below/a.swift": "public let a = 1",
      "Tests/BelowTests/b.swift": "import Below",
    ]
    for (path, text) in files { try FileSystem.local.write(root + "/" + path, Array(text.utf8)) }
    let built = try #require(try PackageBuild(root: root, toolchain: Toolchain.discover()).build().package)
    #expect(built.linkFlags == ["-lm", "-L/no/folder"])
  }

  @Test("Libraries of macros, and dynamic libraries of the build itself, are not among the libraries to link")
  func librariesOfAMacro()
    throws
  {
    let scratch = FileManager.default.temporaryDirectory.path + "/limn-link-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let plan = """
      commands:
        "C.Water-tool.exe":
          args: ["swiftc","-o","/b/Water-tool","-emit-executable","-lSwiftSyntax","-L/host"]
        "C.app.exe":
          args: ["swiftc","-o","/b/app","-emit-executable","-lz","-lDyn"]
        "C.tool.exe":
          args: ["swiftc","-o","/b/tool","-emit-executable","-load-plugin-executable","/b/Water-tool#Water"]
        "C.dyn.exe":
          args: ["swiftc","-o","/b/libDyn.so","-emit-library","-lm"]
      """
    try FileSystem.local.write(scratch + "/debug.yaml", Array(plan.utf8))
    #expect(try LinkFlags(scratch: scratch).read() == ["-lz", "-lm"])
  }

  @Test("The reason of the linker is found among what the compiler says of it") func reasonOfTheLinker() {
    let printed = """
      /p/a.o:a.c:function f: error: undefined reference to 'deflate'
      clang: error: linker command failed with exit code 1 (use -v to see invocation)
      error: link command failed with exit code 1 (use -v to see invocation)
      """
    #expect(ProcessResult(status: 1, errors: Array(printed.utf8)).linkProblem == "undefined reference to 'deflate'")
    let none = "error: link command failed with exit code 1 (use -v to see invocation)"
    #expect(ProcessResult(status: 1, errors: Array(none.utf8)).linkProblem == "the linker gave no reason (status 1)")
  }
}

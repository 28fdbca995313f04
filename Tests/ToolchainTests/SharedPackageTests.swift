import Testing

@testable import LimnToolchain

@Suite("Packages that machines share")
struct SharedPackageTests {
  private func folders(_ root: String) -> SharedFolders {
    SharedFolders(root: root, scratch: root + "/.build/limn/package", toolchain: "/opt/swift/usr", bundled: nil)
  }

  @Test(
    "A shared package names no folder of the machine",
    arguments: [
      ("/work/a", "{root}"), ("/work/a/Sources/C/include", "{root}/Sources/C/include"),
      (
        "-fmodule-map-file=/work/a/.build/limn/package/debug/C.build/module.modulemap",
        "-fmodule-map-file={scratch}/debug/C.build/module.modulemap"
      ),
      ("-I/work/a/include", "-I{root}/include"), ("/opt/swift/usr/lib/swift/host", "{toolchain}/lib/swift/host"),
      ("'/work/a/x.h' and '/work/a/y.h' differ", "'{root}/x.h' and '{root}/y.h' differ"),
      // Another folder whose path contains the root, or whose name begins with the root's.
      ("/work/ab/x", "/work/ab/x"), ("/home/work/a/x", "/home/work/a/x"), ("-lz", "-lz"), ("", ""),
    ])
  func names(local: String, shared: String) {
    #expect(folders("/work/a").shared(local) == shared)
    #expect(folders("/work/a").local(shared) == local)
    let elsewhere = shared == local ? local : local.replacing("/work/a", with: "/elsewhere/b")
    #expect(folders("/elsewhere/b").local(shared) == elsewhere)
  }

  @Test("A package beside the root is found beside the root of another machine")
  func dependencies() {
    let shared = folders("/work/a").sharedDependency("/work/other/Deep")
    #expect(shared == "{root}/../other/Deep")
    #expect(folders("/elsewhere/b").localDependency(shared) == "/elsewhere/other/Deep")
    #expect(folders("/work/a").sharedDependency("/work/a/Local") == "{root}/Local")
  }
}

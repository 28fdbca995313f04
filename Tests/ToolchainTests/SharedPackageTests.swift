import Testing

@testable import LimnToolchain

@Suite("Packages that machines share")
struct SharedPackageTests {
  private func folders(_ root: String) -> SharedFolders {
    SharedFolders(root: root, scratch: root + "/.build/limn/package", toolchain: "/toolchains/swift/usr", bundled: nil)
  }

  @Test(
    "A shared package names no folder of the machine",
    arguments: [
      ("/projects/a", "{root}"), ("/projects/a/Sources/C/include", "{root}/Sources/C/include"),
      (
        "-fmodule-map-file=/projects/a/.build/limn/package/debug/C.build/module.modulemap",
        "-fmodule-map-file={scratch}/debug/C.build/module.modulemap"
      ),
      ("-I/projects/a/include", "-I{root}/include"),
      ("/toolchains/swift/usr/lib/swift/host", "{toolchain}/lib/swift/host"),
      ("'/projects/a/x.h' and '/projects/a/y.h' differ", "'{root}/x.h' and '{root}/y.h' differ"),
      // Paths outside of the root `/projects/a` are not replaced. The folder `/projects/ab` is outside of the root,
      // although its path starts with the same text. The same is true for a path that contains `/projects/a` in the
      // middle.
      ("/projects/ab/x", "/projects/ab/x"), ("/home/projects/a/x", "/home/projects/a/x"), ("-lz", "-lz"), ("", ""),
    ])
  func names(local: String, shared: String) {
    #expect(folders("/projects/a").shared(local) == shared)
    #expect(folders("/projects/a").local(shared) == local)
    let elsewhere = shared == local ? local : local.replacing("/projects/a", with: "/elsewhere/b")
    #expect(folders("/elsewhere/b").local(shared) == elsewhere)
  }

  @Test("A package beside the root is found beside the root of another machine")
  func dependencies() {
    let shared = folders("/projects/a").sharedDependency("/projects/other/Deep")
    #expect(shared == "{root}/../other/Deep")
    #expect(folders("/elsewhere/b").localDependency(shared) == "/elsewhere/other/Deep")
    #expect(folders("/projects/a").sharedDependency("/projects/a/Local") == "{root}/Local")
  }
}

import LimnDiagnostics
import Testing

@testable import LimnToolchain

struct TargetBuildsTests {
  /// `App` and `Tool` depend on `Core`, and `App` also depends on `Other`.
  private let description = PackageDescription(
    name: "pond",
    targets: [("App", ["Core", "Other"]), ("Core", []), ("Other", []), ("Tool", ["Core"])].map { name, dependencies in
      PackageTarget(name: name, path: "Sources/\(name)", dependencies: dependencies)
    })

  /// Builds all targets, of which `Core` fails, and returns the targets for which a build was started.
  private func run(_ builds: inout TargetBuilds) throws -> [String] {
    var started: [String] = []
    try builds.run(["App", "Tool"]) { name in
      started.append(name)
      return name == "Other"
        ? [] : [.init(.swift, "wrong", at: Location(path: "Sources/Core/a.swift", line: 1, column: 1))]
    }
    return started
  }

  @Test("A target is not built after its dependency failed, if errors of the target are not needed")
  func aTargetIsNotBuiltAfterItsDependencyFailed() throws {
    let names: Set = ["App", "Core", "Other", "Tool"]
    var all = TargetBuilds(description)
    #expect(try run(&all) == ["App", "Core", "Other", "Tool"])
    var some = TargetBuilds(description, skipsDependents: true)
    #expect(try run(&some) == ["App", "Core", "Other"])
    for builds in [all, some] {
      #expect(builds.failed(of: names) == ["App", "Core", "Tool"])
      #expect(builds.errors.map(\.message) == ["wrong"])
    }
  }
}

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

  @Test("A target is not built after its dependency failed, and a dependency whose errors are known is not built again")
  func aTargetIsNotBuiltAfterItsDependencyFailed() throws {
    var builds = TargetBuilds(description)
    var started: [String] = []
    try builds.run(["App", "Tool"]) { name in
      started.append(name)
      return name == "Other"
        ? [] : [.init(.swift, "wrong", at: Location(path: "Sources/Core/a.swift", line: 1, column: 1))]
    }
    #expect(started == ["App", "Other"])
    #expect(builds.failed(of: ["App", "Core", "Other", "Tool"]) == ["App", "Core", "Tool"])
    #expect(builds.errors.map(\.message) == ["wrong"])
  }
}

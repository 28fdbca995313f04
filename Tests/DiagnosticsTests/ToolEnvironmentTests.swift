#if os(Linux)
  import Foundation
  import LimnPlatform
  import Testing

  struct ToolEnvironmentTests {
    /// Returns the settings that a program gets for its memory allocator.
    private func allocatorSettings(_ environment: [String: String]?, _ policy: SandboxPolicy) throws -> String {
      let command = Command("sh", ["-c", "echo \"${GLIBC_TUNABLES-none}\""], environment: environment, sandbox: policy)
      return try ProcessRunner.local.run(command).outputText
    }

    @Test("A tool uses large pages, unless the user has chosen other settings") func aToolUsesLargePages() throws {
      let folder = FileManager.default.temporaryDirectory.path + "/limn-tool-\(UUID().uuidString.prefix(8))"
      try FileSystem.makeFolder(folder)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let tool = SandboxPolicy.tool(folder: folder, readable: [], arguments: [])
      #expect(try allocatorSettings(["PATH": "/usr/bin:/bin"], tool) == "glibc.malloc.hugetlb=1\n")
      let own = ["PATH": "/usr/bin:/bin", "GLIBC_TUNABLES": "glibc.malloc.check=1"]
      #expect(try allocatorSettings(own, tool) == "glibc.malloc.check=1\n")
    }

    @Test("A program of the documentation gets no settings") func aProgramGetsNoSettings() throws {
      #expect(try allocatorSettings(["PATH": "/usr/bin:/bin"], SandboxPolicy()) == "none\n")
    }
  }
#endif

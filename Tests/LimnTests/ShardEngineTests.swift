import Foundation
import LimnPlatform
import Testing

/// The commands of the guide that divide a check among several jobs.
@Suite("Engines that run shards")
struct ShardEngineTests {
  private let server: CacheServer
  private let environment: [String: String]

  init() throws {
    server = try CacheServer()
    environment = server.environment
  }

  /// The block of shell code in the guide that contains a text, with the address of this test's cache server.
  private func script(_ text: String) throws -> String {
    let guide = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Content/Limn/ci.md")
    let blocks = try String(contentsOf: guide, encoding: .utf8).matches(of: #/```bash\n([^`]*)```/#).map {
      String($0.1)
    }
    return try #require(blocks.first { $0.contains(text) }).replacing("http://cache.example.org:8080", with: server.url)
  }

  /// Runs a script in the project's folder. It finds `limn` in PATH.
  private func run(_ script: String, in run: CommandRun, _ more: [String: String]) throws -> ProcessResult {
    let program = URL(filePath: CommandRun.program).deletingLastPathComponent().path
    let path = "\(program):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let variables = [environment, more, ["PATH": path]].reduce(ProcessInfo.processInfo.environment) {
      $0.merging($1) { _, own in own }
    }
    return try ProcessRunner.local.run(
      Command("bash", ["-c", script], environment: variables, directory: run.root, timeLimit: .seconds(300)))
  }

  @Test(
    "GNU parallel runs the shards as the guide says, and the last job reads what they stored",
    .enabled(if: hasParallel, "GNU parallel is not installed"))
  func parallel() throws {
    let (one, run) = (try CommandRun(FromCacheTests.project), try CommandRun(FromCacheTests.project))
    defer { one.remove(); run.remove() }
    let whole = try one.limn("check", "--only", "snippets,previews")
    // In this file of GNU parallel, `:` means this machine without ssh, and `2/` means at most two jobs at a time.
    try run.add(["hosts": "2/:\n"])
    let result = try self.run(try script("parallel --sshloginfile"), in: run, ["PARALLEL_HOME": run.root + "/parallel"])
    #expect(
      result.status == whole.status && result.outputText.hasSuffix(whole.outputText),
      "\(result.outputText)\(result.errorText)")
    let elsewhere = try run.limn("check", "--from-cache", "--cache", "other", environment: environment)
    #expect(elsewhere.outputText == whole.outputText, "\(elsewhere.outputText)\(elsewhere.errorText)")
  }

  private static let hasParallel = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
    FileManager.default.isExecutableFile(atPath: $0 + "/parallel")
  }

  @Test(
    "Slurm runs the shards as the guide says, and the last job reads what they stored",
    .enabled(if: SlurmCluster.isAvailable, "Slurm is not installed, or cannot run here"))
  func slurm() throws {
    let cluster = try SlurmCluster()
    defer { cluster.stop() }
    let (one, run) = (try CommandRun(FromCacheTests.project), try CommandRun(FromCacheTests.project))
    defer { one.remove(); run.remove() }
    let whole = try one.limn("check", "--only", "snippets,previews")
    let result = try self.run(try script("sbatch --parsable"), in: run, cluster.environment)
    let report = run.text("report.txt") ?? ""
    #expect(
      result.status == whole.status && report.hasSuffix(whole.outputText),
      "\(report)\(result.outputText)\(result.errorText)")
    // Each task of the array wrote its own output, and has checked a share of the snippets.
    let tasks = try FileSystem.local.list(run.root).filter { $0.wholeMatch(of: #/slurm-\d+_[1-4]\.out/#) != nil }
    #expect(tasks.count == 4)
    let elsewhere = try run.limn("check", "--from-cache", "--cache", "other", environment: environment)
    #expect(elsewhere.outputText == whole.outputText, "\(elsewhere.outputText)\(elsewhere.errorText)")
  }
}

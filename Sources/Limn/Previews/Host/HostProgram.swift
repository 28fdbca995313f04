import LimnDiagnostics
import Foundation
import LimnPlatform
import SemanticTree
import LimnToolchain

/// The program that holds all previews of a package: the objects of its targets, linked with those of the preview host.
///
/// Nothing is generated for it but the previews of views that have none. The host's entry point stands in for `main`, so that programs can be looked into as well.
struct HostProgram: Sendable {
  static let target = "PreviewHost"
  private static let entry = "limn_preview_host_main"

  var executable: String
  var toolchain: Toolchain
  var processes: ProcessRunner
  /// Folders with what the package's code finds at run time.
  var resources: [String] = []
}

extension HostProgram {
  /// Links the program from the targets and other objects. Returns nil with diagnostics if the objects don't fit together.
  static func link(
    _ targets: [String], and others: [String] = [], of built: BuiltPackage, toolchain: Toolchain, processes: ProcessRunner,
    files: FileSystem
  ) throws(EnvironmentFailure) -> (program: HostProgram?, diagnostics: [Diagnostic]) {
    let folder = built.scratch + "/previews"
    let objects = built.objects(ofTargets: targets + [target]) + others
    let list = folder + "/objects.txt"
    let executable = folder + "/host"
    // The compiler writes what it links automatically beside the first object, and may write to this folder only.
    let first = folder + "/first.o"
    do {
      try files.write(first, try objects.first.map(files.read) ?? [])
      try files.write(list, Array(([first] + objects.dropFirst()).map { "\"\($0)\"\n" }.joined().utf8))
    } catch {
      throw EnvironmentFailure("the list of objects could not be written: \(error)")
    }
    let command = Command(
      toolchain.swiftc, ["@\(list)", "-o", executable, "-Xlinker", "--defsym=main=\(entry)"], directory: folder, timeLimit: .seconds(300),
      sandbox: .tool(folder: folder, readable: [toolchain.root, built.scratch], arguments: objects))
    let result = try processes.run(command)
    guard result.succeeded else {
      let reasons = result.errorText.split(separator: "\n").filter { $0.contains("error: ") && !$0.contains("command failed") }
      let reason = reasons.first.map { $0.replacing(#/^.*error: /#, with: "") } ?? "the linker gave no reason"
      let place = Location(path: "Package.swift")
      return (nil, [.error("preview-link", "the program of the previews does not link: \(reason)", at: place)])
    }
    return (HostProgram(executable: executable, toolchain: toolchain, processes: processes, resources: built.modulesFolders), [])
  }

  /// The previews that the program holds.
  func previews() throws(EnvironmentFailure) -> [HostedPreview] {
    let result = try run(["list"], limit: .seconds(60))
    guard result.succeeded, let list = try? JSONDecoder().decode([HostedPreview].self, from: Data(result.output)) else {
      throw EnvironmentFailure("the previews' program does not list them: \(result.failure)")
    }
    return list
  }

  /// Runs one preview. A second run with other addresses shows whether anything depends on where things lie in memory.
  func run(_ request: RunRequest, addressesFixed: Bool = true) throws(EnvironmentFailure) -> ProcessResult {
    guard let text = try? JSONEncoder().encode(request) else { throw EnvironmentFailure("a request could not be written") }
    return try run(["run", String(decoding: text, as: UTF8.self), addressesFixed ? "fixed" : "random"], limit: .seconds(120))
  }

  private func run(_ arguments: [String], limit: Duration) throws(EnvironmentFailure) -> ProcessResult {
    // Nothing of this machine's user: the same words, zone and settings everywhere.
    let environment = [
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no", "TZ": "UTC", "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8",
      "PATH": "/usr/bin:/bin",
      "LD_LIBRARY_PATH": toolchain.root + "/lib/swift/linux",
      // Bound at the start, or else every copy of the process would bind what it calls again.
      "LD_BIND_NOW": "1",
    ]
    // Around the process that all states are forked from, so that exploring them costs nothing more.
    var policy = SandboxPolicy(readable: [executable, toolchain.root] + resources)
    policy.startsProcesses = true
    policy.processLimit = 512
    return try processes.run(
      Command(
        executable, arguments, environment: environment, directory: "/", timeLimit: limit, outputLimit: 1 << 28, sandbox: policy))
  }
}

extension ProcessResult {
  /// Why it did not do what it should, for a message.
  var failure: String {
    if timedOut { return "it did not end in time" }
    let said = errorText.split(separator: "\n").last.map { ": \($0)" } ?? ""
    return (signal.map { "signal \($0)" } ?? "status \(status)") + said
  }
}

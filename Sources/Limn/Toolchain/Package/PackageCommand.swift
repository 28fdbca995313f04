import Foundation
import LimnPlatform

/// Runs SwiftPM on a package in the sandbox. The manifest, macros, and plugins are untrusted programs. SwiftPM can
/// therefore read only the package and the local packages that it depends on. It can write only to the scratch folder.
struct PackageCommand {
  var root, scratch: String
  var toolchain: Toolchain
  /// The addresses of dependencies that cannot be fetched. The targets that need them are left out.
  var omitted: [String] = []

  /// The folder with the files that SwiftPM writes next to the manifest. Each package has its own folder, since the
  /// packages of one scratch folder have different files.
  var store: String { scratch + "/roots/" + Digest(of: root).hex.prefix(16) }

  /// Returns the command `swift build` or `swift package` with the given arguments. The command has no network access.
  func command(_ kind: String, _ arguments: [String], timeLimit: Duration? = nil) throws -> Command {
    let home = scratch + "/home"
    try FileSystem.makeFolder(home)
    try FileSystem.makeFolder(store)
    if let modules = SharedModuleCache.folder() { try FileSystem.makeFolder(modules) }
    // Copy the list of mirrors. Unlike other files in the user's home folder, the list contains no secrets.
    let mirrors = "/.swiftpm/configuration/mirrors.json"
    let own = FileManager.default.homeDirectoryForCurrentUser.path + mirrors
    if files.exists(own) { try files.write(home + mirrors, try files.read(own)) }
    let words = [kind, "--package-path", root, "--scratch-path", scratch]
    var policy = SandboxPolicy.tool(folder: home, readable: [toolchain.root], arguments: arguments)
    policy.readable += PackageManifests.localPackages(below: root).filter { $0 != root }
    policy.writable = [scratch] + (SharedModuleCache.folder().map { [$0] } ?? [])
    // If there is no `Package.resolved`, SwiftPM writes it next to the manifest. The overlay makes SwiftPM write the
    // file to `store`.
    policy.overlay = (root, store)
    // If there is one that does not fit the manifest, SwiftPM changes or removes it. It gets a copy.
    if let resolved = try files.readIfPresent(root + "/Package.resolved") {
      try files.write(store + "/Package.resolved", resolved)
      policy.overlayReplacements["Package.resolved"] = ""
    }
    try omitDependencies(in: &policy)
    return Command(
      toolchain.swift, words + arguments, directory: root, timeLimit: timeLimit, memoryLimit: 16 << 30, sandbox: policy)
  }

  /// Runs a command without network access. If the command fails and the package has remote dependencies, the
  /// dependencies may not be fetched yet. In this case, fetches the dependencies with network access, and then runs the
  /// command again without network access. None of these programs can read the user's secrets.
  func run(_ command: Command, processes: ProcessRunner) throws -> ProcessResult {
    let result = Self.explained(try processes.run(command), of: command)
    if result.timedOut || result.signal != nil { return result }
    guard !result.succeeded, processes.sandbox.isConfining, PackageManifests.dependsOnRemotePackages(root)
    else {
      return result
    }
    let resolve = try self.command("package", ["resolve"], timeLimit: .seconds(600)).withNetwork
    let resolved = Self.explained(try processes.run(resolve), of: resolve)
    return resolved.succeeded ? Self.explained(try processes.run(command), of: command) : resolved
  }

  /// Adds an error message if SwiftPM was killed. SwiftPM prints no message in this case.
  private static func explained(_ result: ProcessResult, of command: Command) -> ProcessResult {
    var result = result
    if result.timedOut {
      let cause =
        command.arguments.contains("resolve")
        ? "there may be no network; fetch the dependencies once with 'swift package resolve --scratch-path .build/limn/package'"
        : "a manifest, plugin, or macro may run without end"
      let seconds = command.timeLimit?.components.seconds ?? 0
      result.errors += "\nerror: SwiftPM did not end within \(seconds) seconds: \(cause)\n".bytes
    } else if let signal = result.signal {
      let cause = signal == 9 ? ": the system may be out of memory" : ""
      result.errors += "\nerror: SwiftPM was ended by signal \(signal)\(cause)\n".bytes
    }
    return result
  }
}

extension Command {
  /// The command with network access. A server that does not answer ends Git soon, and a slow one does not.
  var withNetwork: Command {
    var command = self
    command.sandbox?.hasNetwork = true
    let settings = ["GIT_HTTP_LOW_SPEED_LIMIT=1", "GIT_HTTP_LOW_SPEED_TIME=60", "GIT_TERMINAL_PROMPT=0"]
    (command.executable, command.arguments) = ("/usr/bin/env", settings + [executable] + arguments)
    return command
  }
}

/// Reads the text of manifests to find the local packages on which a package depends. The paths of these packages must
/// be known before a manifest runs, since the sandbox must allow the manifest to access them.
enum PackageManifests {
  /// Returns the folder of the package, and the folders of all its dependencies that are given by path or by a local
  /// mirror.
  static func localPackages(below root: String) -> Set<String> {
    var found: Set<String> = []
    var open = [root]
    while let folder = open.popLast() {
      guard found.insert(folder).inserted else { continue }
      for text in manifests(folder) {
        for match in text.matches(of: #/"((?:\/|\.\.?\/?)[^"\n]*|file:\/\/[^"\n]+)"/#) {
          let written = String(match.1)
          let path = written.after(prefix: "file://") ?? written
          let target = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
            .standardizedFileURL.path
          guard !holdsHome(target) else { continue }
          if ["/Package.swift", "/.git", "/HEAD"].contains(where: { files.exists(target + $0) }) {
            open.append(target)
          }
        }
      }
    }
    return found
  }

  /// Whether the folder is the user's home folder or contains the home folder. The sandbox does not make such a folder
  /// readable, even if a manifest refers to it as a package. If it did, an untrusted manifest could read all files of a
  /// user whose home folder is a Git repository.
  static func holdsHome(_ folder: String) -> Bool {
    let homes = [
      FileManager.default.homeDirectoryForCurrentUser.path, environmentVariables["HOME"] ?? "",
    ]
    let prefix = folder.trimmingSuffix("/") + "/"
    return homes.filter { !$0.isEmpty }.contains { home in
      [home, home.withoutLinks].contains { ($0 + "/").hasPrefix(prefix) }
    }
  }

  static func dependsOnRemotePackages(_ folder: String) -> Bool {
    localPackages(below: folder).contains {
      manifests($0).contains { $0.contains(#/\.package\s*\([^)]*\b(?:url|id)\s*:/#) }
    }
  }

  private static func manifests(_ folder: String) -> [String] {
    let names = files.packageFiles(in: folder).filter { $0.hasSuffix(".swift") }
    return (names + [".swiftpm/configuration/mirrors.json"]).compactMap { name in
      try? files.text(folder + "/" + name)
    }
  }
}

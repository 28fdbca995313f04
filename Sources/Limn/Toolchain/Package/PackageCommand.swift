import LimnDiagnostics
import Foundation
import LimnPlatform

/// How SwiftPM is run on a package: its manifest, macros and plugins are programs of the package's authors, so that it sees the package and
/// what that depends on by path, and writes to the scratch folder only.
struct PackageCommand {
  var root: String
  var scratch: String
  var toolchain: Toolchain
  var files: FileSystem = .local
}

extension PackageCommand {
  /// `swift build` or `swift package` with these arguments, offline.
  func command(_ kind: String, _ arguments: [String], timeLimit: Duration? = nil) throws(EnvironmentFailure) -> Command {
    let home = scratch + "/home"
    let store = scratch + "/root"
    do {
      try FileSystem.makeFolder(home)
      try FileSystem.makeFolder(store)
      // Where the user's mirrors are is no secret, unlike what else is in the user's home.
      let mirrors = "/.swiftpm/configuration/mirrors.json"
      if files.exists(NSHomeDirectory() + mirrors) { try files.write(home + mirrors, try files.read(NSHomeDirectory() + mirrors)) }
    } catch {
      throw error.failure
    }
    let words = [kind, "--package-path", root, "--scratch-path", scratch]
    var policy = SandboxPolicy.tool(folder: home, readable: [toolchain.root], arguments: arguments)
    policy.readable += PackageManifests(files: files).localPackages(below: root).filter { $0 != root }
    policy.writable = [scratch]
    // SwiftPM notes the versions that it chose beside a manifest that has no such file yet.
    policy.overlay = (root, store)
    return Command(toolchain.swift, words + arguments, directory: root, timeLimit: timeLimit, memoryLimit: 16 << 30, sandbox: policy)
  }

  /// Runs a command; if it fails and the package depends on remote packages, fetches these in a step that has the network and no secrets,
  /// then tries again.
  func run(_ command: Command, processes: ProcessRunner) throws(EnvironmentFailure) -> ProcessResult {
    let result = try processes.run(command)
    guard !result.succeeded, processes.sandbox.isConfining, PackageManifests(files: files).dependsOnRemotePackages(root) else {
      return result
    }
    var resolve = try self.command("package", ["resolve"], timeLimit: .seconds(1800))
    resolve.sandbox?.hasNetwork = true
    let resolved = try processes.run(resolve)
    return resolved.succeeded ? try processes.run(command) : resolved
  }
}

/// What manifests say in their text, to know what to let them see before they are run.
private struct PackageManifests {
  var files: FileSystem

  /// The folders of the package and of all packages that it depends on by path, or by a mirror's path.
  func localPackages(below root: String) -> Set<String> {
    var found: Set<String> = []
    var open = [root]
    while let folder = open.popLast() {
      guard found.insert(folder).inserted else { continue }
      for text in manifests(folder) {
        for match in text.matches(of: #/"((?:\/|\.\.?\/?)[^"\n]*|file:\/\/[^"\n]+)"/#) {
          let written = String(match.1)
          let path = written.hasPrefix("file://") ? String(written.dropFirst(7)) : written
          let target = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).standardizedFileURL.path
          guard !Self.holdsHome(target) else { continue }
          if ["/Package.swift", "/.git", "/HEAD"].contains(where: { files.exists(target + $0) }) { open.append(target) }
        }
      }
    }
    return found
  }

  /// Whether the user's home folder is the folder or lies below it: a home folder that is kept in Git would otherwise be shown to a manifest
  /// that names it.
  private static func holdsHome(_ folder: String) -> Bool {
    let homes = [NSHomeDirectory(), ProcessInfo.processInfo.environment["HOME"] ?? ""].filter { !$0.isEmpty }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return homes.contains { home in
      [home, URL(fileURLWithPath: home).resolvingSymlinksInPath().path].contains { ($0 + "/").hasPrefix(prefix) }
    }
  }

  func dependsOnRemotePackages(_ folder: String) -> Bool {
    localPackages(below: folder).contains { manifests($0).contains { $0.contains(#/\.package\s*\([^)]*\b(?:url|id)\s*:/#) } }
  }

  private func manifests(_ folder: String) -> [String] {
    let names = ((try? files.list(folder)) ?? []).filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
    return (names + [".swiftpm/configuration/mirrors.json"]).compactMap { name in
      (try? files.read(folder + "/" + name)).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

import Foundation
public import LimnDiagnostics
public import LimnPlatform

/// The remote packages that a `Package.resolved` lists, such as that of an Xcode project.
public struct RemotePackages: Sendable {
  private let path: String
  private let pins: [Pin]
  /// A warning for each file that cannot be read.
  private var unread: [Diagnostic] = []

  /// A package at one commit.
  private struct Pin: Decodable, Sendable {
    struct State: Decodable { var revision: String? }
    var location: String?
    /// The location in files of version 1.
    var repositoryURL: String?
    var state: State
    var url: String { location ?? repositoryURL ?? "" }
    var name: String { PackageCommand.identity(of: url) }
  }

  private struct Content: Decodable {
    struct Object: Decodable { var pins: [Pin] }
    var pins: [Pin]?
    /// The pins in files of version 1.
    var object: Object?
  }

  /// Reads the files at paths relative to the project's root. If two of them list the same package, the first counts.
  public init(_ paths: [String], root: String) throws {
    var found: [(pin: Pin, path: String)] = []
    for path in paths {
      guard let bytes = try files.readIfPresent("\(root)/\(path)") else { continue }
      guard let content = try? Content(json: bytes) else {
        unread.add(
          .packageUnread, "this file is not valid, so the packages that it lists are missing; let Xcode write it again",
          at: Location(path: path))
        continue
      }
      let pins = content.pins ?? content.object?.pins ?? []
      // Packages of a registry have no commit. The name is that of a folder, which `..` would lead out of its own.
      found += pins.filter { $0.state.revision != nil && ($0.name.first ?? ".") != "." }.map { ($0, path) }
    }
    var names: Set<String> = []
    found.removeAll { !names.insert($0.pin.name).inserted }
    pins = found.map(\.pin)
    path = found.first?.path ?? ""
  }

  /// Fetches the packages, each at its commit and without its history. Those that cannot be fetched are reported.
  ///
  /// - Parameter folder: the absolute path of the folder for the packages. What an earlier run fetched is kept.
  /// - Returns: the absolute paths of the packages' folders.
  public func fetch(
    into folder: String, processes: ProcessRunner
  ) throws -> (folders: [String], problems: [Diagnostic]) {
    let start = ContinuousClock.now
    let results = try concurrentMap(pins) { pin in
      let rest = Duration.seconds(600) - (ContinuousClock.now - start)
      return try Self.fetch(
        pin, into: "\(folder)/\(pin.name)", timeLimit: max(rest, .seconds(1)), processes: processes)
    }
    let folders = zip(pins, results).filter { $1 == nil }.map { "\(folder)/\($0.0.name)" }
    guard let reason = results.lazy.compactMap({ $0 }).first else { return (folders, unread) }
    let missing = zip(pins, results).filter { $1 != nil }.map(\.0.name)
    let message =
      "\(missing.count.counted("package")) could not be fetched (\(missing.withCommas)), so the code that needs \(missing.count == 1 ? "it" : "them") is left out: \(reason)"
    return (folders, unread + [Diagnostic(.packageUnread, message, at: Location(path: path))])
  }

  /// Returns the reason if the package cannot be fetched.
  private static func fetch(
    _ pin: Pin, into folder: String, timeLimit: Duration, processes: ProcessRunner
  ) throws -> String? {
    let revision = pin.state.revision ?? ""
    // Git writes the commit to this file after the files of the commit.
    if try files.readIfPresent(folder + "/.git/HEAD")?.text.trimmed == revision { return nil }
    try FileSystem.makeFolder(folder)
    let local = pin.url.after(prefix: "file://")
    let policy = SandboxPolicy.tool(
      folder: folder, readable: local.map { PackageManifests.holdsHome($0) ? [] : [$0] } ?? [], arguments: [])
    let script = "git init -q . && git fetch -q --depth 1 -- \"$1\" \"$2\" && git checkout -q -f FETCH_HEAD"
    let result = try processes.run(
      Command(
        "sh", ["-c", script, "sh", pin.url, revision], directory: folder, timeLimit: timeLimit, sandbox: policy
      ).withNetwork)
    if result.succeeded { return nil }
    return result.timedOut ? "the server does not answer" : result.errorText.lines.first.map(String.init) ?? ""
  }
}

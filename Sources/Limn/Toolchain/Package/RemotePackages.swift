import Foundation
public import LimnDiagnostics
public import LimnPlatform

/// The remote packages that a `Package.resolved` lists, such as that of an Xcode project. SwiftPM fetches them through a
/// package that Limn generates in its cache.
public struct RemotePackages: Sendable {
  /// The path of the `Package.resolved` file, relative to the project's root.
  var path: String
  private var pins: [Pin]

  /// A package at one commit.
  private struct Pin: Decodable {
    struct State: Decodable { var revision: String? }
    var location: String?
    /// The location in files of version 1.
    var repositoryURL: String?
    var state: State
    var url: String { location ?? repositoryURL ?? "" }

    /// The declaration in a manifest; nil for packages of a registry, which have no commit. The file is untrusted, so
    /// its texts are checked before they become code.
    var dependency: String? {
      guard let revision = state.revision, revision.wholeMatch(of: #/[0-9a-f]{40,64}/#) != nil,
        url.wholeMatch(of: #/[A-Za-z0-9+.:\/@_~%-]+/#) != nil
      else { return nil }
      return "    .package(url: \"\(url)\", revision: \"\(revision)\"),"
    }
  }

  private struct Content: Decodable {
    struct Object: Decodable { var pins: [Pin] }
    var pins: [Pin]?
    /// The pins in files of version 1.
    var object: Object?
  }

  /// Reads a `Package.resolved`; nil if it lists no package that can be fetched.
  public init?(_ bytes: [UInt8], path: String) {
    let content = try? JSONDecoder().decode(Content.self, from: Data(bytes))
    let pins = content?.pins ?? content?.object?.pins ?? []
    self.path = path
    self.pins = pins.filter { $0.dependency != nil }
    if self.pins.isEmpty { return nil }
  }
}

extension RemotePackages {
  /// Fetches the packages. Packages that cannot be fetched are left out and reported.
  ///
  /// - Parameter scratch: the absolute path of the folder for the packages. What an earlier run fetched is kept.
  /// - Returns: the absolute paths of the packages' folders, sorted.
  public func fetch(
    into scratch: String, toolchain: Toolchain, processes: ProcessRunner, files: FileSystem
  ) throws -> (folders: [String], problem: Diagnostic?) {
    let root = scratch + "/manifest"
    let package = PackageCommand(root: root, scratch: scratch, toolchain: toolchain, files: files)
    var (wanted, missing) = (pins, [String]())
    var problem: String?
    while !wanted.isEmpty {
      let lines = wanted.compactMap(\.dependency).joined(separator: "\n")
      let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
          name: "Remote",
          dependencies: [
        \(lines)
          ])

        """
      let last = scratch + "/fetched.swift"
      if try files.readIfPresent(last) == manifest.bytes { break }
      try files.write(root + "/Package.swift", manifest.bytes)
      let command = try package.command("package", ["resolve"], timeLimit: .seconds(600))
      let result = try package.run(command, processes: processes)
      if result.succeeded {
        try files.write(last, manifest.bytes)
        break
      }
      let text = result.errorText + "\n" + result.outputText
      // SwiftPM stops at the first package that it cannot fetch. If several fail, there may be no network, so those that
      // were not fetched before are left out.
      let errors = text.firstRange(of: "error: ").map { String(text[$0.lowerBound...]) } ?? text
      let failed = package.unfetched(errors: missing.count < 2 ? errors : "")
      missing += failed
      let message = BuildLog(text: text, root: root).diagnostics(of: "it").first?.message
      problem = message.map { $0.after(prefix: "it does not build: ") ?? $0 }
      wanted.removeAll { failed.isEmpty || failed.contains($0.url) }
    }
    let fetched = wanted.isEmpty ? [] : try files.list(scratch + "/checkouts").sorted()
    let folders = fetched.map { "\(scratch)/checkouts/\($0)" }
    guard let problem else { return (folders, nil) }
    let names = missing.compactMap { $0.lastPathName.map { String($0).trimmingSuffix(".git") } }
    let message =
      "\(missing.count.counted("package")) could not be fetched (\(names.joined(separator: ", "))), so previews are drawn without the code that needs \(missing.count == 1 ? "it" : "them"): \(problem)"
    return (folders, Diagnostic(.packageUnread, message, at: Location(path: path)))
  }
}

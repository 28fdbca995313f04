import LimnDiagnostics
import Foundation
public import LimnPlatform

/// The files of this machine.
let files = FileSystem.local

/// The Swift tools of one toolchain. They are in the folder of the compiler that `PATH` finds.
public struct Toolchain: Hashable, Sendable {
  /// The absolute path of the folder that contains `bin` and `lib`, with symbolic links resolved.
  public var root: String
  /// The compiler's version text, such as `Swift version 6.3 (swift-6.3-RELEASE)`. It changes with every release.
  public var version: String
  /// The target triple of this machine, such as `x86_64-unknown-linux-gnu`.
  public var triple: String

  /// Whether the compiler has a diagnostic with this name, such as `cannot_find_in_scope`. The program contains the names
  /// of all its diagnostics.
  public func hasDiagnostic(named name: String) -> Bool {
    let search = Command("grep", ["-q", "-a", "-w", "-F", "-e", name, frontend], timeLimit: .seconds(30))
    return name.contains("_") && (try? ProcessRunner.local.run(search))?.succeeded == true
  }

  /// The newest tools version that a package manifest can declare for this toolchain, such as `6.3`.
  public var toolsVersion: String {
    version.firstMatch(of: #/Swift version (\d+\.\d+)/#).map { String($0.1) } ?? "6.0"
  }

  var swift: String { root + "/bin/swift" }
  public var swiftc: String { root + "/bin/swiftc" }
  var frontend: String { Self.frontend(in: root) }
  var symbolGraphExtract: String { root + "/bin/swift-symbolgraph-extract" }

  /// The compiler's arguments that choose the linker. On Linux, the linker is the toolchain's LLD, which takes half the
  /// time of the default linker.
  public var linkerFlags: [String] {
    #if os(Linux)
      if files.exists(root + "/bin/ld.lld") { return ["-use-ld=lld"] }
    #endif
    return []
  }

  private static let format = StoredFormat<TargetInfo>("toolchain", version: 1)
  private static let sharedFormat = StoredFormat<TargetInfo>("shared-toolchain", version: 1, isShared: true)

  /// Finds `swiftc` in `PATH` and asks it for its version and target. This takes a tenth of a second, so the cache
  /// stores the answer of each compiler.
  ///
  /// A run that takes all results from the cache can also use an answer that another machine stored, if both machines
  /// have the same toolchain.
  public static func discover(
    cache: ContentCache? = nil, processes: ProcessRunner = .local, files: FileSystem = .local
  ) throws -> Toolchain {
    guard let found = FileSystem.searchPath.map({ $0 + "/swiftc" }).first(where: files.exists) else {
      throw EnvironmentFailure(
        "no Swift compiler: 'swiftc' is not in PATH", hint: "Install a Swift toolchain, or add its bin folder to PATH.")
    }
    let real = found.withoutLinks
    let root = real.parentFolder.parentFolder
    let key = key(ofCompiler: real, root: root, files)
    if let key, let info = cache?.read(Self.format, key) {
      if cache?.isPushing == true { share(info, root: root, cache, files) }
      return info.toolchain(root)
    }
    if let cache, cache.isOnlySource, key != nil, let shared = sharedKey(root: root, files),
      let info = cache.read(sharedFormat, shared)
    {
      return info.toolchain(root)
    }
    // Run the frontend and not the driver, which would leave an empty folder in the folder for temporary files. If the
    // frontend is installed next to the driver, start it directly, which takes half the time.
    let program = key == nil ? found : frontend(in: root)
    let result = try processes.run(Command(program, ["-frontend", "-print-target-info"], timeLimit: .seconds(60)))
    guard result.succeeded, let info = try? TargetInfo(json: result.output) else {
      throw EnvironmentFailure("'\(found)' does not work: \(result.errorText.prefix(200))")
    }
    if let key {
      cache?.write(info, as: Self.format, key)
      share(info, root: root, cache, files)
    }
    return info.toolchain(root)
  }

  /// Returns the cache key for a compiler. Returns nil if the program at `path` only starts a compiler of another
  /// toolchain. Limn assumes this if `lib/swift` and `swift-frontend` are not installed next to the program.
  private static func key(ofCompiler path: String, root: String, _ files: FileSystem) -> Digest? {
    guard files.isFolder(root + "/lib/swift"), let status = files.status(path),
      let frontend = files.status(frontend(in: root)), !frontend.isFolder
    else { return nil }
    let parts = [status, frontend].flatMap { ["\($0.size)", "\($0.modified)", "\($0.identity.inode)"] }
    return Digest(ofParts: [path] + parts)
  }

  /// Returns the cache key for a toolchain; nil if its programs cannot be listed. The key is made from the names and
  /// sizes of the programs. It does not depend on the location of the toolchain.
  private static func sharedKey(root: String, _ files: FileSystem) -> Digest? {
    guard let names = try? files.list(root + "/bin").sorted() else { return nil }
    return Digest(ofParts: names.map { "\($0) \(files.status("\(root)/bin/\($0)")?.size ?? 0)" })
  }

  private static func share(_ info: TargetInfo, root: String, _ cache: ContentCache?, _ files: FileSystem) {
    if let key = sharedKey(root: root, files) { cache?.write(info, as: sharedFormat, key) }
  }

  private static func frontend(in root: String) -> String { root + "/bin/swift-frontend" }
}

private struct TargetInfo: Codable {
  struct Target: Codable { var unversionedTriple: String }
  var compilerVersion: String
  var target: Target

  func toolchain(_ root: String) -> Toolchain {
    Toolchain(root: root, version: compilerVersion, triple: target.unversionedTriple)
  }
}

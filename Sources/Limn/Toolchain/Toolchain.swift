public import LimnDiagnostics
import Foundation
public import LimnPlatform

/// The Swift tools of one toolchain, found next to the compiler in `PATH`.
public struct Toolchain: Hashable, Sendable {
  /// The folder with `bin` and `lib`, with symbolic links resolved.
  public var root: String
  /// The first line of the compiler's version output, which changes with every release.
  public var version: String
  /// The target triple of this machine, such as `x86_64-unknown-linux-gnu`.
  public var triple: String

  public init(root: String, version: String, triple: String) {
    self.root = root
    self.version = version
    self.triple = triple
  }
}

extension Toolchain {
  /// The newest tools version that a manifest can name, such as `6.3`.
  public var toolsVersion: String {
    version.firstMatch(of: #/Swift version (\d+\.\d+)/#).map { String($0.1) } ?? "6.0"
  }

  public var swift: String { root + "/bin/swift" }
  public var swiftc: String { root + "/bin/swiftc" }
  public var frontend: String { root + "/bin/swift-frontend" }
  public var symbolGraphExtract: String { root + "/bin/swift-symbolgraph-extract" }

  /// Finds `swiftc` in `PATH` and queries its version and target.
  public static func discover(processes: ProcessRunner = .local, files: FileSystem = .local) throws(EnvironmentFailure) -> Toolchain {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard let found = folders.map({ $0 + "/swiftc" }).first(where: files.exists) else {
      throw EnvironmentFailure(
        "no Swift compiler: 'swiftc' is not in PATH", hint: "Install a Swift toolchain, or add its bin folder to PATH.")
    }
    let real = URL(fileURLWithPath: found).resolvingSymlinksInPath()
    let result = try processes.run(Command(found, ["-print-target-info"], timeLimit: .seconds(60)))
    guard result.succeeded, let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(result.output)) else {
      throw EnvironmentFailure("'\(found)' does not work: \(result.errorText.prefix(200))")
    }
    return Toolchain(
      root: real.deletingLastPathComponent().deletingLastPathComponent().path, version: info.compilerVersion,
      triple: info.target.unversionedTriple)
  }
}

private struct TargetInfo: Decodable {
  struct Target: Decodable { var unversionedTriple: String }
  var compilerVersion: String
  var target: Target
}

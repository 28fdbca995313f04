import Foundation
import LimnPlatform
import LimnToolchain

/// A folder that looks like the toolchain of this machine, but none of its programs can start.
struct DeadToolchain {
  private let folder: String

  /// - Parameter root: the folder beside which the toolchain is created.
  init(besides root: String) throws {
    folder = root + "-toolchain"
    let real = try Toolchain.discover().root
    for name in try FileSystem.local.list(real + "/bin") {
      let path = "\(folder)/bin/\(name)"
      try FileSystem.local.write(path, [])
      // Give each file the size of the real program. The file contains only zeros, which take up no space on the disk.
      truncate(path, off_t(FileSystem.local.status("\(real)/bin/\(name)")?.size ?? 0))
      chmod(path, 0o755)
    }
    try FileManager.default.createSymbolicLink(atPath: folder + "/lib", withDestinationPath: real + "/lib")
  }

  /// The variables with which `limn` finds this toolchain first.
  var environment: [String: String] { ["PATH": "\(folder)/bin:/usr/bin:/bin"] }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}

import LimnDiagnostics
import Foundation
import LimnPlatform

/// A temporary folder for the files of one check. The folder is removed when the check ends.
struct ScratchFolder: Sendable {
  let path: String
  private let files: FileSystem

  init(in parent: String, files: FileSystem) throws(EnvironmentFailure) {
    path = "\(parent)/\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
    self.files = files
    do { try FileSystem.makeFolder(path) } catch { throw error.failure }
  }

  func write(_ name: String, _ bytes: [UInt8]) throws(EnvironmentFailure) -> String {
    do { try files.write(path + "/" + name, bytes) } catch { throw error.failure }
    return path + "/" + name
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}

import Foundation
import LimnPlatform

/// A temporary folder for the files of one check. The folder is removed when the check ends.
struct ScratchFolder {
  let path: String
  private let files: FileSystem

  init(in parent: String, files: FileSystem) throws {
    path = "\(parent)/\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
    self.files = files
    try FileSystem.makeFolder(path)
  }

  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try files.write(path + "/" + name, bytes)
    return path + "/" + name
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}

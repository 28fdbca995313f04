import Foundation
import LimnDiagnostics
import LimnPlatform
import Synchronization

/// Writes the files of a new site. An unchanged file becomes a hard link to the file of the old site. This type is
/// thread-safe.
final class StagingWriter: Sendable {
  private let old, new: String
  /// Whether there is an old site.
  private let hasOld: Bool
  private let state = Mutex(State())

  private struct State {
    var summary = OutputFolder.Summary()
    /// For the path of each written file, its line with name, size, and modification time from
    /// `OutputFolder.line(of:_:)`.
    var lines: [String: String] = [:]
  }

  init(old: String, new: String) {
    self.old = old
    self.new = new
    hasOld = access(old, F_OK) == 0
  }

  var summary: OutputFolder.Summary { state.withLock { $0.summary } }

  func write(_ file: SiteFile) throws {
    let path = file.address.path
    guard !path.isEmpty, !path.hasPrefix("/"), !path.pathNames.contains("..") else {
      throw EnvironmentFailure("'\(path)' is outside the site")
    }
    let (known, target) = (old + "/" + path, new + "/" + path)
    var isLinked = false
    do throws(FileError) {
      try FileSystem.makeFolder(file.address.folder.isEmpty ? new : new + "/" + file.address.folder)
      isLinked = hasOld && Self.isSame(known, file.bytes) && link(known, target) == 0
      // The file can be a hard link to a file of the old site. Replacing it, instead of overwriting the linked file,
      // keeps the old site unchanged.
      if !isLinked { try files.write(target, file.bytes) }
    } catch {
      let isFull = error.code == ENOSPC || error.code == EDQUOT
      throw EnvironmentFailure(
        "\(error.path) cannot be written: \(error.reason)",
        hint: isFull ? "Free disk space and build again; the existing site is unchanged." : nil)
    }
    let line = OutputFolder.line(of: path, files.status(target))
    state.withLock { [isLinked] state in
      if isLinked { state.summary.unchanged += 1 } else { state.summary.written += 1 }
      state.lines[path] = line
    }
  }

  /// The lines of all written files, sorted by path. If a file was written more than once, only its last line is
  /// included. To detect changes, ``OutputFolder`` later compares these lines with the files in the folder.
  var listing: [String] { state.withLock { $0.lines }.sortedByKey.map(\.value) }

  private static func isSame(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard let status = files.status(path), !status.isFolder, status.size == bytes.count else { return false }
    return (try? files.read(path)) == bytes
  }
}

import LimnDiagnostics
import LimnPlatform
import Foundation
import Synchronization

/// Writes the files of a new site. An unchanged file becomes a hard link to the file of the old site. This type is
/// thread-safe.
final class StagingWriter: Sendable {
  private let old: String
  private let new: String
  /// Whether there is an old site.
  private let hasOld: Bool
  private let state = Mutex(State())

  private struct State {
    var folders: Set<String> = []
    var summary = OutputFolder.Summary()
    /// The path of each written file, and its line with name, size, and modification time from
    /// `OutputFolder.line(of:_:)`.
    var lines: [(path: String, line: String)] = []
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
    try makeFolder(file.address.folder)
    let target = new + "/" + path
    let isLinked = hasOld && Self.isSame(old + "/" + path, file.bytes) && link(old + "/" + path, target) == 0
    let status = try isLinked ? FileSystem.local.status(target) : Self.write(file.bytes, to: target)
    let line = OutputFolder.line(of: path, status)
    state.withLock { state in
      if isLinked { state.summary.unchanged += 1 } else { state.summary.written += 1 }
      state.lines.append((path, line))
    }
  }

  /// The lines of all written files, sorted by path. If a file was written more than once, only its last line is
  /// included. To detect changes, ``OutputFolder`` later compares these lines with the files in the folder.
  var listing: [String] {
    let lines = state.withLock { $0.lines }
    let byPath = Dictionary(lines.map { ($0.path, $0.line) }) { _, last in last }
    return byPath.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension StagingWriter {
  private func makeFolder(_ folder: String) throws {
    guard !folder.isEmpty, !state.withLock({ $0.folders.contains(folder) }) else { return }
    do {
      try FileManager.default.createDirectory(atPath: new + "/" + folder, withIntermediateDirectories: true)
    } catch {
      throw EnvironmentFailure("\(new)/\(folder) cannot be created: \(String(cString: strerror(errno)))")
    }
    state.withLock { _ = $0.folders.insert(folder) }
  }

  private static func isSame(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard let status = FileSystem.local.status(path), !status.isFolder, status.size == bytes.count else { return false }
    return (try? FileSystem.local.read(path)) == bytes
  }

  /// Writes a new file and returns its status.
  private static func write(_ bytes: [UInt8], to path: String) throws -> FileStatus? {
    var file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if file < 0, errno == EEXIST {
      // The file can be a hard link to a file of the old site. Deleting the link, instead of overwriting the file,
      // keeps the old site unchanged.
      unlink(path)
      file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    }
    guard file >= 0 else { throw failure(path, errno) }
    let code = FileSystem.write(bytes, toOpen: file)
    if code != 0 {
      close(file)
      throw failure(path, code)
    }
    let status = FileSystem.status(ofOpen: file)
    guard close(file) == 0 else { throw failure(path, errno) }
    return status
  }

  private static func failure(_ path: String, _ code: Int32) -> EnvironmentFailure {
    let hint =
      code == ENOSPC || code == EDQUOT ? "Free disk space and build again; the existing site is unchanged." : nil
    return EnvironmentFailure("\(path) cannot be written: \(String(cString: strerror(code)))", hint: hint)
  }
}

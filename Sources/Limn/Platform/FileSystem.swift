import Foundation

/// The files of this machine.
let files = FileSystem.local

/// Access to files. Tests use an in-memory file system.
public struct FileSystem: Sendable {
  /// Returns the bytes of a file. Throws ``FileError`` if the file does not exist or cannot be read.
  public var read: @Sendable (_ path: String) throws(FileError) -> [UInt8]
  /// Writes a file atomically. Creates the folders in the path that do not exist.
  public var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void
  /// Returns a folder's entries, sorted by name.
  public var entries: @Sendable (_ path: String) throws(FileError) -> [FolderEntry]
  /// The status of a file or folder; nil if it does not exist. For a symbolic link, the status is that of the link's
  /// target.
  public var status: @Sendable (_ path: String) -> FileStatus?

  /// Returns the names of a folder's entries, sorted.
  public func list(_ path: String) throws(FileError) -> [String] { try entries(path).map(\.name) }

  public func exists(_ path: String) -> Bool { status(path) != nil }
  /// Returns a file as text, in which U+FFFD replaces invalid bytes.
  public func text(_ path: String) throws(FileError) -> String { try read(path).text }
  /// The bytes of a file, or nil if it does not exist. Throws if the file exists and cannot be read.
  public func readIfPresent(_ path: String) throws(FileError) -> [UInt8]? {
    do { return try read(path) } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  public func isFolder(_ path: String) -> Bool { status(path)?.isFolder ?? false }

  /// Returns the paths of all files below a folder, sorted and relative to the folder. If `skip` returns true for the
  /// name of a file or folder, the file or folder is left out.
  ///
  /// If `enters` returns false for a folder, or if a folder cannot be read, the result contains the folder's own path
  /// and no paths inside the folder.
  /// If symbolic links lead to the same folder several times, the contents of the folder are listed only once.
  public func files(
    below root: String, skip: (_ name: String) -> Bool = { $0.hasPrefix(".") },
    enters: (_ folder: String) -> Bool = { _ in true }
  ) throws(FileError) -> [String] {
    var found: [String] = []
    var entered = Set<FileIdentity>()
    var open = [""]
    while let folder = open.popLast() {
      let full = folder.isEmpty ? root : root + "/" + folder
      guard let status = status(full), entered.insert(status.identity).inserted else { continue }
      let inner: [FolderEntry]
      do { inner = try entries(full) } catch {
        if folder.isEmpty { throw error }
        found.append(folder)
        continue
      }
      for entry in inner where !skip(entry.name) {
        let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
        if entry.isFolder, enters(root + "/" + path) { open.append(path) } else { found.append(path) }
      }
    }
    return found.sorted()
  }
}

/// A file or folder in a folder.
public struct FolderEntry: Hashable, Sendable {
  public var name: String
  /// Whether the entry is a folder, or a symbolic link that leads to a folder. The list of a folder contains this, so
  /// that the status of each entry need not be read.
  public var isFolder: Bool
}

/// A file's metadata.
public struct FileStatus: Hashable, Sendable {
  public var isFolder: Bool
  /// Whether this is a regular file. Reading a pipe, a socket, or a device could take forever.
  public var isFile: Bool
  /// The size in bytes.
  public var size: Int
  /// The modification time in nanoseconds since 1970.
  public var modified: Int64
  /// Identifies the file or folder. Two paths of the same file or folder have the same identity, so cycles of symbolic
  /// links can be detected.
  public var identity: FileIdentity
}

/// A file's device and inode.
public struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  public var inode: UInt64
}

/// An error from reading or writing a file.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  public var path: String
  /// The system's error number, such as `ENOENT`; or ``notRegular``.
  public var code: Int32

  /// The code of a pipe, a socket, or a device, which is not read.
  static let notRegular: Int32 = -1

  public init(path: String, code: Int32? = nil) {
    self.path = path
    self.code = code ?? errno
  }

  /// Whether there is no file at the path. A symbolic link that leads to itself or has no target counts as missing.
  public var isMissing: Bool { [ENOENT, ENOTDIR, ELOOP].contains(code) }
  public var description: String { "\(path): \(reason)" }
  public var reason: String {
    code == Self.notRegular ? "Not a regular file, but a pipe, a socket, or a device" : systemError(code)
  }
}

/// What the system says about an error of a system call.
public func systemError(_ code: Int32? = nil) -> String { String(cString: strerror(code ?? errno)) }

/// The environment variables of this process.
public var environmentVariables: [String: String] { ProcessInfo.processInfo.environment }

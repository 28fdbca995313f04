import CPlatform
import Foundation

extension FileSystem {
  /// The local file system.
  public static let local = FileSystem(
    read: readLocal, write: writeLocal,
    entries: entriesLocal,
    status: { path in
      var info = stat()
      return stat(path, &info) == 0 ? FileStatus(info) : nil
    })

  /// Swaps two files or folders atomically, so that other processes find a file or folder at each path at any time.
  /// Returns false and sets `errno` if the swap fails.
  public static func exchange(_ one: String, _ other: String) -> Bool { limn_exchange(one, other) == 0 }

  /// Creates a folder and its parents.
  public static func makeFolder(_ path: String) throws(FileError) {
    if path.isEmpty || mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastSlash, slash != path.startIndex else {
      throw FileError(path: path)
    }
    try makeFolder(String(path[..<slash]))
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw FileError(path: path) }
  }

  /// Removes a file, or a folder with its content, if that is possible.
  public static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  /// The path that a symbolic link contains; nil if there is no link at the path.
  static func linkTarget(_ path: String) -> String? { try? FileManager.default.destinationOfSymbolicLink(atPath: path) }

  /// Whether the path itself is a symbolic link.
  public static func isSymbolicLink(_ path: String) -> Bool { linkTarget(path) != nil }
}

extension FileStatus {
  init(_ info: stat) {
    #if os(Linux)
      let time = info.st_mtim
    #else
      let time = info.st_mtimespec
    #endif
    self.init(
      isFolder: info.st_mode & S_IFMT == S_IFDIR, isFile: info.st_mode & S_IFMT == S_IFREG, size: Int(info.st_size),
      modified: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec),
      identity: FileIdentity(device: UInt64(info.st_dev), inode: UInt64(info.st_ino)))
  }
}

private func entriesLocal(_ path: String) throws(FileError) -> [FolderEntry] {
  guard let folder = opendir(path) else { throw FileError(path: path) }
  defer { closedir(folder) }
  var entries: [FolderEntry] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name == "." || name == ".." { continue }
    let isFolder =
      switch Int32(entry.pointee.d_type) {
      case folderType: true
      // The type of a link's target is not known, and some file systems report no types.
      case linkType, unknownType: FileSystem.local.isFolder(path + "/" + name)
      default: false
      }
    entries.append(FolderEntry(name: name, isFolder: isFolder))
  }
  return entries.sorted { $0.name < $1.name }
}

private let folderType = Int32(DT_DIR)
private let linkType = Int32(DT_LNK)
private let unknownType = Int32(DT_UNKNOWN)

private func readLocal(_ path: String) throws(FileError) -> [UInt8] {
  // Opening a pipe would wait for a program that writes to it. A shell passes open pipes by these names.
  let isOpen = path == "/dev/stdin" || path.hasPrefix("/dev/fd/")
  let file = open(path, O_RDONLY | O_CLOEXEC | (isOpen ? 0 : O_NONBLOCK))
  guard file >= 0 else { throw FileError(path: path, code: errno == ENXIO ? FileError.notRegular : errno) }
  defer { close(file) }
  if !isOpen, let status = FileSystem.status(ofOpen: file), !status.isFile, !status.isFolder {
    throw FileError(path: path, code: FileError.notRegular)
  }
  return try FileSystem.read(open: file, path: path)
}

/// Writes the bytes to a temporary file in the folder of `path`, and then renames the temporary file to `path`. The
/// name of the temporary file depends only on `path`. So if a write is interrupted and its temporary file remains, the
/// next write to `path` overwrites this file. The name starts with a dot, so that the temporary file does not count as
/// part of the project.
private func writeLocal(_ path: String, _ bytes: [UInt8]) throws(FileError) {
  let folder = path.lastSlash.map { String(path[...$0]) } ?? ""
  if !folder.isEmpty { try FileSystem.makeFolder(String(folder.dropLast())) }
  let temporary = "\(folder).\(path.dropFirst(folder.count)).part"
  let file = openLocked(temporary)
  guard file >= 0 else { throw FileError(path: path) }
  // Closing the file would release its lock before the file is renamed. So duplicate the descriptor, which keeps the
  // lock until then.
  let lock = fcntl(file, F_DUPFD_CLOEXEC, 0)
  defer { if lock >= 0 { close(lock) } }
  // Keep the permissions of the replaced file.
  var old = stat()
  if stat(path, &old) == 0 { fchmod(file, old.st_mode & 0o7777) }
  let code = FileSystem.write(bytes, toOpen: file)
  if code != 0 {
    close(file)
    unlink(temporary)
    throw FileError(path: path, code: code)
  }
  // The system may report a full disk only when the file is closed.
  guard close(file) == 0, rename(temporary, path) == 0 else {
    let code = errno
    unlink(temporary)
    throw FileError(path: path, code: code)
  }
}

/// Opens an empty file and locks it against other writers. Returns -1 and sets `errno` if this fails.
private func openLocked(_ path: String) -> Int32 {
  var mayRemove = true
  while true {
    // Do not follow a symbolic link, which could redirect the write.
    let file = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if file < 0 {
      guard mayRemove, errno == ELOOP || errno == EACCES, unlink(path) == 0 else { return -1 }
      mayRemove = false
      continue
    }
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    // Check that the file at `path` is still the file that is locked. This process may have waited until another writer
    // released the lock, and that writer may have renamed the file. In this case, open and lock the file at `path`
    // again.
    var (own, named) = (stat(), stat())
    if fstat(file, &own) == 0, stat(path, &named) == 0, own.st_ino == named.st_ino, own.st_dev == named.st_dev {
      if ftruncate(file, 0) == 0 { return file }
      let code = errno
      close(file)
      errno = code
      return -1
    }
    close(file)
  }
}

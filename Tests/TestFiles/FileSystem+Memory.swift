// A file system of tests. Release builds leave it out, since they do not build tests.
#if DEBUG
  import Foundation
  @testable public import LimnPlatform
  import Synchronization

  extension FileSystem {
    /// Creates an in-memory file system from the texts of files by path. A folder exists as long as it contains a file.
    public static func inMemory(_ files: [String: String]) -> FileSystem {
      let store = MemoryStore(files.mapValues { Array($0.utf8) })
      return FileSystem(
        read: { path throws(FileError) in
          guard let bytes = store.files.withLock({ $0[path] }) else { throw FileError(path: path, code: ENOENT) }
          return bytes
        },
        write: { path, bytes throws(FileError) in store.files.withLock { $0[path] = bytes } },
        entries: { path throws(FileError) in
          let prefix = path.isEmpty || path == "." ? "" : path + "/"
          let entries = store.files.withLock { files in
            files.keys.filter { $0.hasPrefix(prefix) }.map { path in
              let rest = path.dropFirst(prefix.count)
              return FolderEntry(name: String(rest.prefix { $0 != "/" }), isFolder: rest.contains("/"))
            }
          }
          if entries.isEmpty { throw FileError(path: path, code: ENOENT) }
          return Set(entries).sorted { $0.name < $1.name }
        },
        status: { path in
          store.files.withLock { files in
            let identity = FileIdentity(device: 0, inode: UInt64(bitPattern: Int64(path.hashValue)))
            if let bytes = files[path] {
              return FileStatus(isFolder: false, isFile: true, size: bytes.count, modified: 0, identity: identity)
            }
            let isFolder = files.keys.contains { $0.hasPrefix(path + "/") }
            return isFolder ? FileStatus(isFolder: true, isFile: false, size: 0, modified: 0, identity: identity) : nil
          }
        })
    }
  }

  private final class MemoryStore: Sendable {
    let files: Mutex<[String: [UInt8]]>
    init(_ files: [String: [UInt8]]) { self.files = Mutex(files) }
  }
#endif

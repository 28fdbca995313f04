import LimnDiagnostics
import Foundation
import LimnPlatform

/// Watches folders, and reports which files in them change. This is a class, since it closes a file descriptor when it
/// is released.
final class FolderWatcher {
  private let skips, enters: (String) -> Bool
  #if os(Linux)
    private let descriptor: Int32
    private var folders: [Int32: String] = [:]
  #endif
  private var seen: [String: Int64] = [:]
  private let roots: [String]

  /// Starts to watch the folders at `roots` and all folders below them.
  ///
  /// - Parameters:
  ///   - enters: returns whether to watch the folder at a path.
  ///   - skips: returns whether to ignore folders with a name.
  init(
    _ roots: [String], enters: @escaping (String) -> Bool = { _ in true },
    skips: @escaping (String) -> Bool
  ) throws {
    self.skips = skips
    self.enters = enters
    self.roots = roots
    #if os(Linux)
      descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard descriptor >= 0 else {
        throw EnvironmentFailure("files cannot be watched: \(systemError())")
      }
      for root in roots { try watch(root) }
    #else
      seen = times()
    #endif
  }

  deinit {
    #if os(Linux)
      close(descriptor)
    #endif
  }
}

#if os(Linux)
  extension FolderWatcher {
    /// Waits for a change, and then a few milliseconds longer for related changes. Returns the absolute paths of
    /// changed files and folders. Returns an empty set if nothing changes before the timeout.
    func changes(within timeout: Duration) throws -> Set<String> {
      guard waits(milliseconds: Int32(timeout / .milliseconds(1))) else { return [] }
      var paths = try read()
      // Editors write, rename, and touch a file in short succession, so changes within a few milliseconds belong
      // together.
      while waits(milliseconds: 8) { paths.formUnion(try read()) }
      return paths
    }

    private func waits(milliseconds: Int32) -> Bool {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&wanted, 1, milliseconds) > 0
    }

    private func watch(_ folder: String) throws {
      guard files.isFolder(folder) else { return }
      let mask = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF)
      let number = inotify_add_watch(descriptor, folder, mask)
      if number < 0, errno == ENOSPC {
        throw EnvironmentFailure(
          "there are too many folders to watch",
          hint: "Serve a smaller folder, or raise the limit: sudo sysctl fs.inotify.max_user_watches=524288")
      }
      guard number >= 0 else { return }
      // If the folder is already watched, the system returns the number of the existing watch. If the known path of
      // this watch still exists, the folder was found a second time through a symbolic link. Do not list it twice. If
      // the known path no longer exists, the folder was moved. List it under its new path.
      if let known = folders[number], known != folder, files.isFolder(known) { return }
      folders[number] = folder
      for entry in (try? files.entries(folder)) ?? [] where entry.isFolder && !skips(entry.name) {
        if enters(folder + "/" + entry.name) { try watch(folder + "/" + entry.name) }
      }
    }

    private func read() throws -> Set<String> {
      var paths = Set<String>()
      let buffer = [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
        count = max(0, Foundation.read(descriptor, bytes.baseAddress, 1 << 16))
      }
      var offset = 0
      while offset + MemoryLayout<inotify_event>.size <= buffer.count {
        let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self) }
        let start = offset + MemoryLayout<inotify_event>.size
        let name = buffer[start..<min(start + Int(event.len), buffer.count)].prefix { $0 != 0 }.text
        offset = start + Int(event.len)
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { paths.formUnion(roots) }
        guard let folder = folders[event.wd], !skips(name) else { continue }
        let path = name.isEmpty ? folder : folder + "/" + name
        paths.insert(path)
        let isNewFolder = event.mask & UInt32(IN_ISDIR) != 0 && event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
        if isNewFolder { try watch(path) }
      }
      return paths
    }
  }
#else
  extension FolderWatcher {
    /// Waits for a change. Compares modification times four times a second. Returns the changed paths, or an empty set
    /// if nothing changes before the timeout.
    func changes(within timeout: Duration) throws -> Set<String> {
      let deadline = ContinuousClock.now + timeout
      repeat {
        usleep(250_000)
        let now = times()
        let changed = Set(now.filter { seen[$0.key] != $0.value }.keys).union(seen.keys.filter { now[$0] == nil })
        seen = now
        if !changed.isEmpty { return changed }
      } while .now < deadline
      return []
    }

    private func times() -> [String: Int64] {
      var found: [String: Int64] = [:]
      for root in roots {
        for path in (try? files.files(below: root, skip: skips, enters: enters)) ?? [] {
          found[root + "/" + path] = files.status(root + "/" + path)?.modified
        }
      }
      return found
    }
  }
#endif

internal import Glibc

/// The files in the app's home folder in one state of a preview.
///
/// The processes of all states share the folder. A state must not see what the app wrote on the way to another state,
/// so each state's files are put back before a step is taken from it.
struct HomeFiles: Equatable {
  /// The content of each file, by its path in the home folder; nil for a folder.
  private var items: [String: [UInt8]?]
  /// Whether there are so many files that they are not put back.
  private var isTooLarge = false

  private static let largestSize = 16 << 20
}

extension HomeFiles {
  /// The home folder of an app that was never opened.
  static let new = HomeFiles(
    items: Dictionary(uniqueKeysWithValues: HomeFolder.standard.map { ($0, [UInt8]?.none) }))

  static func current() -> HomeFiles {
    var files = HomeFiles(items: [:])
    guard let home = HomeFolder.path else { return files }
    var room = largestSize
    files.read("", in: home, &room)
    files.isTooLarge = room < 0
    return files
  }

  /// Gives the home folder these files, and no others.
  func putBack() {
    guard let home = HomeFolder.path, !isTooLarge else { return }
    let now = HomeFiles.current()
    guard now != self else { return }
    // A folder's path is shorter than the paths of its contents.
    for path in now.items.keys.sorted().reversed() where items[path] == nil || now.isFolder(path) != isFolder(path) {
      remove(home + "/" + path)
    }
    for (path, content) in items.sorted(by: { $0.key < $1.key }) {
      guard let content else {
        mkdir(home + "/" + path, 0o700)
        continue
      }
      if now.items[path] != .some(content) { Self.write(content, to: home + "/" + path) }
    }
  }

  private func isFolder(_ path: String) -> Bool { items[path] == .some(nil) }

  private mutating func read(_ folder: String, in home: String, _ room: inout Int) {
    guard room >= 0, let stream = opendir(home + "/" + folder) else { return }
    defer { closedir(stream) }
    while let entry = Glibc.readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let path = folder.isEmpty ? name : folder + "/" + name
      switch Int(entry.pointee.d_type) {
      case Int(DT_DIR):
        items[path] = .some(nil)
        read(path, in: home, &room)
      case Int(DT_REG):
        let content = Self.content(of: home + "/" + path, limit: room)
        room -= content?.count ?? room + 1
        if room >= 0, let content { items[path] = content }
      default: break
      }
    }
  }

  /// Nil if the file is larger than the limit.
  private static func content(of path: String, limit: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    let size = Int(lseek(file, 0, SEEK_END))
    guard size <= limit else { return nil }
    return [UInt8](unsafeUninitializedCapacity: max(size, 0)) { buffer, count in
      count = max(pread(file, buffer.baseAddress, max(size, 0), 0), 0)
    }
  }

  private static func write(_ content: [UInt8], to path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    var written = 0
    while written < content.count {
      let count = content[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      written += count
    }
  }
}

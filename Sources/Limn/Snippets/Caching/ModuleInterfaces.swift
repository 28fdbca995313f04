import Platform

/// The digest of what the modules in some folders offer, and of the programs that expand macros, so that a change in one is noticed and a change in a function's body is not.
struct ModuleInterfaces {
  var context: CheckContext
}

extension ModuleInterfaces {
  func digest() -> Digest {
    var parts: [[UInt8]] = []
    for folder in context.modulesFolders.sorted() {
      let names = (try? context.files.list(folder)) ?? []
      for name in names where name.hasSuffix(".swiftmodule") || name.hasSuffix(".modulemap") {
        parts.append(Array(name.utf8))
        parts.append(digest(ofFile: "\(folder)/\(name)").bytes)
      }
    }
    // A macro's program decides what its uses mean.
    for flag in context.compilerFlags {
      if let mark = flag.lastIndex(of: "#") { parts.append(digest(ofFile: String(flag[..<mark])).bytes) }
    }
    return Digest(ofParts: parts)
  }

  /// Remembered by size and time, since reading megabytes of modules takes longer than all else of an unchanged check.
  private func digest(ofFile path: String) -> Digest {
    guard let status = context.files.status(path), !status.isFolder else { return Digest(of: path) }
    let memo = Digest(ofParts: ["limn-module/1", path, "\(status.size)", "\(status.modified)", "\(status.identity.inode)"])
    if let known = context.cache?.read(memo), known.count == 32 { return Digest(of: known) }
    guard let bytes = try? context.files.read(path) else { return Digest(of: path) }
    let digest = Digest(of: bytes)
    context.cache?.write(memo, digest.bytes)
    return Digest(of: digest.bytes)
  }
}

import LimnPlatform

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

  /// Remembered where there is a cache, since reading megabytes of modules takes longer than all else of an unchanged check.
  private func digest(ofFile path: String) -> Digest {
    if let cache = context.cache { return cache.digest(ofFile: path) ?? Digest(of: path) }
    return (try? context.files.read(path)).map { Digest(of: $0) } ?? Digest(of: path)
  }
}

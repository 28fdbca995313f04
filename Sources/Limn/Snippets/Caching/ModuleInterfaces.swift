import LimnPlatform

/// The digest of the interfaces of modules in some folders, and of the programs that expand macros. A change of an interface changes it; a
/// change of a function's body does not.
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
    // A macro's program determines how its uses expand.
    for flag in context.compilerFlags {
      if let mark = flag.lastIndex(of: "#") { parts.append(digest(ofFile: String(flag[..<mark])).bytes) }
    }
    return Digest(ofParts: parts)
  }

  /// Cached, since reading megabytes of modules would take longer than the rest of a check without changes.
  private func digest(ofFile path: String) -> Digest {
    if let cache = context.cache { return cache.digest(ofFile: path) ?? Digest(of: path) }
    return (try? context.files.read(path)).map { Digest(of: $0) } ?? Digest(of: path)
  }
}

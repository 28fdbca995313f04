import LimnPlatform
import LimnToolchain

/// The digest of what the modules in some folders offer, and of the macros, so that a change in one is noticed and a change in a function's
/// body is not. No folder's path is part of it.
struct ModuleInterfaces {
  var context: CheckContext
}

extension ModuleInterfaces {
  func digest() -> Digest {
    // Not in the order of the folders' paths, which differs between checkouts.
    var parts = context.modulesFolders.map { Digest(ofParts: modules(in: $0)) }.sorted().map(\.bytes)
    let flags = PortableFlags(context.compilerFlags)
    parts += flags.moduleMaps.map(moduleMap)
    for folder in flags.headerFolders where !isSystem(folder) { parts += headers(in: folder) }
    // A macro's program decides what its uses mean.
    for flag in context.compilerFlags {
      guard let mark = flag.lastIndex(of: "#") else { continue }
      let program = String(flag[..<mark])
      parts.append((context.macroDigests[program] ?? digest(ofFile: program)).bytes)
    }
    return Digest(ofParts: parts)
  }

  private func modules(in folder: String) -> [[UInt8]] {
    let names = (try? context.files.list(folder)) ?? []
    return names.filter { $0.hasSuffix(".swiftmodule") || $0.hasSuffix(".modulemap") }.flatMap { name in
      let path = "\(folder)/\(name)"
      return [Array(name.utf8), name.hasSuffix(".modulemap") ? moduleMap(path) : digest(ofFile: path).bytes]
    }
  }

  /// Those of the machine come with the toolchain or the system, and are too many to read.
  private func isSystem(_ folder: String) -> Bool {
    ["/usr/", "/opt/", "/Applications/", context.toolchain.root + "/"].contains {
      folder.hasPrefix($0) && !folder.hasPrefix(context.root + "/")
    }
  }

  private func headers(in folder: String) -> [[UInt8]] {
    let names = (try? context.files.files(below: folder)) ?? []
    return names.filter { $0.hasSuffix(".h") || $0.hasSuffix(".hpp") || $0.hasSuffix(".inc") }.flatMap { name in
      [Array(name.utf8), digest(ofFile: "\(folder)/\(name)").bytes]
    }
  }

  /// The text of a module map; of a header's absolute path only its name.
  private func moduleMap(_ path: String) -> [UInt8] {
    guard let bytes = try? context.files.read(path) else { return [] }
    return Array(String(decoding: bytes, as: UTF8.self).replacing(#/"\/[^"]*\/([^"\/]+)"/#) { "\"\($0.1)\"" }.utf8)
  }

  /// Remembered where there is a cache, since reading megabytes of modules takes longer than all else of an unchanged check.
  private func digest(ofFile path: String) -> Digest {
    if let cache = context.cache { return cache.digest(ofFile: path) ?? Digest(of: "") }
    return (try? context.files.read(path)).map { Digest(of: $0) } ?? Digest(of: "")
  }
}

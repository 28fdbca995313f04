import LimnPlatform

/// Computes a digest of the macros and module interfaces that snippets can use. The digest changes if an interface or a
/// macro changes. It does not change if only the body of a function changes. The digest is the same for equal modules
/// in different folders.
struct ModuleInterfaces {
  var context: CheckContext

  private static let format = StoredFormat<[UInt8]>("module-interfaces", version: 1, isShared: true)

  /// Returns the digest of the interfaces. If an earlier run, on this or another machine, stored a digest for the same
  /// sources, returns the stored digest. This run and the earlier run then have equal cache keys, so this run finds the
  /// earlier results.
  func digest() -> Digest {
    guard let key, let cache = context.cache else { return digestOfFiles() }
    // If a target does not build, the folders still contain the files of its last successful build. These files do not
    // match the current sources, so a digest stored for the sources may be wrong. In this case, compute the digest from
    // the files.
    if context.digests.interfaces != nil || !context.digests.modulesElsewhere.isEmpty, let storedDigest {
      return storedDigest
    }
    let digest = digestOfFiles()
    cache.write(digest.bytes, as: Self.format, key)
    return digest
  }

  /// The digest that an earlier run stored for the same sources; nil if there is none.
  var storedDigest: Digest? {
    key.flatMap { context.cache?.read(Self.format, $0) }.flatMap(Digest.init(bytes:))
  }

  private var key: Digest? { context.digests.build.map { Digest(ofParts: [$0.hex, context.bundled?.content ?? ""]) } }

  private func digestOfFiles() -> Digest {
    // Sort the digests of the folders, since the paths of the folders differ between checkouts and would give different
    // orders.
    var parts = context.modulesFolders.map { Digest(ofParts: modules(in: $0)) }.sorted().map(\.bytes)
    let flags = PortableFlags(context.compilerFlags)
    parts += flags.moduleMaps.map(moduleMap)
    for folder in flags.headerFolders where !isSystem(folder) { parts += headers(in: folder) }
    // Include the macro programs, since they determine what each use of a macro expands to.
    for flag in context.compilerFlags {
      guard let mark = flag.lastIndex(of: "#") else { continue }
      let program = String(flag[..<mark])
      parts.append((context.digests.macros[program] ?? digest(ofFile: program)).bytes)
    }
    return Digest(ofParts: parts)
  }

  private func modules(in folder: String) -> [[UInt8]] {
    let names = (try? files.list(folder)) ?? []
    return names.filter { $0.hasSuffix(".swiftmodule") || $0.hasSuffix(".modulemap") }.flatMap { name in
      let path = "\(folder)/\(name)"
      return [name.bytes, name.hasSuffix(".modulemap") ? moduleMap(path) : digest(ofFile: path).bytes]
    }
  }

  /// Whether the headers in a folder belong to the toolchain or the system. Such headers are not read, since there are
  /// too many.
  private func isSystem(_ folder: String) -> Bool {
    ["/usr/", "/opt/", "/Applications/", context.toolchain.root + "/"].contains {
      folder.hasPrefix($0) && !folder.hasPrefix(context.root + "/")
    }
  }

  private func headers(in folder: String) -> [[UInt8]] {
    let names = (try? files.files(below: folder)) ?? []
    return names.filter { $0.hasSuffix(".h") || $0.hasSuffix(".hpp") || $0.hasSuffix(".inc") }.flatMap { name in
      [name.bytes, digest(ofFile: "\(folder)/\(name)").bytes]
    }
  }

  /// The text of a module map, with absolute paths of headers replaced by file names.
  private func moduleMap(_ path: String) -> [UInt8] {
    guard let bytes = try? files.read(path) else { return [] }
    return Array(bytes.text.replacing(#/"\/[^"]*\/([^"\/]+)"/#) { "\"\($0.1)\"" }.utf8)
  }

  /// Returns the digest of a file. The cache keeps digests of unchanged files, since reading all modules would take
  /// longer than the rest of a check without changes.
  private func digest(ofFile path: String) -> Digest {
    if let cache = context.cache { return cache.digest(ofFile: path) ?? Digest(of: "") }
    return (try? files.read(path)).map { Digest(of: $0) } ?? Digest(of: "")
  }
}

extension CheckContext {
  /// The digest of the inputs that all snippets share: the compiler, its flags, and the interfaces of modules.
  var settingsDigest: Digest {
    let flags = [toolchain.version, toolchain.triple] + PortableFlags(compilerFlags).words
    return Digest(ofParts: flags.map(\.bytes) + [ModuleInterfaces(context: self).digest().bytes])
  }

  /// Whether cached results of snippets cannot be found, since their cache keys cannot be computed. The keys contain
  /// the digest of the package's interfaces. If the package was built on another machine, its interfaces do not exist
  /// on this machine, and the digest must come from the cache. This property is true if the cache does not contain the
  /// digest.
  public var lacksInterfaces: Bool {
    !digests.modulesElsewhere.isEmpty && ModuleInterfaces(context: self).storedDigest == nil
  }
}

import LimnDiagnostics
public import LimnPlatform

/// The digests of everything that a package is built from. The digests do not depend on the package's location, so
/// checkouts can share results.
public struct PackageContent: Record {
  /// The digest of the toolchain, the manifests, the resolved versions, and the packages that are referenced by path.
  var settings = ""
  /// The digest of all files in each target's folder, by the target's name.
  public var targets: [String: String] = [:]
  /// The digest of the commands that compile all targets; empty if nothing was built. The commands can depend on
  /// environment variables that the manifest reads.
  var commands = ""

  /// The digest of all settings and files. It changes when a setting or a file changes.
  var digest: Digest {
    Digest(ofParts: [settings] + targets.sortedByKey.flatMap { [$0.key, $0.value] })
  }

  /// Computes the digests of targets.
  ///
  /// - Parameter all: the names of the targets.
  static func read(
    _ description: PackageDescription, targets all: Set<String>, root: String, toolchain: Toolchain,
    omitted: [String] = [], inputs: InputIndex?
  ) throws -> PackageContent {
    var parts: [[UInt8]] = [toolchain.version.bytes] + omitted.map(\.bytes)
    for name in files.packageFiles(in: root) {
      parts += [name.bytes, try files.read(root + "/" + name)]
    }
    for folder in description.localDependencies where files.isFolder(folder) {
      parts.append("\(folder.fileName) \(try digest(of: folder, inputs))".bytes)
    }
    var content = PackageContent(settings: Digest(ofParts: parts).hex)
    for target in description.targets where all.contains(target.name) {
      let folder = root + "/" + target.path
      content.targets[target.name] = files.isFolder(folder) ? try digest(of: folder, inputs).hex : ""
    }
    return content
  }

  private static func digest(of folder: String, _ inputs: InputIndex?) throws -> Digest {
    var parts: [[UInt8]] = []
    for path in try files.files(below: folder) {
      let file = "\(folder)/\(path)"
      // If the target of a symbolic link does not exist, the link counts as an empty file. The target may exist on
      // other systems. A pipe and an unreadable folder count as empty files too.
      guard files.status(file)?.isFile == true else {
        parts += [path.bytes, []]
        continue
      }
      let digest = try inputs?.digest(of: file) ?? Digest(of: files.read(file))
      parts += [path.bytes, digest.bytes]
    }
    return Digest(ofParts: parts)
  }

  /// Returns a copy that includes the versions that SwiftPM resolved during the build. If the package has no
  /// `Package.resolved`, SwiftPM records the versions in the build folder.
  func adding(resolved bytes: [UInt8]?, commands: Digest) -> PackageContent {
    var content = self
    content.commands = commands.hex
    if let bytes { content.settings = Digest(ofParts: [settings.bytes, bytes]).hex }
    return content
  }
}

extension BuiltPackage {
  /// Returns the digest of everything that the objects of the named targets are built from, for cache keys. The digest
  /// does not depend on paths or file times.
  public func contentDigest(ofTargets names: [String]) -> Digest {
    let all = description.withDependencies(names).sorted()
    return Digest(
      ofParts: [content.settings, bundled?.content ?? ""] + all.flatMap { [$0, content.targets[$0] ?? ""] })
  }

  /// The digest of everything that all modules, macros, and headers of the package are made from. Nil if a target does
  /// not build, because the files of this target are then from an earlier build.
  ///
  /// Builds with the same digest have the same interfaces, but the bytes of their files may differ. For example, a
  /// module contains the name of the package's folder, and a macro program contains paths.
  public var interfacesDigest: Digest? {
    failedTargets.isEmpty ? buildDigest : nil
  }

  /// The digest of everything that the package is made from, including targets that do not build; nil if nothing was
  /// built.
  public var buildDigest: Digest? {
    guard !content.commands.isEmpty else { return nil }
    let failed = failedTargets.map(\.name).sorted()
    return Digest(ofParts: [content.digest.hex, content.commands, bundled?.content ?? ""] + failed)
  }

  /// Digests of the macros, for cache keys. The keys of the dictionary are the paths of the macro programs. Each digest
  /// is computed from the sources of the macro, because the macro program contains paths that differ between machines.
  public var macroDigests: [String: Digest] {
    var digests: [String: Digest] = [:]
    for plugin in plugins where plugin != bundled?.plugin {
      let target = description.targets.first { $0.module == plugin.module }
      digests[plugin.executable] = target.map { contentDigest(ofTargets: [$0.name]) } ?? Digest(of: content.settings)
    }
    return digests
  }
}

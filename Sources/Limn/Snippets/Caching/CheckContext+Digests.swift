import LimnPlatform
import LimnToolchain

extension CheckContext {
  /// The digest of the inputs that all snippets share: the compiler, its flags, and the interfaces of modules.
  var settingsDigest: Digest {
    let flags = [toolchain.version, toolchain.triple] + PortableFlags(compilerFlags).words
    return Digest(ofParts: flags.map { Array($0.utf8) } + [ModuleInterfaces(context: self).digest().bytes])
  }

  /// Whether cached results of snippets cannot be found, since their cache keys cannot be computed. The keys contain
  /// the digest of the package's interfaces. If the package was built on another machine, its interfaces do not exist
  /// on this machine, and the digest must come from the cache. This property is true if the cache does not contain the
  /// digest.
  public var lacksInterfaces: Bool {
    !digests.modulesElsewhere.isEmpty && ModuleInterfaces(context: self).storedDigest == nil
  }
}

import LimnPlatform
import LimnToolchain

extension CheckContext {
  /// The digest of the inputs that all snippets share: the compiler, its flags, and the interfaces of modules.
  var settingsDigest: Digest {
    let flags = [toolchain.version, toolchain.triple] + PortableFlags(compilerFlags).words
    return Digest(ofParts: flags.map { Array($0.utf8) } + [ModuleInterfaces(context: self).digest().bytes])
  }

  /// Whether cached results of snippets cannot be found. Cache keys contain the digest of the package's interfaces. This digest is unknown
  /// if the package was built on another machine and the cache does not contain the digest.
  public var lacksInterfaces: Bool { !digests.modulesElsewhere.isEmpty && ModuleInterfaces(context: self).storedDigest == nil }
}

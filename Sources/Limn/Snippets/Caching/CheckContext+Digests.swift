import LimnPlatform
import LimnToolchain

extension CheckContext {
  /// The digest of the inputs that all snippets share: the compiler, its flags, and the interfaces of modules.
  var settingsDigest: Digest {
    let flags = [toolchain.version, toolchain.triple] + PortableFlags(compilerFlags).words
    return Digest(ofParts: flags.map { Array($0.utf8) } + [ModuleInterfaces(context: self).digest().bytes])
  }

  /// Whether the results of the package's snippets cannot be looked up, because the package was built on another machine and the cache does
  /// not contain the digest of its interfaces.
  public var lacksInterfaces: Bool { !digests.modulesElsewhere.isEmpty && ModuleInterfaces(context: self).storedDigest == nil }
}

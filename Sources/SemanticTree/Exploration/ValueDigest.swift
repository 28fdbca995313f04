/// A 64-bit hash that identifies a value among the few hundred values of a preview. Processes of the same program can
/// compare digests if they hash with the same seed.
public struct ValueDigest: Record {
  private let hash: Int

  package init(_ value: some Hashable) {
    var hasher = Hasher()
    hasher.combine(value)
    hash = hasher.finalize()
  }
}

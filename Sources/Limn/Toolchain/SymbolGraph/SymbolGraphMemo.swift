import LimnPlatform
import Synchronization

/// The symbol graphs that this run has read. The key of a graph is the digest of its inputs, so each graph is extracted
/// and decoded only once.
public final class SymbolGraphMemo: Sendable {
  private let graphs = Mutex<[Digest: SymbolGraph]>([:])

  public init() {}

  subscript(key: Digest) -> SymbolGraph? {
    get { graphs.withLock { $0[key] } }
    set { graphs.withLock { $0[key] = newValue } }
  }
}

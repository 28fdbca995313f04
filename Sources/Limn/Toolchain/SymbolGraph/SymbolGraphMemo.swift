import LimnPlatform
import Synchronization

/// The symbol graphs that one run of the program has read, by all that they depend on, so that each is extracted and decoded once.
public final class SymbolGraphMemo: Sendable {
  private let graphs = Mutex<[Digest: SymbolGraph]>([:])

  public init() {}

  subscript(key: Digest) -> SymbolGraph? {
    get { graphs.withLock { $0[key] } }
    set { graphs.withLock { $0[key] = newValue } }
  }
}

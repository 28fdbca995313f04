import Synchronization

/// Stores the syntax of code blocks, so that later checks in the same process do not parse unchanged blocks again.
/// `limn serve` checks all code blocks after each edit, and most blocks are unchanged. The type is a class, since the
/// threads of a check share one memo.
public final class SyntaxMemo: Sendable {
  private struct Key: Hashable {
    var code: String
    var isDeclaration: Bool
  }

  private struct State {
    var current: [Key: SnippetSyntax] = [:]
    /// The syntax that was used between the last two calls of ``removeUnused()``.
    var earlier: [Key: SnippetSyntax] = [:]
  }

  private let state = Mutex(State())

  public init() {}
}

extension SyntaxMemo {
  /// The number of code blocks whose syntax is stored.
  public var count: Int { state.withLock { state in Set(state.current.keys).union(state.earlier.keys).count } }

  /// Removes the syntax that was not used since the previous call.
  public func removeUnused() {
    state.withLock { state in
      state.earlier = state.current
      state.current = [:]
    }
  }

  /// Returns the syntax of a code block. The code is parsed only if its syntax is not stored.
  func syntax(of code: String, isDeclaration: Bool) -> SnippetSyntax {
    let key = Key(code: code, isDeclaration: isDeclaration)
    let known = state.withLock { state -> SnippetSyntax? in
      if let known = state.current[key] { return known }
      guard let known = state.earlier[key] else { return nil }
      state.current[key] = known
      return known
    }
    if let known { return known }
    let syntax = SyntaxReader.read(code, isDeclaration: isDeclaration)
    state.withLock { $0.current[key] = syntax }
    return syntax
  }
}

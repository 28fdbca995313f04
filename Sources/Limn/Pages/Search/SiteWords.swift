import Synchronization

/// Numbers the words of all pages. This is a class, since the threads that render pages share it.
final class SiteWords: Sendable {
  private let table = Mutex(TermTable(capacity: 1 << 14))
}

extension SiteWords {
  /// Returns the site-wide numbers of a page's words, in the order of `words`. Pages are rendered in parallel, so the numbers depend on
  /// which page comes first. This can differ from build to build, so written files must not depend on the numbers.
  func numbers(of words: TermTable) -> [UInt32] {
    table.withLock { table in
      (0..<words.count).map { number in
        words.withBytes(of: number) { UInt32(table.number(of: $0, hash: words.hash(of: number))) }
      }
    }
  }

  /// All words so far.
  var all: TermTable { table.withLock { $0 } }
}

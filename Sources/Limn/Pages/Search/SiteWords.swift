import Synchronization

/// The words of all pages. This is a class, since the threads that render pages share it.
///
/// The words are in several tables: each thread that reads a page uses one table for itself, so that threads do not
/// wait for each other. A word can be in several tables, with a different number in each. Which tables contain a word
/// can differ from build to build, so written files must not depend on the numbers.
final class SiteWords: Sendable {
  private let state = Mutex(State())

  private struct State {
    /// The tables that no thread uses.
    var free: [WordTable] = []
    /// The number of all tables.
    var count = 0
  }
}

extension SiteWords {
  /// Calls `body` with a table that no other thread uses at the same time.
  func withTable<R>(_ body: (inout WordTable) -> R) -> R {
    var table = state.withLock { state in
      if let table = state.free.popLast() { return table }
      state.count += 1
      return WordTable(number: state.count - 1)
    }
    defer { state.withLock { [table] in $0.free.append(table) } }
    return body(&table)
  }

  /// The words of each table, by the table's number. No thread may read a page at the same time.
  var tables: [TermTable] {
    state.withLock { state in
      precondition(state.free.count == state.count, "words can only be listed after all pages were read")
      return state.free.sorted { $0.number < $1.number }.map(\.terms)
    }
  }
}

/// Words with their numbers, and the data to count the words of a page.
struct WordTable: Sendable {
  /// The number of this table among the tables of the site.
  let number: Int
  /// The mark of a word is the number of its last posting among the postings that were counted with this table; -1 if
  /// there is none.
  var terms = TermTable(capacity: 1 << 12)
  /// The number of postings that were counted with this table before the current page.
  var earlierPostings: Int32 = 0
}

extension WordTable {
  /// Returns the table and leaves an empty one in its place, so that the words are not copied when the returned table
  /// changes.
  mutating func take() -> WordTable {
    let table = self
    self = WordTable(number: number, terms: TermTable(capacity: 0))
    return table
  }
}

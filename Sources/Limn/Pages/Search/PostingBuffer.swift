/// The postings of a page while its words are counted. They are in memory of their own, since each word of a page changes a posting, and an
/// array would check each time that it is not shared.
struct PostingBuffer: ~Copyable {
  struct Posting {
    /// The number of the word in the table.
    var term: Int32
    var weight: UInt16
  }

  private var memory: UnsafeMutableBufferPointer<Posting>
  private(set) var count = 0

  init() { memory = .allocate(capacity: 1 << 10) }

  deinit { memory.deallocate() }
}

extension PostingBuffer {
  @inline(__always)
  subscript(_ place: Int) -> Posting {
    _read {
      precondition(place >= 0 && place < count)
      yield memory[place]
    }
    _modify {
      precondition(place >= 0 && place < count)
      yield &memory[place]
    }
  }

  @inline(__always)
  mutating func append(_ posting: Posting) {
    if count == memory.count { grow() }
    memory.initializeElement(at: count, to: posting)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Posting>.allocate(capacity: memory.count * 2)
    _ = larger.moveInitialize(fromContentsOf: memory)
    memory.deallocate()
    memory = larger
  }

  /// Calls `body` with all postings.
  func withPostings<R>(_ body: (UnsafeBufferPointer<Posting>) -> R) -> R { body(UnsafeBufferPointer(rebasing: memory[..<count])) }
}

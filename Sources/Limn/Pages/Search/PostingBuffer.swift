/// The postings of a page while its words are counted. They are in memory of their own, since each word of a page
/// changes a posting, and an array would check each time that it is not shared.
struct PostingBuffer: ~Copyable {
  struct Posting {
    /// The number of the word in the table.
    var term: Int32
    var weight: UInt16
  }

  /// The postings, and free places with the weight 0.
  private var memory: UnsafeMutableBufferPointer<Posting>
  private(set) var count = 0

  init() { memory = Self.free(1 << 10) }

  deinit { memory.deallocate() }

  private static func free(_ count: Int) -> UnsafeMutableBufferPointer<Posting> {
    let memory = UnsafeMutableBufferPointer<Posting>.allocate(capacity: count)
    memory.initialize(repeating: Posting(term: 0, weight: 0))
    return memory
  }
}

extension PostingBuffer {
  /// Counts a word. Whether the word is new cannot be predicted, so this function has no branch that depends on it.
  ///
  /// - Parameter place: the place of the word's posting; ``count`` if the word is new.
  @inline(__always)
  mutating func count(_ term: Int32, _ weight: UInt16, at place: Int) {
    precondition(place >= 0 && place <= count)
    if count == memory.count { grow() }
    let known = memory[place].weight
    // In plain text, each repetition adds 1 to the weight of a word, but only up to a weight of 8.
    let more = known < 8 || weight > 1 ? weight : 0
    memory[place] = Posting(term: term, weight: UInt16(clamping: UInt32(known) + UInt32(more)))
    count += place == count ? 1 : 0
  }

  @inline(never)
  private mutating func grow() {
    let larger = Self.free(memory.count * 2)
    _ = larger.update(fromContentsOf: memory)
    memory.deallocate()
    memory = larger
  }

  /// Calls `body` with all postings.
  func withPostings<R>(_ body: (UnsafeBufferPointer<Posting>) -> R) -> R {
    body(UnsafeBufferPointer(rebasing: memory[..<count]))
  }
}

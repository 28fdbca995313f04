/// The slots of a hash table of words. This is a class with fixed memory, so that a slot can be read and changed
/// without the checks of an array: the slots are used for each word of each page.
///
/// Only the table that owns the slots changes them, and a thread uses a table only for itself. So it is safe to send
/// them to other threads.
final class TermSlots: @unchecked Sendable {
  /// A slot contains the first bytes of its word, so that most words can be compared without reading the whole word.
  struct Slot {
    var head: UInt64 = 0
    /// The number of the word plus one; 0 if the slot is free.
    var number: UInt32 = 0
    /// The mark of the word. It is stored here since each count of a word needs it, and another array would be another
    /// read from memory.
    var mark: Int32 = -1
  }

  /// The number of slots, a power of two.
  let count: Int
  private let slots: UnsafeMutablePointer<Slot>

  init(_ count: Int) {
    precondition(count > 0 && count & (count - 1) == 0)
    self.count = count
    slots = .allocate(capacity: count)
    slots.initialize(repeating: Slot(), count: count)
  }

  deinit { slots.deallocate() }
}

extension TermSlots {
  /// - Parameter place: less than ``count``.
  @inline(__always)
  subscript(_ place: Int) -> Slot {
    _read { yield slots[place & (count - 1)] }
    _modify { yield &slots[place & (count - 1)] }
  }

  /// Returns slots with the same words.
  ///
  /// - Parameters:
  ///   - count: the number of slots, at least that of these slots.
  ///   - hash: the hash of a word, by the number that a slot contains.
  func copy(count: Int, _ hash: (_ number: UInt32) -> UInt32) -> TermSlots {
    let copy = TermSlots(count)
    for place in 0..<self.count where slots[place].number != 0 {
      var free = Int(hash(slots[place].number)) & (count - 1)
      while copy[free].number != 0 { free = (free + 1) & (count - 1) }
      copy[free] = slots[place]
    }
    return copy
  }
}

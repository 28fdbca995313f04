import Synchronization

/// The words of all pages, each with a number. This is a class, since the threads that render pages share it. The
/// numbers can differ from build to build, so written files must not depend on them.
final class SiteWords: Sendable {
  private let numbers = Mutex<[String: Int32]>([:])

  /// Returns the numbers of the words of several sections, in the order of each dictionary. New words get the next
  /// numbers.
  func numbers(of sections: [[String: Int32]]) -> [[Int32]] {
    numbers.withLock { numbers in
      sections.map { section in
        section.keys.map { word in
          let next = Int32(numbers.count)
          return { (number: inout Int32) in number }(&numbers[word, default: next])
        }
      }
    }
  }

  /// All words, in the order of their numbers.
  var all: [String] { numbers.withLock { $0.sorted { $0.value < $1.value }.map(\.key) } }
}

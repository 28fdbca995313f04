import Foundation
import Synchronization

/// Reports calls of UIKit functions that have no effect on Linux, so that developers notice the missing effect.
enum MissingEffect {
  private static let reported = Mutex<Set<String>>([])

  /// Writes a text such as `UIApplication sends no actions` to standard error, at most once for each text.
  static func report(_ text: String) {
    guard reported.withLock({ $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data("UIKit on Linux: \(text)\n".utf8))
  }
}

import Foundation
import Testing

/// A change to a clean app that violates one rule.
struct Mutation: Sendable, CustomStringConvertible {
  var rule: String
  /// Relative to the package's root.
  var file: String
  /// Text that occurs once in the file, or nil to append to it. A missing file is created.
  var old: String?
  /// The new text. `«` marks the expected location of the violation and is removed.
  var new: String
  /// If the violation is expected in a file that is not changed: this file, and the text after the expected location.
  var elsewhere: (file: String, text: String)?

  init(_ rule: String, _ file: String, _ old: String? = nil, _ new: String, elsewhere: (file: String, text: String)? = nil) {
    self.rule = rule
    self.file = file
    self.old = old
    self.new = new
    self.elsewhere = elsewhere
  }

  var description: String { "\(rule) in \(file)" }
}

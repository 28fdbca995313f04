import Foundation
import Testing

/// One change to a clean app that breaks one rule.
struct Mutation: Sendable, CustomStringConvertible {
  var rule: String
  /// Relative to the package's root.
  var file: String
  /// Text that occurs once in the file, or nil to add at the end of it; a file that is not there is made.
  var old: String?
  /// `«` marks the place where the violation is to be reported; it is not part of the text.
  var new: String
  /// The file that the mark is expected in, if the change shows elsewhere, with a text that follows the place.
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

import Foundation
import Testing

/// A change to an app without violations. After the change, the app violates one rule.
struct Mutation: Sendable, CustomStringConvertible {
  var rule: String
  /// The path of the file to change, relative to the package's root.
  var file: String
  /// The text to replace, which occurs once in the file. If this is nil, the new text is added at the end of the file.
  /// If the file does not exist, it is created.
  var old: String?
  /// The new text. `«` marks the expected location of the violation and is removed.
  var new: String
  /// The expected location of the violation, if it is not in `new`: the path of the file, and the text that starts at
  /// the location.
  var elsewhere: (file: String, text: String)?

  init(
    _ rule: String, _ file: String, _ old: String? = nil, _ new: String, elsewhere: (file: String, text: String)? = nil
  ) {
    self.rule = rule
    self.file = file
    self.old = old
    self.new = new
    self.elsewhere = elsewhere
  }

  var description: String { "\(rule) in \(file)" }
}

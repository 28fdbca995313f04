/// The keywords of Swift.
enum SwiftWords {
  enum Use {
    /// The word is a keyword everywhere, except after a dot or as an argument label.
    case always
    /// The word is a keyword only if a name or an attribute follows on the same line.
    case beforeNames
    /// The word is a keyword only if a brace, another accessor keyword, `async`, or `throws` follows.
    case accessors
  }

  static let uses: [String: Use] = {
    let words: [Use: String] = [
      .always: """
      Any Self as associatedtype async await break case catch class continue convenience default defer deinit do dynamic else enum \
      extension fallthrough false fileprivate final for func guard if import in indirect infix init inout internal is lazy let mutating nil \
      nonisolated nonmutating operator override postfix precedencegroup prefix private protocol public repeat required rethrows return \
      self static struct subscript super switch throw throws true try typealias unowned var weak where while
      """,
      .beforeNames: """
      actor any borrowing consume consuming copy discard each isolated macro open optional package sending some then \
      unsafe yield
      """,
      .accessors: "get set willSet didSet _read _modify unsafeAddress",
    ]
    return words.reduce(into: [:]) { uses, entry in
      for word in entry.value.split(separator: " ") { uses[String(word)] = entry.key }
    }
  }()

  /// Words that are keywords even after a dot.
  static let members: Set = ["init", "self", "Type", "Protocol"]
}

/// The keywords of Swift.
enum SwiftWords {
  /// Words that are keywords everywhere, except after a dot or as an argument label.
  static let always = WordSet(
    """
    Any Self as associatedtype async await break case catch class continue convenience default defer deinit do dynamic else enum \
    extension fallthrough false fileprivate final for func guard if import in indirect infix init inout internal is lazy let mutating nil \
    nonisolated nonmutating operator override postfix precedencegroup prefix private protocol public repeat required rethrows return \
    self static struct subscript super switch throw throws true try typealias unowned var weak where while
    """)

  /// Words that are keywords only if a name or an attribute follows on the same line.
  static let beforeNames = WordSet(
    "actor any borrowing consume consuming copy discard each isolated macro open optional package sending some then unsafe yield"
  )

  /// Words that are keywords only if a brace, another accessor keyword, `async`, or `throws` follows.
  static let accessors = WordSet("get set willSet didSet _read _modify unsafeAddress")

  /// Words that are keywords even after a dot.
  static let members = WordSet("init self Type Protocol")
}

/// What the syntax tree of a snippet tells: its top-level items, and what each declares and needs.
struct SnippetSyntax: Hashable, Sendable {
  var imports: [Import] = []
  /// In the order of the text, imports left out.
  var items: [Item] = []
  /// Whether the text does not parse.
  var isBroken = false
  /// Whether it has `<#placeholders#>`.
  var isTemplate = false
  /// The type that bare members need around them.
  var wrapper: Wrapper?
  /// The `//` comments in their order.
  var comments: [Comment] = []
  /// What the compiler gets besides the text: bodies of declarations that are shown without. Sorted.
  var insertions: [Insertion] = []
  /// Whether the snippet is an interface: declarations without bodies.
  var isInterface = false
  /// How it compiles if it is a manifest or a part of one.
  var manifest: ManifestForm?
  /// The version of a `// swift-tools-version:` line.
  var toolsVersion: String?

  /// Text to be put into a snippet.
  struct Insertion: Hashable, Sendable {
    /// In bytes of the snippet.
    var offset: Int
    var text: String
  }

  /// The kinds of type that can be put around members.
  enum Wrapper: String, Hashable, Sendable {
    case `struct`, `class`, `enum`, `protocol`
  }

  /// A comment up to the end of its line.
  struct Comment: Hashable, Sendable {
    /// In bytes of the snippet, with the slashes.
    var range: Range<Int>
    /// Without the slashes and the blank after them.
    var text: String
    /// The place of the last byte of code before it, or nil if there is none.
    var codeBefore: Int?
    /// Whether code stands before it on its line.
    var isTrailing: Bool
  }

  /// An import as it was written.
  struct Import: Hashable, Sendable {
    /// Such as `@testable import Model`.
    var text: String
    var module: String
    /// In bytes of the snippet.
    var range: Range<Int>
  }
}

/// A declaration or statement at the top level of a snippet.
struct Item: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A type, protocol, type alias, macro or operator: it always stands at file scope.
    case declaration
    /// A function or computed variable: at file scope unless it uses a variable of the statements.
    case function
    /// A stored variable or constant: a statement unless a declaration uses it.
    case variable
    case statement
    /// What can only stand in a type.
    case member
  }

  var kind: Kind
  /// In bytes of the snippet, without comments around it.
  var range: Range<Int>
  /// The names it declares at the top level.
  var declares: Set<String> = []
  /// What it extends, if it is an extension.
  var extended: Extension?
  /// Names used that nothing inside the item binds.
  var mentions: Set<String> = []
  /// Names used after a dot.
  var memberMentions: Set<String> = []
  /// Whether it can only stand at file scope, as what carries an access modifier.
  var isFileScope = false
  var isMain = false
  /// Whether it is an expression with a value worth showing.
  var isExpression = false
  /// Whether it is a variable without a first value.
  var lacksValue = false
  /// Whether it is a call of `print` or the like.
  var callsPrint = false
  /// Whether it waits for something.
  var hasAwait = false

  /// The head of an extension.
  struct Extension: Hashable, Sendable {
    /// The extended type's name without its arguments and outer types.
    var type: String
    /// Signatures of its members, such as `load(from:)`.
    var members: Set<String>
    /// Names of its members.
    var names: Set<String>
    var protocols: Set<String>
    /// Whether it has members that are used without being named, such as initialisers and subscripts.
    var hasUnnamedMembers: Bool
  }
}

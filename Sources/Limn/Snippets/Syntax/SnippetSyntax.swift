/// The syntax of a snippet: its top-level items, and the names that each declares and uses.
struct SnippetSyntax: Hashable, Sendable {
  var imports: [Import] = []
  /// The top-level items in order, without imports.
  var items: [Item] = []
  /// Whether the text does not parse.
  var isBroken = false
  /// Whether it has `<#placeholders#>`.
  var isTemplate = false
  /// The type to wrap bare members in.
  var wrapper: Wrapper?
  /// The `//` comments in their order.
  var comments: [Comment] = []
  /// Text that is inserted before compiling, such as bodies for declarations without one. Sorted.
  var insertions: [Insertion] = []
  /// Whether the snippet is an interface: declarations without bodies.
  var isInterface = false
  /// The form of a manifest or a part of one.
  var manifest: ManifestForm?
  /// The version of a `// swift-tools-version:` line.
  var toolsVersion: String?

  /// Text to insert into a snippet.
  struct Insertion: Hashable, Sendable {
    /// In bytes of the snippet.
    var offset: Int
    var text: String
  }

  /// The kinds of types that can wrap members.
  enum Wrapper: String, Hashable, Sendable {
    case `struct`, `class`, `enum`, `protocol`
  }

  /// A comment up to the end of its line.
  struct Comment: Hashable, Sendable {
    /// The byte range in the snippet, including the slashes.
    var range: Range<Int>
    /// The text without the slashes and the space after them.
    var text: String
    /// The offset of the last byte of code before it, or nil if there is none.
    var codeBefore: Int?
    /// Whether there is code before it on the same line.
    var isTrailing: Bool
  }

  /// An import as written.
  struct Import: Hashable, Sendable {
    /// The statement, such as `@testable import Model`.
    var text: String
    var module: String
    /// In bytes of the snippet.
    var range: Range<Int>
  }
}

/// A declaration or statement at the top level of a snippet.
struct Item: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A type, protocol, type alias, macro, or operator; always at file scope.
    case declaration
    /// A function or computed variable: at file scope unless it uses a variable of the statements.
    case function
    /// A stored variable or constant: a statement unless a declaration uses it.
    case variable
    case statement
    /// A declaration that is only valid inside a type.
    case member
  }

  var kind: Kind
  /// The byte range in the snippet, without surrounding comments.
  var range: Range<Int>
  /// The names it declares at the top level.
  var declares: Set<String> = []
  /// What it extends, if it is an extension.
  var extended: Extension?
  /// The names it uses and does not declare.
  var mentions: Set<String> = []
  /// The member names it uses after a dot.
  var memberMentions: Set<String> = []
  /// Whether it is only valid at file scope, such as a declaration with an access modifier.
  var isFileScope = false
  /// Whether it is a `var` without attributes or words about its isolation.
  var isMutable = false
  var isMain = false
  /// Whether it is an expression whose value can be shown.
  var isExpression = false
  /// Whether it is a variable without an initial value.
  var lacksValue = false
  /// Whether it calls `print` or a similar function.
  var callsPrint = false
  /// Whether it contains `await`.
  var hasAwait = false

  /// The head and the members of an extension.
  struct Extension: Hashable, Sendable {
    /// The name of the extended type, without generic arguments and outer types.
    var type: String
    /// Signatures of its members, such as `load(from:)`.
    var members: Set<String>
    /// Names of its members.
    var names: Set<String>
    var protocols: Set<String>
    /// Whether it has members that are used without a name, such as initializers and subscripts.
    var hasUnnamedMembers: Bool
  }
}

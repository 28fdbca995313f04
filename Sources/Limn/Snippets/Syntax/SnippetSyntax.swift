/// The syntax of a snippet: its top-level items, and the names that each item declares and uses.
struct SnippetSyntax: Hashable {
  var imports: [Import] = []
  /// The top-level items in order, without imports.
  var items: [Item] = []
  /// Whether the text has syntax errors.
  var isBroken = false
  /// Whether the snippet has placeholders such as `<#name#>`.
  var isTemplate = false
  /// A snippet can show members without their type, such as a `case` of an enumeration. Limn then generates a type
  /// around the members. The value is the kind of the generated type; nil if Limn generates none.
  var wrapper: Wrapper?
  /// The protocol to which the generated type conforms, such as `View` for a snippet with a `body`.
  var conformance: String?
  /// The `//` comments in the order of the text.
  var comments: [Comment] = []
  /// The texts to insert before compiling, such as bodies for declarations without bodies. They are sorted by offset.
  var insertions: [Insertion] = []
  /// Whether the snippet is an interface. The declarations of an interface have no bodies.
  var isInterface = false
  /// The code to add when the snippet is compiled as a package manifest; nil if the snippet is not a manifest or a part
  /// of a manifest.
  var manifest: ManifestForm?
  /// The version in the `// swift-tools-version:` line; nil if there is no such line.
  var toolsVersion: String?

  /// A text to insert into a snippet.
  struct Insertion: Hashable {
    /// The offset in bytes from the start of the snippet.
    var offset: Int
    var text: String
  }

  /// The kinds of types that can be generated around members.
  enum Wrapper: String {
    case `struct`, `class`, `enum`, `protocol`
  }

  /// A comment up to the end of its line.
  struct Comment: Hashable {
    /// The byte range of the comment in the snippet, including the slashes.
    var range: Range<Int>
    /// The text of the comment, without the slashes and the space after them.
    var text: String
    /// The offset of the last byte of code before the comment; nil if no code precedes the comment.
    var codeBefore: Int?
    /// Whether there is code before the comment on the same line.
    var isTrailing: Bool
  }

  /// An import statement.
  struct Import: Hashable {
    /// The import statement as text, such as `@testable import Model`.
    var text: String
    var module: String
    /// The byte range of the statement in the snippet; empty if no snippet contains the statement.
    var range = 0..<0
    /// The snippet that contains the statement, in the imports of a unit.
    var snippet: Int?
  }
}

/// A declaration or statement at the top level of a snippet.
struct Item: Hashable {
  enum Kind {
    /// A type, protocol, type alias, macro, or operator. It is always placed at file scope.
    case declaration
    /// A function or computed variable. If it uses a variable that is placed with the statements, it is placed with the
    /// statements, too. If not, it is placed at file scope.
    case function
    /// A stored variable or constant. If a declaration at file scope uses it, it is placed at file scope, too. If not,
    /// it is placed with the statements.
    case variable
    case statement
    /// A declaration that is only valid inside a type.
    case member
  }

  var kind: Kind
  /// The byte range of the item in the snippet, without the comments around the item.
  var range: Range<Int>
  /// The names that the item declares at the top level.
  var declares: Set<String> = []
  /// The extended type and the added members, if the item is an extension; nil for other items.
  var extended: Extension?
  /// The names that the item uses and does not declare.
  var mentions: Set<String> = []
  /// The names of members that the item uses, written after a dot.
  var memberMentions: Set<String> = []
  /// The default types of the item's literals. The default type of a string literal is `String`.
  var literalTypes: Set<String> = []
  /// Whether the item must be placed at file scope, since it has an access modifier or the modifier `nonisolated`.
  var isFileScope = false
  /// Whether the item is a `var` without attributes and without isolation modifiers such as `nonisolated`.
  var isMutable = false
  var isMain = false
  /// Whether the item is an expression with a value that Limn can show.
  var isExpression = false
  /// Whether the item is a variable without an initial value.
  var lacksValue = false
  /// Whether the item calls `print` or a similar function.
  var callsPrint = false
  /// Whether the item contains `await`.
  var hasAwait = false

  /// Whether the item is a variable, or a statement such as `guard let` that declares variables for the statements
  /// after it.
  var declaresVariables: Bool { kind == .variable || kind == .statement && !declares.isEmpty }

  /// The extended type, the conformances, and the members of an extension.
  struct Extension: Hashable {
    /// The name of the extended type, without generic arguments and without enclosing types.
    var type: String
    /// The names of the extension's members, with argument labels and parameter types, such as `load(from:URL)`.
    var members: Set<String>
    /// The names of the extension's members without labels, such as `load`.
    var names: Set<String>
    var protocols: Set<String>
    /// Whether the extension has members that are used without a name, such as initializers and subscripts.
    var hasUnnamedMembers: Bool
  }
}

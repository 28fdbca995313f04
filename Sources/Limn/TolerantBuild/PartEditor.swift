import LimnDiagnostics
import SwiftParser
import SwiftSyntax

/// Replaces the parts of a source file that do not compile. For each error, it chooses the smallest part. A part that is
/// already replaced is not chosen again, so an error that remains leads to the next larger part.
struct PartEditor {
  /// An error at a position in the edited text.
  struct Problem: Hashable, Comparable {
    var line, column: Int
    var message: String

    static func < (a: Self, b: Self) -> Bool { (a.line, a.column, a.message) < (b.line, b.column, b.message) }
  }

  /// The path of the original file, relative to the project's root.
  let path: String
  /// The start of the ids of this file's parts.
  let prefix: String
  private let bytes: [UInt8]
  let tree: SourceFileSyntax
  let converter: SourceLocationConverter
  typealias Edit = (range: Range<Int>, text: String, part: ReplacedPart)
  private(set) var edits: [Edit] = []
  /// The message of the problem for which an edit is chosen.
  private(set) var message = ""
  /// The number of parts that were replaced before this round.
  private let count: Int

  /// Every replacement starts with one of these texts, so that a part that was replaced can be recognized.
  static let mark = "_limn"
  static let placeholder = "_LimnPlaceholder"
  /// The start of the body of a declaration that was replaced.
  static let bodyMark = "/* _limn */"

  init(_ text: String, path: String, module: String, count: Int) {
    self.path = path
    self.count = count
    prefix = "\(module)/\(path.fileName)"
    bytes = text.bytes
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Chooses an edit for each problem for which a part is found.
  mutating func handle(_ problems: [Problem]) {
    for problem in problems {
      let position = converter.position(ofLine: problem.line, column: max(1, problem.column))
      message = problem.message
      if let token = tree.token(at: position) { choose(token) }
    }
  }

  /// The edited text, in which all lines keep their numbers, and the parts that were replaced in this round.
  func result() -> (text: String, parts: [ReplacedPart]) {
    var output = bytes
    // Of overlapping ranges, only the outermost is kept.
    let sorted = edits.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    var kept: [Edit] = []
    for edit in sorted where edit.range.lowerBound >= (kept.last?.range.upperBound ?? 0) || edit.range.isEmpty {
      kept.append(edit)
    }
    for (range, text, _) in kept.reversed() {
      let lines = output[range].count { $0 == 10 } - text.utf8.count { $0 == 10 }
      output.replaceSubrange(range, with: text.bytes + Array(repeating: 10, count: max(0, lines)))
    }
    return (output.text, kept.map(\.part))
  }

  private mutating func choose(_ token: TokenSyntax) {
    if chooseByMessage(token) || chooseValue(token) || chooseContainer(token) { return }
    let isInView = Syntax(token).isInView
    var node = Syntax(token)
    while let parent = node.parent {
      if isInView, chooseModifier(parent, from: node, token) { return }
      if chooseAction(parent) || chooseStatement(parent) { return }
      if let clause = parent.as(InitializerClauseSyntax.self), !clause.value.isReplaced,
        chooseInitialValue(clause)
      {
        return
      }
      if chooseBody(parent) { return }
      if let attribute = parent.as(AttributeSyntax.self) { return removeAttribute(attribute) }
      if parent.is(MemberBlockItemSyntax.self) || parent.asItem?.isAtFileLevel == true {
        return remove(parent, .declaration)
      }
      node = parent
    }
  }

  /// An unknown view in a builder, if it has only content, such as one that observes what the content reads. The content
  /// is kept.
  private mutating func chooseContainer(_ token: TokenSyntax) -> Bool {
    guard message.hasPrefix("cannot find '"), let called = token.parent?.as(DeclReferenceExprSyntax.self),
      let call = called.parent?.call, let content = call.trailingClosure,
      content.signature == nil, call.additionalTrailingClosures.isEmpty, content.isViewBuilder, call.isModifier
    else { return false }
    replace(called.ownRange.lowerBound..<content.ownRange.lowerBound, .view, at: call) { "_limnContainer(\($0)) " }
    return true
  }

  /// A modifier of a view, if the error is in its name or in its arguments.
  private mutating func chooseModifier(_ parent: Syntax, from node: Syntax, _ token: TokenSyntax)
    -> Bool
  {
    guard let call = parent.call,
      let member = call.calledExpression.access, call.isModifier,
      member.base?.isLookup != true, member.declName.baseName.text != "_limnWithout",
      node.id != call.calledExpression.id || token.id == member.declName.baseName.id
    else { return false }
    let range = member.period.ownRange.lowerBound..<call.ownRange.upperBound
    replace(range, .modifier, at: parent) { "._limnWithout(\($0))" }
    return true
  }

  /// The content of a closure that is an action, such as that of a button.
  private mutating func chooseAction(_ parent: Syntax) -> Bool {
    guard let closure = parent.as(ClosureExprSyntax.self), closure.isAction,
      closure.statements.count > 1 || closure.statements.first?.isReplaced != true
    else { return false }
    // `$0` needs a parameter list, which only an explicit signature keeps.
    let code = closure.statements.description
    let unused = closure.signature == nil ? (code.contains("$1") ? " _, _ in" : code.contains("$0") ? " _ in" : "") : ""
    replace(closure.contentRange, .action, at: parent) { "\(unused) _limnMet(\($0)) " }
    return true
  }

  /// A statement in a view builder, or a statement whose value is not used.
  private mutating func chooseStatement(_ parent: Syntax) -> Bool {
    guard let item = parent.asItem else { return false }
    // A builder of other values than views accepts no placeholder, but a declaration.
    let isUnfit = message.contains(Self.placeholder) && item.code.hasPrefix(Self.placeholder)
    guard isUnfit || !item.isReplaced else { return false }
    if !isUnfit, item.isInBuilder, item.isExpression, !item.isRepeatedCase {
      let start = item.item.as(ReturnStmtSyntax.self) == nil ? "" : "return "
      let shown = shown
      replace(item.item.ownRange, .view, at: parent) {
        "\(start)\(Self.placeholder)(\($0), \(shown))"
      }
      return true
    }
    guard isUnfit || item.isStep || item.isLocal else { return false }
    replace(item.item.ownRange, .statement, at: parent) { "let _ = _limnMet(\($0))" }
    return true
  }

  /// - Parameter text: returns the new text. Its argument is the part's id as a string literal.
  mutating func replace(
    _ range: Range<Int>, _ kind: ReplacedPart.Kind, at node: some SyntaxProtocol, with text: (String) -> String
  ) {
    guard !edits.contains(where: { $0.range == range }) else { return }
    let start = converter.location(for: AbsolutePosition(utf8Offset: range.lowerBound))
    let end = converter.location(for: AbsolutePosition(utf8Offset: range.upperBound))
    let id = "\(prefix):\(start.line).\(count + edits.count)"
    let part = ReplacedPart(
      id: id, kind: kind, name: Syntax(node).declarationName,
      location: Location(path: path, line: start.line, column: start.column), endLine: end.line, message: message,
      symbol: ReplacedPart.symbol(in: message))
    edits.append((range, text(Self.quoted(id)), part))
  }

  mutating func remove(_ node: some SyntaxProtocol, _ kind: ReplacedPart.Kind) {
    replace(node.ownRange, kind, at: node) { _ in "" }
  }

  /// Removes an attribute. A property whose value came from it gets a hole as its value.
  mutating func removeAttribute(_ attribute: AttributeSyntax) {
    guard let variable = attribute.parent?.parent?.asVariable, variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.typeAnnotation != nil, binding.initializer == nil,
      binding.accessorBlock == nil
    else { return remove(attribute, .attribute) }
    let (start, end) = (attribute.ownRange, binding.ownRange.upperBound)
    let rest = bytes[start.upperBound..<end].text
    // A stored property that is private would make the memberwise initializer private.
    let type = Syntax(variable).enclosingType?.as(StructDeclSyntax.self)
    let isHidden =
      variable.modifiers.contains { $0.name.text.hasSuffix("private") }
      && type?.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) } == false
    replace(start.lowerBound..<end, .value, at: variable) {
      isHidden ? "\(rest) { get { _limnMissing(\($0)) } nonmutating set {} }" : "\(rest) = _limnMissing(\($0))"
    }
  }

  /// A literal that names what is missing, for the placeholder.
  var shown: String {
    let name = ReplacedPart.symbol(in: message)
    return Self.quoted(name.isEmpty ? message : name)
  }

  static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "/").replacing("\"", with: "'").replacing("\n", with: " ").prefix(160))\""
  }
}

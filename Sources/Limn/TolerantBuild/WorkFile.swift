import LimnDiagnostics
import LimnPlatform
import SwiftParser
import SwiftSyntax

/// The copy of one source file, with the parts that were replaced so far.
struct WorkFile: Codable, Hashable {
  /// The path of the original, relative to the project's root.
  var path: String
  /// The name of the copy. Files of a module have different names.
  var name: String
  /// The digest of the text before anything was replaced.
  var source: String
  var text: String
  var parts: [ReplacedPart] = []
  /// Whether the whole file is left out.
  var isDropped = false
  /// The digest of what the file's object was compiled from; nil if there is no object.
  var object: String?
  /// The digest of the declarations without function bodies.
  var interface: String

  init(path: String, name: String, text: String) {
    self.path = path
    self.name = name
    self.text = text
    source = Digest(of: text).hex
    interface = Self.interface(of: text)
  }

  /// Replaces parts so that the problems go away. Returns false if no part was found for any problem.
  mutating func edit(_ problems: [PartEditor.Problem], module: String) -> Bool {
    var editor = PartEditor(text, path: path, module: module, count: parts.count)
    editor.handle(problems.sorted())
    guard !editor.edits.isEmpty else { return false }
    let (text, made) = editor.result()
    self.text = text
    // A larger part contains earlier ones, which cannot be met any more.
    parts.removeAll { part in !part.isKept(in: text) }
    parts += made
    interface = Self.interface(of: text)
    return true
  }

  mutating func drop(_ message: String, module: String) {
    isDropped = true
    parts = [
      ReplacedPart(
        id: "\(module)/\(name):0", kind: .file, name: name, location: Location(path: path, line: 1), endLine: 1,
        message: message, symbol: ReplacedPart.symbol(in: message))
    ]
    interface = ""
  }

  private static func interface(of text: String) -> String {
    let reader = InterfaceReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: text))
    return Digest(of: reader.text).hex
  }
}

extension ReplacedPart {
  /// Whether the text of a file still contains the replacement. A removed declaration leaves no trace.
  fileprivate func isKept(in text: String) -> Bool {
    [.attribute, .conformance, .declaration, .file, .value].contains(kind) || text.contains("\"\(id)\"")
      || text.contains("_limn \(id)\"")
  }
}

/// Collects the tokens of declarations without those of function bodies.
private final class InterfaceReader: SyntaxVisitor {
  private(set) var text: [UInt8] = []

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    text.append("{")
    if case .getter = node.accessors { return .skipChildren }
    return .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    text += token.text.bytes + [32]
    return .skipChildren
  }
}

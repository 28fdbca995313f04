import LimnPlatform
import SwiftParser
import SwiftSyntax

/// A graph of the folders of a module. A folder refers to another folder if it uses a type that is declared in the
/// other folder.
struct FolderGraph {
  /// The references between folders. The outer key is a folder, and the inner key is another folder that it refers to.
  /// The value is the name of one type that causes the reference.
  private(set) var edges: [String: [String: String]] = [:]

  init(folder: String) throws {
    let paths = try FileSystem.local.files(below: folder).filter { $0.hasSuffix(".swift") }
    self.init(
      sources: Dictionary(
        uniqueKeysWithValues: try paths.map {
          ($0, String(decoding: try FileSystem.local.read("\(folder)/\($0)"), as: UTF8.self))
        }))
  }

  /// - Parameter sources: the source texts by path. Files directly in the module's folder are not part of the graph,
  ///   since they may refer to all folders.
  init(sources: [String: String]) {
    var owners: [String: Set<String>] = [:]
    var names: [String: Set<String>] = [:]
    for (path, text) in sources {
      guard let slash = path.firstIndex(of: "/") else { continue }
      let folder = String(path[..<slash])
      let visitor = TypeNames(viewMode: .sourceAccurate)
      visitor.walk(Parser.parse(source: text))
      for name in visitor.declared { owners[name, default: []].insert(folder) }
      names[folder, default: []].formUnion(visitor.used)
    }
    for (folder, used) in names {
      for name in used.sorted() {
        // Several folders may declare a type with the same name. Skip such a name, since the graph cannot tell which of
        // these types is used.
        guard let owner = owners[name], owner.count == 1, let other = owner.first, other != folder else { continue }
        if edges[folder]?[other] == nil { edges[folder, default: [:]][other] = name }
      }
    }
  }

  /// The references that are part of a cycle, sorted. `reference` has the form `A -> B`: the folder `A` uses a type of
  /// the folder `B`. `type` is the name of one such type.
  var cycles: [(reference: String, type: String)] {
    func reaches(_ start: String, _ goal: String) -> Bool {
      var known: Set<String> = []
      var open = [start]
      while let folder = open.popLast() {
        if folder == goal { return true }
        if known.insert(folder).inserted { open += edges[folder, default: [:]].keys }
      }
      return false
    }
    let found = edges.flatMap { folder, others in
      others.filter { reaches($0.key, folder) }.map { (reference: "\(folder) -> \($0.key)", type: $0.value) }
    }
    return found.sorted { $0.reference < $1.reference }
  }
}

/// The top-level types that a file declares, and the types that it names.
private final class TypeNames: SyntaxVisitor {
  var declared: Set<String> = []
  var used: Set<String> = []

  private func declare(_ name: TokenSyntax, _ node: some SyntaxProtocol) {
    if node.parent?.as(CodeBlockItemSyntax.self)?.parent?.parent?.is(SourceFileSyntax.self) == true {
      declared.insert(name.text)
    }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
    return .visitChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node)
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    used.insert(node.baseName.text)
    return .visitChildren
  }
}

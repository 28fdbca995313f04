import LimnPlatform
import SwiftParser
import SwiftSyntax

/// The size of a type or an extension: its stored properties, and the number of parameters of its initializers.
struct TypeShape {
  var name: String
  var stored = 0
  /// The names of the stored properties that can be changed after initialization.
  var variables: [String] = []
  /// The highest number of parameters that an initializer of the type has.
  var parameters = 0
  /// Whether the type is plain data. Such a type conforms to Codable, Hashable, or `Record`, which is both.
  var isData = false
}

/// Counts the stored properties and initializer parameters of types by their syntax.
final class TypeShapes: SyntaxVisitor {
  private var found: [TypeShape] = []
  private var open: [Int] = []

  static func all(below folder: String) throws -> [TypeShape] {
    try FileSystem.local.files(below: folder).filter { $0.hasSuffix(".swift") }.flatMap { path in
      all(in: String(decoding: try FileSystem.local.read(folder + "/" + path), as: UTF8.self))
    }
  }

  /// Returns the types in a text, in source order. Each extension has an entry of its own.
  static func all(in text: String) -> [TypeShape] {
    let visitor = TypeShapes(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    return visitor.found
  }

  private func enter(_ name: String, _ inheritance: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
    let conformances = Set(inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
    open.append(found.count)
    let data: Set = ["Codable", "Decodable", "Encodable", "Hashable", "Record"]
    found.append(TypeShape(name: name, isData: !conformances.isDisjoint(with: data)))
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node.inheritanceClause)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let index = open.last {
      found[index].parameters = max(found[index].parameters, node.signature.parameterClause.parameters.count)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    guard let index = open.last, !isStatic else { return .skipChildren }
    for binding in node.bindings where !Self.isComputed(binding) {
      found[index].stored += 1
      if node.bindingSpecifier.text == "var" { found[index].variables.append(binding.pattern.trimmedDescription) }
    }
    return .skipChildren
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let list): !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    @unknown default: false
    }
  }
}

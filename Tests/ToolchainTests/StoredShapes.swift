import LimnPlatform
import SwiftParser
import SwiftSyntax

/// Finds the formats that the sources declare as `StoredFormat<Value>("name", version: 1)`, and describes the shape of
/// the values of each format.
///
/// The shape of a type consists of its stored properties and cases as written in the source, and its own coding methods
/// and keys. A property or case can refer to other types. If the sources declare such a type, its shape is included
/// too.
struct StoredShapes {
  struct Format: Hashable {
    var name: String
    var version: Int
    /// The shapes of all types in the value, one line for each type.
    var shape: String
    var digest: String { String(Digest(of: shape).hex.prefix(16)) }
  }

  /// The types in the sources. The outer key is the short name of a type, without the types that enclose it. Several
  /// types can have the same short name, so the inner key is the full name. The value contains the parts of the type's
  /// shape.
  private var types: [String: [String: [String]]] = [:]
  /// The declared formats. `value` is the name of the type as written. `scope` is the type that contains the
  /// declaration, such as `ExternalSymbols`.
  private var found: [(name: String, version: Int, value: String, scope: String)] = []

  init(folder: String) throws {
    let paths = try FileSystem.local.files(below: folder).filter { $0.hasSuffix(".swift") }
    try self.init(texts: paths.map { String(decoding: try FileSystem.local.read("\(folder)/\($0)"), as: UTF8.self) })
  }

  init(texts: [String]) {
    for text in texts {
      let visitor = ShapeVisitor(viewMode: .sourceAccurate)
      visitor.walk(Parser.parse(source: text))
      found += visitor.formats
      for (path, parts) in visitor.parts {
        types[path.last!, default: [:]][path.joined(separator: "."), default: []] += parts
      }
    }
  }

  var formats: [Format] {
    found.map { Format(name: $0.name, version: $0.version, shape: shape(of: $0.value, in: $0.scope)) }.sorted {
      $0.name < $1.name
    }
  }

  private func shape(of value: String, in scope: String) -> String {
    var lines: [String] = []
    var known = Set<String>()
    var open = [(text: value, scope: scope)]
    while let (text, scope) = open.popLast() {
      for name in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).map(String.init) {
        guard let all = types[name] else { continue }
        // Find the type that the name refers to. First look inside the type `scope`, and then inside each type that
        // encloses `scope`. If the type is not found there, use all types with this name.
        var around = scope
        var near: String?
        while near == nil {
          let full = around.isEmpty ? name : around + "." + name
          if all[full] != nil { near = full }
          if around.isEmpty { break }
          around = around.lastIndex(of: ".").map { String(around[..<$0]) } ?? ""
        }
        for full in near.map({ [$0] }) ?? all.keys.sorted() where known.insert(full).inserted {
          let parts = all[full]!.sorted()
          lines.append("\(full): \(parts.joined(separator: "; "))")
          open += parts.map { ($0, full) }
        }
      }
    }
    return ([value] + lines.sorted()).joined(separator: "\n")
  }
}

/// Collects the types and the declarations of formats in one file.
private final class ShapeVisitor: SyntaxVisitor {
  var parts: [([String], [String])] = []
  var formats: [(name: String, version: Int, value: String, scope: String)] = []
  private var path: [String] = []

  private func enter(
    _ name: String, _ members: MemberBlockSyntax, inherits: InheritanceClauseSyntax? = nil, isExtension: Bool = false
  ) {
    path.append(name)
    let raw: String? = ["String", "Int"].first { $0 == inherits?.inheritedTypes.first?.type.trimmedDescription }
    var own = raw.map { ["raw " + $0] } ?? []
    for member in members.members {
      if let variable = member.decl.as(VariableDeclSyntax.self), !isExtension,
        !variable.modifiers.contains(where: { $0.name.text == "static" })
      {
        for binding in variable.bindings where binding.accessorBlock.map({ $0.description.contains("didSet") }) ?? true
        {
          own.append(binding.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        }
      }
      if let cases = member.decl.as(EnumCaseDeclSyntax.self) {
        own += cases.elements.map { element in
          // A text that is read as a type of our own, such as the texts of a diagnostic, is not what is stored.
          let isText = element.rawValue?.value.is(StringLiteralExprSyntax.self) == true
          let stored = isText && raw == nil ? element.with(\.rawValue, nil) : element
          return "case " + stored.with(\.trailingComma, nil).trimmedDescription
        }
      }
      if let initializer = member.decl.as(InitializerDeclSyntax.self),
        initializer.signature.description.contains("Decoder")
      {
        own.append(initializer.trimmedDescription)
      }
      if let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "encode",
        function.description.contains("Encoder")
      {
        own.append(function.trimmedDescription)
      }
      if let keys = member.decl.as(EnumDeclSyntax.self), keys.name.text.hasSuffix("Keys") {
        own.append(keys.trimmedDescription)
      }
    }
    if !isExtension || !own.isEmpty { parts.append((path, own)) }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.memberBlock, inherits: node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.memberBlock, inherits: node.inheritanceClause)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.memberBlock)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    path += node.extendedType.trimmedDescription.split(separator: ".").dropLast().map(String.init)
    enter(
      node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? "", node.memberBlock,
      isExtension: true)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    path.removeLast(node.extendedType.trimmedDescription.split(separator: ".").count)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self),
      generic.expression.trimmedDescription == "StoredFormat",
      let name = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      let version = node.arguments.first(where: { $0.label?.text == "version" }).flatMap({
        Int($0.expression.trimmedDescription)
      })
    else { return .visitChildren }
    formats.append(
      (name, version, generic.genericArgumentClause.arguments.trimmedDescription, path.joined(separator: ".")))
    return .visitChildren
  }
}

/// The declarations of a package as a tree, in which links find declarations by DocC's rules.
///
/// A link is a path such as `Type/member(_:)`. It starts at the declaration whose comment contains the link, at a
/// declaration or module around it, or with `/`. A suffix selects one of several declarations with the same name: the
/// kind (`-struct`), the types of parameters and results (`-(Int)`, `->String`), or a hash of the symbol.
struct SymbolTree: Hashable {
  var nodes: [Node] = []
  private(set) var modules: [String: Int] = [:]

  struct Node: Hashable {
    var name: String
    /// The names from the module to the declaration.
    var path = ""
    var target: SymbolLinks.Target
    /// The kind as in a link, such as `type.method`.
    var kind = ""
    /// The symbol's USR, from which its hash is made; nil if it is unknown.
    var symbol: String?
    var signature = Signature()
    /// Whether a link with only the name leads to the requirement that the declaration implements.
    var isDefaultImplementation = false
    /// Whether the node is an extension of a type of another module.
    var isExtension = false
    var children: [String: [Int]] = [:]

    func has(suffix: Substring) -> Bool {
      // What the compiler did not describe cannot be compared.
      guard symbol != nil else { return true }
      if suffix.hasPrefix("-(") || suffix.hasPrefix("->") { return signature.matches(suffix.filter { $0 != " " }) }
      return suffix.split(separator: "-").allSatisfy { part in
        let kind = part.after(prefix: "swift.") ?? String(part)
        return kind == self.kind || hashes.contains(String(part))
      }
    }

    /// DocC's hashes of a symbol: FNV-1 of its USR, folded to 24 bits. The first one is that of Apple's platforms, on which
    /// Foundation is one module.
    var hashes: [String] {
      let usr = symbol ?? ""
      return [usr.replacing(/\d+Foundation(?:Essentials|Internationalization)/, with: "10Foundation"), usr].map { usr in
        let value = usr.utf8.reduce(2_166_136_261 as UInt32) { ($0 &* 16_777_619) ^ UInt32($1) }
        return String(value >> 24 ^ value & 0xFF_FFFF, radix: 36)
      }
    }
  }

  mutating func add(module: String, _ target: SymbolLinks.Target) {
    if modules[module] == nil { modules[module] = append(Node(name: module, path: module, target: target)) }
  }

  /// Adds a declaration below a node, and returns its number.
  @discardableResult
  mutating func add(_ node: Node, below parent: Int) -> Int {
    let number = append(node)
    nodes[number].path = nodes[parent].path + "/" + node.name
    nodes[parent].children[node.name, default: []].append(number)
    return number
  }

  private mutating func append(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// The node with a path of names without suffixes. Missing nodes are added with the given target, since the page of
  /// an enclosing declaration can be missing.
  mutating func node(_ names: some Sequence<String>, below parent: Int, _ target: SymbolLinks.Target) -> Int {
    names.reduce(parent) { parent, name in
      nodes[parent].children[name]?.first ?? add(Node(name: name, target: target), below: parent)
    }
  }

  /// Finds the declarations to which a link can refer. If there are several, they differ in their suffixes.
  ///
  /// As in DocC, the search continues around a declaration if the name is ambiguous among its members, and a name can
  /// also be that of the declaration itself.
  func find(_ path: String, in scope: SymbolLinks.Scope) -> [Node] {
    // A path that starts with a slash starts with the name of a module. Otherwise, the slash is an operator.
    let isRooted = path.hasPrefix("/") && path.dropFirst().first.map { $0.isLetter || $0 == "_" } ?? false
    let parts = SymbolLinks.components(of: isRooted ? String(path.dropFirst()) : path).map(String.init)
    guard let first = parts.first else { return [] }
    if isRooted { return modules[first].map { find(parts.dropFirst(), below: [$0]) } ?? [] }
    var ambiguous: [Node] = []
    for (parent, start) in starts(of: scope).reversed() {
      var matches = [find(parts[...], below: [start])]
      if let parent, children(named: first, of: nodes[parent]).contains(start) {
        matches.append(find(parts.dropFirst(), below: [start]))
      }
      for found in matches where found.contains(where: { !$0.isExtension }) {
        if Set(found.map(\.target)).count == 1 { return found }
        if ambiguous.isEmpty { ambiguous = found }
      }
    }
    let inModule = modules[first].map { find(parts.dropFirst(), below: [$0]) } ?? []
    if !inModule.isEmpty || !ambiguous.isEmpty { return ambiguous.isEmpty ? inModule : ambiguous }
    return find(parts[...], below: modules.sortedByKey.map(\.value))
  }

  /// The module, each enclosing declaration, and the declaration whose documentation contains a link, each with its
  /// parent.
  private func starts(of scope: SymbolLinks.Scope) -> [(parent: Int?, node: Int)] {
    guard let root = scope.module.flatMap({ modules[$0] }) else { return [] }
    var starts: [(parent: Int?, node: Int)] = [(nil, root)]
    // The title of an article about a declaration can contain the module and suffixes.
    for name in scope.names where name != scope.module || nodes[root].children[name] != nil {
      let parent = starts[starts.count - 1].node
      let found = children(named: name, of: nodes[parent])
      let own = scope.symbol.flatMap { symbol in found.first { nodes[$0].symbol == symbol } }
      guard let next = own ?? found.first else { break }
      starts.append((parent, next))
    }
    return starts
  }

  private func find(_ parts: ArraySlice<String>, below roots: [Int]) -> [Node] {
    var found = roots
    for part in parts { found = found.flatMap { children(named: part, of: nodes[$0]) } }
    let matches = found.map { nodes[$0] }
    let requirements = matches.filter { !$0.isDefaultImplementation }
    let declarations = matches.filter { !$0.isExtension }
    return requirements.count == 1 ? requirements : declarations.isEmpty ? matches : declarations
  }

  private func children(named part: String, of node: Node) -> [Int] {
    if let exact = node.children[part] { return exact }
    // The name of an operator can contain a hyphen, so each name is compared with the start of the component.
    guard part.contains("-"),
      let name = node.children.keys.filter({ part.hasPrefix($0 + "-") }).max(by: { $0.count < $1.count })
    else { return [] }
    let suffix = part.dropFirst(name.count)
    return (node.children[name] ?? []).filter { nodes[$0].has(suffix: suffix) }
  }

  /// The spellings of a link that each lead to one of several declarations with the same name.
  static func spellings(_ found: [Node]) -> [String] {
    if Set(found.map(\.path)).count == found.count { return found.map(\.path) }
    func unique(_ suffix: (Node) -> String) -> [String]? {
      let all = found.map(suffix)
      return Set(all).count == all.count ? all : nil
    }
    let suffixes =
      unique { "-" + $0.kind } ?? unique { $0.signature.parameterSuffix } ?? unique { $0.signature.resultSuffix }
      ?? unique { $0.signature.parameterSuffix + $0.signature.resultSuffix } ?? found.map { "-" + $0.hashes[0] }
    return zip(found, suffixes).map { $0.name + $1 }
  }

  /// The types of the parameters and of the result of a function, as links spell them.
  struct Signature: Hashable {
    var parameters: [String] = []
    var result: String?
  }
}

extension SymbolTree.Signature {
  private static let modifiers = Set(
    """
    inout borrowing consuming sending isolated any some __owned __shared @escaping @autoclosure @Sendable
    """.words)

  /// Reads the types from a declaration such as `func f(_ a: [Int]) -> String`.
  init(_ declaration: String, name: String) {
    guard name.contains("("), let start = declaration.firstRange(of: name.baseName),
      let open = declaration[start.upperBound...].firstIndex(of: "(")
    else { return }
    let (list, rest) = Self.inner(declaration[declaration.index(after: open)...])
    parameters = list.filter { $0.contains(":") }.map { parameter in
      let type = parameter[parameter.firstIndex(of: ":")!...].dropFirst()
      return Self.plain(type.firstRange(of: " = ").map { type[..<$0.lowerBound] } ?? type)
    }
    if let arrow = rest.firstRange(of: "->") {
      let type = rest[arrow.upperBound...]
      let end = [" where ", " {"].compactMap { type.firstRange(of: $0)?.lowerBound }.min()
      result = Self.plain(type[..<(end ?? type.endIndex)])
    }
  }

  /// Splits the text up to the closing parenthesis at the commas between parameters.
  private static func inner(_ text: Substring) -> (parts: [Substring], rest: Substring) {
    var (depth, start, parts) = (0, text.startIndex, [Substring]())
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ">" where index > text.startIndex && text[text.index(before: index)] == "-": break
      case ")" where depth == 0: return (parts + [text[start..<index]], text[text.index(after: index)...])
      case ")", "]", ">": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return (parts, "")
  }

  private static func plain(_ type: Substring) -> String {
    type.words.filter { !modifiers.contains($0) }.joined()
      .replacing(/\bDictionary<([^<>,]*),([^<>]*)>/) { "[\($0.1):\($0.2)]" }
  }

  var parameterSuffix: String { "-(" + parameters.joined(separator: ",") + ")" }
  var resultSuffix: String { "->" + (result ?? "()") }

  /// Whether the signature has the types in a suffix such as `-(Int,_)->String`. An underscore stands for any type.
  func matches(_ suffix: String) -> Bool {
    var rest = suffix[...]
    if rest.hasPrefix("-(") {
      let (types, tail) = Self.inner(rest.dropFirst(2))
      let wanted = types.filter { !$0.isEmpty }
      guard wanted.count == parameters.count, zip(wanted, parameters).allSatisfy({ $0 == "_" || $0 == $1[...] }) else {
        return false
      }
      rest = tail
    }
    return rest.isEmpty || rest == "->_" || rest == resultSuffix[...]
  }
}

import SwiftParser
import SwiftSyntax

/// The types that are generated for names that no available module declares.
struct StubTypes: Codable, Hashable {
  private(set) var usage: [String: TypeUsage] = [:]
  /// The names of members without a base in files that use the types.
  private var implicitMembers: Set<String> = []
  /// The types whose stubs did not compile.
  private var refused: Set<String> = []

  /// Adds stubs for the unknown types that the errors are about. Returns the indices of the errors that the stubs
  /// answer.
  ///
  /// - Parameter sources: the texts of the module's files.
  mutating func add(for messages: [String], sources: [String]) -> Set<Int> {
    var answered = Set<Int>()
    var names: [String: [Int]] = [:]
    var attributes = Set<String>()
    for (index, message) in messages.enumerated() {
      let attribute = message.captured(by: /^unknown attribute '(\w+)'/)
      let cannot = /^cannot (?:find type '|use module '|specialize non-generic type 'module<)(\w+)/
      if let name = attribute ?? message.captured(by: cannot)
        ?? message.captured(by: /^'(\w+)' is ambiguous for type lookup/)
      {
        names[name, default: []].append(index)
        if attribute != nil { attributes.insert(name) }
      } else if let match = message.firstMatch(of: /^'(\w+)' is not a member type of \w+ '(?:\w+\.)?(\w+)'/) {
        let (member, type) = (String(match.output.1), String(match.output.2))
        guard usage[type] != nil, usage[type]?.members[member] == nil else { continue }
        usage[type]?.members[member] = false
        answered.insert(index)
      } else if let type = message.captured(by: /'(?:weak|unowned)'.*'(\w+)\??'/) {
        guard usage[type]?.isClass == false else { continue }
        usage[type]?.isClass = true
        answered.insert(index)
      }
    }
    let unknown = Set(names.keys).subtracting(usage.keys).subtracting(refused)
      // Views and styles get these types from their protocols, and a stub would hide them everywhere.
      .subtracting(["Body", "Configuration", "Content", "Context"])
    guard !unknown.isEmpty else { return answered }
    let reader = TypeUsageReader(names: unknown)
    for text in sources where unknown.contains(where: text.contains) { reader.walk(Parser.parse(source: text)) }
    implicitMembers.formUnion(reader.implicitMembers)
    for name in unknown {
      let found = reader.found[name] ?? TypeUsage()
      // An attribute of a declaration that is no variable is a macro or a result builder, which no stub can replace.
      if attributes.contains(name), !found.isAttributeOfVariable { continue }
      usage[name] = found
      answered.formUnion(names[name] ?? [])
    }
    return answered
  }

  /// Removes stubs that do not compile.
  mutating func remove(_ names: some Sequence<String>) {
    for name in names {
      usage[name] = nil
      refused.insert(name)
    }
  }

  /// The source file with the stubs, one on each line.
  func source(hasUIKit: Bool) -> String {
    let lines = usage.sortedByKey.map { Self.declaration(of: $0, $1, hasUIKit: hasUIKit) }
    // The compiler does not look up a member without a base dynamically, so it is declared for all stubs.
    let members = implicitMembers.sorted().map { name in
      let body = "static var `\(name)`: Self { Self[dynamicMember: \"\(name)\"] } }"
      return "extension _LimnLookup { \(body); extension _LimnOptionalLookup { @_disfavoredOverload "
        + body.replacing(": Self", with: ": _LimnUnknown")
    }
    let imports = ["Foundation", "SwiftUI", "ReplacedParts"].map { "import \($0)" }
    return (imports + lines + members).withLineFeeds + "\n"
  }

  /// The name of the stub on a line of the source file.
  func name(onLine line: Int) -> String? {
    let names = usage.keys.sorted()
    return names.indices.contains(line - 4) ? names[line - 4] : nil
  }

  private static func declaration(of name: String, _ usage: TypeUsage, hasUIKit: Bool) -> String {
    let members = usage.members.sortedByKey.map { name, isProtocol in
      isProtocol
        ? "public protocol \(name) {}"
        : "public struct \(name): Hashable, Codable, Sendable, _LimnStub { public init() {} }"
    }.joined(separator: "; ")
    let called = usage.calls.sorted { $0.lexicographicallyPrecedes($1) }.map { labels in
      labels.enumerated().map { "\($1) a\($0): Any?" }.withCommas
    }
    let makers = { (end: String) in
      called.map { "public init(\($0)) { _limnMet(\"@\(name)\")\(end) }; " }.joined()
    }
    let generics = usage.arity > 0 ? "<\((0..<usage.arity).map { "T\($0)" }.withCommas)>" : ""
    if usage.isAttributeOfVariable {
      return "public enum _\(name) {}; public typealias \(name)<V> = _LimnWrapper<V, _\(name)>"
    }
    let isNamedAsProtocol = name.firstMatch(of: /(Delegate|DataSource|Protocol|Providing|Type|able|ible)$/) != nil
    if usage.isProtocol || usage.isConformance || usage.isSuperclass && isNamedAsProtocol {
      // A view that conforms to a protocol of a missing module usually gets its body from there.
      guard name.hasSuffix("View") else { return "public protocol \(name) {}" }
      return "public protocol \(name): View {}; extension \(name) { public var body: some View { "
        + "_LimnPlaceholder(\"@\(name)\", \"\(name)\") } }"
    }
    if usage.isList, usage.arity == 1 { return "public typealias \(name)<T> = [T]" }
    if usage.isFunction { return "public typealias \(name) = (Any) -> Void" }
    if hasUIKit, name.firstMatch(of: /^[A-Z]{2,}\w*View(Controller)?$/) != nil {
      let base = name.hasSuffix("Controller") ? "UIViewController" : "UIView"
      if name != base { return "open class \(name): \(base) { \(members) }" }
    }
    let (head, parents, start, end) =
      usage.isObservable
      ? ("open class", "ObservableObject, _LimnStub", "required init", "")
      : usage.isSuperclass || usage.isClass
        ? ("open class", "NSObject, @unchecked Sendable", "override init", "; super.init()")
        : ("public struct", "Hashable, Codable, Sendable, Error, _LimnStub", "init", "")
    return "@dynamicMemberLookup \(head) \(name)\(generics): \(parents), _LimnLookup { "
      + "public \(start)() {}; \(makers(end))\(members) }"
  }
}

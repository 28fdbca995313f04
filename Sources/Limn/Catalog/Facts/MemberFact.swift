import LimnDiagnostics

/// A member of a type, or a global declaration.
struct MemberFact: Hashable, Codable, Attributed {
  /// The name with argument labels, such as `send(_:)`.
  var name: String
  /// `var`, `let`, `func`, `init`, `case`, `subscript`, `typealias`, `associatedtype`.
  var keyword: String
  var access: String
  var isStatic, isAsync: Bool
  var attributes: [AttributeFact]
  /// The type of a property or the return type of a function, as written; nil if none is written.
  var type: String?
  /// The initial value of a stored property, as written.
  var initialValue: String?
  /// For a property: whether it is computed, which means that it has accessors other than `willSet` and `didSet`. For a
  /// function: whether it has a body. Always true for initializers and subscripts.
  var isComputed: Bool
  /// The parameters of a function, an initializer, or a case with associated values.
  var parameters: [ParameterFact]
  var text: String
  var documentation: String?
  var location: Location
  var span: Span

  /// Whether the member is a stored instance property.
  var isStoredProperty: Bool { (keyword == "var" || keyword == "let") && !isComputed && !isStatic }
  /// Whether the member is a value of the type around it, as a case is.
  func makes(_ type: TypeFact) -> Bool {
    isStatic && ["Self", type.shortName].contains((self.type ?? valueType)?.shortName)
  }
  var isPrivate: Bool { access == "private" || access == "fileprivate" }
  /// The name without argument labels.
  var baseName: String { name.baseName }

  /// The type of a property: the written type, the type in an attribute such as `@Environment(Model.self)`, or the type
  /// of the initial value. For an attribute such as `@Environment(\.model)`, this is the key path.
  var valueType: String? {
    guard ["var", "let"].contains(keyword) else { return nil }
    if let type { return type }
    if let key = attributes.compactMap(\.argument).first(where: { $0.hasPrefix("\\.") }) { return key }
    if let wrapper = attributes.compactMap(\.argument).first(where: { $0.hasSuffix(".self") }) {
      return String(wrapper.dropLast(5))
    }
    return initialValue?.typeOfValue
  }
}

struct ParameterFact: Hashable, Codable {
  /// The argument label; nil for `_`.
  var label: String?
  var name, type: String
  var defaultValue: String?
  var location: Location
}

extension String {
  /// The type of a value such as `Model()` or `Model.shared`; nil for a value of another form, such as a member of
  /// `Model.shared`.
  var typeOfValue: String? {
    guard first?.isUppercase == true else { return nil }
    let name = String(lazy.filter { !$0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    if name.contains(/\.(?:shared|default|main)\./) { return nil }
    return name.split(separator: ".").prefix { $0.isCapitalized }.withDots
  }
}

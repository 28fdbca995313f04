import LimnDiagnostics

/// A member of a type, or a global declaration.
struct MemberFact: Hashable, Codable {
  /// The name with argument labels, such as `send(_:)`.
  var name: String
  /// `var`, `let`, `func`, `init`, `case`, `subscript`, `typealias`, `associatedtype`.
  var keyword: String
  var access: String
  var isStatic: Bool
  var isAsync: Bool
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
}

struct ParameterFact: Hashable, Codable {
  /// The argument label; nil for `_`.
  var label: String?
  var name: String
  var type: String
  var defaultValue: String?
  var location: Location
}

extension MemberFact: Attributed {
  /// Whether the member is a stored instance property.
  var isStoredProperty: Bool { (keyword == "var" || keyword == "let") && !isComputed && !isStatic }
  var isPrivate: Bool { access == "private" || access == "fileprivate" }
  /// The name without argument labels.
  var baseName: String { name.baseName }
}

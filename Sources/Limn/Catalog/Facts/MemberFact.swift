public import LimnDiagnostics

/// A declaration inside a type, or one outside of any.
public struct MemberFact: Hashable, Sendable, Codable {
  /// As callers see it, such as `send(_:)`.
  public var name: String
  /// `var`, `let`, `func`, `init`, `case`, `subscript`, `typealias`, `associatedtype`.
  public var keyword: String
  public var access: String
  public var isStatic: Bool
  public var isAsync: Bool
  public var attributes: [AttributeFact]
  /// Of a property as written, or nil where it is inferred; of a function, what it returns.
  public var type: String?
  /// Of a stored property, as written.
  public var initialValue: String?
  /// Whether a property has accessors, or a function a body.
  public var isComputed: Bool
  /// Of a function, an initializer, or a case with values.
  public var parameters: [ParameterFact]
  public var text: String
  public var documentation: String?
  public var location: Location
  public var span: Span
}

public struct ParameterFact: Hashable, Sendable, Codable {
  /// As a caller writes it; nil for `_`.
  public var label: String?
  public var name: String
  public var type: String
  public var defaultValue: String?
  public var location: Location
}

extension MemberFact {
  /// A property that takes memory in each value of the type.
  var isStoredProperty: Bool { (keyword == "var" || keyword == "let") && !isComputed && !isStatic }
  var isPrivate: Bool { access == "private" || access == "fileprivate" }
  func has(attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
  func first(attributeIn names: Set<String>) -> AttributeFact? { attributes.first { names.contains($0.name) } }
  /// The name before the parenthesis.
  var baseName: String { String(name.prefix { $0 != "(" }) }
}

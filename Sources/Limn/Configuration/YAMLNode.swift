public import LimnDiagnostics

/// A YAML value with the location of its start.
public struct YAMLNode: Hashable, Sendable {
  public var content: Content
  public var location: Location

  /// The content of a node. A scalar is stored as text. Properties of the node, such as `boolean`, convert the text to
  /// another type.
  public indirect enum Content: Hashable, Sendable {
    /// A scalar. `isPlain` is true if the scalar is not quoted. Only plain scalars can mean null, a number, or a
    /// Boolean.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  public init(_ content: Content, at location: Location) {
    self.content = content
    self.location = location
  }

  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  public var string: String? {
    guard case .scalar(let text, _) = content, !isNull else { return nil }
    return text
  }

  /// The value as a Boolean; nil if the value is not a Boolean. As in YAML 1.2, `yes` and `on` are text. `True` and
  /// `TRUE` mean true, and `False` and `FALSE` mean false.
  public var boolean: Bool? {
    guard case .scalar(let text, isPlain: true) = content else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  var integer: Int? {
    guard case .scalar(let text, isPlain: true) = content else { return nil }
    return Int(text)
  }

  public var sequence: [YAMLNode]? {
    guard case .sequence(let items) = content else { return nil }
    return items
  }

  public var mapping: [YAMLEntry]? {
    guard case .mapping(let entries) = content else { return nil }
    return entries
  }

  /// The kind of the value as named in messages: `text`, `a list`, `a mapping`, or `nothing`.
  public var kind: String {
    switch content {
    case .scalar: isNull ? "nothing" : "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// A key of a mapping and its value.
public struct YAMLEntry: Hashable, Sendable {
  public var key: String
  public var keyLocation: Location
  public var value: YAMLNode

  public init(key: String, keyLocation: Location, value: YAMLNode) {
    self.key = key
    self.keyLocation = keyLocation
    self.value = value
  }
}

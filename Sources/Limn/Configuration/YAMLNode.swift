public import LimnDiagnostics

/// A value read from YAML, with the place where it starts.
public struct YAMLNode: Hashable, Sendable {
  public var content: Content
  public var location: Location

  /// What a node is. Scalars stay text; the schema decides what they mean.
  public indirect enum Content: Hashable, Sendable {
    /// `isPlain` tells an unquoted scalar, the only kind that can mean null, a number or a truth value.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  public init(_ content: Content, at location: Location) {
    self.content = content
    self.location = location
  }
}

/// A key of a mapping with its value.
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

extension YAMLNode {
  public var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  public var string: String? {
    guard case .scalar(let text, _) = content, !isNull else { return nil }
    return text
  }

  /// `true` or `false` in the three spellings of YAML 1.2; its older `yes` and `on` are text.
  public var boolean: Bool? {
    guard case .scalar(let text, isPlain: true) = content else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  public var integer: Int? {
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

  /// What it is, for a message: `text`, `a list`, `a mapping` or `nothing`.
  public var kind: String {
    switch content {
    case .scalar: isNull ? "nothing" : "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// Why an action was not performed.
@_spi(Headless) public enum ActionRefusal: Error, Hashable, Sendable {
  /// The tree has no such action: the element was removed, is disabled, or is covered.
  case unknown(id: String)
  /// The argument does not fit the action's domain.
  case argument(String)
}

extension ActionRefusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let id): "there is no action \(id): its element was removed, is disabled, or is covered"
    case .argument(let reason): "the action \(reason)"
    }
  }
}

/// Why an action was not performed.
@_spi(Headless) public enum ActionRefusal: Error, Hashable, Sendable {
  /// The tree has no such action now: the element is gone, disabled or covered.
  case unknown(id: String)
  /// The argument does not fit the action's domain.
  case argument(String)
}

extension ActionRefusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let id): "there is no action \(id) now: its element is gone, disabled or covered"
    case .argument(let reason): "the action \(reason)"
    }
  }
}

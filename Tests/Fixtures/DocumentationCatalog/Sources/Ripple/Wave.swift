/// A movement of water.
public struct Wave: Sendable {
  /// In meters.
  public var height: Double

  public init(height: Double) { self.height = height }

  /// Adds another wave on top.
  public func joined(with other: Wave) -> Wave { Wave(height: height + other.height) }

  /// Adds some meters on top.
  public func joined(with meters: Double) -> Wave { Wave(height: height + meters) }
}

/// Still water, until something falls into it.
public struct Pond: Sendable {
  public private(set) var waves: [Wave] = []

  public init() {}

  /// Lets a stone fall into the water.
  public mutating func drop(_ meters: Double) { waves.append(Wave(height: meters)) }
}

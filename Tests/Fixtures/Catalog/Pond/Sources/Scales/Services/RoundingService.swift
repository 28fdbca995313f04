/// Rounds weights.
public struct RoundingService: Sendable {
  public init(_ appDependencies: AppDependencies) {}

  public func rounded(_ weight: Double) -> Double { weight.rounded() }
}

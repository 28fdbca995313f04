/// How a change is shown over time.
///
/// - Approximated: every animation ends immediately, so only its description is kept.
public struct Animation: Equatable, Hashable, Sendable {
  let curve: String
}

extension Animation {
  public static let `default` = Animation(curve: "default")
  public static let linear = Animation(curve: "linear")
  public static let easeIn = Animation(curve: "easeIn")
  public static let easeOut = Animation(curve: "easeOut")
  public static let easeInOut = Animation(curve: "easeInOut")
  public static let spring = Animation(curve: "spring")
  public static let smooth = Animation(curve: "smooth")
  public static let snappy = Animation(curve: "snappy")
  public static let bouncy = Animation(curve: "bouncy")

  public static func linear(duration: Double) -> Animation { Animation(curve: "linear \(duration) s") }
  public static func easeIn(duration: Double) -> Animation { Animation(curve: "easeIn \(duration) s") }
  public static func easeOut(duration: Double) -> Animation { Animation(curve: "easeOut \(duration) s") }
  public static func easeInOut(duration: Double) -> Animation { Animation(curve: "easeInOut \(duration) s") }

  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(curve: "spring \(duration) s, bounce \(bounce)")
  }

  public func delay(_ delay: Double) -> Animation { Animation(curve: curve + " after \(delay) s") }
  public func speed(_ speed: Double) -> Animation { Animation(curve: curve + " at \(speed)") }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(curve: curve + " \(repeatCount) times")
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation { Animation(curve: curve + " for ever") }
}

extension Animation: CustomStringConvertible {
  public var description: String { curve }
}

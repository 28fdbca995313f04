// Animations with springs and timing curves. Limn keeps only a description of each animation.

extension Animation {
  public static let interactiveSpring = Animation(curve: "interactiveSpring")
  public static let interpolatingSpring = Animation(curve: "interpolatingSpring")

  @_disfavoredOverload
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
    -> Animation
  {
    Animation(curve: "spring \(response) s, damping \(dampingFraction)")
  }

  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(curve: "interactiveSpring \(response) s, damping \(dampingFraction)")
  }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(curve: "interpolatingSpring \(spring.duration) s, bounce \(spring.bounce)")
  }

  public static func interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25)
    -> Animation
  {
    Animation(curve: "interactiveSpring \(duration) s, bounce \(extraBounce)")
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(curve: "interpolatingSpring, mass \(mass), stiffness \(stiffness), damping \(damping)")
  }

  public static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0)
    -> Animation
  {
    Animation(curve: "interpolatingSpring \(duration) s, bounce \(bounce)")
  }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(curve: "smooth \(duration) s, bounce \(extraBounce)")
  }

  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(curve: "snappy \(duration) s, bounce \(extraBounce)")
  }

  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(curve: "bouncy \(duration) s, bounce \(extraBounce)")
  }

  public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35)
    -> Animation
  {
    Animation(curve: "curve (\(p1x), \(p1y)), (\(p2x), \(p2y)) \(duration) s")
  }

  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(curve: curve + ", complete after \(duration) s")
  }
}

extension Animation: CustomDebugStringConvertible {
  public var debugDescription: String { curve }
}

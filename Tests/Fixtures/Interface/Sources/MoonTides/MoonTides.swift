import Moon

/// The phases in which the tide is highest.
public enum Spring {}

extension Moon where Phase == Spring {
  /// The range of the tide in meters.
  public var range: Double { 6 }
}

extension Moon: Equatable where Phase: Equatable {
  /// Whether two moons have the same age.
  public static func == (one: Self, other: Self) -> Bool { one.age == other.age }
}

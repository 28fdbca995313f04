/// The moon in one of its phases. Its module has the same name.
public struct Moon<Phase> {
  /// The age in days.
  public var age: Double

  /// Creates a moon of an age in days.
  public init(age: Double) { self.age = age }
}

/// A type for stored properties of views. Such a property is updated before the body of its view is evaluated.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

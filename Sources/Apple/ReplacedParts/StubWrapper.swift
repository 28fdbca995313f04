/// A property wrapper that Limn generates for a name whose module is missing. Its arguments are values, or members and
/// key paths of unknown types.
@propertyWrapper public struct _LimnWrapper<Value, Name> {
  private var value: Value?

  public init() {}
  public init(_ arguments: Any..., file: String = #file) {}
  public init(_ member: _LimnUnknown) {}
  public init(_ keyPath: KeyPath<_LimnUnknown, Value>) {}
  public init(wrappedValue: Value) { value = wrappedValue }

  public var wrappedValue: Value {
    get { value ?? _limnMissing("@\(String(describing: Name.self).dropFirst())") }
    nonmutating set {}
  }
  public var projectedValue: Self { self }
}

extension _LimnWrapper: Equatable where Value: Equatable {}
extension _LimnWrapper: Hashable where Value: Hashable {}
extension _LimnWrapper: Codable where Value: Codable {}

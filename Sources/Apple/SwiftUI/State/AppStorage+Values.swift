public import Foundation

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, .plain(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, .plain(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, .plain(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, .plain(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, .plain(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, .plain(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, store,
      StorageCoding(
        read: { store, key in store.url(forKey: key) ?? wrappedValue },
        write: { store, key, value in store.set(value, forKey: key) }))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, .raw(default: wrappedValue))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, .raw(default: wrappedValue))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, store, .optional()) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, .optional()) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, store, .optional()) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, store, .optional()) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, store, .optional()) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, store, StorageCoding(read: { $0.url(forKey: $1) }, write: { store, key, url in store.set(url, forKey: key) })
    )
  }

  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int { self.init(key, store, .optionalRaw()) }

  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String { self.init(key, store, .optionalRaw()) }
}

extension StorageCoding {
  fileprivate static func plain(default value: Value) -> Self {
    StorageCoding(read: { $0.object(forKey: $1) as? Value ?? value }, write: { $0.set($2, forKey: $1) })
  }

  fileprivate static func raw(default value: Value) -> Self where Value: RawRepresentable {
    StorageCoding(
      read: { ($0.object(forKey: $1) as? Value.RawValue).flatMap(Value.init) ?? value },
      write: { $0.set($2.rawValue, forKey: $1) })
  }

  fileprivate static func optionalRaw<Wrapped: RawRepresentable>() -> Self where Value == Wrapped? {
    let coding = StorageCoding<Wrapped.RawValue?>.optional()
    return StorageCoding(
      read: { coding.read($0, $1).flatMap(Wrapped.init) }, write: { coding.write($0, $1, $2?.rawValue) })
  }

  fileprivate static func optional<Wrapped>() -> Self where Value == Wrapped? {
    StorageCoding(
      read: { $0.object(forKey: $1) as? Wrapped },
      write: { store, key, value in
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
      })
  }
}

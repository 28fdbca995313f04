public import Foundation

/// A value in the user defaults. Views that show the value are updated when it changes.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let coding: StorageCoding<Value>
  private var location: Location<Value>?

  init(_ key: String, _ store: UserDefaults?, _ coding: StorageCoding<Value>) {
    self.key = key
    self.store = store
    self.coding = coding
  }

  public var wrappedValue: Value {
    get { location?.get() ?? coding.read(store ?? .standard, key) }
    nonmutating set { (location ?? unlinked).set(newValue, .current) }
  }

  public var projectedValue: Binding<Value> { Binding(location: location ?? unlinked) }

  private var unlinked: Location<Value> { StorageLocation(key, store ?? .standard, coding) }
}

extension AppStorage: LinkedProperty {
  mutating func link(with linker: inout PropertyLinker) {
    let store = store ?? linker.element.environment.defaultAppStorage
    let (key, coding) = (key, coding)
    let slot = linker.slot { Kept(StorageLocation(key, store, coding)) }
    if slot.value.store !== store { slot.value = StorageLocation(key, store, coding) }
    location = slot.value
  }
}

@_spi(Headless) extension AppStorage: ValueKeeping {
  public var keptValue: Any { (location ?? unlinked).keptValue }
}

extension AppStorage: SelfComparing {
  func isSame(as other: Self) -> Bool { key == other.key && store === other.store }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension EnvironmentValues {
  /// The default store of `AppStorage`.
  var defaultAppStorage: UserDefaults {
    get { self[DefaultStorageKey.self] }
    set { self[DefaultStorageKey.self] = newValue }
  }
}

private struct DefaultStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension View {
  /// Sets the default store of `AppStorage` for the view.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(EnvironmentTransformer(transform: { $0.defaultAppStorage = store }))
  }
}

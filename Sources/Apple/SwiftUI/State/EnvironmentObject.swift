public import Combine

/// An object that an ancestor view put into the environment.
@MainActor @propertyWrapper @preconcurrency public struct EnvironmentObject<ObjectType>
where ObjectType: ObservableObject {
  private var object: ObjectType?
  private var missing: MissingObject?

  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let object { return object }
    if let missing { missing.read() }
    fatalError(Self.message)
  }

  @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper {
    Wrapper(root: wrappedValue)
  }

  /// Creates bindings to the object's properties.
  @MainActor @dynamicMemberLookup @preconcurrency public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(location: ObjectLocation(root, keyPath))
    }
  }

  private static var message: String {
    "there is no \(ObjectType.self) in the environment: add .environmentObject(_:) to a view above"
  }
}

extension EnvironmentObject: DynamicProperty {}

extension EnvironmentObject: LinkedProperty {
  mutating func link(with linker: inout PropertyLinker) {
    let slot = linker.slot { EnvironmentObjectSlot<ObjectType>() }
    object = linker.element.environment[object: ObjectType.self]
    slot.object = object
    missing = object == nil ? linker.missingObject(Self.message) : nil
    if let object { slot.subscription.observe(object) }
  }
}

extension EnvironmentObject: SelfComparing {
  nonisolated func isSame(as other: Self) -> Bool { true }
}

extension EnvironmentObjectSlot: @MainActor ValueKeeping {
  var keptValue: Any { object as Any }
}

final class EnvironmentObjectSlot<ObjectType: ObservableObject>: Slot, EnvironmentReading {
  let subscription = ObjectSubscription()
  var object: ObjectType?

  func differs(in environment: EnvironmentValues) -> Bool { environment[object: ObjectType.self] !== object }
  override func end() { subscription.end() }
}

public import Combine

/// An object that other code creates. The view is evaluated again when the object changes.
@MainActor @propertyWrapper @preconcurrency public struct ObservedObject<ObjectType>
where ObjectType: ObservableObject {
  @MainActor @preconcurrency public var wrappedValue: ObjectType

  @MainActor @preconcurrency public init(initialValue: ObjectType) { wrappedValue = initialValue }
  @MainActor @preconcurrency public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    Wrapper(root: wrappedValue)
  }

  /// Creates bindings to the object's properties.
  @MainActor @dynamicMemberLookup @preconcurrency public struct Wrapper {
    let root: ObjectType

    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(root, keyPath))
    }
  }
}

extension ObservedObject: DynamicProperty {}

extension ObservedObject: LinkedProperty {
  mutating func link(with linker: inout PropertyLinker) {
    linker.slot { ObjectSubscription() }.observe(wrappedValue)
  }
}

extension ObservedObject: @MainActor ObjectHolding {
  var heldObject: Any { wrappedValue }
}

public import Combine

/// An object that belongs to the position of a view. The object is created once, and kept while a view of the same type
/// stays at the position.
@MainActor @propertyWrapper @preconcurrency public struct StateObject<ObjectType> where ObjectType: ObservableObject {
  nonisolated(unsafe) private let make: () -> ObjectType
  private var object: ObjectType?

  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

extension StateObject: DynamicProperty {}

extension StateObject: LinkedProperty {
  mutating func link(with linker: inout PropertyLinker) {
    let make = make
    let kept = linker.slot { Kept(make()) }.value
    object = kept
    linker.slot { ObjectSubscription() }.observe(kept)
  }
}

extension StateObject: SelfComparing {
  /// Returns true, since the object belongs to the position of the view, not to an instance of the view.
  nonisolated func isSame(as other: Self) -> Bool { true }
}

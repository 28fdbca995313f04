public import AppKit
public import Combine
public import Foundation

/// Creates the application delegate of the app that declares this property, once for each run of the app.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType> where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
  private let object: DelegateType

  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) { object = Self.made(delegateType) }

  @MainActor @preconcurrency public var wrappedValue: DelegateType { object }
}

extension NSApplicationDelegateAdaptor: DynamicProperty {}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Creates a delegate that is an observable object. Views can also read the delegate from the environment.
  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) { object = Self.made(delegateType) }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(root: object)
  }
}

extension NSApplicationDelegateAdaptor: LinkedProperty {
  mutating func link(with linker: inout PropertyLinker) {
    let subscription = linker.slot { ObjectSubscription() }
    if let observable = object as? any ObservableObject { subscription.observe(observable) }
  }
}

extension NSApplicationDelegateAdaptor: DelegateAdapting {
  func adapt(_ environment: inout EnvironmentValues) -> any NSApplicationDelegate {
    if object is any ObservableObject || object is any Observable { environment[object: DelegateType.self] = object }
    return object
  }
}

extension NSApplicationDelegateAdaptor {
  // `DelegateType.init()` is ambiguous, since both `NSObject` and the protocol declare an `init()`. `Made` conforms to the protocol, but
  // is not declared as an `NSObject`. Therefore, `Made` has only one `init()`.
  private static func made<Made: NSApplicationDelegate>(_ type: Made.Type) -> Made { type.init() }
}

@MainActor private protocol DelegateAdapting {
  func adapt(_ environment: inout EnvironmentValues) -> any NSApplicationDelegate
}

extension App {
  /// If the app declares a delegate, makes it the delegate of the application. With or without a delegate, calls `finishLaunching()` of the
  /// application, which notifies its delegate.
  func finishLaunching(_ environment: inout EnvironmentValues) {
    let adaptor = Mirror(reflecting: self).children.lazy.compactMap { $0.value as? any DelegateAdapting }.first
    let delegate = adaptor?.adapt(&environment)
    if let delegate { NSApplication.shared.delegate = delegate }
    NSApplication.shared.finishLaunching()
  }
}

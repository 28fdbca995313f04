public import AppKit
public import Combine
public import Foundation

/// A property of an app that creates the application delegate. The delegate is created once for each run of the app.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType>
where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
  private let object: DelegateType

  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    object = Self.made(delegateType)
  }

  @MainActor @preconcurrency public var wrappedValue: DelegateType { object }
}

extension NSApplicationDelegateAdaptor: DynamicProperty {}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Creates a delegate that is an observable object. Views can also read the delegate from the environment.
  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    object = Self.made(delegateType)
  }

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
  // The delegate is created in a generic function, because `DelegateType.init()` is ambiguous: both `NSObject` and the
  // delegate protocol declare an `init()`. In this function, Swift knows only the `init()` of the protocol.
  private static func made<Made: NSApplicationDelegate>(_ type: Made.Type) -> Made { type.init() }
}

/// Starts an app as far as its previews may need it.
@_spi(Headless) @MainActor public enum AppLaunch {
  private static var kept: [Any] = []

  /// Whether the type is an app, or the delegate of an application.
  public static func starts(_ type: Any.Type) -> Bool { type is any App.Type || type is any NSApplicationDelegate.Type }

  /// Creates the app with its delegate, or only the delegate.
  ///
  /// - Parameter finishes: whether the delegate is also told that the app has launched.
  public static func start(_ type: Any.Type, finishes: Bool = false) {
    defer { if finishes { NSApplication.shared.finishLaunching() } }
    func delegate<Made: NSApplicationDelegate>(_ type: Made.Type) -> Made { type.init() }
    if let type = type as? any App.Type {
      let app = type.init()
      kept.append(app)
      var environment = EnvironmentValues()
      app.adaptDelegate(&environment)
    } else if let type = type as? any NSApplicationDelegate.Type {
      let made = delegate(type)
      kept.append(made)
      NSApplication.shared.delegate = made
    }
  }
}

@MainActor private protocol DelegateAdapting {
  func adapt(_ environment: inout EnvironmentValues) -> any NSApplicationDelegate
}

extension App {
  /// If the app declares a delegate, makes it the delegate of the application. Then calls `finishLaunching()` of the
  /// application, which notifies the delegate if there is one.
  func finishLaunching(_ environment: inout EnvironmentValues) {
    adaptDelegate(&environment)
    NSApplication.shared.finishLaunching()
  }

  fileprivate func adaptDelegate(_ environment: inout EnvironmentValues) {
    let adaptor = Mirror(reflecting: self).children.lazy.compactMap { $0.value as? any DelegateAdapting }.first
    if let delegate = adaptor?.adapt(&environment) { NSApplication.shared.delegate = delegate }
  }
}

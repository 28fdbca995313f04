public import Foundation
public import SwiftUI

/// A UIKit view that SwiftUI shows.
///
/// - Approximated: a placeholder with the name of the type is shown; the UIKit view is not created.
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  func makeUIView(context: Self.Context) -> Self.UIViewType
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  public var body: some View { PlatformPlaceholder(name: "\(Self.self)") }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  public let coordinator: Representable.Coordinator
  public var transaction = Transaction()
  public var environment = EnvironmentValues()
}

/// A UIKit view controller that SwiftUI shows.
///
/// - Approximated: the controller is only created if its type is `UIHostingController` or a subclass. Otherwise, a
///   placeholder with the name of the type is shown.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  // There is one body for all controllers, since the compiler does not find the type of the body if there are several.
  @ViewBuilder public var body: some View {
    if let hosted = hostedView { hosted } else { PlatformPlaceholder(name: "\(Self.self)") }
  }

  private var hostedView: AnyView? {
    guard UIViewControllerType.self is any _RootViewController.Type else { return nil }
    let context = Context(coordinator: makeCoordinator())
    let controller = makeUIViewController(context: context)
    updateUIViewController(controller, context: context)
    return (controller as? any _RootViewController).map { AnyView($0.rootView) }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
  public var transaction = Transaction()
  public var environment = EnvironmentValues()
}

/// Stands for ``UIHostingController`` with any content.
@MainActor @preconcurrency public protocol _RootViewController {
  associatedtype Content: View
  var rootView: Content { get }
}

/// A view controller that shows a SwiftUI view.
@MainActor @preconcurrency open class UIHostingController<Content>: UIViewController, _RootViewController
where Content: View {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) { return nil }
  public required init?(coder: NSCoder) { return nil }

  /// - Approximated: the result is the offered size, since nothing is measured.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// Gives a SwiftUI app a delegate.
///
/// - Approximated: no delegate is created, since only the Objective-C runtime can create an instance of any class.
///   Reading the property stops the program unless the app has set `UIApplication.shared.delegate`.
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  private let type: DelegateType.Type

  public init(_ delegateType: DelegateType.Type = DelegateType.self) { type = delegateType }

  public var wrappedValue: DelegateType {
    if let known = UIApplication.shared.delegate as? DelegateType { return known }
    fatalError(
      "\(type): a delegate cannot be created here, since only the Objective-C runtime can create an instance of any class"
    )
  }
}

/// A placeholder for the content that UIKit would show.
struct PlatformPlaceholder: View {
  let name: String

  var body: some View {
    Text(verbatim: "\(name) (UIKit)")
      .standingIn()
      .approximated("a placeholder replaces the UIKit content")
  }
}

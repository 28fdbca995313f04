/// An AppKit view that SwiftUI shows.
///
/// - Approximated: a placeholder with the name of the type is shown; the AppKit view is not created, so it can have any
///   type.
@MainActor @preconcurrency public protocol NSViewRepresentable: View {
  associatedtype NSViewType
  associatedtype Coordinator = Void
  func makeNSView(context: Self.Context) -> Self.NSViewType
  func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
  static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  typealias Context = NSViewRepresentableContext<Self>
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public var body: some View { AppKitPlaceholder(name: "\(Self.self)") }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

public struct NSViewRepresentableContext<Representable> where Representable: NSViewRepresentable {
  public let coordinator: Representable.Coordinator
  public var transaction = Transaction()
  public var environment = EnvironmentValues()
}

/// An AppKit view controller that SwiftUI shows.
///
/// - Approximated: a placeholder with the name of the type is shown; the controller is not created, so it can have any
///   type.
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View {
  associatedtype NSViewControllerType
  associatedtype Coordinator = Void
  func makeNSViewController(context: Self.Context) -> Self.NSViewControllerType
  func updateNSViewController(_ nsViewController: Self.NSViewControllerType, context: Self.Context)
  static func dismantleNSViewController(_ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  typealias Context = NSViewControllerRepresentableContext<Self>
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
  public var body: some View { AppKitPlaceholder(name: "\(Self.self)") }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

public struct NSViewControllerRepresentableContext<Representable> where Representable: NSViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
  public var transaction = Transaction()
  public var environment = EnvironmentValues()
}

/// Stands for the content of AppKit that Limn cannot draw.
private struct AppKitPlaceholder: View {
  let name: String

  var body: some View {
    Text(verbatim: "\(name) (AppKit)")
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, minHeight: 44)
      .border(.secondary)
      .approximated("a placeholder replaces the AppKit content")
  }
}

import AppKit
public import Foundation
import SemanticTree

/// An AppKit view that SwiftUI shows.
///
/// - Approximated: an AppKit view that shows a SwiftUI view, text, an image, progress, or a material is drawn. For the
///   others, a placeholder with the name of the type is shown; they are not created, so they can have any type.
@MainActor @preconcurrency public protocol NSViewRepresentable: View {
  associatedtype NSViewType
  associatedtype Coordinator = Void
  func makeNSView(context: Self.Context) -> Self.NSViewType
  func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
  static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize?
  typealias Context = NSViewRepresentableContext<Self>
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }

  public var body: some View {
    AppKitContent(name: "\(Self.self)", type: NSViewType.self) {
      let context = Context(coordinator: makeCoordinator())
      let view = makeNSView(context: context)
      updateNSView(view, context: context)
      return view
    }
  }
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
/// - Approximated: the controller is only created if its type is `NSHostingController` or a subclass. Otherwise, a
///   placeholder with the name of the type is shown, so it can have any type.
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View {
  associatedtype NSViewControllerType
  associatedtype Coordinator = Void
  func makeNSViewController(context: Self.Context) -> Self.NSViewControllerType
  func updateNSViewController(_ nsViewController: Self.NSViewControllerType, context: Self.Context)
  static func dismantleNSViewController(_ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: Self.NSViewControllerType, context: Self.Context
  ) -> CGSize?
  typealias Context = NSViewControllerRepresentableContext<Self>
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }

  public var body: some View {
    AppKitContent(name: "\(Self.self)", type: NSViewControllerType.self) {
      let context = Context(coordinator: makeCoordinator())
      let controller = makeNSViewController(context: context)
      updateNSViewController(controller, context: context)
      return controller
    }
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

public struct NSViewControllerRepresentableContext<Representable> where Representable: NSViewControllerRepresentable {
  public let coordinator: Representable.Coordinator
  public var transaction = Transaction()
  public var environment = EnvironmentValues()
}

/// The content of an AppKit view or controller, or a placeholder for it.
private struct AppKitContent: View {
  let name: String
  /// The type of the view or controller, which is created only if its content can be drawn.
  let type: Any.Type
  let make: @MainActor () -> Any

  var body: some View {
    switch type {
    case is any RootViewHost.Type: if let host = make() as? any RootViewHost { rootView(of: host) }
    case is NSVisualEffectView.Type: Rectangle().fill(.regularMaterial)
    case is NSTextField.Type: if let field = make() as? NSTextField { text(of: field) }
    case is NSImageView.Type:
      if let image = (make() as? NSImageView)?.image { Image(nsImage: image).resizable() }
    case is NSProgressIndicator.Type:
      if let indicator = make() as? NSProgressIndicator { ProgressView(value: fraction(of: indicator)) }
    default: placeholder
    }
  }

  private func rootView(of host: some RootViewHost) -> AnyView { AnyView(host.rootView) }

  /// - Approximated: the field shows its text or its placeholder, and cannot be edited.
  private func text(of field: NSTextField) -> some View {
    let isEmpty = field.stringValue.isEmpty
    return Text(verbatim: isEmpty ? field.placeholderString ?? "" : field.stringValue)
      .foregroundStyle(isEmpty ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
      .approximated("an AppKit text field is shown as text")
  }

  private func fraction(of indicator: NSProgressIndicator) -> Double? {
    let range = indicator.maxValue - indicator.minValue
    return indicator.isIndeterminate || range <= 0 ? nil : (indicator.doubleValue - indicator.minValue) / range
  }

  private var placeholder: some View {
    Text(verbatim: "\(name) (AppKit)")
      .standingIn()
      .approximated("a placeholder replaces the AppKit content")
  }
}

extension View {
  /// Makes a text stand for a view. The text has the offered area, and never leaves it.
  package nonisolated func standingIn() -> some View {
    var frame = SemanticNode.Box.Frame(height: 44)
    (frame.fillsWidth, frame.fillsHeight) = (true, true)
    let area = SemanticNode.Box.frame(frame)
    return lineLimit(1).foregroundStyle(.secondary).boxed(area).border(.secondary).clipped()
  }
}

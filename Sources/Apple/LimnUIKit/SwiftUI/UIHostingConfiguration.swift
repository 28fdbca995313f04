public import Foundation
public import SwiftUI

/// What a cell or a view shows.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell or a view, such as whether it is selected.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// A configuration that shows a SwiftUI view.
///
/// - Approximated: cells of UIKit are not drawn, so the view is not shown.
public struct UIHostingConfiguration<Content, Background> where Content: View, Background: View {
  let content: Content
  let background: Background
  var insets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  var minimumSize: (width: CGFloat?, height: CGFloat?) = (nil, 44)
}

extension UIHostingConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView {
    MissingEffect.report("a UIHostingConfiguration is not drawn")
    return HostedContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

extension UIHostingConfiguration {
  public nonisolated func background<S>(_ style: S) -> UIHostingConfiguration<
    Content, _UIHostingConfigurationBackgroundView<S>
  > where S: ShapeStyle {
    UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(
      content: content, background: _UIHostingConfigurationBackgroundView(style: style), insets: insets,
      minimumSize: minimumSize)
  }

  public nonisolated func background<B>(@ViewBuilder content background: () -> B) -> UIHostingConfiguration<Content, B>
  where B: View {
    UIHostingConfiguration<Content, B>(
      content: content, background: background(), insets: insets, minimumSize: minimumSize)
  }

  public nonisolated func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  public nonisolated func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var copy = self
    if edges.contains(.top) { copy.insets.top = insets.top }
    if edges.contains(.leading) { copy.insets.leading = insets.leading }
    if edges.contains(.bottom) { copy.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { copy.insets.trailing = insets.trailing }
    return copy
  }

  public nonisolated func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var copy = self
    copy.minimumSize = (width, height)
    return copy
  }

  public nonisolated func minSize() -> UIHostingConfiguration { minSize(width: nil, height: nil) }
}

extension UIHostingConfiguration where Background == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
    background = EmptyView()
  }
}

public struct _UIHostingConfigurationBackgroundView<S> where S: ShapeStyle {
  let style: S
}

extension _UIHostingConfigurationBackgroundView: View {
  public var body: some View { Rectangle().fill(style) }
}

private final class HostedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { return nil }
}

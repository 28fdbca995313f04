public import Foundation

import SemanticTree

/// Views one below the other.
///
/// - Approximated: all views are created immediately.
public struct LazyVStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    context.emit(
      .vstack, children: context.parts(of: content, at: 0, dividing: .vertical),
      configure: {
        $0.layout = SemanticNode.Layout(
          axis: .vertical, alignment: .init(alignment.semantic, .center), spacing: spacing.map { Double($0) })
      })
  }
}

/// Views next to each other.
///
/// - Approximated: all views are created immediately.
public struct LazyHStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    context.emit(
      .hstack, children: context.parts(of: content, at: 0, dividing: .horizontal),
      configure: {
        $0.layout = SemanticNode.Layout(
          axis: .horizontal, alignment: .init(.center, alignment.semantic), spacing: spacing.map { Double($0) })
      })
  }
}

/// Whether headers and footers stay visible while their section scrolls. These settings have no effect, since Limn does
/// not simulate scrolling by the user.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public typealias Element = PinnedScrollableViews
  public typealias ArrayLiteralElement = PinnedScrollableViews
  public typealias RawValue = UInt32

  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

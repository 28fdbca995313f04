public import SwiftUI

/// A tip beside the views that it is about.
public struct TipView<Content: Tip> {
  let tip: Content?
  let action: (Tips.Action) -> Void
  @State private var isClosed = false
}

extension TipView: View {
  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    (self.tip, self.action) = (tip, action)
  }

  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    (self.tip, self.action) = (tip, action)
  }

  public var body: some View {
    if let tip, tip.shouldDisplay, !isClosed {
      HStack(alignment: .top) {
        tip.image?.foregroundStyle(.tint)
        VStack(alignment: .leading, spacing: 4) {
          tip.title.font(.headline)
          tip.message?.foregroundStyle(.secondary)
          ForEach(tip.actions) { action in
            Button {
              action.handler()
              self.action(action)
            } label: {
              action.label
            }
          }
        }
        Spacer()
        Button {
          tip.invalidate(reason: .tipClosed)
          isClosed = true
        } label: {
          Image(systemName: "xmark")
        }
        .accessibilityLabel(Text(verbatim: "Close"))
      }
      .padding().background(Color.gray.opacity(0.15)).clipShape(RoundedRectangle(cornerRadius: 12))
    }
  }
}

/// The look of tips.
///
/// - Approximated: all tips look the same.
@MainActor @preconcurrency public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a tip.
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
}

public struct MiniTipViewStyle: TipViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
    configuration.message
  }
}
extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
  /// Shows a tip in a popover, which previews leave out.
  public nonisolated func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
  public nonisolated func tipBackground(_ style: some ShapeStyle) -> some View { self }
  public nonisolated func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  public nonisolated func tipImageSize(_ size: CGSize) -> some View { self }
}

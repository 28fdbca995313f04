public import Combine
public import Foundation

/// Draws a view as an image.
///
/// - Approximated: there are no pixels in a preview without a display, so no image is made.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  @Published public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content view: Content) { content = view }
}

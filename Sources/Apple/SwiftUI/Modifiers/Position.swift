public import Foundation

import SemanticTree

extension View {
  /// Puts the center of the view at a point of the surrounding area. In the layout, the result takes up the whole
  /// surrounding area.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    boxed(.position(x: Double(x), y: Double(y))).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension View {
  /// Puts the center of the view at a point of the surrounding area. In the layout, the result takes up the whole
  /// surrounding area.
  public nonisolated func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// Scales the content of the view.
  ///
  /// - Approximated: `anchor` has no effect. The view is always scaled about its center.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
}

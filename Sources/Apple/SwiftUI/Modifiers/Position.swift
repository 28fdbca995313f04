public import Foundation

import SemanticTree

extension View {
  /// Puts the view's centre at a point of the area around, which the view then takes.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { boxed(.position(x: Double(x), y: Double(y))) }
}

public import Foundation

import SemanticTree

extension View {
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(NodeModifier(box: .padding(insets.semantic), room: { $0.enter(insets.semantic) }))
  }

  /// Adds padding. If the length is nil, it is the platform's default, 16 points.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

extension EdgeInsets {
  var semantic: SemanticNode.Box.Insets {
    .init(top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
  }
}

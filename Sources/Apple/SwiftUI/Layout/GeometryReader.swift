public import Foundation

import SemanticTree

/// A view whose content depends on the available size.
///
/// - Approximated: the size of the view is computed from a phone's screen and the enclosing frames and paddings, and in
///   a background or an overlay, from the content that Limn's sizing model measures. Enclosing stacks do not reduce it.
public struct GeometryReader<Content> where Content: View {
  public var content: (GeometryProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

/// The size and position of a geometry reader. The size is computed as `GeometryReader` describes.
///
/// - Approximated: the origin of the area is (0, 0) in every coordinate space.
public struct GeometryProxy {
  let room: Room

  public var size: CGSize { room.size }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the area of the geometry reader. The origin of the area is (0, 0) in every coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }

  /// The bounds of an enclosing scroll view or named view, in the view's coordinate space.
  ///
  /// - Approximated: always nil, as outside of this coordinate space, since positions are not converted.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }

  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

extension GeometryReader: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    let room = context.room
    context.emit(
      .zstack, children: room.isKnown ? context.parts(of: content(GeometryProxy(room: room)), at: 0) : [],
      configure: { node in
        node.layout.alignment = .init(.leading, .top)
        var area = SemanticNode.Box.Frame(alignment: .init(.leading, .top))
        (area.fillsWidth, area.fillsHeight) = (true, true)
        node.boxes = [.frame(area)]
        node.approximations.append(
          "the size of a GeometryReader is computed from a phone's screen and the enclosing frames and paddings; "
            + "enclosing stacks do not reduce it")
      })
  }
}

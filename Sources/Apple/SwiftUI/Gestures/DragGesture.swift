public import Foundation

/// A finger or pointer that moves.
///
/// - Approximated: a drag starts at the point (50, 50) and moves 100 points in one of four directions. The action of
///   `onChanged` runs once, before the gesture ends.
public struct DragGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  /// The distance that the finger moves before the gesture begins, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  public typealias Body = Never

  func recognitions(_ ended: @escaping @MainActor (Value) -> Void) -> [Recognition] {
    let directions: [(String, CGFloat, CGFloat)] = [
      ("left", -100, 0), ("right", 100, 0), ("up", 0, -100), ("down", 0, 100),
    ]
    return directions.map { name, x, y in
      Recognition(label: "Drag \(name)") {
        let start = CGPoint(x: 50, y: 50)
        ended(Value(time: Date(), location: CGPoint(x: start.x + x, y: start.y + y), startLocation: start))
      }
    }
  }
}

/// One or more taps, with their location.
///
/// - Approximated: a tap is at the point (50, 50).
public struct SpatialTapGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  public typealias Body = Never

  func recognitions(_ ended: @escaping @MainActor (Value) -> Void) -> [Recognition] {
    [Recognition(label: TapGesture.label(count: count)) { ended(Value(location: CGPoint(x: 50, y: 50))) }]
  }
}

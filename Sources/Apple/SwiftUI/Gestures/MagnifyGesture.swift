public import Foundation

/// Two fingers that move apart or together.
///
/// - Approximated: the user can only double or halve the size. The action of `onChanged` runs once, before the gesture
///   ends.
public struct MagnifyGesture: PrimitiveGesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The current size divided by the size at the start of the gesture.
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func recognitions(_ ended: @escaping @MainActor (Value) -> Void) -> [Recognition] {
    MagnificationGesture(minimumScaleDelta: minimumScaleDelta).recognitions { scale in
      ended(
        Value(
          time: Date(), magnification: scale, velocity: 0, startAnchor: .center, startLocation: CGPoint(x: 50, y: 50)))
    }
  }
}

/// Two fingers that move apart or together. The value is 1 at the start.
///
/// - Approximated: the user can only double or halve the size. The action of `onChanged` runs once, before the gesture
///   ends.
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat
  public typealias Body = Never

  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func recognitions(_ ended: @escaping @MainActor (CGFloat) -> Void) -> [Recognition] {
    [Recognition(label: "Zoom in") { ended(2) }, Recognition(label: "Zoom out") { ended(0.5) }]
  }
}

/// Two fingers that rotate.
///
/// - Approximated: the user can only rotate by a quarter turn, in either direction. The action of `onChanged` runs
///   once, before the gesture ends.
public struct RotateGesture: PrimitiveGesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  func recognitions(_ ended: @escaping @MainActor (Value) -> Void) -> [Recognition] {
    RotationGesture(minimumAngleDelta: minimumAngleDelta).recognitions { angle in
      ended(
        Value(
          time: Date(), rotation: angle, velocity: .zero, startAnchor: .center, startLocation: CGPoint(x: 50, y: 50)))
    }
  }
}

/// Two fingers that rotate.
///
/// - Approximated: the user can only rotate by a quarter turn, in either direction. The action of `onChanged` runs
///   once, before the gesture ends.
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  public typealias Body = Never

  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  func recognitions(_ ended: @escaping @MainActor (Angle) -> Void) -> [Recognition] {
    [
      Recognition(label: "Rotate clockwise") { ended(.degrees(90)) },
      Recognition(label: "Rotate counterclockwise") { ended(.degrees(-90)) },
    ]
  }
}

public import Foundation

/// Two fingers that move apart or together.
///
/// - Approximated: the gesture can be performed to double and to half the size; the change action runs once, before the end.
public struct MagnifyGesture: PrimitiveGesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The size relative to the size at the start, which is 1.
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func recognitions(_ ended: @escaping @MainActor (Value) -> Void) -> [Recognition] {
    MagnificationGesture(minimumScaleDelta: minimumScaleDelta).recognitions { scale in
      ended(Value(time: Date(), magnification: scale, velocity: 0, startAnchor: .center, startLocation: CGPoint(x: 50, y: 50)))
    }
  }
}

/// Two fingers that move apart or together. The value is 1 at the start.
///
/// - Approximated: the gesture can be performed to double and to half the size; the change action runs once, before the end.
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
/// - Approximated: the gesture can be performed as a quarter turn in both directions; the change action runs once, before the end.
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
      ended(Value(time: Date(), rotation: angle, velocity: .zero, startAnchor: .center, startLocation: CGPoint(x: 50, y: 50)))
    }
  }
}

/// Two fingers that rotate.
///
/// - Approximated: the gesture can be performed as a quarter turn in both directions; the change action runs once, before the end.
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

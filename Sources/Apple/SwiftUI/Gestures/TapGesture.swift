public import Foundation

/// One or more taps.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  public typealias Body = Never

  public var count: Int

  public nonisolated init(count: Int = 1) { self.count = count }

  func recognitions(_ ended: @escaping @MainActor (Value) -> Void) -> [Recognition] {
    [Recognition(label: Self.label(count: count)) { ended(()) }]
  }

  /// Returns the name of the gesture; nil for a single tap, which counts as a press.
  nonisolated static func label(count: Int) -> String? {
    switch count {
    case ...1: nil
    case 2: "Double-tap"
    case 3: "Triple-tap"
    default: "Tap \(count) times"
    }
  }
}

/// A press that lasts some time. If the finger moves farther than `maximumDistance`, the gesture fails.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  public typealias Body = Never

  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double
  /// The maximum distance that the finger may move, in points.
  public var maximumDistance: CGFloat

  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  func recognitions(_ ended: @escaping @MainActor (Bool) -> Void) -> [Recognition] {
    [Recognition(label: "Press and hold") { ended(true) }]
  }
}

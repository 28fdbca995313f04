public import Foundation

import SemanticTree

/// Which gestures of a view with a gesture modifier are active: the gesture of the modifier, the gestures inside the
/// view, both, or none.
public struct GestureMask: OptionSet, Sendable {
  public typealias Element = GestureMask
  public typealias ArrayLiteralElement = GestureMask
  public typealias RawValue = UInt32

  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Adds a gesture's actions to the first node of the content.
struct GestureModifier<Recognized: Gesture> {
  let gesture: Recognized
  let mask: GestureMask
}

extension GestureModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let isEnabled = context.environment.isEnabled && mask.contains(.gesture)
    let (recognitions, mask) = (isEnabled ? gesture.recognized { _ in } : [], mask)
    context.add(
      .rearranged(
        context.pieces(of: content, at: 0),
        { assembly in
          if !mask.contains(.subviews) { for index in assembly.nodes.indices { assembly.nodes[index].removeActions() } }
          guard !assembly.nodes.isEmpty else { return }
          for recognition in recognitions {
            let id = "\(assembly.nodes[0].id).gesture\(assembly.nodes[0].actions.count)"
            assembly.nodes[0].actions.append(
              SemanticNode.Action(id: id, gesture: recognition.label))
            if assembly.nodes[0].label == nil { assembly.nodes[0].label = assembly.nodes[0].children.words }
            assembly.carried.handle(id) { _ in recognition.perform() }
          }
        }))
  }
}

extension View {
  public nonisolated func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }

  public nonisolated func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  public nonisolated func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View where T: Gesture {
    modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture that takes precedence over the gestures inside the view.
  ///
  /// - Approximated: each gesture is a separate action, so gestures never compete.
  public nonisolated func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }

  public nonisolated func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  public nonisolated func highPriorityGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  where T: Gesture {
    modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  public nonisolated func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }

  public nonisolated func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  public nonisolated func simultaneousGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  where T: Gesture {
    modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  /// Adds an action for a long press. `onPressingChanged` is called with true before the action, and with false after
  /// the action.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance).onEnded { _ in
        onPressingChanged?(true)
        action()
        onPressingChanged?(false)
      })
  }

  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

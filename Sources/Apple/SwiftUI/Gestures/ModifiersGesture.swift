/// A gesture that counts only while modifier keys are held down.
public struct _ModifiersGesture<Content> where Content: Gesture {
  let content: Content
  let modifiers: EventModifiers

  nonisolated init(content: Content, modifiers: EventModifiers) {
    self.content = content
    self.modifiers = modifiers
  }
}

extension _ModifiersGesture: PrimitiveGesture {
  public typealias Value = Content.Value
  public typealias Body = Never

  func recognitions(_ ended: @escaping @MainActor (Content.Value) -> Void) -> [Recognition] {
    content.recognized(ended).map { recognition in
      let names = modifiers.keyNames.joined(separator: "-")
      let label = recognition.label ?? "Tap"
      return names.isEmpty
        ? recognition : Recognition(label: "\(names)-\(label.lowercased())", perform: recognition.perform)
    }
  }
}

extension EventModifiers {
  /// The names of the modifier keys, in the conventional order.
  fileprivate var keyNames: [String] {
    let named: [(EventModifiers, String)] = [
      (.capsLock, "Caps Lock"), (.control, "Control"), (.option, "Option"), (.shift, "Shift"), (.command, "Command"),
    ]
    return named.filter { contains($0.0) }.map(\.1)
  }
}

extension Gesture {
  /// Requires that modifier keys are held down during the gesture.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}

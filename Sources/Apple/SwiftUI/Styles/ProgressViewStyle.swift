/// How progress is drawn.
@MainActor @preconcurrency public protocol ProgressViewStyle {}

/// A style by its name; the module draws all of them.
@MainActor protocol NamedProgressViewStyle: ProgressViewStyle {
  var name: String? { get }
}

extension View {
  public nonisolated func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    modifier(ControlStyleModifier(kind: "progressViewStyle", style: style) { ($0 as? any NamedProgressViewStyle)?.name })
  }
}

public struct DefaultProgressViewStyle {
  public nonisolated init() {}
}

extension DefaultProgressViewStyle: NamedProgressViewStyle {
  var name: String? { nil }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

public struct LinearProgressViewStyle {
  public nonisolated init() {}
}

extension LinearProgressViewStyle: NamedProgressViewStyle {
  var name: String? { "linear" }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

public struct CircularProgressViewStyle {
  public nonisolated init() {}
}

extension CircularProgressViewStyle: NamedProgressViewStyle {
  var name: String? { "circular" }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

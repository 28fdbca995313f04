/// Modifier keys that are held down while another key is pressed.
public struct EventModifiers: OptionSet, Sendable {
  public typealias Element = EventModifiers
  public typealias ArrayLiteralElement = EventModifiers
  public typealias RawValue = Int

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

extension EventModifiers {
  /// The names of the modifier keys in HTML, in the conventional order.
  var names: [String] {
    let named: [(EventModifiers, String)] = [
      (.capsLock, "CapsLock"), (.control, "Control"), (.option, "Alt"), (.shift, "Shift"), (.command, "Meta"),
    ]
    return named.filter { contains($0.0) }.map(\.1)
  }
}

@_spi(Headless) public import DeveloperToolsSupport

// Settings for a preview. They have an effect only on a view that a `PreviewProvider` provides as a preview.
extension View {
  /// Names the preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(FactModifier(fact: PreviewWish(name: value)))
  }

  /// Gives the preview a size.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(FactModifier(fact: PreviewWish(settings: [.layout(value)])))
  }

  /// Sets the orientation of the preview's device.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(
      FactModifier(
        fact: PreviewWish(settings: PreviewSetting.Orientation(rawValue: value.id).map { [.orientation($0)] } ?? [])))
  }

  /// Shows the preview on a device.
  ///
  /// - Approximated: all previews are shown on a phone of one size.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(FactModifier(fact: PreviewWish()))
  }

  /// Sets a value for the host of the preview.
  ///
  /// - Approximated: the preview host ignores the value.
  public nonisolated func previewContext<C>(_ value: C) -> some View where C: PreviewContext {
    modifier(FactModifier(fact: PreviewWish()))
  }
}

struct PreviewWish: ContainerFact {
  var name: String?
  var settings: [PreviewSetting] = []
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The name of the orientation in code.
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// A landscape orientation with the top of the device at the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// A landscape orientation with the top of the device at the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// A device by its name, such as `iPhone SE (3rd generation)`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The values that a preview passes to the program that shows the preview.
public protocol PreviewContext {
  subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { get }
}

/// Identifies a value in a preview context and provides its default.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

// Commands that a keyboard, a pointer, or a crown sends. A page sends none.

public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

public struct PointerStyle: Hashable, Sendable {
  private let name: String
  public static let `default` = PointerStyle(name: "default")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let link = PointerStyle(name: "link")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
  public static let columnResize = PointerStyle(name: "columnResize")
  public static let rowResize = PointerStyle(name: "rowResize")
}

public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

extension View {
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { self }
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { self }
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }
  public nonisolated func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View where T: Transferable {
    self
  }
  public nonisolated func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View
  where T: Transferable { self }
  public nonisolated func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View where T: Transferable { self }
  public nonisolated func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View where V: BinaryFloatingPoint {
    self
  }
  public nonisolated func digitalCrownRotation<V>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self }
}

/// A button that pastes.
///
/// - Approximated: nothing is pasted.
public struct PasteButton: View {
  public nonisolated init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {}
  public nonisolated init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  public var body: some View { Button("Paste", systemImage: "document.on.clipboard") {} }
}

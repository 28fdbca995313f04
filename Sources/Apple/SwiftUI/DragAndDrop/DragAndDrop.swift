public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

// Limn does not simulate drags between views, so the modifiers of this file have no effect.

/// The data that a drag carries.
open class NSItemProvider: NSObject, @unchecked Sendable {
  open var suggestedName: String?

  public override init() {}
  public init(object: Any) {}
  public init?(contentsOf url: URL?) {}

  open func hasItemConformingToTypeIdentifier(_ type: String) -> Bool { false }
  open var registeredTypeIdentifiers: [String] { [] }
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {}
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {}
  open func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }
  @discardableResult open func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, CocoaError(.featureUnsupported))
    return Progress(totalUnitCount: 1)
  }
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, CocoaError(.featureUnsupported))
    return Progress(totalUnitCount: 1)
  }
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, CocoaError(.featureUnsupported))
    return Progress(totalUnitCount: 1)
  }
  open var registeredContentTypes: [UTType] { [] }
  open func hasItemConforming(to type: UTType) -> Bool { false }
  open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool { false }
  @discardableResult open func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
  @discardableResult open func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, false, CocoaError(.featureUnsupported))
    return Progress(totalUnitCount: 1)
  }
  @discardableResult public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    completionHandler(.failure(CocoaError(.featureUnsupported)))
    return Progress(totalUnitCount: 1)
  }
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, CocoaError(.featureUnsupported))
  }
  open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> Any {
    throw CocoaError(.featureUnsupported)
  }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all = 0, team, group, ownProcess }
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// What happens when an item is dropped.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}

/// Items that are dragged over a view.
public struct DropInfo {
  public var location: CGPoint { .zero }

  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}

@MainActor @preconcurrency public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// - Approximated: the view cannot be dragged.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { modifier(EmptyModifier()) }

  /// - Approximated: the view cannot be dragged.
  public nonisolated func onDrag<V>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View
  where V: View {
    modifier(EmptyModifier())
  }

  /// - Approximated: nothing can be dropped on the view.
  public nonisolated func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View {
    modifier(EmptyModifier())
  }

  /// - Approximated: nothing can be dropped on the view.
  public nonisolated func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// - Approximated: nothing can be dropped on the view.
  public nonisolated func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// - Approximated: nothing can be dropped on the view.
  public nonisolated func onDrop(of types: [String], delegate: any DropDelegate) -> some View {
    modifier(EmptyModifier())
  }

  /// - Approximated: nothing can be dropped on the view.
  public nonisolated func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// - Approximated: the view cannot be dragged.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable {
    modifier(EmptyModifier())
  }

  /// - Approximated: the view cannot be dragged.
  public nonisolated func draggable<T, V>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View where T: Transferable, V: View {
    modifier(EmptyModifier())
  }

  /// - Approximated: nothing can be dropped on the view.
  public nonisolated func dropDestination<T>(
    for type: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable {
    modifier(EmptyModifier())
  }
}

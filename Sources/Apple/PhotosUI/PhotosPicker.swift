public import CoreTransferable
public import SwiftUI
public import UniformTypeIdentifiers

/// The kinds of assets that a picker shows.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  let names: [String]
  public static let images = PHPickerFilter(names: ["images"])
  public static let videos = PHPickerFilter(names: ["videos"])
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  public static let panoramas = PHPickerFilter(names: ["panoramas"])
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: filters.flatMap(\.names))
  }
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { any(of: filters) }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { filter }
}

public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    let name: String
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }
  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [] }
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Previews have no photo library, so there is nothing to load.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

public enum PhotosPickerSelectionBehavior: Sendable { case `default`, ordered, continuous, continuousAndOrdered }
public enum PhotosPickerStyle: Sendable { case presentation, inline, compact }

/// A button that lets the user choose photos. A preview shows no photo library, so pressing it changes nothing.
public struct PhotosPicker<Label: View> {
  let label: Label
}

extension PhotosPicker: View {
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension PhotosPicker {
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { label = Text(titleKey) }

  @_disfavoredOverload public init(
    _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { label = Text(title) }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { label = Text(titleKey) }
}

public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { library }
}

extension View {
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { self }

  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { self }

  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}

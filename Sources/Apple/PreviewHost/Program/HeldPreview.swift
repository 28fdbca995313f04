internal import CPreviewHost
@_spi(Headless) internal import DeveloperToolsSupport
internal import SemanticTree
@_spi(Headless) internal import SwiftUI

/// A preview that is part of this program.
@MainActor struct HeldPreview {
  private typealias AnyType = any Any.Type

  var hosted: HostedPreview
  /// Makes the view, anew on every call.
  var make: () throws -> any View
}

extension HeldPreview {
  /// Those that the macros registered, then the types that conform to `PreviewProvider`, in the order of linking.
  static var all: [HeldPreview] {
    var all = registered
    for (type, name) in providers {
      all.append(HeldPreview(hosted: HostedPreview(index: all.count, origin: .provider, type: name), make: { views(of: type) }))
    }
    return all
  }

  private static var registered: [HeldPreview] {
    (0..<limn_record_count()).map { index in
      let memory = UnsafeMutablePointer<any PreviewRegistry.Type>.allocate(capacity: 1)
      defer { memory.deallocate() }
      limn_record_write(index, memory)
      let registry = memory.move()
      let hosted = HostedPreview(index: index, origin: .macro, fileID: registry.fileID, line: registry.line)
      return HeldPreview(hosted: hosted, make: { try registry.makePreview().content() as? any View ?? EmptyView() })
    }
  }

  private static var providers: [(type: any PreviewProvider.Type, name: String)] {
    (0..<limn_conformance_count()).compactMap { index -> (type: any PreviewProvider.Type, name: String)? in
      let conformance = limn_conformance_at(index)
      guard let type = conformance.type, let named = conformance.protocol, let name = limn_descriptor_name(named),
        String(cString: name) == "PreviewProvider", let metadata = limn_descriptor_metadata(type)
      else { return nil }
      let found = unsafeBitCast(metadata, to: AnyType.self)
      return (found as? any PreviewProvider.Type).map { ($0, String(reflecting: found)) }
    }
  }

  private static func views(of provider: any PreviewProvider.Type) -> any View {
    func open<Provider: PreviewProvider>(_: Provider.Type) -> any View { Provider.previews }
    return open(provider)
  }
}

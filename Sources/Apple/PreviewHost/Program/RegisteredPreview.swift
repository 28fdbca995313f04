internal import CPreviewHost
@_spi(Headless) internal import DeveloperToolsSupport
internal import Glibc
internal import SemanticTree
@_spi(Headless) internal import SwiftUI

/// A preview in this program.
@MainActor struct RegisteredPreview {
  private typealias AnyType = any Any.Type

  var hosted: HostedPreview
  /// Creates a new view on every call, with the traits applied.
  var make: () throws -> StagedView

  /// A view to show, and the orientation of the screen.
  struct StagedView {
    var view: any View
    var isLandscape = false
  }
}

extension RegisteredPreview {
  /// All previews of the program. A `PreviewProvider` has one entry for each of its views. It is evaluated in a
  /// separate process, since it can crash.
  static var listed: [HostedPreview] {
    let macros = registered.map(\.hosted)
    return macros
      + providers.enumerated().flatMap { place, provider -> [HostedPreview] in
        let hosted = HostedPreview(index: macros.count + place, type: provider.name)
        let views =
          elsewhere { ProvidedPreview.all(of: provider.type).enumerated().map { hosted.asView($0, $1) } } ?? []
        return views.isEmpty ? [hosted] : views
      }
  }

  /// Returns the preview at `index`, or nil if `index` is too large. For a `PreviewProvider`, `view` is the index of
  /// the view that the preview shows.
  static func find(_ index: Int, view: Int) -> RegisteredPreview? {
    let macros = registered
    if macros.indices.contains(index) { return macros[index] }
    let all = providers
    guard all.indices.contains(index - macros.count) else { return nil }
    let (type, name) = all[index - macros.count]
    return RegisteredPreview(hosted: HostedPreview(index: index, type: name, view: view)) {
      let views = ProvidedPreview.all(of: type)
      guard views.indices.contains(view) else { return StagedView(view: EmptyView()) }
      return StagedView(views[view].view, settings: views[view].settings)
    }
  }

  private static var registered: [RegisteredPreview] {
    (0..<limn_record_count()).map { index in
      let memory = UnsafeMutablePointer<any PreviewRegistry.Type>.allocate(capacity: 1)
      defer { memory.deallocate() }
      limn_record_write(index, memory)
      let registry = memory.move()
      let hosted = HostedPreview(index: index, fileID: registry.fileID, line: registry.line)
      return RegisteredPreview(hosted: hosted) {
        let preview = try registry.makePreview()
        return StagedView(preview.content() as? any View ?? EmptyView(), settings: preview.settings)
      }
    }
  }

  private static var providers: [(type: any PreviewProvider.Type, name: String)] {
    types(conformingTo: "PreviewProvider").compactMap { type in
      (type as? any PreviewProvider.Type).map { ($0, String(reflecting: type)) }
    }
  }

  /// The app of the preview's module. If there is none, the delegate of its application.
  var app: Any.Type? {
    let module = (hosted.fileID ?? hosted.type)?.prefix { $0 != "/" && $0 != "." } ?? ""
    let all = Self.types(conformingTo: "App") + Self.types(conformingTo: "NSApplicationDelegate")
    return all.first { AppLaunch.starts($0) && String(reflecting: $0).hasPrefix("\(module).") }
  }

  /// The types of the program that conform to a protocol of this name.
  private static func types(conformingTo name: String) -> [Any.Type] {
    (0..<limn_conformance_count()).compactMap { index in
      let conformance = limn_conformance_at(index)
      guard let type = conformance.type, let named = conformance.protocol, let found = limn_descriptor_name(named),
        String(cString: found) == name, let metadata = limn_descriptor_metadata(type)
      else { return nil }
      return unsafeBitCast(metadata, to: AnyType.self)
    }
  }

  /// Runs the body in a forked copy of this process and returns its result; nil if the copy crashes or takes longer
  /// than five seconds.
  private static func elsewhere<Value: Codable>(_ body: () -> Value) -> Value? {
    guard let (mine, theirs) = try? Channel.pair() else { return nil }
    let process = limn_fork()
    if process == 0 {
      theirs.send(body())
      _exit(0)
    }
    theirs.close()
    defer { mine.close() }
    guard process > 0 else { return nil }
    let answer = mine.waitUntilReadable(milliseconds: 5000) ? mine.receive(Value.self)?.value : nil
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    return answer
  }
}

extension HostedPreview {
  @MainActor fileprivate func asView(_ view: Int, _ preview: ProvidedPreview) -> HostedPreview {
    var copy = self
    (copy.view, copy.name, copy.traits) = (view, preview.name, preview.settings.compactMap(\.asTrait))
    return copy
  }
}

extension PreviewSetting {
  /// The trait with which an author writes this setting in `#Preview`, as source code, such as `.sizeThatFitsLayout`.
  /// Nil for the default layout, and for settings other than layout and orientation.
  fileprivate var asTrait: String? {
    switch self {
    case .layout(.sizeThatFits): ".sizeThatFitsLayout"
    case .layout(.fixed(let width, let height)): ".fixedLayout(width: \(width), height: \(height))"
    case .orientation(let orientation): ".\(orientation.rawValue)"
    default: nil
    }
  }
}

extension RegisteredPreview.StagedView {
  /// A view with settings applied in order.
  @MainActor fileprivate init(_ content: any View, settings: [PreviewSetting]) {
    view = settings.reduce(content) { $1.applied(to: $0) }
    isLandscape = settings.contains { setting in
      if case .orientation(let orientation) = setting {
        orientation == .landscapeLeft || orientation == .landscapeRight
      } else {
        false
      }
    }
  }
}

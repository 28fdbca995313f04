@_spi(Headless) public import DeveloperToolsSupport

/// One of the previews that a `PreviewProvider` provides.
@_spi(Headless) public struct ProvidedPreview {
  public var view: any View
  /// The name from `previewDisplayName`.
  public var name: String?
  /// The view's preview settings, at most one of each kind.
  public var settings: [PreviewSetting] = []
}

extension ProvidedPreview {
  /// Returns the previews of a provider, in order. Each view in a view builder, a group, or a `ForEach` is a separate
  /// preview.
  @MainActor public static func all(of provider: any PreviewProvider.Type) -> [ProvidedPreview] {
    func open<Provider: PreviewProvider>(_: Provider.Type) -> any View { Provider.previews }
    return separate(open(provider)).map { view in
      let wishes = (view as? any PreviewWishing)?.previewWishes ?? []
      let settings = wishes.flatMap(\.settings)
      let layout = settings.first { if case .layout = $0 { true } else { false } }
      let orientation = settings.first { if case .orientation = $0 { true } else { false } }
      return ProvidedPreview(
        view: view, name: wishes.lazy.compactMap(\.name).first, settings: [layout, orientation].compactMap(\.self))
    }
  }

  @MainActor static func separate(_ view: any View) -> [any View] {
    (view as? any PreviewSequence)?.separatePreviews ?? [view]
  }
}

/// A view that can consist of several previews.
@MainActor protocol PreviewSequence {
  var separatePreviews: [any View] { get }
}

extension TupleView: PreviewSequence {
  var separatePreviews: [any View] { views.flatMap(ProvidedPreview.separate) }
}

extension Group: PreviewSequence where Content: View {
  var separatePreviews: [any View] { ProvidedPreview.separate(content) }
}

extension ForEach: PreviewSequence where Content: View {
  var separatePreviews: [any View] { data.flatMap { ProvidedPreview.separate(content($0)) } }
}

extension _ConditionalContent: PreviewSequence where TrueContent: View, FalseContent: View {
  var separatePreviews: [any View] {
    switch storage {
    case .trueContent(let view): ProvidedPreview.separate(view)
    case .falseContent(let view): ProvidedPreview.separate(view)
    }
  }
}

extension ModifiedContent: PreviewSequence where Content: View, Modifier: ViewModifier {
  /// The separate previews in the content. If there are several, this modifier is applied to each of them.
  var separatePreviews: [any View] {
    let inside = ProvidedPreview.separate(content)
    guard inside.count != 1 else { return [self] }
    func modify<V: View>(_ view: V) -> any View { view.modifier(modifier) }
    return inside.map { modify($0) }
  }
}

/// A view that can have preview settings.
@MainActor private protocol PreviewWishing {
  /// The preview settings of the view, outermost settings first.
  var previewWishes: [PreviewWish] { get }
}

extension ModifiedContent: PreviewWishing {
  var previewWishes: [PreviewWish] {
    let own = (modifier as? FactModifier<PreviewWish>).map { [$0.fact] } ?? []
    return own + ((content as? any PreviewWishing)?.previewWishes ?? [])
  }
}

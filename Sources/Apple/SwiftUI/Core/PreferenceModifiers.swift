extension View {
  /// Sets the value of a preference. If the content also sets this preference, the value of the content has no effect.
  public nonisolated func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
    modifier(PreferenceWriter(write: PreferenceSetting<K>(value: value)))
  }

  public nonisolated func transformPreference<K>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void)
    -> some View
  where K: PreferenceKey {
    modifier(PreferenceWriter(write: PreferenceTransform<K>(transform: callback)))
  }

  /// Calls `action` with the preference value of the content, initially and after each change.
  @preconcurrency public nonisolated func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }
}

struct PreferenceWriter<Write: PreferenceWrite> {
  let write: Write
}

extension PreferenceWriter: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    context.add(.preference(write, context.pieces(of: content, at: 0)))
  }
}

struct PreferenceObserver<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension PreferenceObserver: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let graph = context.graph
    let slot = context.slot(1) { PreferenceObservation<Key>(graph: graph) }
    slot.action = action
    slot.pieces = context.pieces(of: content, at: 0)
    context.add(slot.pieces)
  }
}

/// An object that reads a preference after each update.
@MainActor protocol PreferenceReading: AnyObject {
  func read()
}

final class PreferenceObservation<Key: PreferenceKey>: Slot, PreferenceReading where Key.Value: Equatable {
  private unowned let graph: ViewGraph
  var action: (Key.Value) -> Void = { _ in }
  var pieces: [ViewOutput] = []
  private var last: Key.Value?

  init(graph: ViewGraph) {
    self.graph = graph
    super.init()
    graph.preferenceReaders.append(self)
  }

  func read() {
    let said = pieces.preference(Key.self)
    guard said != nil || last != nil else { return }
    let value = said ?? Key.defaultValue
    if value == last { return }
    last = value
    let action = action
    graph.afterUpdate { action(value) }
  }

  override func end() { graph.preferenceReaders.removeAll { $0 === self } }
}

/// The selected range of a text, or the insertion point.
public struct TextSelection: Hashable {
  public enum Indices: Hashable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices
  public var affinity: TextSelectionAffinity { .automatic }

  /// Whether the selection is an insertion point, without selected text.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection: false
    }
  }

  public init(range: Range<String.Index>) { indices = .selection(range) }

  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
}

/// The side on which an insertion point is shown between two texts with different writing directions. `upstream` is the
/// end of the first text, and `downstream` is the start of the second text.
public enum TextSelectionAffinity: Hashable {
  case automatic, upstream, downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// - Approximated: Limn does not simulate text selection by the user, so the value is only stored in the environment.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}

extension TextField {
  /// - Approximated: Limn does not simulate text selection by the user. Typing moves the insertion point to the end of
  ///   the text.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(entry: TextEntry(text, selection), prompt: prompt, axis: axis ?? .horizontal, label: label())
  }
}

extension TextField where Label == Text {
  /// - Approximated: Limn does not simulate text selection by the user. Typing moves the insertion point to the end of
  ///   the text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(entry: TextEntry(text, selection), prompt: prompt, axis: axis ?? .horizontal, label: Text(titleKey))
  }

  /// - Approximated: Limn does not simulate text selection by the user. Typing moves the insertion point to the end of
  ///   the text.
  @_disfavoredOverload
  public init<S>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  )
  where S: StringProtocol {
    self.init(entry: TextEntry(text, selection), prompt: prompt, axis: axis ?? .horizontal, label: Text(title))
  }
}

extension TextEntry {
  /// Creates the text of a field. When the user types, the insertion point also moves to the end of the text.
  fileprivate init(_ text: Binding<String>, _ selection: Binding<TextSelection?>) {
    self.init(read: { text.wrappedValue }) { typed in
      text.wrappedValue = typed
      selection.wrappedValue = TextSelection(insertionPoint: text.wrappedValue.endIndex)
    }
  }
}

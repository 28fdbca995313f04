public import Foundation

// MARK: Columns that do not sort

extension TableColumn where Sort == Never, Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), sort: nil, content: content)
  }

  public nonisolated init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, sort: nil, content: content)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol {
    self.init(label: Text(title), sort: nil, content: content)
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: Text(titleKey), sort: nil) { Text($0[keyPath: value]) }
  }

  public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: text, sort: nil) { Text($0[keyPath: value]) }
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text, S: StringProtocol {
    self.init(label: Text(title), sort: nil) { Text($0[keyPath: value]) }
  }
}

// MARK: Columns that sort by a property. Text without a comparator is compared character by character, since this
// platform has no localized comparison.

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value.sendable), content: content)
  }

  public nonisolated init<V>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable {
    self.init(label: text, sort: KeyPathComparator(value.sendable), content: content)
  }

  @_disfavoredOverload
  public nonisolated init<S, V>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, V: Comparable {
    self.init(label: Text(title), sort: KeyPathComparator(value.sendable), content: content)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value.sendable, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }

  public nonisolated init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(label: text, sort: KeyPathComparator(value.sendable, comparator: comparator)) { Text($0[keyPath: value]) }
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) where Content == Text, S: StringProtocol {
    self.init(label: Text(title), sort: KeyPathComparator(value.sendable, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }

  public nonisolated init<V, C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init(label: Text(titleKey), sort: KeyPathComparator(value.sendable, comparator: comparator), content: content)
  }

  public nonisolated init<V, C>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared, C: SortComparator {
    self.init(label: text, sort: KeyPathComparator(value.sendable, comparator: comparator), content: content)
  }

  @_disfavoredOverload
  public nonisolated init<S, V, C>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol, V == C.Compared, C: SortComparator {
    self.init(label: Text(title), sort: KeyPathComparator(value.sendable, comparator: comparator), content: content)
  }
}

// MARK: Columns that sort by a comparator

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: comparator, content: content)
  }

  public nonisolated init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sort: comparator, content: content)
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(label: Text(title), sort: comparator, content: content)
  }
}

extension KeyPath {
  /// Comparators require sendable key paths, but the initializers of a column accept any key path. The cast is safe,
  /// since a key path never changes.
  fileprivate var sendable: any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}

/// Rows of values. Each column shows one part of each value. In compact width, only the first column is shown.
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let selection: ListSelection<Value.ID>
  let sorting: TableSorting?
  let rows: Rows
  let columns: Columns

  nonisolated init(
    selection: ListSelection<Value.ID> = .none, sorting: TableSorting? = nil, rows: Rows, columns: Columns
  ) {
    self.selection = selection
    self.sorting = sorting
    self.rows = rows
    self.columns = columns
  }
}

/// How the rows of a table are sorted. The column headers show the sort order, and pressing a header changes it.
struct TableSorting {
  /// The current sort order of a column; nil if the column is not the primary sort column.
  let order: @MainActor (TableColumnFacts) -> SortOrder?
  /// Makes a column the primary sort column, or reverses the order if the column already is the primary sort column.
  let choose: @MainActor (TableColumnFacts) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    order = { column in
      guard let own = column.sort as? Sort, let first = binding.wrappedValue.first else { return nil }
      return first.sortsLike(own) ? first.order : nil
    }
    choose = { column in
      guard var own = column.sort as? Sort else { return }
      if let first = binding.wrappedValue.first, first.sortsLike(own) {
        own.order = first.order == .forward ? .reverse : .forward
      }
      binding.wrappedValue = [own] + binding.wrappedValue.filter { !$0.sortsLike(own) }
    }
  }
}

extension SortComparator {
  /// Whether two comparators sort by the same criterion. They may differ in the direction: ascending or descending.
  fileprivate func sortsLike(_ other: Self) -> Bool {
    var copy = self
    copy.order = other.order
    return copy == other
  }
}

extension Table: View {
  @MainActor @preconcurrency public var body: some View {
    ShownTable(
      columns: columns.columnFacts, rows: rows.rowFacts, selection: selection, sorting: sorting)
  }
}

/// A table that is drawn as a list. The names of the columns are above the rows of cells.
private struct ShownTable<ID: Hashable>: View {
  let columns: [TableColumnFacts]
  let rows: [TableRowFacts]
  let selection: ListSelection<ID>
  let sorting: TableSorting?
  @Environment(\.horizontalSizeClass) private var room
  @Environment(\.tableHeaders) private var headers

  private var shown: [TableColumnFacts] { room == .compact ? Array(columns.prefix(1)) : columns }

  var body: some View {
    List(
      selection: selection,
      content: Section {
        ForEach(rows, id: \.id) { row in
          HStack { ForEach(shown.indices, id: \.self) { place(shown[$0].cell(row.value), $0) } }
        }
      } header: {
        if room != .compact, headers != .hidden {
          HStack { ForEach(shown.indices, id: \.self) { place(title(of: shown[$0]), $0) } }
        }
      })
  }

  private func place(_ view: some View, _ column: Int) -> some View {
    view.modifier(shown[column].width)
  }

  @ViewBuilder private func title(of column: TableColumnFacts) -> some View {
    if let sorting, column.sort != nil {
      let order = sorting.order(column)
      Button {
        sorting.choose(column)
      } label: {
        HStack {
          column.label
          if let order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down").accessibilityHidden(true)
          }
        }
      }
    } else {
      column.label
    }
  }
}

private struct TableHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  fileprivate(set) var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets whether tables show column headers.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaders, visibility)
  }
}

public import Foundation

import SemanticTree

/// A control for several days.
///
/// - Approximated: the number of days is shown instead of a calendar. A day that is typed is added, or removed if it is
///   already selected.
public struct MultiDatePicker<Label> where Label: View {
  let label: Label
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>

  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, in: Date.distantPast..<Date.distantFuture, label: label)
  }

  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.label = label()
  }

  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, in: bounds.lowerBound..<max(bounds.lowerBound, .distantFuture), label: label)
  }

  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, in: min(.distantPast, bounds.upperBound)..<bounds.upperBound, label: label)
  }
}

extension MultiDatePicker where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, selection: Binding<Set<DateComponents>>) where S: StringProtocol {
    self.init(selection: selection) { Text(title) }
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  where S: StringProtocol { self.init(selection: selection, in: bounds) { Text(title) } }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>)
  where S: StringProtocol { self.init(selection: selection, in: bounds) { Text(title) } }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>)
  where S: StringProtocol { self.init(selection: selection, in: bounds) { Text(title) } }
}

extension MultiDatePicker: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let (selection, bounds, calendar) = (selection, bounds, context.environment.calendar)
    let inherited = context.environment.inherited
    let format = Date.ISO8601FormatStyle()
    let days = selection.wrappedValue.compactMap(calendar.date(from:))
    let count = selection.wrappedValue.count
    context.emit(
      .datePicker, value: count == 1 ? "1 date" : "\(count) dates", children: context.pieces(of: label, at: 0),
      actions: [
        BoundAction(
          .setValue,
          domain: .date(
            from: bounds.lowerBound == .distantPast ? nil : format.format(bounds.lowerBound),
            through: bounds.upperBound == .distantFuture ? nil : format.format(bounds.upperBound),
            now: format.format(days.min() ?? Date()))
        ) { argument in
          guard let date = try? format.parse(argument.required()) else {
            throw ActionRefusal.argument("needs a date such as 2026-03-01T09:30:00Z, not \"\(argument.text ?? "")\"")
          }
          guard bounds.contains(date) else { return }
          let chosen = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
          let known = selection.wrappedValue.first { day in
            (day.year, day.month, day.day) == (chosen.year, chosen.month, chosen.day)
          }
          if let known { selection.wrappedValue.remove(known) } else { selection.wrappedValue.insert(chosen) }
        }
      ],
      configure: { node in
        inherited.dress(&node)
        node.approximations.append("the number of days is shown instead of a calendar")
      }, finish: inherited.nameControl)
  }
}

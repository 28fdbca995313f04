import Foundation

import SemanticTree

/// A control for a date, optionally within bounds.
public struct DatePicker<Label> where Label: View {
  let label: Label
  let selection: Binding<Date>
  let from: Date?
  let through: Date?
  let components: DatePickerComponents

  nonisolated init(
    selection: Binding<Date>, from: Date?, through: Date?, components: DatePickerComponents, label: Label
  ) {
    self.selection = selection
    self.from = from
    self.through = through
    self.components = components
    self.label = label
  }

  public typealias Components = DatePickerComponents
}

/// The components of a date that a date picker shows and that the user can change.
public struct DatePickerComponents: OptionSet, Sendable {
  public typealias Element = DatePickerComponents
  public typealias ArrayLiteralElement = DatePickerComponents
  public typealias RawValue = UInt

  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let (selection, from, through) = (selection, from, through)
    let inherited = context.environment.inherited
    let style = context.environment.controlStyle("datePickerStyle")
    let format = Date.ISO8601FormatStyle()
    let domain = SemanticNode.Action.Domain.date(
      from: from.map(format.format), through: through.map(format.format), now: format.format(selection.wrappedValue))
    context.emit(
      .datePicker, value: shown(selection.wrappedValue, in: context.environment),
      children: context.pieces(of: label, at: 0),
      actions: [
        BoundAction(.setValue, domain: domain) { argument in
          guard let date = try? format.parse(argument.required()) else {
            throw ActionRefusal.argument("needs a date such as 2026-03-01T09:30:00Z, not \"\(argument.text ?? "")\"")
          }
          selection.wrappedValue = min(max(date, from ?? date), through ?? date)
        }
      ],
      configure: { node in
        inherited.dress(&node)
        node.style.control = style
      }, finish: inherited.nameControl)
  }

  private func shown(_ date: Date, in environment: EnvironmentValues) -> String {
    var format = Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted)
    format.locale = environment.locale
    format.timeZone = environment.timeZone
    format.calendar = environment.calendar
    return format.format(date)
  }
}

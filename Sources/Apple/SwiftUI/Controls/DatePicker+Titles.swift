public import Foundation

extension DatePicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, from: nil, through: nil, components: displayedComponents, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  )
  where S: StringProtocol {
    self.init(selection: selection, from: nil, through: nil, components: displayedComponents, label: Text(title))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, from: range.lowerBound, through: range.upperBound, components: displayedComponents,
      label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  )
  where S: StringProtocol {
    self.init(
      selection: selection, from: range.lowerBound, through: range.upperBound, components: displayedComponents,
      label: Text(title))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, from: range.lowerBound, through: nil, components: displayedComponents, label: Text(titleKey)
    )
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  )
  where S: StringProtocol {
    self.init(
      selection: selection, from: range.lowerBound, through: nil, components: displayedComponents, label: Text(title))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection, from: nil, through: range.upperBound, components: displayedComponents, label: Text(titleKey)
    )
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  )
  where S: StringProtocol {
    self.init(
      selection: selection, from: nil, through: range.upperBound, components: displayedComponents, label: Text(title))
  }
}

extension DatePicker {
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, from: nil, through: nil, components: displayedComponents, label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, from: range.lowerBound, through: range.upperBound, components: displayedComponents,
      label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, from: range.lowerBound, through: nil, components: displayedComponents, label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, from: nil, through: range.upperBound, components: displayedComponents, label: label())
  }
}

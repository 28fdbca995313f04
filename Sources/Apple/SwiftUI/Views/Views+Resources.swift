public import Foundation
public import FoundationLocalization

// Initializers with localized string resources as titles.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }
}

extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, content: content, label: Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(titleResource))
  }
}

extension GroupBox where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleResource) })
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }
}

extension LabeledContent where Label == Text, Content: View {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  public nonisolated init<S>(_ titleResource: LocalizedStringResource, value: S) where S: StringProtocol {
    self.init(label: Text(titleResource), content: Text(value))
  }

  @_disfavoredOverload
  public nonisolated init<F>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(fraction: nil, label: Text(titleResource), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  @_disfavoredOverload
  public nonisolated init<V>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(titleResource), currentValueLabel: EmptyView())
  }
}

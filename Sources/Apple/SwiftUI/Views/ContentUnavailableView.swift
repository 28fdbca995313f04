/// A message for a screen without content.
public struct ContentUnavailableView<Label, Description, Actions> where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions

  public nonisolated init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }
}

/// The image above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack(spacing: 8) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.callout).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

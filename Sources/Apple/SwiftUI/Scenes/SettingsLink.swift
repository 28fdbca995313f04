/// A button that opens the window with the app's settings. Previews do not show this window.
public struct SettingsLink<Label> where Label: View {
  let label: Label

  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink {
  public nonisolated init() where Label == DefaultSettingsLinkLabel { label = DefaultSettingsLinkLabel() }
}

extension SettingsLink: View {
  public var body: some View { Button(action: {}, label: { label }) }
}

/// The label of a settings link without a label of its own.
public struct DefaultSettingsLinkLabel: View {
  public var body: some View { SwiftUI.Label("Settings", systemImage: "gear") }

  nonisolated init() {}
}

public import Foundation
public import FoundationLocalization

// Initializers with localized string resources as titles.

extension Button where Label == Text {
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleResource) }
  }

  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Link where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}

extension Menu {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(label: Text(titleResource), content: content(), primaryAction: nil)
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  )
  where Label == Text {
    self.init(label: Text(titleResource), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: SwiftUI.Label(titleResource, systemImage: systemImage), content: content(), primaryAction: nil)
  }
}

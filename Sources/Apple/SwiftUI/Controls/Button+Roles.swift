/// The label of a button that has only a role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole
  public var body: some View {
    switch role {
    case .close: SwiftUI.Label("Close", systemImage: "xmark")
    case .cancel: Text("Cancel")
    case .destructive: Text("Delete")
    default: Text("Done")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  @preconcurrency public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

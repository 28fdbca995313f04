import SemanticTree

/// An alert in the older API. A closure of the app creates this value when the alert is shown.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of an alert or action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { cancel(Text("Cancel"), action: action) }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive, action: action)
    }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }
}

/// An action sheet in the older API.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// While there is an item, shows the dialog that the closure `dialog` creates from the item.
struct MadeDialogModifier<Item> {
  let role: SemanticNode.Role
  let item: () -> Item?
  let hide: () -> Void
  let dialog: (Item) -> (title: Text, message: Text?, buttons: [Alert.Button])
}

extension MadeDialogModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    guard let item = item() else { return context.walk(content, at: 0) }
    let (title, message, buttons) = dialog(item)
    let hide = hide
    let isPresented = Binding(location: FunctionLocation(read: { true }, write: { _, _ in hide() }))
    DialogModifier(
      role: role, title: title, isPresented: isPresented, data: { () },
      actions: { _ in AlertButtons(buttons: buttons) },
      message: { _ in message }
    ).resolve(content, in: &context)
  }
}

struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      SwiftUI.Button(role: button.role, action: { button.action?() }, label: { button.label })
    }
  }
}

extension View {
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      MadeDialogModifier(
        role: .alert, item: { isPresented.wrappedValue ? true : nil }, hide: { isPresented.wrappedValue = false },
        dialog: { _ in
          let alert = content()
          return (alert.title, alert.message, alert.buttons)
        }))
  }

  public nonisolated func alert<Item>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
  where Item: Identifiable {
    modifier(
      MadeDialogModifier(
        role: .alert, item: { item.wrappedValue }, hide: { item.wrappedValue = nil },
        dialog: { item in
          let alert = content(item)
          return (alert.title, alert.message, alert.buttons)
        }))
  }

  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(
      MadeDialogModifier(
        role: .confirmationDialog, item: { isPresented.wrappedValue ? true : nil },
        hide: { isPresented.wrappedValue = false },
        dialog: { _ in
          let sheet = content()
          return (sheet.title, sheet.message, sheet.buttons)
        }))
  }

  public nonisolated func actionSheet<T>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View
  where T: Identifiable {
    modifier(
      MadeDialogModifier(
        role: .confirmationDialog, item: { item.wrappedValue }, hide: { item.wrappedValue = nil },
        dialog: { item in
          let sheet = content(item)
          return (sheet.title, sheet.message, sheet.buttons)
        }))
  }
}

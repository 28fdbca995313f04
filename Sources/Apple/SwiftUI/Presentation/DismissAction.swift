/// Closes the sheet or the screen that contains the view. Has no effect if the view is not in a sheet or on a screen
/// that can be closed.
public struct DismissAction {
  var dismiss: (() -> Void)?

  @MainActor public func callAsFunction() { dismiss?() }
}

extension EnvironmentValues {
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a sheet or on a screen that can be dismissed.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  public var presentationMode: Binding<PresentationMode> {
    nonisolated(unsafe) let dismiss = dismiss
    let isPresented = isPresented
    return Binding(
      location: FunctionLocation(
        read: { PresentationMode(isPresented: isPresented) },
        write: { mode, _ in
          if !mode.isPresented, isPresented { MainActor.assumeIsolated { dismiss() } }
        }))
  }
}

/// Whether a view is presented; the predecessor of `dismiss` and `isPresented`.
public struct PresentationMode {
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  public mutating func dismiss() { isPresented = false }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

private struct IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

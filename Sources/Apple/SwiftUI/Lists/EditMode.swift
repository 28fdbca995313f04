/// Whether the rows of a list can be selected, moved, and deleted.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The edit mode of the lists inside the view; nil if the app puts no edit mode into the environment.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// A button that turns the edit mode of the environment on and off.
///
/// - Approximated: if the environment has no edit mode, the button stores a mode itself. Rows can be deleted and moved
///   in every mode.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @State private var own = EditMode.inactive

  public nonisolated init() {}

  public var body: some View {
    let mode = editMode ?? $own
    Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}

/// The edits that the user can make in a list with a binding to its data.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  public static var all: EditActions<Data> { [.delete, .move] }
}

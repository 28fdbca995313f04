/// Items of an app's menus.
///
/// - Approximated: there is no menu bar, so commands are not shown.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Self.Body { get }
}

extension Never: Commands {}

/// Stands for menu commands, which Limn does not show. `NoCommands` is the body of Limn's own command types. It is also
/// the result of a command builder with several commands.
struct NoCommands: Commands {
  typealias Body = Never
  var body: Never { fatalError("commands are not shown") }
}

extension Optional: Commands where Wrapped: Commands {
  public var body: Never { fatalError("commands are not shown") }
}

@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands { content }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: Commands { content }

  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Commands
  where C0: Commands, C1: Commands { NoCommands() }

  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Commands
  where C0: Commands, C1: Commands, C2: Commands { NoCommands() }

  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some Commands
  where C0: Commands, C1: Commands, C2: Commands, C3: Commands { NoCommands() }

  public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some Commands
  where C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands { NoCommands() }

  public static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
    -> some Commands
  where C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands { NoCommands() }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some Commands
  where
    C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands
  { NoCommands() }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some Commands
  where
    C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands, C7: Commands
  { NoCommands() }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some Commands
  where
    C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands, C7: Commands,
    C8: Commands
  { NoCommands() }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some Commands
  where
    C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands, C7: Commands,
    C8: Commands, C9: Commands
  { NoCommands() }
}

/// The standard commands for a sidebar.
public struct SidebarCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { NoCommands() }
}

/// The standard commands for a toolbar.
public struct ToolbarCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { NoCommands() }
}

/// The standard commands for an inspector.
public struct InspectorCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { NoCommands() }
}

/// The standard commands for the search and the spelling of text.
public struct TextEditingCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { NoCommands() }
}

/// The standard commands for the font and the style of text.
public struct TextFormattingCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { NoCommands() }
}

/// No commands.
public struct EmptyCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { NoCommands() }
}

/// Items that are added to a standard menu, or that replace items of a standard menu.
///
/// - Approximated: there is no menu bar, so commands are not shown.
public struct CommandGroup<Content>: Commands where Content: View {
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public var body: some Commands { NoCommands() }
}

/// An additional menu.
///
/// - Approximated: there is no menu bar, so commands are not shown.
public struct CommandMenu<Content>: Commands where Content: View {
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public nonisolated init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol {}

  public var body: some Commands { NoCommands() }
}

/// The position of a group of items among the standard menus.
public struct CommandGroupPlacement: Sendable {
  private let name: String

  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let help = CommandGroupPlacement(name: "help")
}

extension Scene {
  /// Adds items to the app's menus.
  ///
  /// - Approximated: there is no menu bar, so commands are not shown.
  public nonisolated func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands {
    ModifiedScene(content: self, modifier: EmptyModifier())
  }
}

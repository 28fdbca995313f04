public import LimnDiagnostics
import LimnToolchain

/// The facts that the syntax of one Swift file shows, with their locations. Names are stored as written in the source.
/// The compiler's index is needed to find the declarations to which the names refer.
struct FileFacts: Hashable, Codable {
  /// The path relative to the project's root.
  var path: String
  var imports: [ImportFact] = []
  /// Types and extensions, including nested ones, in source order.
  var types: [TypeFact] = []
  /// Functions and variables outside of types.
  var globals: [MemberFact] = []
  var previews: [PreviewFact] = []
  var regions: [Region] = []
  var calls: [CallFact] = []
  /// Calls of functions whose results can only be parts of a screen.
  var partCalls: [CallFact] = []
  var findings: [Finding] = []
  var suppressions: [Suppression] = []
  var presentations: [PresentationFact] = []
  var presenters: [PresenterFact] = []
  var closureCalls: [ClosureCall] = []
  /// The scenes of windows with an id, such as `Window("Log", id: "log") { … }`, and the calls that open a window by its
  /// id. The names are the ids.
  var windows: [ClosureCall] = []
  var openedWindows: [NamedPlace] = []
  /// Properties whose values a call puts into the environment.
  var injected: [NamedPlace] = []
  var code: [CodeFact] = []
  /// What code sets and calls, in the order of the syntax tree.
  var steps: [StepFact] = []
  var switches: [SwitchFact] = []
  /// Members whose own members are used, such as `model` in `app.model.count`.
  var chains: [ChainFact] = []
  /// Uses of resources outside of the app, such as the network or the file system.
  var outside: [NamedPlace] = []
  /// Whether the file is generated, according to its path or to a comment at its top.
  var isGenerated = false

  /// The functions of types and those outside of types.
  var functions: [MemberFact] { (types.flatMap(\.members) + globals).filter { $0.keyword == "func" } }
}

struct ImportFact: Hashable, Codable {
  var module: String
  var location: Location
}

/// A range of positions in a file. The end is the position after the last character; `contains` accepts this position
/// too.
struct Span: Hashable, Codable {
  var line, column, endLine, endColumn: Int

  func contains(_ place: some Positioned) -> Bool {
    (line, column) <= (place.line, place.column) && (place.line, place.column) <= (endLine, endColumn)
  }
  func contains(_ other: Span) -> Bool {
    (line, column) <= (other.line, other.column) && (other.endLine, other.endColumn) <= (endLine, endColumn)
  }
}

/// A line and a column in a file; of a span, those of its start.
protocol Positioned {
  var line: Int { get }
  var column: Int { get }
}

extension Location: Positioned {}
extension Occurrence: Positioned {}
extension Span: Positioned {}

/// The declaration of a type or an extension.
struct TypeFact: Hashable, Codable, Attributed {
  /// The name with its enclosing types, such as `Signal.Wrapped`.
  var name: String
  /// `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
  var keyword: String
  var access: String
  var modifiers: [String]
  var attributes: [AttributeFact]
  var inheritance: [NamedPlace]
  /// The location of the name. For an extension, this is the location of the name's last component.
  var location: Location
  var span: Span
  /// The body of the function or closure that declares the type, which is the only code that can use it. Nil if no
  /// function or closure declares it.
  var scope: Span?
  var documentation: String?
  /// The declaration without its body.
  var text: String
  var members: [MemberFact]

  var isExtension: Bool { keyword == "extension" }
  /// The name without enclosing types.
  var shortName: String { name.shortName }
  var outerName: String? { name.lastIndex(of: ".").map { String(name[..<$0]) } }

  /// The protocols and classes that constrain each generic parameter, such as `ListContract` in `struct ListView<Model:
  /// ListContract>`.
  var constraints: [String: [String]] {
    let parts = text.drop { $0 != "<" }.replacing(/\swhere\s/, with: ",").split { "<,>".contains($0) }
    return parts.reduce(into: [:]) { found, part in
      guard let colon = part.firstIndex(of: ":") else { return }
      let name = part[..<colon].filter { !$0.isWhitespace }
      // After the parameters, the types that the type conforms to follow.
      if !name.isEmpty { found[name, default: []] += NameTable.names(in: String(part[colon...])) }
    }
  }

  /// For each macro, the protocol to which the macro adds a conformance.
  static let macros = [
    "Observable": "Observable", "Model": "PersistentModel", "Reducer": "Reducer", "ModelActor": "ModelActor",
  ]

  /// The name `Reducer` in `@preconcurrency ComposableArchitecture.Reducer<State>`.
  static func protocolName(_ text: String) -> String {
    let plain = text.split(separator: " ").last { !$0.hasPrefix("@") } ?? Substring(text)
    return plain.prefix { $0 != "<" }.shortName
  }
}

/// A declaration with attributes.
protocol Attributed { var attributes: [AttributeFact] { get } }

extension Attributed {
  func has(attribute: String) -> Bool { first(attributeIn: [attribute]) != nil }
  func first(attributeIn names: Set<String>) -> AttributeFact? { attributes.first { names.contains($0.name) } }
}

struct NamedPlace: Hashable, Codable {
  var name: String
  var location: Location
}

struct AttributeFact: Hashable, Codable {
  /// The name of the attribute without `@`.
  var name: String
  /// The text between the parentheses of the attribute, or nil.
  var argument: String?
  var location: Location
}

/// A preview. Its code is not part of the running app.
struct PreviewFact: Hashable, Codable {
  /// The first argument of `#Preview`, or nil.
  var title: String?
  /// The type that conforms to `PreviewProvider`, or nil for a macro.
  var provider: String?
  var location: Location
  var span: Span
}

/// A range of code that gives a special meaning to the references inside it. For example, a reference to a view inside
/// a sheet's content means navigation.
struct Region: Hashable, Codable {
  enum Kind: String, Codable {
    /// The kind determines what a reference in the region means. A `pattern` is part of a `switch` or `if case`.
    /// `navigation` is the content of a link, sheet, or destination. `injection` is a value that is put into the
    /// environment. `inheritance` is an inheritance clause. `environment` is the type of a property that is read from
    /// the environment. A `mention` is a value that is compared, looked up, shown, or the first one of a property.
    case pattern, navigation, injection, inheritance, environment, mention
  }
  var kind: Kind
  var span: Span
  /// For navigation: how the screen is presented.
  var via: Transition?
}

/// How one screen leads to another.
public enum Transition: String, Sendable, Codable, CaseIterable {
  case push, sheet, cover, popover, alert, dialog, tab, split, window, url
}

/// A call that presents another screen, and the value that selects this screen.
struct PresentationFact: Hashable, Codable {
  var via: Transition
  /// The name of the type or property that selects the screen, such as `Route` in `for: Route.self` or `sheet` in
  /// `item: $model.sheet`.
  var value: String?
  /// From the name of the called function or type to the end of the call.
  var span: Span
  /// Whether the code, such as `NavigationLink("Soup", value: soup)`, leads to the screen that another call shows for the
  /// value.
  var isLink: Bool
}

/// An app's own function or modifier that presents the content of a closure, or a member of a type that is presented.
struct PresenterFact: Hashable, Codable {
  /// The name of the function or of the modifier's type, or a name such as `HomeView.editor` for a presented member.
  var name: String
  /// How the content is presented; nil if the closure is passed on to `forwardsTo`.
  var via: Transition?
  /// The modifier type that receives the closure and presents its content.
  var forwardsTo: String? = nil
  var location: Location
}

/// A closure argument of a method call. If the app itself declares the method, the method may present a screen. Also the
/// scene of a window.
struct ClosureCall: Hashable, Codable {
  var name: String
  /// The range of the closure or scene.
  var span: Span
  /// The location of the name of the called type.
  var location: Location?

  /// The name of the called type or function, such as `Card` in `Card.onTap` and `Card{}`.
  var called: String { String(name.prefix { !"{.".contains($0) }) }
  /// The label, such as `onTap`; `}` for a closure without a label.
  var label: String { String(name.dropFirst(called.count + 1)) }
}

/// A member whose own member, element, or wrapped value is used.
struct ChainFact: Hashable, Codable {
  var location: Location
  /// Whether the whole expression is assigned, passed as `inout`, or called.
  var isChanged: Bool
}

/// A `switch`, with the case names of each branch.
struct SwitchFact: Hashable, Codable {
  struct Branch: Hashable, Codable {
    /// The names of cases, and the location of each.
    var names: [String]
    var places: [Location]
    var location: Location
    var body: Span
  }
  var branches: [Branch]
}

/// A call whose called name can be that of a type or is `init`. Usually, this is a call of an initializer.
struct CallFact: Hashable, Codable {
  /// The last component of the called name, or `init` for calls such as `.init()` and `Type.init()`.
  var name: String
  /// The location of the last component of the called name.
  var location: Location
  var labels: [String]
  /// The source text of the call; nil if it is longer than 240 bytes or has several lines.
  var text: String?
  /// Where the call starts of whose screen this call can create only a part.
  var whole: Location?
}

/// Code that runs for a reason.
struct CodeFact: Hashable, Codable {
  /// The name of the control or trigger that runs the code, such as `Button Save` or `task`. For code that presents a
  /// screen while a property has a value, the name of the call, such as `sheet`. Empty for the code that runs if a
  /// value is a case.
  var name: String
  /// The property that presents a screen; nil for other code.
  var path: String?
  /// The location of the name, of the property, or of the case.
  var location: Location
  var spans: [Span]
}

/// Something that code does.
struct StepFact: Hashable, Codable {
  enum Kind: String, Codable {
    /// To set or change a property, or to call a function or closure for its effect or for its value.
    case set, call, value
  }
  var kind: Kind
  /// The names in the code, such as `model.count`. The type of a local variable stands for its name.
  var path: String
  /// Whether the path starts at a variable or parameter of a function.
  var isLocal = false
  /// For a set property, `false` or `nil` if it gets this value. For a call, the URL that it opens.
  var value: String?
  /// For a call, the names of the cases that it is given, such as `hex` in `copy(color, as: .hex)`.
  var cases: [String] = []
  /// For a property that a function such as `append` changes: the function.
  var change: NamedPlace?
  /// For a binding or function that is given to a view or own function: the argument. Only the view decides whether
  /// the step is done.
  var argument: Span?
  /// The location of the last name.
  var location: Location
}

/// A code pattern that a rule checks.
struct Finding: Hashable, Codable {
  enum Kind: String, Codable {
    /// The kind of code pattern. An `imageOnlyControl` is a control whose label is only an image. A `changeDispatch` is
    /// a call of `onChange` that sends an action, and `text` is the name of the action. A `resource` is a use of a
    /// bundle's resources. `deepCode` is a file whose code is nested too deeply to be read.
    case imageOnlyControl, changeDispatch, resource, deepCode
  }
  var kind: Kind
  var text: String
  var location: Location
}

/// A `limn:ignore rule - reason` comment.
struct Suppression: Hashable, Codable {
  var rule, reason: String
  /// The line whose violations are suppressed.
  var line: Int
  var location: Location
}

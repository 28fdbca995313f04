public import LimnDiagnostics

/// What the syntax of one Swift file tells, with places. Names are as written; the compiler's index says what they mean.
public struct FileFacts: Hashable, Sendable, Codable {
  /// Relative to the package's root.
  public var path: String
  public var imports: [ImportFact]
  /// Types and extensions, nested ones too, in the order of the file.
  public var types: [TypeFact]
  /// Functions and variables outside of any type.
  public var globals: [MemberFact]
  public var previews: [PreviewFact]
  public var regions: [Region]
  public var calls: [CallFact]
  public var findings: [Finding]
  public var suppressions: [Suppression]
  public var presentations: [PresentationFact]
  public var presenters: [PresenterFact]
  public var closureCalls: [ClosureCall]
  public var effects: [EffectFact]
  public var switches: [SwitchFact]
  /// Uses of the world outside of the app, such as the network or files.
  public var outside: [NamedPlace]
  /// Whether the head of the file says that a program wrote it.
  public var isGenerated: Bool

  public init(path: String) {
    self.path = path
    imports = []
    types = []
    globals = []
    previews = []
    regions = []
    calls = []
    findings = []
    suppressions = []
    presentations = []
    presenters = []
    closureCalls = []
    effects = []
    switches = []
    outside = []
    isGenerated = false
  }
}

public struct ImportFact: Hashable, Sendable, Codable {
  public var module: String
  public var location: Location
}

/// A stretch of a file, both ends included.
public struct Span: Hashable, Sendable, Codable {
  public var line: Int
  public var column: Int
  public var endLine: Int
  public var endColumn: Int
}

extension Span {
  func contains(line: Int, column: Int) -> Bool { (self.line, self.column) <= (line, column) && (line, column) <= (endLine, endColumn) }
  func contains(_ other: Span) -> Bool {
    contains(line: other.line, column: other.column) && contains(line: other.endLine, column: other.endColumn)
  }
}

/// A type or an extension as declared.
public struct TypeFact: Hashable, Sendable, Codable {
  /// With the outer types' names before it, such as `Signal.Wrapped`.
  public var name: String
  /// `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
  public var keyword: String
  public var access: String
  public var modifiers: [String]
  public var attributes: [AttributeFact]
  public var inheritance: [NamedPlace]
  /// The place of the name; of an extension, of the last part of it.
  public var location: Location
  public var span: Span
  public var documentation: String?
  /// The declaration without its body.
  public var text: String
  public var members: [MemberFact]
}

extension TypeFact {
  var isExtension: Bool { keyword == "extension" }
  /// The name without the outer types.
  var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
  var outerName: String? { name.lastIndex(of: ".").map { String(name[..<$0]) } }
  func has(attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

public struct NamedPlace: Hashable, Sendable, Codable {
  public var name: String
  public var location: Location
}

public struct AttributeFact: Hashable, Sendable, Codable {
  /// Without `@`.
  public var name: String
  /// What is in its parentheses, or nil.
  public var argument: String?
  public var location: Location
}

/// A preview, a stretch of code that is not used by the app itself.
public struct PreviewFact: Hashable, Sendable, Codable {
  /// The first argument of `#Preview`, or nil.
  public var title: String?
  /// The type that conforms to `PreviewProvider`, or nil for a macro.
  public var provider: String?
  public var location: Location
  public var span: Span
}

/// A stretch of code in which a reference means something special.
public struct Region: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A pattern of a `switch` or `if case`; what a link, sheet or destination shows; what is put into the environment; an inheritance
    /// clause; the type of a property that comes from the environment.
    case pattern, navigation, injection, inheritance, environment
  }
  public var kind: Kind
  public var span: Span
  /// Of navigation: how the other screen is shown.
  public var via: Transition?
}

/// How one screen leads to another.
public enum Transition: String, Hashable, Sendable, Codable, CaseIterable {
  case push, sheet, cover, popover, alert, dialog, tab, split, window, url
}

/// A call that shows another screen, and the value that it is chosen by.
public struct PresentationFact: Hashable, Sendable, Codable {
  public var via: Transition
  /// The last name of the value or type that chooses the screen, such as `Route` of `for: Route.self` or `sheet` of `item: $model.sheet`.
  public var value: String?
  public var location: Location
}

/// A function or modifier of the app that shows what a closure makes.
public struct PresenterFact: Hashable, Sendable, Codable {
  /// Of the function or the modifier's type.
  public var name: String
  /// How it shows it; nil where another one does.
  public var via: Transition?
  /// The modifier's type that the closure is handed on to.
  public var forwardsTo: String?
}

/// A closure that is passed to a function after a dot, which may be one of the app's own that shows another screen.
public struct ClosureCall: Hashable, Sendable, Codable {
  public var name: String
  /// Of the closure.
  public var span: Span
}

/// Work that a view starts, such as `task` or `onAppear`.
public struct EffectFact: Hashable, Sendable, Codable {
  public var trigger: String
  public var location: Location
  public var span: Span
}

/// A `switch` with the names of the cases that each of its branches is for.
public struct SwitchFact: Hashable, Sendable, Codable {
  public struct Branch: Hashable, Sendable, Codable {
    public var names: [String]
    public var location: Location
    public var body: Span
  }
  public var branches: [Branch]
}

/// A call of something with a capital letter: most often an initializer.
public struct CallFact: Hashable, Sendable, Codable {
  /// The last part of what is called; `init` where the type is left out or stands before it.
  public var name: String
  /// The place of the last part of what is called.
  public var location: Location
  public var labels: [String]
  /// The call as written, if it is short.
  public var text: String?
}

/// A piece of code that a rule is about.
public struct Finding: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A control whose label is only an image; an action sent in `.onChange`, whose name is the text; a use of a bundle's resources.
    case imageOnlyControl, changeDispatch, resource
  }
  public var kind: Kind
  public var text: String
  public var location: Location
}

/// A comment `limn:ignore rule - reason`.
public struct Suppression: Hashable, Sendable, Codable {
  public var rule: String
  public var reason: String
  /// The line whose violations it suppresses.
  public var line: Int
  public var location: Location
}

/// Facts about a view type: its name, and how many of the app's views it shows. The facts are computed once for each
/// type.
@MainActor struct AuthoredType {
  /// The type's name without the module and the generic arguments, such as `Settings.Row`; nil if the app does not
  /// declare the type.
  let name: String?
  /// Whether the type is a generic container: one of its generic arguments is a view type.
  let isContainer: Bool
  let shape: Shape

  /// How many of the app's views a view of this type shows. The answer depends only on the type, so it is the same in
  /// every state.
  enum Shape {
    /// One view of the app, or a view that may fill a screen.
    case one
    /// One of several alternative views, for example in an `if`. At least one of the alternatives has a shape other
    /// than `one`. All alternatives count as states of the same screen.
    case branch
    case several
  }
}

/// A view that only shows one other view. It has the shape of this other view.
protocol TransparentView { static var shown: any Any.Type { get } }

/// A view that shows one of several alternative views.
protocol BranchingView { static var alternatives: [any Any.Type] { get } }

/// A view of this module that may fill a screen: a navigation container, or type-erased content.
protocol WholeView {}

extension AuthoredType {
  private static var known: [ObjectIdentifier: AuthoredType] = [:]

  static func of(_ type: any Any.Type) -> AuthoredType {
    if let found = known[ObjectIdentifier(type)] { return found }
    let found = AuthoredType(type)
    known[ObjectIdentifier(type)] = found
    return found
  }

  private init(_ type: any Any.Type) {
    let words = Self.words(of: type)
    // A view that a preview declares for itself is in a type of the macro's expansion, whose name starts with `$s`.
    let isPreview = words.contains { $0 == "__P_Previewable_Transform_Wrapper" || $0.hasPrefix("$s") }
    name = words.first == "SwiftUI" || isPreview ? nil : words.dropFirst().joined(separator: ".")
    isContainer = isPreview || GenericArguments.of(type).contains { $0 is any View.Type }
    shape = Self.shape(of: type, isNamed: name != nil && !isContainer)
  }

  private static func shape(of type: any Any.Type, isNamed: Bool) -> Shape {
    switch type {
    case let type as any TransparentView.Type: return of(type.shown).shape
    case let type as any BranchingView.Type:
      return type.alternatives.allSatisfy { of($0).shape == .one } ? .one : .branch
    case is any WholeView.Type: return .one
    case is any PrimitiveView.Type: return .several
    case let type as any View.Type: return isNamed ? .one : of(body(of: type)).shape
    default: return .several
    }
  }

  private static func body<V: View>(of type: V.Type) -> any Any.Type { V.Body.self }

  /// Returns the parts of a type's full name: module, enclosing types, and name. Leaves out the generic arguments,
  /// which are in angle brackets. Also leaves out the discriminator of a private type, which is in parentheses and
  /// differs in every run.
  private static func words(of type: any Any.Type) -> [Substring] {
    var plain = ""
    var depth = 0
    var last: Character = " "
    for character in _typeName(type) {
      switch character {
      case "<", "(": depth += 1
      case ">" where last == "-": break
      case ">", ")": depth -= 1
      case _ where depth == 0: plain.append(character)
      default: break
      }
      last = character
    }
    return plain.split { $0 == "." || $0 == ":" }
  }
}

extension ModifiedContent: TransparentView { static var shown: any Any.Type { Content.self } }
extension Group: TransparentView { static var shown: any Any.Type { Content.self } }

extension _ConditionalContent: BranchingView {
  static var alternatives: [any Any.Type] { [TrueContent.self, FalseContent.self] }
}
extension Optional: BranchingView { static var alternatives: [any Any.Type] { [Wrapped.self, EmptyView.self] } }

extension AnyView: WholeView {}
extension _ViewModifier_Content: WholeView {}
extension PreviewModifierContent: WholeView {}
extension NavigationStack: WholeView {}
extension NavigationView: WholeView {}
extension NavigationSplitView: WholeView {}
extension TabView: WholeView {}

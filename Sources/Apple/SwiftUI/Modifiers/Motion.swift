public import Foundation

// Modifiers for animations and for the color scheme. Animations have no effect: Limn has no screen and makes every
// change immediately.

/// How a view appears and disappears.
///
/// - Approximated: a view appears and disappears immediately; only the description of the transition is kept.
public struct AnyTransition: Sendable {
  private let name: String

  static func named(_ name: String) -> AnyTransition { AnyTransition(name: name) }

  public static let identity = AnyTransition(name: "identity")
  public static let opacity = AnyTransition(name: "opacity")
  public static var slide: AnyTransition { AnyTransition(name: "slide") }
  public static var scale: AnyTransition { AnyTransition(name: "scale") }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move \(edge)") }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale \(scale)")
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset \(x), \(y)")
  }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push from \(edge)") }

  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition(name: "modifier \(E.self)")
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(insertion.name), then \(removal.name)")
  }

  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(name: "\(name) and \(other.name)") }
  /// Sets the animation with which the view appears and disappears.
  ///
  /// - Approximated: the view appears and disappears immediately.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Animates the changes of the view that happen when `value` changes.
  ///
  /// - Approximated: every change is immediate.
  public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    approximated("animations end immediately")
  }
  /// Sets how the view appears and disappears.
  ///
  /// - Approximated: the view appears and disappears immediately.
  @_disfavoredOverload public nonisolated func transition(_ t: AnyTransition) -> some View {
    approximated("views appear and disappear immediately")
  }

  /// Requests light or dark appearance for the whole window or sheet.
  ///
  /// - Approximated: the whole window or sheet has this appearance, but only the content of this view can read the
  ///   color scheme from the environment.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    inheriting { if let colorScheme { $0.colorScheme = colorScheme } }
      .modifier(FactModifier(fact: PreferredColorScheme(scheme: colorScheme)))
  }
}

struct PreferredColorScheme: ContainerFact {
  let scheme: ColorScheme?
}

extension View {
  /// Changes the transaction of the view's changes.
  ///
  /// - Approximated: every change is immediate.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(EmptyModifier())
  }

  /// Changes the transaction of the view's changes when `value` changes.
  ///
  /// - Approximated: every change is immediate.
  public nonisolated func transaction<V>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View
  where V: Equatable { modifier(EmptyModifier()) }
}

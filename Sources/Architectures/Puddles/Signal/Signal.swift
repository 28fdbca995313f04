public import Combine
public import SwiftUI
import os

/// A property that sends one-shot values down the view hierarchy, such as "scroll to the top" or "open this item".
///
/// State says what is; a signal says what should happen once. The module that owns the signal sends a value and passes the signal on with
/// `sendSignals(_:id:)`; a view below takes it with `resolveSignals(ofType:action:)`, now or when it first appears, and it is gone.
///
/// ```swift
/// struct Root: View {
///   @Signal<Home.Command> private var command
///
///   var body: some View {
///     Home()
///       .sendSignals(command)
///       .onOpenURL { _ in command.send(.showLatest) }
///   }
/// }
///
/// struct Home: View {
///   enum Command { case showLatest }
///
///   @State private var isShowingLatest = false
///
///   var body: some View {
///     Text(isShowingLatest ? "Latest" : "All")
///       .resolveSignals(ofType: Command.self) { command in
///         switch command {
///         case .showLatest: isShowingLatest = true
///         }
///       }
///   }
/// }
/// ```
///
/// - Since: Puddles 1.0; Puddles 2.0 removed it, to make it a package of its own
@propertyWrapper
public struct Signal<Value>: DynamicProperty {
  @StateObject private var holder: StateHolder

  /// Makes a signal.
  ///
  /// - Parameters:
  ///   - initial: A value that is sent from the start.
  ///   - id: To whom the first value goes: the views below a `sendSignals(_:id:)` with the same id, or with none for nil.
  ///   - debugIdentifier: A name for the signal in the log.
  @MainActor public init(initial: Value? = nil, id: AnyHashable? = nil, debugIdentifier: String? = nil) {
    _holder = StateObject(wrappedValue: StateHolder(initial: initial, id: id, debugIdentifier: debugIdentifier))
  }

  /// What sends a value, and what a view passes on.
  @MainActor
  public var wrappedValue: Wrapped {
    Wrapped(holder: holder, identity: holder.identity)
  }
}

extension Signal {
  /// Keeps the values that nobody has taken yet, one for each id.
  @MainActor
  public final class StateHolder: ObservableObject {
    /// Another one for each value sent, so that views below see that something was.
    @Published private(set) var identity = UUID()
    private var values: [AnyHashable: Value] = [:]
    private let debugIdentifier: String?

    init(initial: Value?, id: AnyHashable?, debugIdentifier: String?) {
      self.debugIdentifier = debugIdentifier
      values[id ?? AnyHashable(Unaddressed())] = initial
    }
  }
}

extension Signal.StateHolder {
  func send(_ value: Value, id: AnyHashable?) {
    Puddles.logger.debug("\(self.name, privacy: .public) sends a value of type \(Value.self, privacy: .public)")
    values[id ?? AnyHashable(Unaddressed())] = value
    identity = UUID()
  }

  /// Takes the value for an id away. That publishes nothing: who resolves is no reason to evaluate views again.
  func resolve(id: AnyHashable?) -> Value? {
    guard let value = values.removeValue(forKey: id ?? AnyHashable(Unaddressed())) else { return nil }
    Puddles.logger.debug("\(self.name, privacy: .public) was resolved")
    return value
  }

  private var name: String {
    "Signal " + (debugIdentifier ?? "without a name")
  }
}

/// The key of values that were sent without an id. It is a type of its own, so no id of an app can be equal to it.
private struct Unaddressed: Hashable {}

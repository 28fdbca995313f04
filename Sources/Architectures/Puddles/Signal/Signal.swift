public import Combine
public import SwiftUI
import os

/// A property that sends one-shot values down the view hierarchy, such as "scroll to the top" or "open this item".
///
/// State describes the current situation; a signal describes something that should happen once. The module that owns
/// the signal sends a value and passes the signal on with `sendSignals(_:id:)`. A view below receives the value once
/// with `resolveSignals(ofType:action:)`, immediately or when the view first appears.
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
/// - Since: Puddles 1.0; Puddles 2.0 removed it, to make it a separate package
@propertyWrapper
public struct Signal<Value>: DynamicProperty {
  @StateObject private var holder: StateHolder

  /// Makes a signal.
  ///
  /// - Parameters:
  ///   - initial: A value to send initially.
  ///   - id: Selects the receivers of the initial value: the views below a `sendSignals(_:id:)` call that has the same
  ///     id. If the id is nil, the receivers are the views below a call without an id.
  ///   - debugIdentifier: A name for the signal in the log.
  @MainActor public init(initial: Value? = nil, id: AnyHashable? = nil, debugIdentifier: String? = nil) {
    _holder = StateObject(wrappedValue: StateHolder(initial: initial, id: id, debugIdentifier: debugIdentifier))
  }

  /// The value that sends signals. To let other views receive the signals, pass this value to `sendSignals(_:id:)`.
  @MainActor
  public var wrappedValue: Wrapped {
    Wrapped(holder: holder, identity: holder.identity)
  }
}

extension Signal {
  /// Stores the values that no view has received yet, one for each id.
  @MainActor
  public final class StateHolder: ObservableObject {
    /// Gets a new value each time the signal sends something, so that the views below are updated.
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

  /// Removes and returns the value for an id. It does not publish the removal, since no view needs an update when a
  /// value is received.
  func resolve(id: AnyHashable?) -> Value? {
    guard let value = values.removeValue(forKey: id ?? AnyHashable(Unaddressed())) else { return nil }
    Puddles.logger.debug("\(self.name, privacy: .public) was resolved")
    return value
  }

  private var name: String {
    "Signal " + (debugIdentifier ?? "without a name")
  }
}

/// The key of values that were sent without an id. It has its own type, so that no id of an app can equal it.
private struct Unaddressed: Hashable {}

public import SwiftUI

extension View {
  /// Passes a signal on to all views below, which receive its values with `resolveSignals(ofType:action:)`.
  ///
  /// - Parameters:
  ///   - signal: The value of the `@Signal` property.
  ///   - id: Passes on only values that are sent with the same id.
  /// - Since: Puddles 1.0, until 2.0
  public func sendSignals<Value>(_ signal: Signal<Value>.Wrapped, id: AnyHashable? = nil) -> some View {
    modifier(SignalSending(entry: .init(signal: signal, id: id)))
  }

  /// Receives the values of a signal that an ancestor view passes on. When this view first appears, it receives the
  /// value that is waiting, if any. Afterward, it receives every new value.
  ///
  /// If several views resolve the same signal, each value goes to only one of them: the view that is first to handle
  /// the value.
  ///
  /// - Parameters:
  ///   - ofType: The type of the values, which identifies the signal.
  ///   - action: Handles a value that was sent.
  /// - Since: Puddles 1.0, until 2.0
  public func resolveSignals<SignalValue>(
    ofType: SignalValue.Type, action: @escaping (_ value: SignalValue) -> Void
  ) -> some View {
    modifier(SignalResolving(action: action))
  }
}

private struct SignalSending<Value>: ViewModifier {
  let entry: SignalEnvironment.Entry<Value>

  func body(content: Content) -> some View {
    content.transformEnvironment(\.signals) { $0[Value.self] = entry }
  }
}

private struct SignalResolving<Value>: ViewModifier {
  @Environment(\.signals) private var signals
  let action: (Value) -> Void

  func body(content: Content) -> some View {
    content
      .onFirstAppear { resolve() }
      .onChange(of: signals[Value.self]?.signal) { resolve() }
  }

  private func resolve() {
    guard let entry = signals[Value.self], let value = entry.signal.holder.resolve(id: entry.id) else { return }
    action(value)
  }
}

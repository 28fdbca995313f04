public import SwiftUI

extension View {
  /// Passes a signal on to all views below, which take its values with `resolveSignals(ofType:action:)`.
  ///
  /// - Parameters:
  ///   - signal: The signal, as the `@Signal` property gives it.
  ///   - id: Passes on only what is sent with the same id.
  /// - Since: Puddles 1.0, until 2.0
  public func sendSignals<Value>(_ signal: Signal<Value>.Wrapped, id: AnyHashable? = nil) -> some View {
    modifier(SignalSending(entry: .init(signal: signal, id: id)))
  }

  /// Takes the values of a signal from above, each one once: what waits when this view appears for the first time, and what is sent later.
  ///
  /// When two views resolve the same signal, the one that comes first has the value.
  ///
  /// - Parameters:
  ///   - ofType: The type of the values, which tells signals apart.
  ///   - action: What to do with a value.
  ///   - value: What was sent.
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

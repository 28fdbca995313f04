public import Foundation
import SemanticTree

extension View {
  public nonisolated func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View
  where A: View {
    modifier(DialogModifier(.alert, Text(titleKey), .visible, isPresented, actions(), EmptyView()))
  }

  public nonisolated func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(DialogModifier(.alert, Text(titleKey), .visible, isPresented, actions(), message()))
  }

  public nonisolated func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    modifier(DialogModifier(.alert, Text(titleKey), .visible, isPresented, data, actions, { _ in EmptyView() }))
  }

  public nonisolated func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    modifier(DialogModifier(.alert, Text(titleKey), .visible, isPresented, data, actions, message))
  }

  @_disfavoredOverload
  public nonisolated func alert<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View
  where S: StringProtocol, A: View {
    modifier(DialogModifier(.alert, Text(title), .visible, isPresented, actions(), EmptyView()))
  }

  @_disfavoredOverload
  public nonisolated func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(DialogModifier(.alert, Text(title), .visible, isPresented, actions(), message()))
  }

  @_disfavoredOverload
  public nonisolated func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(DialogModifier(.alert, Text(title), .visible, isPresented, data, actions, { _ in EmptyView() }))
  }

  @_disfavoredOverload
  public nonisolated func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(DialogModifier(.alert, Text(title), .visible, isPresented, data, actions, message))
  }

  public nonisolated func alert<A>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View
  where A: View {
    modifier(DialogModifier(.alert, title, .visible, isPresented, actions(), EmptyView()))
  }

  public nonisolated func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(DialogModifier(.alert, title, .visible, isPresented, actions(), message()))
  }

  public nonisolated func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    modifier(DialogModifier(.alert, title, .visible, isPresented, data, actions, { _ in EmptyView() }))
  }

  public nonisolated func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    modifier(DialogModifier(.alert, title, .visible, isPresented, data, actions, message))
  }

  public nonisolated func alert<E, A>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View
  where E: LocalizedError, A: View {
    let actions = actions()
    return modifier(
      DialogModifier(
        .alert, Text(title(of: error)), .visible, isPresented, error, { _ in actions }, { _ in EmptyView() }))
  }

  public nonisolated func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    modifier(DialogModifier(.alert, Text(title(of: error)), .visible, isPresented, error, actions, message))
  }
}

private func title(of error: (some LocalizedError)?) -> String {
  error.map { $0.errorDescription ?? $0.localizedDescription } ?? ""
}

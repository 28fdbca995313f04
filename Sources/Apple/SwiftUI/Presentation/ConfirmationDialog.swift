import SemanticTree

extension View {
  public nonisolated func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View
  where A: View {
    modifier(DialogModifier(.confirmationDialog, Text(titleKey), titleVisibility, isPresented, actions(), EmptyView()))
  }

  public nonisolated func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(DialogModifier(.confirmationDialog, Text(titleKey), titleVisibility, isPresented, actions(), message()))
  }

  public nonisolated func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    modifier(
      DialogModifier(
        .confirmationDialog, Text(titleKey), titleVisibility, isPresented, data, actions, { _ in EmptyView() }))
  }

  public nonisolated func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    modifier(DialogModifier(.confirmationDialog, Text(titleKey), titleVisibility, isPresented, data, actions, message))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View
  where S: StringProtocol, A: View {
    modifier(DialogModifier(.confirmationDialog, Text(title), titleVisibility, isPresented, actions(), EmptyView()))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(DialogModifier(.confirmationDialog, Text(title), titleVisibility, isPresented, actions(), message()))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    modifier(
      DialogModifier(
        .confirmationDialog, Text(title), titleVisibility, isPresented, data, actions, { _ in EmptyView() }))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    modifier(DialogModifier(.confirmationDialog, Text(title), titleVisibility, isPresented, data, actions, message))
  }

  public nonisolated func confirmationDialog<A>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View
  where A: View {
    modifier(DialogModifier(.confirmationDialog, title, titleVisibility, isPresented, actions(), EmptyView()))
  }

  public nonisolated func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(DialogModifier(.confirmationDialog, title, titleVisibility, isPresented, actions(), message()))
  }

  public nonisolated func confirmationDialog<A, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    modifier(
      DialogModifier(.confirmationDialog, title, titleVisibility, isPresented, data, actions, { _ in EmptyView() }))
  }

  public nonisolated func confirmationDialog<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    modifier(DialogModifier(.confirmationDialog, title, titleVisibility, isPresented, data, actions, message))
  }
}

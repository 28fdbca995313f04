public import FoundationLocalization
import SemanticTree

// Modifiers with localized string resources as titles.

extension View {
  @_disfavoredOverload
  public nonisolated func alert<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  )
    -> some View
  where A: View {
    modifier(DialogModifier(.alert, Text(titleResource), .visible, isPresented, actions(), EmptyView()))
  }

  @_disfavoredOverload
  public nonisolated func alert<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(DialogModifier(.alert, Text(titleResource), .visible, isPresented, actions(), message()))
  }

  @_disfavoredOverload
  public nonisolated func alert<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    modifier(DialogModifier(.alert, Text(titleResource), .visible, isPresented, data, actions, { _ in EmptyView() }))
  }

  @_disfavoredOverload
  public nonisolated func alert<A, M, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    modifier(DialogModifier(.alert, Text(titleResource), .visible, isPresented, data, actions, message))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View
  where A: View {
    modifier(
      DialogModifier(.confirmationDialog, Text(titleResource), titleVisibility, isPresented, actions(), EmptyView()))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    modifier(
      DialogModifier(.confirmationDialog, Text(titleResource), titleVisibility, isPresented, actions(), message()))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    modifier(
      DialogModifier(
        .confirmationDialog, Text(titleResource), titleVisibility, isPresented, data, actions, { _ in EmptyView() }))
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<A, M, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    modifier(
      DialogModifier(.confirmationDialog, Text(titleResource), titleVisibility, isPresented, data, actions, message))
  }
}

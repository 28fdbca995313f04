public import SwiftUI

extension View {
  /// Presents a confirmation dialog while a query is open, so that the user can answer it.
  ///
  /// A dialog that closes without an answer, for example by a tap outside, cancels the query.
  ///
  /// - Parameters:
  ///   - queryable: The question.
  ///   - title: The dialog's title, which some platforms do not show.
  ///   - actions: Makes the buttons from the query's input and the resolver.
  ///   - message: Makes the text below the title.
  /// - Since: Queryable 1.0
  @MainActor
  public func queryableConfirmationDialog<Actions: View, Message: View, Input, Result>(
    controlledBy queryable: Queryable<Input, Result>, title: String,
    @ViewBuilder actions: @escaping (_ item: Input, _ query: QueryResolver<Result>) -> Actions,
    @ViewBuilder message: @escaping (_ item: Input) -> Message
  ) -> some View {
    modifier(QueryableConfirmationDialog(queryable: queryable, title: title, actions: actions, message: message))
  }

  /// Presents a confirmation dialog while a query without an input value is open, so that the user can answer it.
  ///
  /// A dialog that closes without an answer, for example by a tap outside, cancels the query.
  ///
  /// - Parameters:
  ///   - queryable: The question.
  ///   - title: The dialog's title, which some platforms do not show.
  ///   - actions: Makes the buttons from the resolver.
  ///   - message: Makes the text below the title.
  /// - Since: Queryable 1.0
  @MainActor
  public func queryableConfirmationDialog<Actions: View, Message: View, Result>(
    controlledBy queryable: Queryable<Void, Result>, title: String,
    @ViewBuilder actions: @escaping (_ query: QueryResolver<Result>) -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    modifier(
      QueryableConfirmationDialog(queryable: queryable, title: title, actions: { actions($1) }, message: { message() }))
  }
}

private struct QueryableConfirmationDialog<Actions: View, Message: View, Input: Sendable, Result: Sendable>:
  ViewModifier
{
  @ObservedObject var queryable: Queryable<Input, Result>
  let title: String
  @ViewBuilder let actions: (Input, QueryResolver<Result>) -> Actions
  @ViewBuilder let message: (Input) -> Message

  func body(content: Content) -> some View {
    content.confirmationDialog(title, isPresented: queryable.isPresented, presenting: queryable.queryObservation) {
      observation in
      actions(observation.input, observation.resolver)
    } message: { observation in
      message(observation.input)
    }
  }
}

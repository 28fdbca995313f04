import Foundation
import SwiftUI

/// An open query, as the item of a sheet or cover. Each query gets its own presentation, even if queries belong to the
/// same `Queryable`.
struct PresentedQuery<Input: Sendable, Result: Sendable>: Identifiable, Sendable {
  let observation: QueryObservation<Input, Result>

  var id: UUID { observation.id }
}

extension Queryable {
  var presentedQuery: PresentedQuery<Input, Result>? {
    queryObservation.map(PresentedQuery.init)
  }

  /// A binding for presentations with an item. SwiftUI sets it to nil when the presentation closes, for example after a
  /// swipe. This ends the query that was open when the binding was created.
  var presentedItem: Binding<PresentedQuery<Input, Result>?> {
    let presented = presentedQuery
    return Binding(
      get: { @MainActor in self.presentedQuery }, set: { @MainActor in if $0 == nil { self.dismiss(presented?.id) } })
  }

  /// A binding for alerts and dialogs. SwiftUI can set it to false before it runs the action of the tapped button. So
  /// the binding waits for one turn of the run loop, and then cancels the query if the button has not answered it.
  var isPresented: Binding<Bool> {
    let presented = presentedQuery
    return Binding(
      get: { @MainActor in self.isQuerying },
      set: { @MainActor isPresented in
        guard !isPresented else { return }
        Task { @MainActor in self.dismiss(presented?.id) }
      })
  }
}

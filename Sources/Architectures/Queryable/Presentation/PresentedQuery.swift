import Foundation
import SwiftUI

/// An open query as an item that can be presented: two queries of one object are two presentations.
struct PresentedQuery<Input: Sendable, Result: Sendable>: Identifiable, Sendable {
  let observation: QueryObservation<Input, Result>

  var id: UUID { observation.id }
}

extension Queryable {
  var presentedQuery: PresentedQuery<Input, Result>? {
    queryObservation.map(PresentedQuery.init)
  }

  /// A binding for what is presented with an item. Setting it to nil, as a swipe does, ends the query that was open when the binding was made.
  var presentedItem: Binding<PresentedQuery<Input, Result>?> {
    let presented = presentedQuery
    return Binding(get: { @MainActor in self.presentedQuery }, set: { @MainActor in if $0 == nil { self.dismiss(presented?.id) } })
  }

  /// A binding for alerts and dialogs. They may end their presentation before the tapped button's action has run, so the query that is left
  /// without an answer is ended one turn later.
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

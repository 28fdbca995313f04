/// The screen for a value in a navigation path. Its content comes from the destination that is registered for the type
/// of the value.
struct DestinationView: View, Unnamed {
  let model: NavigationModel
  let value: AnyHashable

  var body: DestinationContent {
    DestinationContent(
      content: model.destination(for: type(of: value.base)).get()?(value.base), model: model, value: value)
  }
}

struct DestinationContent: PrimitiveView {
  let content: AnyView?
  let model: NavigationModel
  let value: AnyHashable

  func resolve(in context: inout ViewContext) {
    if let content { return context.walk(content) }
    let type = type(of: value.base)
    let (graph, model) = (context.graph, model)
    // Content that is evaluated later in this update may register the destination. Therefore, a missing
    // destination is reported only after the update.
    context.afterUpdate {
      guard model.destination(for: type).get() == nil else { return }
      graph.report(
        Problem(
          .noDestination, views: ["NavigationStack"],
          "there is no destination for \(type): add .navigationDestination(for: \(type).self) inside the NavigationStack"
        ))
    }
  }
}

/// A screen that a view shows directly, without a value in the path.
struct LinkedView: View, Unnamed {
  let content: StoredLocation<AnyView>

  var body: AnyView { content.get() }
}

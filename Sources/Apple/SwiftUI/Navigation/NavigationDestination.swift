extension View {
  /// Sets the view that shows values of a type in the path of the enclosing stack.
  public nonisolated func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C)
    -> some View
  where D: Hashable, C: View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Shows a screen above this screen while the flag is true.
  public nonisolated func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)
    -> some View
  where V: View {
    modifier(
      LinkedScreenModifier(
        isShown: { isPresented.wrappedValue }, hide: { isPresented.wrappedValue = false }, view: destination()))
  }

  /// Shows a screen above this screen while there is an item.
  public nonisolated func navigationDestination<D, C>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C)
    -> some View
  where D: Hashable, C: View {
    modifier(
      LinkedScreenModifier(
        isShown: { item.wrappedValue != nil }, hide: { item.wrappedValue = nil },
        view: item.wrappedValue.map { destination($0).id($0) }))
  }
}

struct DestinationModifier<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination
}

extension DestinationModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    if let model = context.environment.navigation {
      let destination = destination
      let make: NavigationModel.Destination = { value in
        guard let value = value as? Value else { return AnyView(EmptyView()) }
        return AnyView(destination(value))
      }
      // Registering a destination changes state. During an evaluation, a change of state is normally reported as a
      // problem. It is reported only if there is a current reader, so the registration runs without a reader.
      ReadScope.reading(as: nil) { model.destination(for: Value.self).set(make, .current) }
    }
    context.walk(content, at: 0)
  }
}

struct LinkedScreenModifier<Screen: View> {
  let isShown: () -> Bool
  let hide: () -> Void
  let view: Screen
}

extension LinkedScreenModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    context.link(to: view, isShown: isShown, hide: hide)
    context.walk(content, at: 0)
  }
}

extension ViewContext {
  /// Shows a screen above this screen while `isShown` is true. `hide` runs when the user closes the screen.
  mutating func link<Screen: View>(to screen: Screen, isShown: () -> Bool, hide: @escaping () -> Void) {
    guard let model = environment.navigation else { return }
    let id = path
    let slot = slot(1) { LinkedScreenSlot(model: model, id: id) }
    if isShown() {
      let view = AnyView(screen)
      slot.isShown = true
      afterUpdate { model.show(id, view, dismiss: hide) }
    } else if slot.isShown {
      slot.isShown = false
      afterUpdate { model.hide(id) }
    }
  }
}

private final class LinkedScreenSlot: Slot {
  private let model: NavigationModel
  private let id: IdentityPath
  var isShown = false

  init(model: NavigationModel, id: IdentityPath) {
    self.model = model
    self.id = id
  }

  override func end() {
    if isShown { model.hide(id) }
  }
}

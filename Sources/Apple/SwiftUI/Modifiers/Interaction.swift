public import Foundation

import SemanticTree

extension View {
  /// Adds an action for one or more taps.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(PressModifier(count: count, action: action))
  }

  /// - Approximated: the location is always the origin of the coordinate space.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(PressModifier(count: count, action: { action(.zero) }))
  }

  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    changingNodes { if !enabled { $0.removeActions() } }
  }

  /// Adds a refresh action, which the user starts by pulling the content.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: action)).environment(\.refresh, RefreshAction(action: action))
  }

  public nonisolated func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(
      NodeModifier { node, environment in
        guard let label = label?.plain(in: environment), !label.isEmpty else { return }
        let id = node.id + ".badge"
        node.children.append(SemanticNode(id: id, role: .text, label: label, traits: [.badge]))
      })
  }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  @_disfavoredOverload
  public nonisolated func badge<S>(_ label: S?) -> some View where S: StringProtocol { badge(label.map { Text($0) }) }
}

/// Adds a tap action to the first node of the content.
struct PressModifier {
  let count: Int
  let action: () -> Void
}

extension PressModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let (action, count, isEnabled) = (action, count, context.environment.isEnabled)
    context.add(
      .rearranged(
        context.pieces(of: content, at: 0),
        { assembly in
          guard isEnabled, !assembly.nodes.isEmpty else { return }
          let id = "\(assembly.nodes[0].id).tap" + (count == 1 ? "" : "\(count)")
          let label = TapGesture.label(count: count)
          assembly.nodes[0].actions.append(SemanticNode.Action(id: id, gesture: label))
          if assembly.nodes[0].label == nil { assembly.nodes[0].label = assembly.nodes[0].children.words }
          assembly.carried.handle(id) { _ in action() }
        }))
  }
}

struct RefreshModifier {
  let action: @Sendable () async -> Void
}

extension RefreshModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let action = action
    let running = context.graph.running
    context.add(
      .rearranged(
        context.pieces(of: content, at: 0),
        { assembly in
          guard !assembly.nodes.isEmpty else { return }
          // Adds the action to the first list, form, or scroll view. This is not always the first node: for example, a
          // search field can come before the list.
          let place = assembly.nodes.firstIndex { [.list, .form, .scroll].contains($0.role) } ?? 0
          let id = "\(assembly.nodes[place].id).refresh"
          assembly.nodes[place].actions.append(SemanticNode.Action(id: id, kind: .refresh))
          assembly.carried.handle(id) { _ in
            running.begin()
            Task {
              await action()
              running.end()
            }
          }
        }))
  }
}

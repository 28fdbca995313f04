import Puddles
import SwiftUI

/// A section of a list with one button for each example.
struct ExampleMenu: View {
  /// The examples, in the order in which they are shown.
  var examples: [Example]
  /// Receives the actions that the user performs.
  var interface: Interface<Action>

  var body: some View {
    Section("Examples") {
      ForEach(examples) { example in
        Button {
          interface.send(.selected(example.id))
        } label: {
          LabeledContent(example.title) {
            Text(example.subtitle)
          }
        }
      }
    }
  }
}

extension ExampleMenu {
  /// An entry of the menu.
  struct Example: Identifiable, Hashable {
    /// Identifies the entry.
    var id: String
    /// The title of the example.
    var title: String
    /// A description of the example.
    var subtitle: String
  }

  /// The actions that the user can perform.
  enum Action: Hashable {
    case selected(Example.ID)
  }
}

private struct PreviewState {
  var selected = "none"
}

#Preview {
  StateHosting(PreviewState()) { $state in
    List {
      ExampleMenu(
        examples: [
          .init(id: "first", title: "First", subtitle: "The first example"),
          .init(id: "second", title: "Second", subtitle: "The second example"),
        ],
        interface: .consume { action in
          switch action {
          case .selected(let id): state.selected = id
          }
        })
      Text("Selected: \(state.selected)")
    }
  }
}

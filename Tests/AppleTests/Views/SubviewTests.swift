import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

/// Containers that read the views that their content consists of.
@Suite @MainActor struct SubviewTests {
  private struct Marked: _ViewTraitKey {
    static var defaultValue: String { "-" }
  }

  /// Shows the views with their traits, and a divider between each two.
  private struct Lines: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(Array(zip(children.indices, children)), id: \.1.id) { index, child in
        if index > 0 { Divider() }
        child.bold()
        Text("\(child[Marked.self]) \(child.id(as: String.self) ?? "none")")
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test("A tree shows what its root makes of the views") func tree() {
    let shown = outline {
      _VariadicView.Tree(Lines()) {
        Text("one")._trait(Marked.self, "first")
        Group { Text("two").id("second") }
        if true { EmptyView() }
        ForEach(["x", "y"], id: \.self) { Text($0) }
      }
    }
    let expected = outline {
      Text("one").bold()
      Text("first none")
      Divider()
      Text("two").bold()
      Text("- second")
      Divider()
      Text("x").bold()
      Text("- x")
      Divider()
      Text("y").bold()
      Text("- y")
    }
    #expect(shown == expected)
  }

  @Test("Views of a divided container keep their state, and see the environment of their place") func state() throws {
    let host = HeadlessHost(
      VStack {
        Group(subviews: TupleView((Counter(), Counter()))) { views in
          views.last
          views.first?.disabled(true)
        }
      })
    let buttons = { host.tree().children[0].children }
    #expect(buttons().map(\.label) == ["count 0", "count 0"])
    #expect(buttons().map { $0.actions.count } == [1, 0])
    try host.perform(#require(buttons()[0].actions.first).id)
    #expect(buttons().map(\.label) == ["count 1", "count 0"])
  }

  @Test("A modifier of a group applies to each of its views") func group() {
    let shown = outline {
      ForEach(
        subviews: Group {
          Text("a"); Text("b")
        }.padding(4)
      ) { view in
        view
        Text("\(view.containerValues.hasTag(2))")
      }
    }
    let expected = outline {
      Text("a").padding(4)
      Text("false")
      Text("b").padding(4)
      Text("false")
    }
    #expect(shown == expected)
  }

  @Test("Container values reach the container that directly contains the view") func containerValues() {
    let shown = outline {
      ForEach(
        subviews: TupleView(
          (
            Text("a").containerValue(\.rank, 3).tag(2),
            VStack { Text("b").containerValue(\.rank, 4) }
          ))
      ) { view in
        Text("\(view.containerValues.rank) \(view.containerValues.tag(for: Int.self) ?? 0)")
      }
    }
    #expect(
      shown
        == outline {
          Text("3 2"); Text("0 0")
        })
  }
}

extension ContainerValues {
  @Entry fileprivate var rank = 0
}

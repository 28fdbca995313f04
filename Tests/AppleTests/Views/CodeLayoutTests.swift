import Foundation
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

/// Custom layouts. The expected frames follow from the documentation of `Layout`, stacks, frames, and alignment guides.
/// The layouts contain no text, so the results do not depend on font metrics.
@Suite @MainActor struct CodeLayoutTests {
  /// The size of a layout, followed by the frames of its content relative to the layout's top leading corner.
  private func frames(@ViewBuilder _ view: () -> some View) throws -> [String] {
    let node = try node(view)
    guard case .frame(let own) = node.boxes.first else { return [] }
    return ["\(text(own.width))x\(text(own.height))"]
      + node.children.map { child in
        var (size, origin) = ("", "")
        for box in child.boxes {
          if case .frame(let frame) = box { size = "\(text(frame.width))x\(text(frame.height))" }
          if case .offset(let x, let y) = box { origin = "\(text(x)),\(text(y))" }
        }
        return "\(size) at \(origin)"
      }
  }

  private func text(_ number: Double?) -> String { number.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" } ?? "nil" }

  /// Places views like the steps of a stair: the top leading corner of each view is at the bottom trailing corner of
  /// the previous view.
  fileprivate struct Stairs: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      var point = bounds.origin
      for view in subviews {
        view.place(at: point, proposal: .unspecified)
        let size = view.sizeThatFits(.unspecified)
        point = CGPoint(x: point.x + size.width, y: point.y + size.height)
      }
    }
  }

  /// Proposes the size `proposal` to its views, whatever size is proposed to the layout itself.
  private struct Proposing: Layout {
    var proposal: ProposedViewSize
    var anchor = UnitPoint.topLeading

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 100, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for view in subviews {
        view.place(
          at: CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y),
          anchor: anchor,
          proposal: self.proposal)
      }
    }
  }

  /// Places nothing.
  private struct Idle: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  private struct Deep: View {
    let depth: Int
    var body: some View {
      if depth == 0 {
        Color.red.frame(width: 10, height: 10)
      } else {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            AnyView(Deep(depth: depth - 1)); Color.red.frame(width: 10, height: 10)
          }
        }
      }
    }
  }

  @Test("A layout measures deep stacks in little time", .timeLimit(.minutes(1))) func deepStacks() throws {
    let placed = try frames { Proposing(proposal: ProposedViewSize(width: 200, height: 200)) { Deep(depth: 12) } }
    #expect(placed == ["100x100", "10x130 at 0,0"])
  }

  private struct Rank: LayoutValueKey { static let defaultValue = 0 }

  /// Places the view with the highest rank first.
  private struct Ranked: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 90, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (index, view) in subviews.sorted(by: { $0[Rank.self] > $1[Rank.self] }).enumerated() {
        view.place(at: CGPoint(x: CGFloat(index) * 30, y: 0), proposal: .unspecified)
      }
    }
  }

  /// A column with an alignment guide that changes no position. Without an alignment guide, the browser would compute
  /// the layout with CSS. With the guide, Limn computes it in Swift.
  private func column(spacing: CGFloat? = 0, @ViewBuilder _ content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: spacing) {
      content()
      Color.clear.frame(width: 0, height: 0).alignmentGuide(.leading) { $0[.leading] }
    }
  }

  private func row(@ViewBuilder _ content: () -> some View) -> some View {
    HStack(alignment: .top, spacing: 0) {
      content()
      Color.clear.frame(width: 0, height: 0).alignmentGuide(.top) { $0[.top] }
    }
  }

  @Test("Places views where a layout says") func placesViewsWhereALayoutSays() throws {
    #expect(
      try frames {
        Stairs()() {
          Color.red.frame(width: 20, height: 10); Color.red.frame(width: 5, height: 30)
        }
      }
        == ["25x40", "20x10 at 0,0", "5x30 at 20,10"])
    #expect(try frames { Stairs()() { Color.red } } == ["10x10", "10x10 at 0,0"])
    #expect(try frames { Stairs()() {} } == ["0x0"])
  }

  @Test(
    "Gives a color what is proposed",
    arguments: [
      (ProposedViewSize(width: 30, height: 40), "30x40 at 0,0"), (.unspecified, "10x10 at 0,0"), (.zero, "0x0 at 0,0"),
      (ProposedViewSize(width: 30, height: nil), "30x10 at 0,0"),
    ]) func givesAColorWhatIsProposed(proposal: ProposedViewSize, frame: String) throws
  {
    #expect(try frames { Proposing(proposal: proposal)() { Color.red } } == ["100x100", frame])
  }

  @Test("Anchors a view where a layout says") func anchorsAViewWhereALayoutSays() throws {
    let size = ProposedViewSize(width: 20, height: 40)
    #expect(try frames { Proposing(proposal: size, anchor: .center)() { Color.red } } == ["100x100", "20x40 at 40,30"])
    #expect(
      try frames { Proposing(proposal: size, anchor: .bottomTrailing)() { Color.red } } == [
        "100x100", "20x40 at 80,60",
      ])
  }

  @Test("Adds padding to what the content takes") func addsPaddingToWhatTheContentTakes() throws {
    let size = ProposedViewSize(width: 50, height: 50)
    #expect(try frames { Proposing(proposal: size)() { Color.red.padding(10) } }[1] == "50x50 at 0,0")
    #expect(
      try frames { Proposing(proposal: size)() { Color.red.frame(width: 10, height: 10).padding(5) } }[1]
        == "20x20 at 0,0")
  }

  @Test("Keeps a frame between its limits") func keepsAFrameBetweenItsLimits() throws {
    let size = ProposedViewSize(width: 50, height: 50)
    func frame(@ViewBuilder _ view: () -> some View) throws -> String {
      try frames { Proposing(proposal: size)() { view() } }[1]
    }
    #expect(try frame { Color.red.frame(maxWidth: 20, maxHeight: 20) } == "20x20 at 0,0")
    #expect(try frame { Color.red.frame(minWidth: 80, minHeight: 60) } == "80x60 at 0,0")
    #expect(try frame { Color.red.frame(width: 8, height: 8).frame(maxWidth: .infinity) } == "50x8 at 0,0")
    #expect(try frame { Color.red.aspectRatio(2, contentMode: .fit) } == "50x25 at 0,0")
    #expect(try frame { Color.red.aspectRatio(2, contentMode: .fill) } == "100x50 at 0,0")
  }

  @Test("Centers a view that is not placed") func centersAViewThatIsNotPlaced() throws {
    #expect(
      try frames { Idle()() { Color.red.frame(width: 20, height: 20) }.frame(width: 100, height: 60) } == [
        "100x60", "20x20 at 40,20",
      ])
  }

  @Test("Hands layout values to the layout") func handsLayoutValuesToTheLayout() throws {
    let found = try frames {
      Ranked()() {
        Color.red.frame(width: 1, height: 1)
        Color.red.frame(width: 2, height: 1).layoutValue(key: Rank.self, value: 2)
        Color.red.frame(width: 3, height: 1).layoutValue(key: Rank.self, value: 1)
      }
    }
    #expect(found == ["90x10", "1x1 at 60,0", "2x1 at 0,0", "3x1 at 30,0"])
  }

  @Test("Moves views by their guides") func movesViewsByTheirGuides() throws {
    let found = try frames {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -15 }
      }
    }
    #expect(found == ["35x20", "20x10 at 0,0", "20x10 at 15,10"])
    let sides = try frames {
      HStack(alignment: .bottom, spacing: 4) {
        Color.red.frame(width: 10, height: 30)
        Color.red.frame(width: 10, height: 10).alignmentGuide(.bottom) { $0.height / 2 }
      }
    }
    #expect(sides == ["24x35", "10x30 at 0,0", "10x10 at 14,25"])
    let layers = try frames {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 40, height: 40)
        Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { $0[.trailing] }
      }
    }
    #expect(layers == ["50x40", "40x40 at 10,0", "10x10 at 0,0"])
  }

  private enum OneThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  @Test("Aligns by an alignment of the app") func alignsByAnAlignmentOfTheApp() throws {
    let found = try frames {
      HStack(alignment: VerticalAlignment(OneThird.self), spacing: 0) {
        Color.red.frame(width: 10, height: 30)
        Color.red.frame(width: 10, height: 60).alignmentGuide(VerticalAlignment(OneThird.self)) { $0[.top] }
      }
    }
    #expect(found == ["20x70", "10x30 at 0,0", "10x60 at 10,10"])
  }

  @Test("Divides a stack among its views") func dividesAStackAmongItsViews() throws {
    #expect(
      try frames {
        row {
          Color.red; Color.red.frame(width: 20)
        }.frame(width: 100, height: 50)
      }.prefix(3) == [
        "100x50", "80x50 at 0,0", "20x50 at 80,0",
      ])
    #expect(
      try frames {
        row {
          Color.red; Color.red
        }.frame(width: 100, height: 50)
      }.prefix(3) == ["100x50", "50x50 at 0,0", "50x50 at 50,0"])
    #expect(
      try frames {
        row {
          Color.red; Color.red.frame(maxWidth: 10)
        }.frame(width: 100, height: 50)
      }.prefix(3) == [
        "100x50", "90x50 at 0,0", "10x50 at 90,0",
      ])
    #expect(
      try frames {
        row {
          Color.red; Color.red.layoutPriority(1)
        }.frame(width: 100, height: 50)
      }.prefix(3) == [
        "100x50", "0x50 at 0,0", "100x50 at 0,0",
      ])
    #expect(
      try frames {
        column(spacing: nil) {
          Color.red; Color.red
        }.frame(width: 50, height: 116)
      }.prefix(3) == [
        "50x116", "50x50 at 0,0", "50x50 at 0,58",
      ])
  }

  @Test("Lets a spacer take what is left") func letsASpacerTakeWhatIsLeft() throws {
    let found = try frames {
      row {
        Color.red.frame(width: 10, height: 10); Spacer(minLength: 0); Color.red.frame(width: 10, height: 10)
      }.frame(width: 100)
    }
    #expect(found[0] == "100x10")
    #expect(found[3] == "10x10 at 90,0")
  }

  @Test("A view that is also a layout is called with its own content") func viewsThatAreLayouts() throws {
    let red = Color.red.frame(width: 20, height: 10)
    #expect(
      try frames {
        Steps {
          red; red
        }
      } == ["40x20", "20x10 at 0,0", "20x10 at 20,10"])
    #expect(try frames { AnyLayout(Steps())() { red } } == ["20x10", "20x10 at 0,0"])
  }

  /// Stairs with content, and a layout without content.
  fileprivate struct Steps<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { Stairs()() { content } }
  }

  @Test("Has the same result through AnyLayout") func hasTheSameResultThroughAnyLayout() throws {
    @ViewBuilder var colors: some View {
      Color.red.frame(width: 20, height: 10)
      Color.red.frame(width: 5, height: 30)
    }
    #expect(try frames { AnyLayout(Stairs())() { colors } } == frames { Stairs()() { colors } })
    #expect(
      try node { AnyLayout(VStackLayout(spacing: 3))() { colors } }.layout
        == node { VStack(spacing: 3) { colors } }.layout)
    #expect(try node { AnyLayout(HStackLayout())() { colors } }.role == .hstack)
  }

  @Test("Measures a layout in a layout") func measuresALayoutInALayout() throws {
    let found = try frames {
      Stairs()() {
        Stairs()() {
          Color.red.frame(width: 20, height: 10); Color.red.frame(width: 5, height: 30)
        }
        Color.red.frame(width: 1, height: 1)
      }
    }
    #expect(found == ["26x41", "25x40 at 0,0", "1x1 at 25,40"])
  }
}

extension CodeLayoutTests.Steps: Animatable where Content == EmptyView {}

extension CodeLayoutTests.Steps: Layout where Content == EmptyView {
  init() { self.init { EmptyView() } }

  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CodeLayoutTests.Stairs().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    CodeLayoutTests.Stairs().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

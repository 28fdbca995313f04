import SemanticTree
import SwiftUI
import Testing

@Suite @MainActor struct ModifierTests {
  @Test("Puts boxes around a view in their order") func putsBoxesAroundAViewInTheirOrder() throws {
    let node = try node { Text("a").padding().background(.red, in: Circle()).opacity(0.5) }
    #expect(
      node.boxes == [
        .padding(.init(top: 16, leading: 16, bottom: 16, trailing: 16)), .fill(.color(.named("red")), shape: .circle),
        .opacity(0.5),
      ])
  }

  @Test("Draws a symbol with each kind of effect") func drawsASymbolWithEffects() throws {
    let node = try node {
      Image(systemName: "star").symbolEffect(.appear.up).symbolEffect(.disappear, isActive: false)
        .symbolEffect(.scale.down.byLayer).symbolEffect(.drawOn).symbolEffect(.drawOff.reversed, isActive: false)
        .symbolEffect(.rotate.clockwise, value: 1).symbolEffectsRemoved()
    }
    #expect("\(node)".contains("star"))
  }

  @Test("Frames a view") func framesAView() throws {
    let fixed = try node { Text("a").frame(width: 10, alignment: .topLeading) }
    #expect(fixed.boxes == [.frame(.init(width: 10, alignment: .init(.leading, .top)))])
    var wide = SemanticNode.Box.Frame(alignment: .init(.leading, .center))
    wide.fillsWidth = true
    #expect(try node { Text("a").frame(maxWidth: .infinity, alignment: .leading) }.boxes == [.frame(wide)])
  }

  @Test("Layers views with their actions") func layersViewsWithTheirActions() throws {
    let node = try node {
      Text("a").background(alignment: .bottom) { Color.blue }.overlay { Button("x") {} }
    }
    guard case .background(let behind, let alignment) = node.boxes.first, case .overlay(let above, _) = node.boxes.last
    else {
      Issue.record("no layers: \(node.boxes)")
      return
    }
    #expect((behind.map(\.role), alignment) == ([.color], .init(.center, .bottom)))
    #expect(above.first?.action(.press) != nil)
  }

  @Test("Applies to each view of a group") func appliesToEachViewOfAGroup() {
    let nodes = outline {
      Group {
        Text("a")
        Text("b")
      }.hidden()
    }
    #expect(nodes == "text \"a\" {hidden}\ntext \"b\" {hidden}")
  }

  @Test("Draws shapes") func drawsShapes() throws {
    #expect(
      try node { RoundedRectangle(cornerRadius: 4).fill(.blue) }.content
        == .shape(.roundedRectangle(radius: 4), fill: .color(.named("blue")), stroke: nil, lineWidth: nil))
    #expect(
      try node { Circle().stroke(.red, lineWidth: 2) }.content
        == .shape(.circle, fill: nil, stroke: .color(.named("red")), lineWidth: 2))
    #expect(
      try node { RoundedRectangle(cornerSize: CGSize(width: 20, height: 8)) }.content
        == .shape(
          .roundedRectangle(radius: 20, height: 8), fill: .color(.named("primary")), stroke: nil, lineWidth: nil))
    #expect(
      try node { Rectangle().clipShape(.rect(cornerSize: CGSize(width: 4, height: 4))) }.boxes
        == [.clip(.roundedRectangle(radius: 4))])
    let area = CGRect(x: 0, y: 0, width: 100, height: 50)
    let corner = Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing).path(in: area)
    #expect(corner.boundingRect == CGRect(x: 80, y: 40, width: 20, height: 10))
    let triangle = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 10.5, y: 0))
      path.closeSubpath()
    }
    #expect(
      try node { triangle.frame(width: 100, height: 100) }.content
        == .shape(.path("M0 10 L10.5 0 Z"), fill: .color(.named("primary")), stroke: nil, lineWidth: nil))
  }
}

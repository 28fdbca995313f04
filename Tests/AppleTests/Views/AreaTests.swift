import Foundation
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

/// Views that depend on the area around them.
@Suite @MainActor struct AreaTests {
  @Test("A canvas behind content has its size, and draws a limited number of shapes") func canvases() throws {
    func canvas(_ count: @escaping (CGSize) -> Int) -> some View {
      Canvas { context, size in
        for _ in 0..<count(size) { context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red)) }
      }
    }
    let card = try node { Color.blue.frame(width: 30, height: 20).background { canvas { Int($0.width + $0.height) } } }
    let layers = card.boxes.compactMap { box in if case .background(let nodes, _) = box { nodes } else { nil } }
    #expect(layers.first?.first?.children.count == 50)
    let full = try node { canvas { _ in 5000 } }
    #expect(full.children.count == 1000)
    #expect(full.approximations == ["this canvas draws more than 1000 shapes, and is shown without the rest"])
  }

  @Test("A shape fits into its area, which is not low if it scrolls") func ratios() throws {
    let circle = Circle().aspectRatio(1, contentMode: .fit)
    let limit = SemanticNode.Box.Frame(width: 30, height: 30)
    let low = try node { circle.padding(5).frame(width: 64, height: 40) }
    #expect(low.boxes.prefix(2) == [.aspectRatio(1, .fit), .frame(limit)])
    let narrow = try node { circle.frame(width: 40, height: 64) }
    #expect(narrow.boxes.prefix(2) == [.aspectRatio(1, .fit), .frame(.init(width: 40, height: 40))])
    let shared = try node { HStack { circle }.frame(width: 40, height: 64) }
    #expect(shared.children.first?.boxes == [.aspectRatio(1, .fit)])
    let scrolled = try node { ScrollView { circle }.frame(width: 64, height: 40) }
    #expect(scrolled.children.first?.boxes.last == .frame(.init(width: 64, height: 64)))
    let size = try node {
      GeometryReader { Text(verbatim: "\(Int($0.size.width))x\(Int($0.size.height))") }
        .aspectRatio(1, contentMode: .fit).padding(10).frame(width: 200)
    }
    #expect(size.texts == ["180x180"])
  }

  @Test("A view with a position fills its area, and a row that scrolls is only as high as its content") func extents()
    throws
  {
    let placed = try node { Text("a").position(x: 4, y: 4) }
    guard case .frame(let frame)? = placed.boxes.last else {
      Issue.record("a frame")
      return
    }
    #expect(frame.fillsWidth && frame.fillsHeight)
    #expect(try node { ScrollView(.horizontal) { Text("a") } }.layout.fixedVertically == true)
    #expect(try node { ScrollView(.horizontal) { Color.red } }.layout.fixedVertically == nil)
    #expect(try node { ScrollView { Text("a") } }.layout.fixedVertically == nil)
    #expect(try node { Divider().frame(height: 20) }.layout.fixedVertically == true)
  }

  @Test("A mask has the place that its frame and offset give it") func masks() throws {
    func mask(_ mask: some View) throws -> SemanticNode.Box? {
      try node { Color.red.frame(width: 100, height: 50).mask { mask } }.boxes.last
    }
    #expect(try mask(Rectangle().offset(x: 20)) == .clip(.path("M20 0 L120 0 L120 100 L20 100 Z")))
    #expect(try mask(Rectangle().frame(width: 50).padding(.top, 10)) == .clip(.path("M25 20 L75 20 L75 100 L25 100 Z")))
    #expect(try mask(Capsule()) == .clip(.capsule))
  }

  @Test("The colors of texts and shapes are multiplied") func multiplied() throws {
    let half = Color(red: 0.5, green: 1, blue: 0)
    let text = try node { Text("a").colorMultiply(half).foregroundStyle(.white) }
    #expect(text.style.foreground == .color(.components(red: 0.5, green: 1, blue: 0, opacity: 1)))
    #expect(text.boxes.isEmpty)
    #expect(try node { Text("a").colorMultiply(.red) }.style.foreground == .color(.named("primary")))
    let shape = try node { Circle().fill(half).colorMultiply(half) }
    let product = SemanticNode.Paint.color(.components(red: 0.25, green: 1, blue: 0, opacity: 1))
    #expect(shape.content == .shape(.circle, fill: product, stroke: nil, lineWidth: nil))
    #expect(try node { HStack { Text("a") }.colorMultiply(.red) }.boxes.count == 1)
  }

  @Test("Pages have an index, unless it is hidden") func pages() throws {
    let tabs = TabView { Text("a") }
    #expect(try node { tabs.tabViewStyle(.page) }.style.control == "page")
    #expect(try node { tabs.tabViewStyle(.page(indexDisplayMode: .never)) }.style.control == "pages")
  }
}

import Foundation
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

/// The semantic tree of canvases, effects, and glass.
@Suite @MainActor struct DrawingTests {
  @Test("Draws figures in the order of the code") func drawsFiguresInTheOrderOfTheCode() throws {
    let canvas = try node {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.translateBy(x: 100, y: 0)
        context.stroke(Path(CGRect(x: 0, y: 0, width: 100, height: 50)), with: .color(.blue), lineWidth: 3)
      }.frame(width: 200, height: 100)
    }
    guard case .shape(.path(let first), let fill, _, _) = canvas.children.first?.content,
      case .shape(.path(let second), _, let stroke, let width) = canvas.children.last?.content
    else {
      Issue.record("a canvas of two figures")
      return
    }
    // The paths use a coordinate system in which the canvas is 100 units wide and 100 units high.
    #expect(first == "M0 0 L100 0 L100 100 L0 100 Z")
    #expect(second == "M50 0 L100 0 L100 50 L50 50 Z")
    #expect(fill == .color(.named("red")))
    #expect(stroke == .color(.named("blue")))
    #expect(width == 3)
  }

  @Test("A trimmed circle is an arc that starts at the right and stays round") func trimmedCircle() throws {
    let arc = Circle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 4).rotationEffect(.degrees(-90))
    guard case .shape(.path(let path), nil, _, 4) = try node({ arc.frame(width: 200, height: 100) }).content else {
      Issue.record("the outline of a path")
      return
    }
    // In percentages of 200 by 100 points, the circle reaches from 25 to 75 and from 0 to 100.
    #expect(path.hasPrefix("M75 50 ") && path.hasSuffix("L50 100"))
  }

  @Test("A path keeps its points, and another shape is drawn for the area that frames set") func pathsInAreas() throws {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 30, y: 20))
    }
    func path(_ shape: some Shape, width: CGFloat, height: CGFloat) throws -> SemanticNode.Shape? {
      let content = try node { shape.fill().frame(width: width, height: height) }.content
      return if case .shape(let shape, _, _, _)? = content { shape } else { nil }
    }
    #expect(try path(line, width: 60, height: 80) == .path("M0 0 L50 25"))
    #expect(try path(line.offset(x: 30), width: 60, height: 80) == .path("M50 0 L100 25"))
    #expect(try path(Diagonal(), width: 60, height: 80) == .path("M0 0 L100 100"))
    let tab = UnevenRoundedRectangle(topLeadingRadius: 10)
    let clipped = try node { Color.red.frame(width: 100, height: 50).clipShape(tab) }
    guard case .clip(.path(let corner))? = clipped.boxes.last else {
      Issue.record("a clip by a path")
      return
    }
    #expect(corner.hasPrefix("M10 0 ") && corner.contains("L0 20 "))
  }

  @Test("Fills and outlines a shape in layers") func fillsAndOutlinesAShapeInLayers() throws {
    let tree = HeadlessHost(Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green)).tree()
    let found: [(fill: SemanticNode.Paint?, stroke: SemanticNode.Paint?)] = tree.all.compactMap {
      if case .shape(_, let fill, let stroke, _) = $0.content { (fill, stroke) } else { nil }
    }
    let fills = found.compactMap(\.fill)
    let strokes = Set(found.compactMap(\.stroke))
    #expect(found.count == 3 && fills == [.color(.named("red"))])
    #expect(strokes == [.color(.named("blue")), .color(.named("green"))])
    #expect(try node { Circle().stroke(.blue) }.boxes.isEmpty)
  }

  @Test("Adds, scales, and turns angles around") func addsAndScalesAngles() {
    var angle = -Angle(degrees: 30) + 2 * .degrees(10)
    #expect(abs(angle.degrees + 10) < 1e-9)
    angle += .degrees(30)
    angle /= 4
    #expect(abs(angle.degrees - 5) < 1e-9 && abs((angle * 3).degrees - 15) < 1e-9)
  }

  @Test("Draws texts and symbols at their places") func drawsTextsAndSymbolsAtTheirPlaces() throws {
    let canvas = try node {
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: "dot") { context.draw(symbol, at: CGPoint(x: 50, y: 40)) }
        context.draw(Text("Label"), in: CGRect(x: 5, y: 6, width: 30, height: 20))
      } symbols: {
        Color.red.frame(width: 10, height: 20).tag("dot")
      }.frame(width: 100, height: 100)
    }
    #expect(canvas.children.count == 2)
    #expect(canvas.children.first?.boxes.contains(.offset(x: 45, y: 30)) == true)
    #expect(canvas.children.last?.label == "Label")
    #expect(canvas.children.last?.boxes.contains(.offset(x: 5, y: 6)) == true)
  }

  @Test("Applies visual effects in their order") func appliesVisualEffectsInTheirOrder() throws {
    let shown = try node {
      Color.red.visualEffect { content, proxy in content.offset(x: proxy.size.width / 2).opacity(0.5) }.frame(
        width: 60, height: 10)
    }
    #expect(Array(shown.boxes.prefix(2)) == [.offset(x: 30, y: 0), .opacity(0.5)])
  }

  @Test("Puts glass behind the content") func putsGlassBehindTheContent() throws {
    #expect(try node { Text("a").glassEffect() }.boxes.isEmpty == false)
    #expect(try node { Text("a").glassEffect(.identity) }.boxes.isEmpty)
  }

  @Test("Shows a view as it looks while it is there") func showsAViewAsItLooksWhileItIsThere() throws {
    struct Fade: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 0.9 : 0) }
    }
    #expect(try node { Text("a").transition(Fade()) }.boxes == [.opacity(0.9)])
  }
}

private struct Diagonal: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

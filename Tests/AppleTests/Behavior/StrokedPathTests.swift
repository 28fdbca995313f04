import Foundation
import SwiftUI
import Testing

@Suite("The outline of a path")
struct StrokedPathTests {
  private func line(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> Path {
    var path = Path()
    path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    if closed { path.closeSubpath() }
    return path
  }

  @Test(
    "The end of a line depends on its cap",
    arguments: [(CGLineCap.butt, 0, 10), (.square, -2, 12), (.round, -2, 12)] as [(CGLineCap, CGFloat, CGFloat)])
  func caps(cap: CGLineCap, left: CGFloat, right: CGFloat) {
    let outline = line((0, 0), (10, 0)).strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    let box = outline.boundingRect
    #expect(abs(box.minX - left) < 0.001 && abs(box.maxX - right) < 0.001 && abs(box.height - 4) < 0.001, "\(box)")
    #expect(outline.contains(CGPoint(x: 5, y: 1.9)) && !outline.contains(CGPoint(x: 5, y: 2.1)))
    #expect(outline.contains(CGPoint(x: -1.8, y: 1.8)) == (cap == .square))
  }

  @Test(
    "The corner of a line depends on its join",
    arguments: [
      (StrokeStyle(lineWidth: 2), true, true), (StrokeStyle(lineWidth: 2, lineJoin: .round), true, false),
      (StrokeStyle(lineWidth: 2, lineJoin: .bevel), false, false),
      (StrokeStyle(lineWidth: 2, miterLimit: 1), false, false),
    ])
  func joins(style: StrokeStyle, near: Bool, far: Bool) {
    for path in [line((0, 0), (10, 0), (10, 10)), line((10, 10), (10, 0), (0, 0))] {
      let outline = path.strokedPath(style)
      #expect(outline.contains(CGPoint(x: 10.6, y: -0.6)) == near)
      #expect(outline.contains(CGPoint(x: 10.9, y: -0.9)) == far)
      #expect(outline.contains(CGPoint(x: 9.5, y: 0.5)) && !outline.contains(CGPoint(x: 8, y: 2)))
    }
  }

  @Test("A closed line has a join instead of ends")
  func closedLine() {
    let outline = line((0, 0), (10, 0), (10, 10), (0, 10), closed: true).strokedPath(StrokeStyle(lineWidth: 2))
    #expect(outline.boundingRect == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)) && !outline.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("A dashed line covers only the dashes, also around a corner")
  func dashes() {
    let path = line((0, 0), (5, 0), (5, 5))
    let outline = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [2], dashPhase: 1))
    let covered = [0.5, 1.5, 2.5, 3.5, 4.5].map { outline.contains(CGPoint(x: $0, y: 0.1)) }
    #expect(covered == [true, false, false, true, true])
    #expect(
      [0.5, 1.5, 2.5, 3.5, 4.5].map { outline.contains(CGPoint(x: 5.5, y: $0)) } == [false, false, true, true, false])
    let dots = path.strokedPath(StrokeStyle(lineWidth: 1, lineCap: .round, dash: [0, 2]))
    #expect([0.0, 1, 2, 3, 4].map { dots.contains(CGPoint(x: $0, y: 0.1)) } == [true, false, true, false, true])
  }

  @Test("A point and a line without width have no area unless the caps have one")
  func points() {
    #expect(line((3, 3), (3, 3)).strokedPath(StrokeStyle(lineWidth: 2)).isEmpty)
    #expect(
      line((3, 3), (3, 3)).strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round)).contains(CGPoint(x: 3.9, y: 3)))
    #expect(line((0, 0), (3, 3)).strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }
}

import Foundation
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct LayoutReadingTests {
  @Test func tellsAGeometryReaderTheRoomOfFramesAndPaddings() throws {
    func size(@ViewBuilder _ wrap: (GeometryReader<Text>) -> some View) throws -> [String] {
      try node { wrap(GeometryReader { Text(verbatim: "\(Int($0.size.width))x\(Int($0.size.height))") }) }.texts
    }
    #expect(try size { $0 } == ["402x874"])
    #expect(try size { $0.frame(width: 200, height: 100) } == ["200x100"])
    #expect(try size { $0.padding(10).frame(width: 200, height: 100) } == ["180x80"])
    #expect(try size { $0.frame(maxWidth: 300, maxHeight: .infinity) } == ["300x874"])
    #expect(try size { $0.frame(width: 50).padding(.horizontal, 4) } == ["50x874"])
  }

  @Test func tellsAReaderInsideOfAnotherViewWhenItsRoomChanges() throws {
    struct Inner: View {
      var body: some View { GeometryReader { Text(verbatim: "\(Int($0.frame(in: .local).width))") } }
    }
    struct Outer: View {
      @State private var isWide = false
      var body: some View {
        Button("Widen") { isWide = true }
        Inner().frame(width: isWide ? 300 : 100)
      }
    }
    let host = HeadlessHost(Outer())
    #expect(host.tree().texts.contains("100"))
    try host.press("Widen")
    #expect(host.tree().texts.contains("300"))
  }

  @Test func givesASheetTheWholeScreen() {
    let host = HeadlessHost(
      Text("a").sheet(isPresented: .constant(true)) { GeometryReader { Text(verbatim: "\(Int($0.size.width))") } }.frame(width: 10))
    #expect(host.tree().texts == ["a", "402"])
  }

  @Test func givesAFrameFromItsContainersRoom() throws {
    let half = try node { Text("a").containerRelativeFrame(.horizontal, count: 2, spacing: 10).frame(width: 210) }
    #expect(half.boxes.first == .frame(.init(width: 100)))
    let third = try node { Text("a").containerRelativeFrame(.vertical) { length, _ in length / 3 }.frame(height: 90) }
    #expect(third.boxes.first == .frame(.init(height: 30)))
  }

  @Test func showsOnlyTheFirstViewThatFits() throws {
    var appeared: [String] = []
    let host = HeadlessHost(
      ViewThatFits {
        Text("wide").onAppear { appeared.append("wide") }
        Text("narrow").onAppear { appeared.append("narrow") }
      })
    #expect(host.tree().texts == ["wide"])
    #expect(appeared == ["wide"])
    #expect(host.approximations == ["ViewThatFits shows its first view, whatever the room is"])
  }

  @Test func placesAViewByItsCentre() throws {
    #expect(try node { Text("a").position(x: 3, y: 4) }.boxes == [.position(x: 3, y: 4)])
  }
}

import Foundation
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct LayoutReadingTests {
  @Test("Tells a GeometryReader the room of frames and paddings") func tellsAGeometryReaderTheRoomOfFramesAndPaddings()
    throws
  {
    func size(@ViewBuilder _ wrap: (GeometryReader<Text>) -> some View) throws -> [String] {
      try node { wrap(GeometryReader { Text(verbatim: "\(Int($0.size.width))x\(Int($0.size.height))") }) }.texts
    }
    #expect(try size { $0 } == ["402x874"])
    #expect(try size { $0.frame(width: 200, height: 100) } == ["200x100"])
    #expect(try size { $0.padding(10).frame(width: 200, height: 100) } == ["180x80"])
    #expect(try size { $0.frame(maxWidth: 300, maxHeight: .infinity) } == ["300x874"])
    #expect(try size { $0.frame(width: 50).padding(.horizontal, 4) } == ["50x874"])
  }

  @Test("Tells a reader inside of another view when its room changes")
  func tellsAReaderInsideOfAnotherViewWhenItsRoomChanges() throws {
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

  @Test("Gives a layer the size of its content") func givesALayerTheSizeOfItsContent() throws {
    struct Inner: View {
      var body: some View { Color.red.frame(height: 30).padding(5) }
    }
    struct Reading: View {
      var body: some View { GeometryReader { Text(verbatim: "\(Int($0.size.width))x\(Int($0.size.height))") } }
    }
    func texts(_ view: some View) -> [String] { HeadlessHost(view.frame(width: 200, height: 500)).tree().texts }
    #expect(texts(Inner().background(Reading())) == ["200x40"])
    #expect(texts(Inner().overlay { Reading().padding(10) }) == ["180x20"])
    #expect(texts(Inner().background { Inner().background(Reading()) }) == ["200x40"])
    #expect(
      texts(
        VStack(spacing: 0) {
          Inner(); Inner()
        }.background(Reading())) == ["200x80"])
  }

  @Test("Settles when a frame follows the size of the views in it")
  func settlesWhenAFrameFollowsTheSizeOfTheViewsInIt() {
    struct Heights: PreferenceKey {
      static var defaultValue: [CGFloat] { [] }
      static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
    }
    struct Grid: View {
      @State private var height: CGFloat = 0
      var body: some View {
        ZStack {
          ForEach(0..<3) { index in
            Color.red.frame(height: 50).background(
              GeometryReader { Color.clear.preference(key: Heights.self, value: [$0.size.height]) })
          }
        }
        .onPreferenceChange(Heights.self) { heights in
          MainActor.assumeIsolated { height = heights.reduce(0) { $0 + $1 + 8 } }
        }
        .frame(height: height)
        Text(verbatim: "\(height)")
      }
    }
    let host = HeadlessHost(Grid())
    #expect(host.tree().texts == ["174.0"])
    #expect(host.problems.isEmpty)
  }

  @Test("Calls the actions of a view with its size only once") func callsTheActionsOfAViewWithItsSizeOnlyOnce() {
    var sizes: [CGSize] = []
    let host = HeadlessHost(
      Color.red.frame(width: 20, height: 10).padding(1)
        .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { sizes.append($0) })
        .background(GeometryReader { proxy in Color.clear.onAppear { sizes.append(proxy.size) } }))
    host.flush()
    #expect(sizes == [CGSize(width: 22, height: 12), CGSize(width: 22, height: 12)])
  }

  @Test("Measures deep stacks in little time", .timeLimit(.minutes(1))) func measuresDeepStacksInLittleTime() {
    struct Deep: View {
      let depth: Int
      var body: some View {
        if depth == 0 {
          Text("a")
        } else {
          HStack {
            VStack {
              AnyView(Deep(depth: depth - 1)); Text("b")
            }
          }
        }
      }
    }
    var height = 0.0
    let host = HeadlessHost(
      Deep(depth: 12).onGeometryChange(for: Double.self, of: { $0.size.height }, action: { height = $0 }))
    host.flush()
    #expect(height > 100)
  }

  @Test("Gives a sheet the whole screen") func givesASheetTheWholeScreen() {
    let host = HeadlessHost(
      Text("a").sheet(isPresented: .constant(true)) { GeometryReader { Text(verbatim: "\(Int($0.size.width))") } }
        .frame(width: 10))
    #expect(host.tree().texts == ["a", "402"])
  }

  @Test("Gives a frame from its containers room") func givesAFrameFromItsContainersRoom() throws {
    let half = try node { Text("a").containerRelativeFrame(.horizontal, count: 2, spacing: 10).frame(width: 210) }
    #expect(half.boxes.first == .frame(.init(width: 100)))
    let third = try node { Text("a").containerRelativeFrame(.vertical) { length, _ in length / 3 }.frame(height: 90) }
    #expect(third.boxes.first == .frame(.init(height: 30)))
  }

  @Test("Shows only the first ViewThatFits") func showsOnlyTheFirstViewThatFits() throws {
    let host = HeadlessHost(
      ViewThatFits {
        Text("wide")
        Text("narrow")
      })
    #expect(host.tree().texts == ["wide"])
    #expect(host.approximations == ["ViewThatFits chooses a view by the sizes that Limn's sizing model computes"])
  }

  /// Returns the label of the box that `ViewThatFits` chooses. There are three boxes: "wide" (100 by 10 points),
  /// "narrow" (50 by 10 points), and "high" (20 by 40 points).
  private func fitting(in axes: Axis.Set = [.horizontal, .vertical], width: CGFloat, height: CGFloat) throws -> String?
  {
    try node {
      ViewThatFits(in: axes) {
        Color.red.frame(width: 100, height: 10).accessibilityLabel("wide")
        Color.red.frame(width: 50, height: 10).accessibilityLabel("narrow")
        Color.red.frame(width: 20, height: 40).accessibilityLabel("high")
      }.frame(width: width, height: height)
    }.label
  }

  @Test(
    "Chooses the first view within the room",
    arguments: [
      (200.0, 200.0, "wide"), (100, 10, "wide"), (99, 10, "narrow"), (50, 10, "narrow"), (49, 40, "high"),
      (10, 10, "high"),
    ]) func choosesTheFirstViewWithinTheRoom(width: Double, height: Double, name: String) throws
  {
    #expect(try fitting(width: width, height: height) == name)
  }

  @Test("Compares only the axes it is given") func comparesOnlyTheAxesItIsGiven() throws {
    #expect(try fitting(in: .horizontal, width: 100, height: 5) == "wide")
    #expect(try fitting(in: .vertical, width: 10, height: 10) == "wide")
    #expect(try fitting(in: .horizontal, width: 60, height: 5) == "narrow")
  }

  @Test("Places a view by its center") func placesAViewByItsCenter() throws {
    #expect(try node { Text("a").position(x: 3, y: 4) }.boxes.first == .position(x: 3, y: 4))
  }
}

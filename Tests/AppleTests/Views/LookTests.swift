import SemanticTree
@testable @_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct LookTests {
  @Test("Changes colors in the order of the modifiers") func changesColorsInTheOrderOfTheModifiers() throws {
    let node = try node {
      Text("a").brightness(0.1).contrast(2).saturation(0).grayscale(1).hueRotation(.degrees(90)).colorInvert()
        .blendMode(.multiply).zIndex(
          2)
    }
    #expect(
      node.boxes == [
        .effect(.brightness(0.1)), .effect(.contrast(2)), .effect(.saturation(0)), .effect(.grayscale(1)),
        .effect(.hueRotation(90)),
        .effect(.invert), .blend("multiply"), .order(2),
      ])
  }

  @Test("Paints the levels of a style") func paintsTheLevelsOfAStyle() {
    let environment = EnvironmentValues()
    #expect(Color.red.secondary.painted(in: environment) == .opacity(Color.red.painted(in: environment), 0.6))
    let faintest = Color.red.secondary.tertiary.blendMode(.multiply)
    #expect(faintest.painted(in: environment) != Color.red.painted(in: environment))
    guard case .opacity(_, let whole) = FillShapeStyle().painted(in: environment),
      case .opacity(_, let faint) = FillShapeStyle().tertiary.painted(in: environment)
    else { return #expect(Bool(false), "a fill is translucent") }
    #expect(whole > faint)
    #expect(BackgroundStyle().painted(in: environment) == .color(.named("background")))
    #expect(BackgroundStyle().secondary.painted(in: environment) == FillShapeStyle().tertiary.painted(in: environment))
  }

  @Test("Masks with shapes, and with text that gets the paint of what it masks") func masks() throws {
    #expect(try node { Color.red.mask { Circle() } }.boxes == [.clip(.circle)])
    let paint = Color.red.painted(in: EnvironmentValues())
    let text = try node { Color.red.frame(height: 40).mask { Text("a") } }
    #expect((text.role, text.label, text.style.foreground, text.boxes.count) == (.text, "a", paint, 2))
    let title = Text("b").padding()
    let covered = try node { title.overlay(Color.red).mask(title) }
    #expect((covered.label, covered.style.foreground, covered.boxes.count) == ("b", paint, 1))
    for faded in [
      try node { Text("c").mask(LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)) },
      try node { Text("c").overlay(Color.red).mask(Text("d")) },
    ] {
      #expect(faded.label == "c" && faded.approximations == ["a mask that is neither a shape nor text has no effect"])
    }
  }

  private func ground(@ViewBuilder _ view: () -> some View) -> [SemanticNode.Box] { HeadlessHost(view()).tree().boxes }

  @Test("A background that fills the screen is also behind the unsafe areas") func grounds() {
    let black = [SemanticNode.Box.fill(.color(.named("black")), shape: nil)]
    let column = VStack {
      Text("a")
      Spacer()
    }.frame(maxWidth: .infinity)
    #expect(ground { column.background(.black) } == black)
    #expect(ground { NavigationStack { column.background(.black).navigationTitle("a") } } == black)
    #expect(
      ground {
        ZStack {
          Color.black.ignoresSafeArea()
          Text("a")
        }
      } == black)
    #expect(ground { column.background { Color.black.ignoresSafeArea() } } == black)
    #expect(ground { Text("a").background(.black) }.isEmpty)
    #expect(ground { column.background(.black).padding() }.isEmpty)
    #expect(ground { Color.black }.isEmpty)
  }

  @Test("A fixed size ends the flexibility of the frame inside") func fixedSizeOfAFrame() throws {
    let boxes = try node { Text("a").frame(minWidth: 120, maxWidth: 300, maxHeight: .infinity).fixedSize() }.boxes
    guard case .frame(let frame)? = boxes.first else { return #expect(Bool(false), "there is no frame") }
    #expect(frame.minWidth == 120 && frame.maxWidth == nil && !frame.fillsHeight)
    let outer = try node { Text("a").fixedSize().frame(maxWidth: .infinity) }.boxes
    guard case .frame(let frame)? = outer.first else { return #expect(Bool(false), "there is no frame") }
    #expect(frame.fillsWidth)
  }

  @Test("A font of the app is said not to be drawn") func customFonts() throws {
    let notes = try node { Text("a").font(.custom("Lora", size: 12)) }.approximations
    #expect(notes.contains { $0.contains("Lora") })
    #expect(try node { Text("a").font(.title) }.approximations.isEmpty)
  }

  @Test("A resizable symbol takes the size of its frame") func resizableSymbol() throws {
    let symbol = try node { Image(systemName: "star").resizable() }
    #expect(symbol.layout.fixedHorizontally == false && symbol.layout.fixedVertically == false)
    #expect(try node { Image(systemName: "star") }.layout.fixedHorizontally == nil)
    #expect(
      Sizing.size(of: symbol, LayoutFacts(), ProposedViewSize(width: 50, height: 40)) == CGSize(width: 50, height: 40))
  }

  @Test("Aligns by baselines") func alignsByBaselines() throws {
    let node = try node { Text("a").frame(width: 9, alignment: .trailingLastTextBaseline) }
    #expect(node.boxes == [.frame(.init(width: 9, alignment: .init(.trailing, .lastTextBaseline)))])
  }
}

@Suite @MainActor struct NavigationBarTests {
  private func screen(@ViewBuilder _ content: @escaping () -> some View) throws -> SemanticNode {
    try #require(HeadlessHost(NavigationStack { content() }).tree().first(.screen))
  }

  @Test("Shows titles in the bar and lines below them") func showsTitlesInTheBarAndLinesBelowThem() throws {
    let screen = try screen {
      Text("a").navigationTitle("Trees").navigationSubtitle("12 of them").navigationBarTitleDisplayMode(.inline)
    }
    #expect((screen.label, screen.value, screen.style.control) == ("Trees", "12 of them", "inline"))
  }

  @Test("Takes the way back out of the bar") func takesTheWayBackOutOfTheBar() throws {
    let host = HeadlessHost(NavigationStack { NavigationLink("In") { Text("deep").navigationBarBackButtonHidden() } })
    try host.press("In")
    #expect(host.tree().texts == ["deep"])
    #expect(!host.tree().all.contains { $0.action(.back) != nil })
  }

  @Test("Hides the bar with its items") func hidesTheBarWithItsItems() throws {
    let screen = try screen {
      Text("a").toolbar { Button("Add") {} }.toolbar(.hidden, for: .navigationBar)
    }
    #expect((screen.style.control, screen.first(.toolbar)) == ("hiddenBar", nil))
    #expect(try self.screen { Text("a").toolbar(.hidden) }.style.control == "hiddenBar")
    #expect(try self.screen { Text("a").toolbar(.visible, for: .navigationBar) }.style.control == nil)
    #expect(
      try screen.approximations.isEmpty
        && self.screen { Text("a").toolbar(.hidden, for: .tabBar) }.approximations.count == 1)
  }

  @Test("Opens a sheet at its lowest height") func opensASheetAtItsLowestHeight() throws {
    let host = HeadlessHost(
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b").presentationDetents([.medium, .large]).presentationCornerRadius(5).presentationBackground(.red)
      })
    let sheet = try #require(host.tree().first(.sheet))
    #expect(sheet.layout.minimumLength == 437)
    #expect(sheet.boxes == [.fill(.color(.named("red")), shape: .roundedRectangle(radius: 5))])
  }
}

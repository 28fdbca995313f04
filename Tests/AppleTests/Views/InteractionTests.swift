import Foundation
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct GestureTests {
  struct Pad: View {
    @State private var log: [String] = []
    var body: some View {
      Text("pad")
        .gesture(TapGesture(count: 2).onEnded { log.append("double") })
        .simultaneousGesture(LongPressGesture().map { $0 ? "held" : "" }.onEnded { log.append($0) })
      Text(log.joined(separator: ","))
    }
  }

  @Test("A gesture with modifier keys is an action of its own") func modifierKeys() throws {
    let tap = TapGesture().modifiers([.command, .shift]).onEnded {}
    #expect(try node { Text("a").gesture(tap) }.actions.map(\.label) == ["Shift-Command-tap"])
    #expect(try node { Text("a").gesture(TapGesture().modifiers([])) }.actions.map(\.label) == [nil])
  }

  @Test("Makes an action of each gesture") func makesAnActionOfEachGesture() throws {
    let host = HeadlessHost(Pad())
    try host.perform(.gesture, on: "Double-tap")
    try host.perform(.gesture, on: "Press and hold")
    #expect(host.tree().texts.last == "double,held")
  }

  @Test("Tells of a press while it lasts") func tellsOfAPressWhileItLasts() throws {
    var log: [String] = []
    let host = HeadlessHost(
      Text("a").onLongPressGesture(perform: { log.append("do") }, onPressingChanged: { log.append("\($0)") }))
    try host.perform(.gesture, on: "Press and hold")
    #expect(log == ["true", "do", "false"])
  }

  @Test("Leaves out what the mask or the state forbids") func leavesOutWhatTheMaskOrTheStateForbids() throws {
    let tap = TapGesture().onEnded {}
    #expect(try node { Text("a").gesture(tap, including: .none) }.actions == [])
    #expect(try node { Text("a").gesture(tap, isEnabled: false) }.actions == [])
    #expect(try node { Text("a").gesture(tap).disabled(true) }.actions == [])
    #expect(try node { Button("a") {}.highPriorityGesture(tap, including: .gesture) }.actions.count == 1)
  }

  @Test("Recognizes a gesture of the app") func recognizesAGestureOfTheApp() throws {
    struct Swipe: Gesture {
      typealias Value = Void

      let then: () -> Void
      var body: some Gesture<Void> { TapGesture().onEnded(then) }
    }
    var count = 0
    let host = HeadlessHost(Text("a").gesture(AnyGesture(Swipe { count += 1 })))
    try host.press("a")
    #expect(count == 1)
  }
}

@Suite @MainActor struct FeedbackTests {
  @Test("Plays feedback when a value changes") func playsFeedbackWhenAValueChanges() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("More") { count += 1 }
          .sensoryFeedback(.increase, trigger: count)
          .sensoryFeedback(.success, trigger: count) { $1 == 2 }
          .sensoryFeedback(trigger: count) { old, new in new > old ? .impact(weight: .heavy, intensity: 0.5) : nil }
      }
    }
    let host = HeadlessHost(Counter())
    #expect(host.playedFeedback == [])
    try host.press("More")
    #expect(host.playedFeedback.sorted() == ["impact heavy 0.5", "increase"])
    try host.press("More")
    #expect(host.playedFeedback.filter { $0 == "success" }.count == 1)
  }
}

@Suite @MainActor struct MadeAlertTests {
  @Test("Shows an alert that is made when it is needed") func showsAnAlertThatIsMadeWhenItIsNeeded() throws {
    struct Page: View {
      @State private var isAsking = false
      @State private var answer = "none"
      var body: some View {
        Button("Ask") { isAsking = true }
          .alert(isPresented: $isAsking) {
            Alert(
              title: Text("Delete?"), message: Text("For ever."),
              primaryButton: .destructive(Text("Delete")) { answer = "gone" },
              secondaryButton: .cancel())
          }
        Text(answer)
      }
    }
    let host = HeadlessHost(Page())
    try host.press("Ask")
    let alert = try #require(host.tree().first(.alert, "Delete?"))
    #expect(alert.texts.contains("For ever."))
    try host.press("Delete")
    #expect((host.tree().first(.alert), host.tree().texts.last) == (nil, "gone"))
  }
}

@Suite @MainActor struct RowRestrictionTests {
  @Test("Keeps rows from being deleted moved and chosen") func keepsRowsFromBeingDeletedMovedAndChosen() throws {
    struct Rows: View {
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          ForEach(0..<2) { Text("\($0)").deleteDisabled($0 == 1).moveDisabled($0 == 1).selectionDisabled($0 == 1) }
            .onDelete { _ in }.onMove { _, _ in }
        }
      }
    }
    let rows = HeadlessHost(Rows()).tree().all.filter { $0.role == .row }
    #expect(rows.map { $0.actions.map(\.kind) } == [[.delete, .move, .select], []])
  }
}

@Suite @MainActor struct TextKindTests {
  @Test("Shows attributed text in its styles") func showsAttributedTextInItsStyles() throws {
    var text = AttributedString("a ")
    var link = AttributedString("c")
    link[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(string: "https://d.example")
    text += link
    var loud = AttributedString("!")
    loud.foregroundColor = .red
    loud.font = .title
    loud.underlineStyle = .single
    text += loud
    let node = try node { Text(text) }
    guard case .text(let runs)? = node.content else {
      Issue.record("no runs: \(String(describing: node.content))")
      return
    }
    #expect(runs.map(\.text) == ["a ", "c", "!"])
    #expect(runs[1].link == "https://d.example")
    #expect((runs[2].foreground, runs[2].font?.textStyle, runs[2].underline) == (.color(.named("red")), "title", true))
    #expect(outline { Text("<\(text)>") } == "text \"<a c!>\"")
  }

  @Test("Shows how long a timer has to go") func showsHowLongATimerHasToGo() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let interval = start...start.addingTimeInterval(3_725)
    #expect(outline { Text(timerInterval: interval, pauseTime: start) } == "text \"1:02:05\"")
    #expect(outline { Text(timerInterval: interval, pauseTime: start, showsHours: false) } == "text \"62:05\"")
    #expect(outline { Text(timerInterval: interval, pauseTime: start, countsDown: false) } == "text \"0:00\"")
  }

  @Test("Shapes fonts") func shapesFonts() throws {
    let font = try node { Text("a").padding().font(.title.width(.condensed).smallCaps().leading(.tight).pointSize(30)) }
      .style.font
    #expect((font?.width, font?.capitals, font?.leading, font?.size) == (-0.2, "all", "tight", 30))
    #expect(try node { Text("a").fontWidth(.expanded) }.style.font?.width == 0.2)
  }

  @Test("Says that a search found nothing") func saysThatASearchFoundNothing() {
    let texts = HeadlessHost(ContentUnavailableView.search(text: "owl")).tree().texts
    #expect(texts == ["No Results for “owl”", "Check the spelling or try a new search."])
    #expect(HeadlessHost(ContentUnavailableView.search).tree().texts.first == "No Results")
  }
}

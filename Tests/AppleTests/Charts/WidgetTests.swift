import AppIntents
@_spi(Headless) import DeveloperToolsSupport
import Foundation
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing
import WidgetKit
@_spi(Headless) import os

private struct StepsEntry: TimelineEntry {
  var date = Date()
  var count = 0
}

private struct StepsProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepsEntry { StepsEntry(count: Int(context.displaySize.width)) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (StepsEntry) -> Void) {
    completion(StepsEntry())
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<StepsEntry>) -> Void) {
    completion(Timeline(entries: [StepsEntry()], policy: .atEnd))
  }
}

private struct StepsView: View {
  @Environment(\.widgetFamily) private var family
  var entry: StepsEntry
  var body: some View { Text("\(entry.count) steps, \(family.description)").containerBackground(.blue, for: .widget) }
}

private struct StepsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "steps", provider: StepsProvider()) { StepsView(entry: $0) }
      .configurationDisplayName("Steps").supportedFamilies([.systemSmall])
  }
}

#Preview("Steps", as: .systemMedium) {
  StepsWidget()
} timeline: {
  StepsEntry(count: 12)
  StepsEntry(count: 13)
}

/// Widgets in previews.
@Suite @MainActor struct WidgetTests {
  private func text(of preview: Preview) throws -> String {
    let content = preview.content()
    return outline { content as? AnyView ?? AnyView(EmptyView()) }
  }

  @Test("Shows the first entry of a timeline in the widget's family") func timeline() throws {
    let preview = Preview("Steps", as: .systemMedium) {
      StepsWidget()
    } timeline: {
      StepsEntry(count: 12)
      StepsEntry(count: 13)
    }
    #expect(try text(of: preview).contains("12 steps, systemMedium"))
  }

  @Test("Shows the placeholder of a provider, which knows the size") func provider() throws {
    let preview = Preview(as: .systemSmall) {
      StepsWidget()
    } timelineProvider: {
      StepsProvider()
    }
    #expect(try text(of: preview).contains("158 steps"))
  }

  @Test("Says that a widget does not show entries of another type") func wrongEntry() throws {
    struct Other: TimelineEntry { var date = Date() }
    let preview = Preview(as: .systemSmall) {
      StepsWidget()
    } timeline: {
      Other()
    }
    #expect(try text(of: preview).contains("The widget shows no entries of type Other"))
  }

  @Test("Shows times from now") func dateStyles() {
    let now = Date()
    #expect(outline { Text(now.addingTimeInterval(7_500), style: .timer) }.contains("2:05:00"))
    #expect(outline { Text(now.addingTimeInterval(-7_500), style: .relative) }.contains("2 hr, 5 min"))
    #expect(outline { Text(now.addingTimeInterval(7_500), style: .offset) }.contains("+2 hours"))
  }
}

private struct AddIntent: AppIntent {
  static let title: LocalizedStringResource = "Add"
  static var description: IntentDescription? { "Adds one" }
  @Parameter(title: "Amount", default: 2) var amount: Int
  @Parameter(title: "Note") var note: String?
  static var parameterSummary: some ParameterSummary { Summary("Add \(\.$amount)") }
  @MainActor static var sum = 0

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    Self.sum += amount
    return .result(value: Self.sum)
  }
}

@Suite @MainActor struct IntentTests {
  @Test("A button runs an intent with its parameters") func button() async throws {
    #expect(AddIntent().note == nil)
    #expect(try await AddIntent().perform().value == 2)
    let label = try node { Button("Add", intent: AddIntent()) }.label
    #expect(label == "Add")
  }

  @Test("A control reports that it ran an intent, even if nothing on the screen changes") func ranIntent() throws {
    let text = "Add"
    let host = HeadlessHost(
      VStack {
        Button("One", role: .destructive, intent: AddIntent())
        Button("Two", systemImage: "plus", intent: AddIntent())
        Button(text + "three", intent: AddIntent())
        Toggle("Four", isOn: true, intent: AddIntent())
      })
    let count = LogRecord.all.count { $0.category == "Call" && $0.text == "AddIntent.perform()" }
    for name in ["One", "Two", "Addthree"] { try host.press(name) }
    try host.perform(.toggle, on: "Four")
    #expect(LogRecord.all.count { $0.category == "Call" && $0.text == "AddIntent.perform()" } == count + 4)
  }
}

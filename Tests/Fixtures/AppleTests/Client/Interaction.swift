import Foundation
import SwiftUI

struct Handled: View {
  @State private var count = 0
  @Namespace private var space

  var body: some View {
    Text("a")
      .gesture(TapGesture().onEnded { count += 1 })
      .gesture(LongPressGesture().onChanged { _ in count += 1 }, isEnabled: true)
      .gesture(TapGesture().map { 1 }, name: "tap")
      .highPriorityGesture(TapGesture())
      .highPriorityGesture(TapGesture(), isEnabled: true)
      .highPriorityGesture(TapGesture(), name: "tap")
      .simultaneousGesture(AnyGesture(TapGesture()))
      .simultaneousGesture(TapGesture(), isEnabled: true)
      .simultaneousGesture(TapGesture(), name: "tap")
      .onLongPressGesture { count += 1 }
      .onLongPressGesture(pressing: { _ in }) { count += 1 }
      .sensoryFeedback(.success, trigger: count)
      .sensoryFeedback(.impact(weight: .heavy), trigger: count) { $0 < $1 }
      .sensoryFeedback(trigger: count) { .selection }
      .sensoryFeedback(trigger: count) { old, new in old < new ? .increase : nil }
      .matchedGeometryEffect(id: 1, in: space)
  }
}

struct Keys: View {
  let shortcut: KeyboardShortcut?

  var body: some View {
    Button("Go") {}
      .keyboardShortcut(.defaultAction)
      .keyboardShortcut(shortcut)
      .keyboardShortcut("g")
      .keyboardShortcut("g", modifiers: .option, localization: .automatic)
  }
}

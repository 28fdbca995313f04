import Combine
import Foundation
@_spi(Headless) import SemanticTree
@_spi(Headless) import SwiftUI

// Measures a list of 1,000 rows: evaluating it, evaluating it again after one row changed, and comparing the results.
// Prints one line for each measurement, with the median time in milliseconds.

struct Item: Identifiable, Equatable {
  let id: Int
  var title: String
}

final class Items: ObservableObject {
  @Published var all = (0..<1000).map { Item(id: $0, title: "Row \($0)") }
}

struct Row: View {
  let item: Item

  var body: some View {
    HStack {
      Image(systemName: "star")
      Text(item.title).font(.headline)
      Spacer()
      Text("\(item.id)").foregroundStyle(.secondary)
    }
    .padding(.vertical, 4)
  }
}

struct Rows: View {
  @ObservedObject var items: Items

  var body: some View {
    List(items.all) { Row(item: $0) }
  }
}

@MainActor func measure(_ name: String, rounds: Int = 15, _ prepare: (Int) -> Void = { _ in }, _ work: () -> Void) {
  let times = (0..<rounds).map { round in
    prepare(round)
    return ContinuousClock().measure(work)
  }.sorted()
  let median = times[rounds / 2].components
  print(name, Double(median.seconds) * 1000 + Double(median.attoseconds) / 1e15)
}

let items = Items()
var host = HeadlessHost(Rows(items: items))
measure("evaluate", { _ in host = HeadlessHost(Rows(items: items)) }, { host.flush() })

let change = { (round: Int) in items.all[500].title = "Changed \(round)" }
measure("re-evaluate", change, { host.flush() })

_ = host.changes()
var found = 0
measure(
  "diff",
  { round in
    items.all[500].title = "Again \(round)"
    host.flush()
  }, { found = host.changes().count })
precondition(found > 0 && found < 20, "one changed row makes a few changes, not \(found)")

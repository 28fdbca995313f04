import DataSource
import Foundation
import LUCA
import Model
import SwiftUI

/// The screen with all saved results.
struct HistoryView: View {
  @State var store: History

  var body: some View {
    List {
      if store.records.isEmpty {
        Text("Nothing has been saved yet.")
      }
      ForEach(store.records) { record in
        HStack {
          Button {
            Task { await store.send(.recordButtonTapped(record)) }
          } label: {
            LabeledContent("Result \(record.id)") {
              Text(String(format: "%.1f", record.bmi))
            }
          }
          Button("Delete result \(record.id)", role: .destructive) {
            Task { await store.send(.deleteButtonTapped(record)) }
          }
        }
      }
    }
    .navigationTitle("History")
    .task {
      await store.send(.task)
    }
    .onDisappear {
      Task { await store.send(.onDisappear) }
    }
  }
}

#Preview("Three results") {
  NavigationStack {
    HistoryView(store: .init(.testDependencies(userDefaultsClient: .preview(records: BMIRecord.previewRecords))))
  }
}

#Preview("Nothing saved") {
  NavigationStack {
    HistoryView(store: .init(.testDependencies()))
  }
}

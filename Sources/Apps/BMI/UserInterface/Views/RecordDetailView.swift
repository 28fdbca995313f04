import DataSource
import Foundation
import LUCA
import Model
import SwiftUI

/// The screen with one saved result.
struct RecordDetailView: View {
  @State var store: RecordDetail

  var body: some View {
    Form {
      LabeledContent("BMI") {
        Text(String(format: "%.1f", store.record.bmi))
      }
      LabeledContent("Weight (kg)") {
        Text(String(format: "%.1f", store.record.weight))
      }
      LabeledContent("Saved") {
        Text(store.record.date, format: .dateTime.year().month().day())
      }
      Button("Back to the History") {
        Task { await store.send(.backButtonTapped) }
      }
    }
    .navigationTitle("Result \(store.record.id)")
  }
}

#Preview {
  NavigationStack {
    RecordDetailView(store: .init(BMIRecord.previewRecords[0]))
  }
}

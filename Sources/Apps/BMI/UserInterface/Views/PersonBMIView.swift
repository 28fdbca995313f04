import DataSource
import Foundation
import LUCA
import Model
import SwiftUI
import os

/// The first screen: calculates the body mass index from weight and height.
struct PersonBMIView: View {
  @Environment(\.appDependencies) private var appDependencies
  @State var store: PersonBMI

  var body: some View {
    NavigationStack(path: $store.path) {
      Form {
        Section {
          LabeledContent("Name") {
            TextField("Enter name", text: $store.person.name)
              .textFieldStyle(.roundedBorder)
          }
          LabeledContent("Weight (kg)") {
            TextField("Weight", value: $store.person.weight, format: .number)
              .textFieldStyle(.roundedBorder)
          }
          LabeledContent("Height (cm)") {
            TextField("Height", value: $store.person.height, format: .number)
              .textFieldStyle(.roundedBorder)
          }
        }
        Section {
          BMIResultView(bmi: store.calculatedBMI, category: store.category)
          Button("Calculate BMI") {
            Task { await store.send(.calculateButtonTapped) }
          }
          .buttonStyle(.borderedProminent)
          Button("Save") {
            Task { await store.send(.saveButtonTapped) }
          }
          .buttonStyle(.bordered)
        }
        Section {
          Button("Choose a Target") {
            Task { await store.send(.targetButtonTapped(appDependencies)) }
          }
          Button("History") {
            Task { await store.send(.historyButtonTapped(appDependencies)) }
          }
        }
      }
      .navigationTitle("BMI")
      .navigationDestination(for: PersonBMI.Path.self) { path in
        switch path {
        case .history(let store):
          HistoryView(store: store)

        case .record(let store):
          RecordDetailView(store: store)
        }
      }
    }
    .task {
      await store.send(.task)
    }
    .sheet(item: $store.target) { store in
      TargetWeightView(store: store)
    }
    .alert("Tutorial", isPresented: $store.isPresentedTutorial) {
      Button("OK") {}
    } message: {
      Text("Enter weight and height, then tap Calculate BMI. Save keeps the result in the history.")
    }
  }
}

#Preview("First time") {
  let dependencies = AppDependencies.testDependencies(userDefaultsClient: .preview())
  PersonBMIView(store: .init(dependencies))
    .environment(\.appDependencies, dependencies)
}

#Preview("Known person") {
  let dependencies = AppDependencies.testDependencies(
    appStateClient: .testDependency(.init(initialState: .tutorialSeen)),
    userDefaultsClient: .preview(
      person: Person(name: "Ada", weight: 70, height: 175), records: BMIRecord.previewRecords)
  )
  PersonBMIView(store: .init(dependencies))
    .environment(\.appDependencies, dependencies)
}

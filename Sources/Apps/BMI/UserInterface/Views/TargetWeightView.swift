import Foundation
import LUCA
import Model
import SwiftUI

/// The sheet on which the user finds the weight for a body mass index.
struct TargetWeightView: View {
  @State var store: TargetWeight

  var body: some View {
    Form {
      Section {
        Picker("Target BMI", selection: targetBMI) {
          ForEach([20.0, 22.0, 24.0], id: \.self) { bmi in
            Text(String(format: "%.0f", bmi)).tag(bmi)
          }
        }
        LabeledContent("Weight (kg)") {
          Text(String(format: "%.1f", store.targetWeight))
        }
      }
      Section {
        Button("Apply") {
          Task { await store.send(.applyButtonTapped) }
        }
        .disabled(!store.canApply)
        Button("Close", role: .cancel) {
          Task { await store.send(.closeButtonTapped) }
        }
      }
    }
  }

  private var targetBMI: Binding<Double> {
    Binding(
      get: { store.targetBMI },
      asyncSet: { await store.send(.targetPickerSelected($0)) }
    )
  }
}

#Preview("Height is known") {
  TargetWeightView(store: .init(.testDependencies(), height: 175))
}

#Preview("Height is missing") {
  TargetWeightView(store: .init(.testDependencies()))
}

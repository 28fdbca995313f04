import DataSource
import Foundation
import SwiftUI

/// Shows a body mass index and its category.
struct BMIResultView: View {
  let bmi: Double
  let category: BMICategory?

  var body: some View {
    LabeledContent("BMI") {
      Text(String(format: "%.1f", bmi))
    }
    if let category {
      LabeledContent("Class") {
        Text(category.title)
      }
    }
  }
}

#Preview {
  Form {
    BMIResultView(bmi: 0, category: nil)
    BMIResultView(bmi: 22.86, category: .normal)
    BMIResultView(bmi: 31.5, category: .obese)
  }
}

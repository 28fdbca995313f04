import DataSource
import SwiftUI

extension BMICategory {
  /// The name of the class, as the user reads it.
  var title: LocalizedStringKey {
    switch self {
    case .underweight: "Underweight"
    case .normal: "Normal"
    case .overweight: "Overweight"
    case .obese: "Obese"
    }
  }
}

import DataSource
import SwiftUI

extension BMICategory {
  /// The name of the category in the user interface.
  var title: LocalizedStringKey {
    switch self {
    case .underweight: "Underweight"
    case .normal: "Normal"
    case .overweight: "Overweight"
    case .obese: "Obese"
    }
  }
}

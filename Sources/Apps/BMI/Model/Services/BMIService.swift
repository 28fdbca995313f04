public import DataSource

/// Calculates the body mass index.
public struct BMIService: Sendable {
  /// Makes the service.
  ///
  /// - Parameter appDependencies: The app's dependencies. This service uses none of them, but every service has the
  ///   same initializer.
  public init(_ appDependencies: AppDependencies) {}
}

extension BMIService {
  /// Returns the body mass index, rounded to two decimals.
  ///
  /// - Parameters:
  ///   - weight: The weight in kilograms.
  ///   - height: The height in centimeters.
  /// - Returns: Kilograms per square meter, or 0 when the height is not positive.
  public func calculateBMI(weight: Double, height: Double) -> Double {
    guard height > 0 else { return 0 }
    let meters = height / 100
    return (100 * weight / (meters * meters)).rounded() / 100
  }

  /// Returns the category of a body mass index, or nil if the index is not positive.
  ///
  /// - Parameter bmi: Kilograms per square meter.
  public func category(of bmi: Double) -> BMICategory? {
    switch bmi {
    case ...0: nil
    case ..<18.5: .underweight
    case ..<25: .normal
    case ..<30: .overweight
    default: .obese
    }
  }

  /// Returns the weight that results in a body mass index, rounded to one decimal.
  ///
  /// - Parameters:
  ///   - bmi: Kilograms per square meter.
  ///   - height: The height in centimeters.
  /// - Returns: Kilograms, or 0 when the height is not positive.
  public func weight(forBMI bmi: Double, height: Double) -> Double {
    guard height > 0 else { return 0 }
    let meters = height / 100
    return (10 * bmi * meters * meters).rounded() / 10
  }
}

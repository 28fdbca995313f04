import DataSource
public import LUCA
public import Observation

/// The state of the sheet that shows the weight for a body mass index. The parent store reads the weight when the user
/// applies it.
@MainActor @Observable public final class TargetWeight: Composable, Identifiable {
  private let bmiService: BMIService

  /// The height in centimeters.
  public let height: Double
  /// The body mass index that the user wants, in kilograms per square meter.
  public var targetBMI: Double
  public let action: (Action) async -> Void

  /// Makes the store.
  ///
  /// - Parameters:
  ///   - appDependencies: The app's dependencies.
  ///   - height: The height in centimeters.
  ///   - targetBMI: The body mass index to begin with.
  ///   - action: Reports an action to the parent.
  public init(
    _ appDependencies: AppDependencies,
    height: Double = .zero,
    targetBMI: Double = 22,
    action: @escaping (Action) async -> Void = { _ in }
  ) {
    self.bmiService = .init(appDependencies)
    self.height = height
    self.targetBMI = targetBMI
    self.action = action
  }

  /// The weight, in kilograms, that results in the target body mass index.
  public var targetWeight: Double {
    bmiService.weight(forBMI: targetBMI, height: height)
  }

  /// Whether the weight can be applied. It cannot be calculated while the height is missing.
  public var canApply: Bool {
    height > 0
  }

  public func reduce(_ action: Action) async {
    switch action {
    case .targetPickerSelected(let bmi):
      targetBMI = bmi

    case .applyButtonTapped, .closeButtonTapped:
      break
    }
  }

  /// The actions of the sheet.
  public enum Action: Sendable {
    case targetPickerSelected(Double)
    case applyButtonTapped
    case closeButtonTapped
  }
}

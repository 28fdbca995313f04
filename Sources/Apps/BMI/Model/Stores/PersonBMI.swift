public import DataSource
public import LUCA
public import Observation

/// The state of the first screen: a person, the result, and the screens that are opened from the first screen.
@MainActor @Observable public final class PersonBMI: Composable {
  private let userDefaultsRepository: UserDefaultsRepository
  private let bmiService: BMIService
  private let recordService: RecordService
  private let appStateClient: BMIStateClient

  /// The person, as entered.
  public var person: Person
  /// The result of the last calculation; 0 before the first calculation.
  public var calculatedBMI: Double
  /// Whether the tutorial is shown.
  public var isPresentedTutorial: Bool
  /// The store of the sheet for a target weight; nil while the sheet is not shown.
  public var target: TargetWeight?
  /// The screens on top of the first screen.
  public var path: [Path]
  public let action: (Action) async -> Void

  /// Makes the store.
  ///
  /// - Parameters:
  ///   - appDependencies: The app's dependencies.
  ///   - person: The person whose weight is recorded.
  ///   - calculatedBMI: The result; 0 if there is none.
  ///   - isPresentedTutorial: Whether the tutorial is shown.
  ///   - target: The store of the sheet for a target weight; nil while the sheet is not shown.
  ///   - path: The screens on top of the first screen.
  ///   - action: Reports an action to the parent.
  public init(
    _ appDependencies: AppDependencies,
    person: Person = .empty,
    calculatedBMI: Double = .zero,
    isPresentedTutorial: Bool = false,
    target: TargetWeight? = nil,
    path: [Path] = [],
    action: @escaping (Action) async -> Void = { _ in }
  ) {
    self.userDefaultsRepository = .init(appDependencies.userDefaultsClient)
    self.bmiService = .init(appDependencies)
    self.recordService = .init(appDependencies)
    self.appStateClient = appDependencies.appStateClient
    self.person = person
    self.calculatedBMI = calculatedBMI
    self.isPresentedTutorial = isPresentedTutorial
    self.target = target
    self.path = path
    self.action = action
  }

  /// The category of the result, or nil if there is no result.
  public var category: BMICategory? {
    bmiService.category(of: calculatedBMI)
  }

  public func reduce(_ action: Action) async {
    switch action {
    case .task:
      person = userDefaultsRepository.person
      calculatedBMI = bmiService.calculateBMI(weight: person.weight, height: person.height)
      isPresentedTutorial = appStateClient.withLock { state in
        defer { state.hasAlreadyTutorial = true }
        return !state.hasAlreadyTutorial
      }

    case .calculateButtonTapped:
      calculatedBMI = bmiService.calculateBMI(weight: person.weight, height: person.height)

    case .saveButtonTapped:
      userDefaultsRepository.person = person
      calculatedBMI = bmiService.calculateBMI(weight: person.weight, height: person.height)
      recordService.append(bmi: calculatedBMI, weight: person.weight)

    case .targetButtonTapped(let appDependencies):
      target = TargetWeight(appDependencies, height: person.height) { [weak self] in
        await self?.send(.target($0))
      }

    case .historyButtonTapped(let appDependencies):
      let history = History(appDependencies) { [weak self] in
        await self?.send(.history($0))
      }
      path.append(.history(history))

    case .target(.applyButtonTapped):
      person.weight = target?.targetWeight ?? person.weight
      calculatedBMI = bmiService.calculateBMI(weight: person.weight, height: person.height)
      target = nil

    case .target(.closeButtonTapped):
      target = nil

    case .history(.recordButtonTapped(let record)):
      path.append(
        .record(
          RecordDetail(record) { [weak self] in
            await self?.send(.record($0))
          }))

    case .record(.backButtonTapped):
      _ = path.popLast()

    case .target(.targetPickerSelected), .history(.task), .history(.onDisappear), .history(.deleteButtonTapped):
      break
    }
  }

  /// The actions of the screen, and the actions that its child stores report.
  public enum Action: Sendable {
    case task
    case calculateButtonTapped
    case saveButtonTapped
    case targetButtonTapped(AppDependencies)
    case historyButtonTapped(AppDependencies)
    case target(TargetWeight.Action)
    case history(History.Action)
    case record(RecordDetail.Action)
  }
}

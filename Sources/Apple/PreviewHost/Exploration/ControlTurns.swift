internal import SemanticTree

/// Counts how often each control of a preview led to a new state, so that all controls are explored equally.
struct ControlTurns {
  typealias Control = Int

  /// The location of a control: the presentation that contains the control, and the screen's title.
  struct Scene: Hashable {
    fileprivate var top: String?
    fileprivate var screen: String?

    init(of state: ExploredState) {
      top = state.tree?.frontmost.role.rawValue
      screen = state.tree?.all.last { $0.role == .screen }?.label
    }
  }

  private var numbers: [String: Control] = [:]
  private var news: [Int] = []
  private var patience: [Int] = []
}

extension ControlTurns {
  /// If an action has led to new states, its control is delayed by this number of steps for each of these states. This
  /// number is also the maximum delay, so one new state already causes the maximum.
  private static let ofAction = 1
  /// If letting time pass has led to new states, this step is delayed by this number of steps for each of these states.
  private static let ofTime = 1

  /// Returns a number that identifies the step's control. A control keeps its number in other states, even if digits in
  /// the control's name change.
  mutating func control(of step: Step, in scene: Scene) -> Control {
    let name = (step.label ?? "").split { $0.isNumber }.joined(separator: "#")
    let parts = [
      scene.top, scene.screen, "\(step.kind)", step.role?.rawValue, name, step.argument ?? step.argumentLabel,
    ]
    let key = parts.map { $0 ?? "" }.joined(separator: "\u{0}")
    if let number = numbers[key] { return number }
    numbers[key] = news.count
    news.append(0)
    patience.append(step.kind == .time ? Self.ofTime : Self.ofAction)
    return news.count - 1
  }

  /// Records that the control led to a new state.
  mutating func count(_ control: Control) { news[control] += 1 }

  /// The number of steps by which the control is delayed. The delay has a maximum, since a control that was tried often
  /// can still lead to a new screen.
  func delay(of control: Control) -> Int { min(news[control] * patience[control], Self.ofAction) }
}

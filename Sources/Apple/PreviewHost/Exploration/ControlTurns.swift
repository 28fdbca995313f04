internal import SemanticTree

/// How often each control of a preview led to a state that was new, so that all controls get their turn.
struct ControlTurns {
  typealias Control = Int

  /// Where a control stands: what lies above the rest, and the screen's title.
  struct Scene {
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
  /// The steps by which a control is put off for each new state that it led to, up to the first of them. Waiting is rarely the interesting part, and hardly put off.
  private static let ofAction = 4
  private static let ofTime = 1

  /// Numbers the control that a step uses. The same control of another state has the same number, whatever figures its name has.
  mutating func control(of step: Step, in scene: Scene) -> Control {
    let name = (step.label ?? "").split { $0.isNumber }.joined(separator: "#")
    let parts = [scene.top, scene.screen, "\(step.kind)", step.role?.rawValue, name, step.argument ?? step.argumentLabel]
    let key = parts.map { $0 ?? "" }.joined(separator: "\u{0}")
    if let number = numbers[key] { return number }
    numbers[key] = news.count
    news.append(0)
    patience.append(step.kind == .time ? Self.ofTime : Self.ofAction)
    return news.count - 1
  }

  /// Notes that the control led to a new state.
  mutating func count(_ control: Control) { news[control] += 1 }

  /// How many steps later than others its turn is. Not longer and longer: on a screen that is new even a control that is well known leads on.
  func delay(of control: Control) -> Int { min(news[control] * patience[control], Self.ofAction) }
}

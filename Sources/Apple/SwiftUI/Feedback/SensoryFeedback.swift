/// Feedback that the user feels or hears. The played feedback is listed in `HeadlessHost.playedFeedback`.
///
/// - Approximated: feedback is recorded for the host, but not felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String

  init(_ name: String) { self.name = name }

  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let selection = SensoryFeedback("selection")
  public static let increase = SensoryFeedback("increase")
  public static let decrease = SensoryFeedback("decrease")
  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let impact = SensoryFeedback("impact")
  public static let pathComplete = SensoryFeedback("pathComplete")

  /// - Parameter intensity: The strength of the feedback, from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback("impact \(weight.name) \(intensity)")
  }

  /// - Parameter intensity: The strength of the feedback, from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback("impact \(flexibility.name) \(intensity)")
  }

  /// The weight of a simulated collision.
  public struct Weight: Equatable, Sendable {
    let name: String

    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of a simulated collision.
  public struct Flexibility: Equatable, Sendable {
    let name: String

    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }
}

extension View {
  /// Plays the feedback when the value changes.
  public nonisolated func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Plays the feedback when the value changes and the condition is true.
  public nonisolated func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// When the value changes, plays the feedback that the closure returns.
  public nonisolated func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }

  public nonisolated func sensoryFeedback<T>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View
  where T: Equatable {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
  }
}

struct FeedbackModifier<Trigger: Equatable> {
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?
}

extension FeedbackModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    context.walk(content, at: 0)
    let last = context.slot(1) { Kept(trigger) }
    let (old, new, graph, feedback) = (last.value, trigger, context.graph, feedback)
    guard old != new else { return }
    last.value = new
    context.afterUpdate { if let played = feedback(old, new) { graph.playedFeedback.append(played.name) } }
  }
}

extension HeadlessHost {
  /// The Swift names of the feedback that was played, in order.
  @_spi(Headless) public var playedFeedback: [String] {
    flush()
    return graph.playedFeedback
  }
}

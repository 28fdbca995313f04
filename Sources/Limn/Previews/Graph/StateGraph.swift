import LimnTolerantBuild
public import SemanticTree

/// The states of a preview and the steps between them. The graph is stored in the format `limn-preview/1`.
public struct StateGraph: Record {
  public static let schema = "limn-preview/1"

  public var schema = Self.schema
  public var preview: PreviewIdentity
  var seed: UInt64
  /// The time at which the preview's clock starts, in seconds since 1970.
  var clock: Int64
  /// The states in the order in which they were found, starting with the initial state.
  public var states: [ExploredState]
  /// Effects that occurred before the first state, while the preview started.
  public var startEffects: [Effect] = []
  public var edges: [Edge]
  public var frontier: [UnexploredStep] = []
  /// The first state under different conditions, such as appearance and text size.
  var matrix: [Tile] = []
  public var findings: [Finding] = []
  /// Descriptions of how the preview looks or behaves differently from the app on its platform, sorted.
  var approximations: [String] = []
  /// The parts of the app's code that did not compile, were replaced, and were met while the preview was explored.
  var replaced: [ReplacedPart] = []
  /// The files of images that the states show, in Base64. The file for programs is without them.
  var images: [String: String] = [:]
  /// For each HTML page of the preview, the index of its first state. Large previews have several pages.
  public var pageStarts = [0]

  /// An explored step with its effects and its target.
  public struct Edge: Record {
    /// The indices of the states before and after the step.
    public var from: Int
    var to: Int
    public var step: Step
    public var effects: [Effect] = []
    /// The changes that are visible on the screen.
    var shown: [Difference] = []
    /// The changes in the values that views store.
    public var remembered: [Difference] = []
    var usesRandomness: Bool = false
  }

  /// The first state under a combination of conditions.
  public struct Tile: Record {
    var conditions: Conditions
    /// The preview's first state under the conditions of this tile. Nil if the tree and the ending are equal to those
    /// of the graph's first state, which is true for most views.
    var state: ExploredState?
    /// The index of an earlier tile that looks the same as this tile; nil if there is none.
    var sameAs: Int?
  }

  /// The steps of all states, with the edges of those that were taken.
  var steps: [(Int, Step, Edge?)] {
    edges.map { ($0.from, $0.step, Optional($0)) } + frontier.map { ($0.state, $0.step, nil) }
  }

  /// Whether all steps were explored. A step that was skipped because content was loading does not make the graph
  /// incomplete.
  var isComplete: Bool { frontier.allSatisfy { $0.reason == .loading } }

  /// The extent of the exploration, such as `7 states, complete` or `64 states, 3 actions unexplored`.
  var extent: String {
    let count = states.count.counted("state")
    if !isComplete { return "\(count), \(frontier.count.counted("action")) unexplored" }
    let chance = edges.contains(where: \.usesRandomness) ? " for one random seed" : ""
    return count + ", complete\(chance)" + (frontier.isEmpty ? "" : " except for repeated actions while loading")
  }

  /// The index of the page that shows a state.
  public func page(of state: Int) -> Int { max(0, pageStarts.count { $0 <= state } - 1) }

  /// The address of a state relative to the site's root.
  public func url(of state: Int) -> String { preview.path(ofPage: page(of: state)).percentEncoded + "#s\(state)" }

  /// The actions that steps sent, such as `PersonBMI.saveButtonTapped`, in the order of first use, without duplicates.
  public var sentActions: [String] {
    effects.filter { $0.kind == .sent }.map(\.text.withoutArguments).unique
  }
}

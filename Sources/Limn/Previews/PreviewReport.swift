public import LimnDiagnostics
import LimnTolerantBuild
public import LimnToolchain
import SemanticTree

/// The result of exploring a package.
public struct PreviewReport: Hashable, Sendable {
  /// The graphs of the previews that ran, sorted by module, file, and line.
  public var graphs: [StateGraph] = []
  public var diagnostics: [Diagnostic] = []
  /// The number of previews that were run. The results of the other previews came from the cache.
  public var explored = 0
  /// The previews in the sources that did not run.
  public var unrun: [UnrunPreview] = []

  public init() {}

  /// What is wrong in the previews that ran. Views of one preview can have the same mistake.
  public var findings: Set<Diagnostic> {
    Set(graphs.flatMap { graph in graph.findings.map { $0.diagnostic(of: graph) } })
  }

  /// Adds the result of a preview.
  ///
  /// - Parameter parts: the replaced parts of the package, by their ids.
  mutating func add(_ record: PreviewRecord?, of entry: DiscoveredPreviews.Entry, _ parts: [String: ReplacedPart]) {
    guard let record else { return }
    let isOwn = entry.identity.origin != .synthesized
    if record.isAbsent {
      let part = parts.values.filter { $0.contains(entry.identity.location) }.max { $0.kind == .file || $0.id < $1.id }
      let condition = "it is not part of the build: a condition such as '#if os(iOS)' may exclude it"
      return addUnrun(entry.identity, part.map { "its code does not compile here: \($0.message)" } ?? condition, part)
    }
    for var graph in record.graphs {
      graph.replaced = graph.metParts.compactMap { parts[$0] }
      var first: ReplacedPart?
      for index in graph.states.indices.reversed() {
        // The effects of a process that crashed are not known, so the replaced part is read from its last message.
        let message = graph.states[index].ending?.message ?? ""
        first =
          message.isEmpty ? nil : parts.values.filter { message.contains($0.id) }.max { $0.id.count < $1.id.count }
        if let first { graph.states[index].ending = Ending(kind: .crashed, message: first.explanation) }
      }
      if let ending = graph.states.first?.ending,
        parts.keys.contains(where: { $0.hasPrefix(graph.preview.module + "/") })
      {
        addUnrun(graph.preview, ending.sentence, first)
      } else if let need = graph.replaced.first, let first = graph.states.first, first.ending == nil,
        !first.drawsOwnContent
      {
        guard isOwn else { continue }
        // Errors in calls follow from a module that is missing in the same file.
        let all = graph.replaced + parts.sortedByKey.map(\.value).filter { $0.location.path == need.location.path }
        let cause = all.first { $0.module != nil } ?? need
        addUnrun(
          graph.preview,
          "everything that it draws is replaced: \(cause.module.map { "it needs \($0)" } ?? cause.message)", cause)
      } else {
        graphs.append(graph)
      }
    }
  }

  private mutating func addUnrun(_ preview: PreviewIdentity, _ reason: String, _ part: ReplacedPart?) {
    unrun.append(UnrunPreview(preview: preview, reason: reason, need: part?.need))
    // No missing module declares the name, so a tool such as SwiftGen may generate it.
    let isGenerated = part.map { $0.module == nil && $0.message.hasPrefix("cannot find '") } ?? false
    let notes = isGenerated ? [Note("if a tool generates '\(part?.symbol ?? "")', run the tool before limn")] : []
    diagnostics.add(
      .previewNotBuilt, "preview '\(preview.title)' did not run: \(reason)", at: preview.location, notes: notes)
  }

  /// Adds the previews in the files of a target, none of which ran. A diagnostic gives their number.
  ///
  /// - Parameter whole: what contains the previews, such as `target 'Sea'`.
  public mutating func addUnrun(
    in target: PackageTarget, _ whole: String, because reason: String, root: String
  ) throws {
    let found = try DiscoveredPreviews.read(target, root: root).entries.map(\.identity)
    let previews = found.filter { $0.origin != .synthesized }
    guard let first = previews.first else { return }
    let count = previews.count.counted("preview")
    unrun += previews.map { UnrunPreview(preview: $0, reason: "\(whole) with \(count) \(reason)") }
    diagnostics.add(.previewNotBuilt, "\(count) of \(whole) did not run: it \(reason)", at: first.location)
  }

  /// Shows the previews of these modules in the window of a Mac.
  public mutating func showOnMac(_ modules: [String]) {
    for index in graphs.indices where modules.contains(graphs[index].preview.module) {
      graphs[index].preview.traits.append(PreviewIdentity.mac)
    }
  }
}

/// A preview in the sources that did not run.
public struct UnrunPreview: Hashable, Sendable {
  public var preview: PreviewIdentity
  public var reason: String
  /// The missing module or symbol that is the reason; nil if the reason is another one.
  public var need: String?
}

extension ReplacedPart {
  fileprivate func contains(_ other: Location) -> Bool {
    location.path == other.path && (kind == .file || location.line <= other.line && other.line <= endLine)
  }
}

extension StateGraph {
  /// Whether no state met a replaced part.
  public var isWhole: Bool { replaced.isEmpty }

  /// Says how much of the code the preview was drawn with: `whole` or `drawn without 2 parts of its code`.
  public var wholeness: String {
    isWhole ? "whole" : "drawn without \(replaced.count.counted("part")) of its code"
  }

  /// The effects of the start and of all steps.
  var effects: [Effect] { startEffects + edges.flatMap(\.effects) }

  /// The ids of the replaced parts that were met, in the order of first use, without duplicates.
  var metParts: [String] { effects.filter { $0.kind == .replaced }.map(\.text).unique }
}

extension ExploredState {
  /// Whether the state draws anything besides the placeholders of replaced parts.
  fileprivate var drawsOwnContent: Bool {
    tree?.all.contains { node in
      guard node.identifier != "limn-replaced-part", node.role != .window else { return false }
      return node.label?.isEmpty == false || node.content != nil || !node.actions.isEmpty
        || node.value?.isEmpty == false || !node.boxes.isEmpty && node.children.isEmpty
    } ?? false
  }
}

import LimnConfiguration
import LimnDiagnostics
import LimnMarkdown
import LimnPlatform
import LimnToolchain

extension RunOutcome {
  /// The checks that did not run in spite of being asked for, with the reasons.
  var skippedPhases: [CheckPhase] {
    let ran = Set(findings.phases.map(\.name))
    return CheckKind.allCases.filter { !ran.contains($0.rawValue) }.compactMap { kind in
      let isWanted = workspace.options.only.contains(kind)
      let skip = isWanted ? reason(for: kind) : workspace.options.omission.map { CheckPhase.Skip($0) }
      return skip.map { CheckPhase(name: kind.rawValue, skip: $0) }
    }
  }

  private func reason(for kind: CheckKind) -> CheckPhase.Skip? {
    if workspace.options.readsOnlyCache, workspace.hasPackage || kind == .links { return nil }
    if workspace.hasPackage, kind != .links, code.package?.built == nil {
      return CheckPhase.Skip("the package does not build", isFailure: true)
    }
    switch kind {
    case .links: return CheckPhase.Skip("there is no Markdown file")
    case .snippets: return nil
    case .rules:
      if workspace.hasPackage { return nil }
      let isKnown = workspace.settings.architecture == nil && workspace.hasXcodeProject
      return CheckPhase.Skip(
        isKnown ? "'architecture' in limn.yml does not name the one of this project" : "there is no package")
    case .previews:
      guard workspace.hasPackage else { return CheckPhase.Skip("there is no package") }
      guard usesSwiftUI else { return CheckPhase.Skip("the package does not use SwiftUI") }
      return CheckPhase.Skip("this copy of Limn has no SwiftUI modules: see limn doctor", isFailure: true)
    }
  }

  private var usesSwiftUI: Bool {
    (code.package?.description?.targets ?? []).flatMap(\.sources).contains { path in
      let source = try? workspace.files.read(workspace.layout.root + "/" + path)
      return source?.firstOffset(of: "import SwiftUI") != nil
    }
  }
}

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
      let isWanted = options.only.contains(kind)
      let skip = isWanted ? reason(for: kind) : options.omission.map { CheckPhase.Skip($0) }
      return skip.map { CheckPhase(name: kind.rawValue, skip: $0) }
    }
  }

  private func reason(for kind: CheckKind) -> CheckPhase.Skip? {
    if options.readsOnlyCache, hasPackage || kind == .links { return nil }
    if hasPackage, kind != .links, code.package?.built == nil {
      return CheckPhase.Skip("the package does not build", isFailure: true)
    }
    switch kind {
    case .links: return CheckPhase.Skip("there is no Markdown file")
    case .snippets: return nil
    case .rules:
      if hasPackage { return nil }
      let isKnown = settings.architecture == nil && hasXcodeProject
      return CheckPhase.Skip(
        isKnown ? "'architecture' in limn.yml does not name the one of this project" : "there is no package")
    case .previews:
      guard hasPackage else { return CheckPhase.Skip("there is no package") }
      guard usesSwiftUI else { return CheckPhase.Skip("the package does not use SwiftUI") }
      return CheckPhase.Skip("this copy of Limn has no SwiftUI modules: see limn doctor", isFailure: true)
    }
  }

  private var usesSwiftUI: Bool {
    (code.package?.description?.targets ?? []).flatMap(\.sources).contains { path in
      let source = try? files.read(layout.root + "/" + path)
      return source?.firstOffset(of: "import SwiftUI") != nil
    }
  }
}

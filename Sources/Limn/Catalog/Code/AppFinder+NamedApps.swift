import LimnConfiguration
import LimnDiagnostics

// The apps that `limn.yml` defines by a list of targets.
extension AppFinder {
  /// The apps that `limn.yml` defines, each with its documented targets, and the mistakes in `limn.yml`. If `limn.yml`
  /// lists a target for two apps, the target belongs to the first app.
  func named() -> (apps: [CodeApp], mistakes: [Diagnostic]) {
    let names = Set(description.targets.map(\.name)).sorted()
    var (apps, mistakes): ([CodeApp], [Diagnostic]) = ([], [])
    var owners: [String: String] = [:]
    for choice in choices.apps {
      for pattern in choice.targets {
        let matching = names.filter(Glob(pattern.text).matches)
        if matching.isEmpty {
          let text = "'\(pattern.text)', listed for the app '\(choice.name)', is not the name of a target"
          mistakes.add(.invalidSetting, text + Suggestion.hint(for: pattern.text, among: names), at: pattern.location)
        }
        for target in matching {
          let owner = owners[target, default: choice.name]
          owners[target] = owner
          guard owner != choice.name else { continue }
          let text = "target '\(target)' is already listed for the app '\(owner)': list it for one app only"
          mistakes.add(.invalidSetting, text, at: pattern.location)
        }
      }
      let own = names.filter { owners[$0] == choice.name && documented.contains($0) }
      if !own.isEmpty { apps.append(CodeApp(name: choice.name, targets: own)) }
    }
    return (apps, mistakes)
  }

  /// Combines the apps that Limn found (`found`) with the apps that `limn.yml` defines (`named`). If both lists contain
  /// an app with the same name, the app gets the targets from `limn.yml`. It also keeps its executable or Xcode app,
  /// even if `limn.yml` does not list it. If `limn.yml` lists a target for one app, all other apps lose the target.
  func corrected(_ found: [CodeApp], by named: [CodeApp]) -> [CodeApp] {
    let programs = Set(description.targets.filter(\.isProgram).map(\.name) + embeds.values.joined())
    var rest = named
    let apps = found.compactMap { app -> CodeApp? in
      var app = app
      let own = rest.firstIndex { $0.name == app.name }.map { rest.remove(at: $0) }
      let others = Set(named.filter { $0.name != own?.name }.flatMap(\.targets))
      let left = app.targets.filter { !others.contains($0) }
      let listed = own?.targets ?? []
      // An Xcode app can lose a target because `limn.yml` lists the target for another app. The Xcode app still uses
      // the target, so it is added to the Xcode app's shared targets.
      let isApplication = app.targets.contains { description.target(named: $0)?.kind == .application }
      let used = isApplication ? app.sharedTargets + app.targets.filter(others.contains) : app.sharedTargets
      app.sharedTargets = Set(used).subtracting(listed).sorted()
      app.targets = own == nil ? left : Set(listed + left.filter(programs.contains)).sorted()
      return app.targets.isEmpty ? nil : app
    }
    return apps + rest
  }
}

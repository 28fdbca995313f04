extension AppFinder {
  /// Makes the names of apps unique by adding numbers. The ids of apps and layers contain these names.
  func withUniqueNames(_ apps: [CodeApp]) -> [CodeApp] {
    var taken = Set<String>()
    return apps.map { app in
      var app = app
      app.name = taken.insertNumbered(app.name)
      return app
    }
  }

  /// Splits an app into parts if `limn.yml` sets a different architecture for some of the app's targets.
  func split(_ app: CodeApp) -> [CodeApp] {
    var parts: [String: [String]] = [:]
    for target in app.targets {
      if let id = choices.architecture(ofTarget: target, in: app.name) { parts[id, default: []].append(target) }
    }
    let moved = Set(parts.values.joined())
    guard !moved.isEmpty, moved.count < app.targets.count else { return [app] }
    func part(_ name: String, _ targets: [String]) -> CodeApp {
      var part = CodeApp(name: name, targets: targets)
      part.sharedTargets = Set(app.targets + app.sharedTargets).subtracting(targets).sorted()
      return part
    }
    return [part(app.name, app.targets.filter { !moved.contains($0) })]
      + parts.sortedByKey.map { part("\(app.name)-\($0)", $1.sorted()) }
  }

  /// Recognizes the architecture of each target of an app separately. Returns one signal for each target whose
  /// architecture seems to differ from `architecture`. The signals are evidence that the app does not follow
  /// `architecture`.
  func differingTargets(of app: CodeApp, from architecture: String) -> [Recognition.Signal] {
    guard app.targets.count > 1 else { return [] }
    return app.targets.compactMap { name in
      let structure = StructureFacts(facts.filter { $0.target.name == name })
      // A target with only a few types is not enough evidence.
      guard structure.items.count >= 5, structure.items.count(where: \.isView) >= 2 else { return nil }
      let own = ArchitectureRecognizer(structure).recognize(app: name)
      guard own.architecture != architecture, !Profile.isFrameworkOnly(own.architecture), own.certainty != .possible
      else {
        return nil
      }
      let title = profiles.first { $0.id == own.architecture }?.title ?? own.architecture
      return Recognition.Signal(
        text:
          "target '\(name)' by itself looks like \(title): confirm it with 'architecture: {\(name): \(own.architecture)}'",
        count: 1, source: own.reasons.first?.source)
    }
  }
}

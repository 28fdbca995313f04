import LimnConfiguration
import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// Finds the apps of a codebase. Each executable and each Xcode app forms an app with the targets that it uses. A group
/// of libraries without an executable can also form an app. The libraries must be connected by dependencies. In
/// addition, they must either declare an `App` or a scene, or have views and follow an architecture.
struct AppFinder {
  let description: PackageDescription
  let profiles: [Profile]
  /// Names of the documented targets.
  let documented: Set<String>
  /// The syntax facts of the sources.
  let facts: [(facts: FileFacts, target: PackageTarget)]
  let embeds: [String: [String]]
  let choices: ArchitectureChoices

  /// Libraries that implement an architecture. An app that uses one of these libraries does not contain the library.
  private static let frameworks: Set = ["ComposableArchitecture", "ComposableArchitectureMacros"]

  func apps() -> (apps: [CodeApp], diagnostics: [Diagnostic]) {
    let libraries = Self.frameworks.union(description.withDependencies(profiles.flatMap(\.libraries)))
    var found = mains(without: libraries)
    if found.isEmpty {
      // The package contains no app. For example, the app can be in an Xcode project outside of the package. If at
      // least one library of the package uses the library of an architecture, all documented libraries of the package
      // form one app.
      let own = freeLibraries(without: libraries)
      if profiles.contains(where: { profile in own.contains { uses(profile, $0.name) } }) {
        found = [CodeApp(name: description.name, targets: own.map(\.name).sorted())]
      }
    }
    // What a sample app shows is a library, although it can look like an app.
    let demos = description.targets.filter { $0.isProgram && isDemo($0) }
    let taken = libraries.union(found.flatMap(\.targets)).union(description.withDependencies(demos.map(\.name)))
    let (named, mistakes) = named()
    found = corrected(found, by: named)
    found += groups(without: taken.union(found.flatMap(\.targets))).filter { group in
      !named.contains { $0.name == group.name }
    }
    found = withUniqueNames(found.flatMap(split))
    var diagnostics =
      mistakes + choices.mistakes(apps: found.map(\.name), targets: description.targets.map(\.name), profiles: profiles)
    for index in found.indices { choose(&found[index], &diagnostics) }
    return (found, diagnostics + unused(found))
  }

  /// Executables, Xcode apps, and the app extensions that no documented app embeds, each with the targets that it
  /// uses. A target that several Xcode apps use belongs to the largest of these apps.
  private func mains(without libraries: Set<String>) -> [CodeApp] {
    let programs = description.targets.filter { $0.isProgram && documented.contains($0.name) }
    func parts(_ name: String) -> Set<String> { (embeds[name] ?? []).reaching { embeds[$0] ?? [] } }
    let embedded = Set(programs.map(\.name).flatMap(parts))
    let mains = programs.filter { !embedded.contains($0.name) }
    let published = description.products.filter { !$0.isExecutable }.flatMap(\.targets)
    let closures = mains.map { main in
      let closure = description.withDependencies(parts(main.name).union([main.name]))
      guard isDemo(main) || isTool(main, closure) else { return closure }
      return closure.subtracting(published.filter { !hasPackage(of: $0, in: main) })
    }
    // The number of targets of each app. A shared target belongs to the app with the most targets, since smaller apps
    // are usually samples.
    let sizes = Dictionary(zip(mains.map(\.name), closures.map(\.count)), uniquingKeysWith: max)
    var users: [String: [PackageTarget]] = [:]
    for (main, closure) in zip(mains, closures) { for name in closure { users[name, default: []].append(main) } }
    let firsts = users.compactMapValues { all -> String? in
      if all.count == 1 { return all[0].name }
      // If several executables but no Xcode app use a target, the target belongs to no app and counts as a library.
      let apps = all.filter { $0.kind != .executable }
      return apps.max { (sizes[$0.name] ?? 0, $1.name) < (sizes[$1.name] ?? 0, $0.name) }?.name
    }
    return zip(mains, closures).map { main, closure in
      let used = closure.filter { documented.contains($0) && !libraries.contains($0) }
      let name = main.name.trimmingSuffix("App")[...].trimmed { "-_ ".contains($0) }
      var app = CodeApp(
        name: name.isEmpty ? main.name : String(name), targets: used.filter { firsts[$0] == main.name }.sorted())
      if main.kind != .executable {
        app.sharedTargets = used.filter { firsts[$0] != nil && firsts[$0] != main.name }.sorted()
      }
      return app
    }
  }

  /// Whether an executable has neither views nor an architecture. The libraries that its package publishes then remain
  /// libraries, although the executable uses them.
  private func isTool(_ main: PackageTarget, _ closure: Set<String>) -> Bool {
    main.kind == .executable && !profiles.contains { profile in closure.contains { uses(profile, $0) } }
      && !structure(of: closure).hasScreens
  }

  /// Whether the name or the folder of an app says that it demonstrates a library. The library then is not a part of the
  /// app. Their structure cannot tell, since an app can also consist of libraries that its package publishes.
  private func isDemo(_ main: PackageTarget) -> Bool {
    "\(main.path)/\(main.name)".contains(/(Demo|Example|Sample|Showcase|Playground)|\b(demo|example|sample)s?\b/)
  }

  /// Whether a library belongs to a package in a folder of the app's project. Such a package is a part of the app, even
  /// if the app is called a demo.
  private func hasPackage(of library: String, in main: PackageTarget) -> Bool {
    let project = (main.manifest.hasSuffix(".pbxproj") ? main.manifest.folder : main.manifest).folder
    let package = description.targets.first { $0.name == library }?.manifest.folder ?? ""
    return package != project && (project.isEmpty || package.hasPrefix(project + "/"))
  }

  private func freeLibraries(without taken: Set<String>) -> [PackageTarget] {
    description.targets.filter { $0.kind == .library && documented.contains($0.name) && !taken.contains($0.name) }
  }

  /// Finds the apps that consist only of libraries. Libraries that depend on each other, directly or indirectly, form a
  /// group. A group is an app if it declares an `App` or a scene, or if it has views and follows an architecture.
  private func groups(without taken: Set<String>) -> [CodeApp] {
    let free = freeLibraries(without: taken)
    var groups: [Set<String>] = []
    for target in free {
      let near = Set([target.name] + target.dependencies.filter { name in free.contains { $0.name == name } })
      let touching = groups.filter { !$0.isDisjoint(with: near) }
      groups.removeAll { !$0.isDisjoint(with: near) }
      groups.append(touching.reduce(near) { $0.union($1) })
    }
    let apps = groups.compactMap { group -> CodeApp? in
      let structure = self.structure(of: group)
      guard structure.hasScreens,
        structure.items.contains(where: \.isScene)
          || !Profile.isFrameworkOnly(ArchitectureRecognizer(structure).recognize(app: "").architecture)
      else { return nil }
      return CodeApp(
        name: groups.count == 1 ? description.name : group.min() ?? description.name, targets: group.sorted())
    }
    return apps.count == 1
      ? [CodeApp(name: description.name, targets: apps[0].targets)] : apps.sorted { $0.name < $1.name }
  }

  /// Assigns an app its architecture. There are four sources, in this order: a profile that names the app's targets, a
  /// profile whose library the app uses, the `architecture` key of `limn.yml`, and the app's structure. The first
  /// source with a result decides.
  private func choose(_ app: inout CodeApp, _ diagnostics: inout [Diagnostic]) {
    let targets = app.targets
    let matching = profiles.filter { profile in
      let globs = profile.targets.map(Glob.init)
      if !globs.isEmpty { return targets.contains { target in globs.contains { $0.matches(target) } } }
      return !profile.libraries.isEmpty && targets.contains { uses(profile, $0) }
    }
    // Some profiles match because they list the app's targets. Others match because the app uses their library.
    // Profiles with listed targets take precedence.
    let named = matching.filter { !$0.targets.isEmpty }
    let chosen = named.isEmpty ? matching : named
    if chosen.count > 1 {
      let names = chosen.map { "'\($0.id)'" }.joined(separator: " and ")
      diagnostics.add(
        .profileOverlap, "profiles \(names) all match the app '\(app.name)': set 'targets' so that only one does",
        at: chosen.lazy.compactMap(\.location).first)
    }
    let structure = self.structure(of: targets + app.sharedTargets)
    let recognizer = ArchitectureRecognizer(structure)
    func roles(in architecture: String) -> [Location: EntityKind] {
      zip(structure.items, recognizer.roles(in: architecture)).keyed { ($0.fact.location, $1) }
    }
    app.roles = roles(in: "")
    if let profile = chosen.first {
      app.profile = profile
      app.reporting = .errors
      if let library = profile.libraries.first {
        let place = structure.files.flatMap(\.imports).first { profile.libraries.contains($0.module) }?.location
        let reason = Recognition.Signal(text: "the library \(library) is used", count: 1, source: place)
        app.recognition = Recognition(
          architecture: profile.id, certainty: .certain, reasons: [reason],
          correction: "architecture: {\(app.name): \(profile.id)}")
      }
      return
    }
    // A program without views or scenes gets no architecture.
    guard structure.hasScreens else { return }
    var recognition = recognizer.recognize(app: app.name)
    if let wanted = choices.architecture(ofApp: app.name, targets: targets),
      profiles.contains(where: { $0.id == wanted })
    {
      if wanted != recognition.architecture {
        recognition = Recognition(architecture: wanted, certainty: .confirmed, runnerUp: recognition.architecture)
      }
      recognition.certainty = .confirmed
      recognition.reasons.insert(
        Recognition.Signal(text: "limn.yml sets this architecture", count: 1, source: choices.location), at: 0)
      app.reporting = .warnings
    }
    recognition.counterSignals += differingTargets(of: app, from: recognition.architecture)
    app.recognition = recognition
    app.roles = roles(in: recognition.architecture)
    app.aliases = recognition.architecture == "luca" ? recognizer.own.aliases : [:]
    var profile = profiles.first { $0.id == recognition.architecture } ?? .swiftUI
    if recognizer.roles.contains(.coordinator) { profile = profile.addingNavigation() }
    app.profile = profile
  }

  private func structure(of targets: some Collection<String>) -> StructureFacts {
    StructureFacts(facts.filter { targets.contains($0.target.name) })
  }

  private func uses(_ profile: Profile, _ target: String) -> Bool {
    let needed = description.closure(of: target)
    let products = ([target] + needed).compactMap(description.target(named:)).flatMap(\.productDependencies)
    return profile.libraries.contains { needed.contains($0) || products.contains($0) }
  }

  /// Reports a profile whose targets do not exist or are not part of an app.
  private func unused(_ apps: [CodeApp]) -> [Diagnostic] {
    let names = description.targets.map(\.name)
    return profiles.filter { !$0.targets.isEmpty }.compactMap { profile in
      let globs = profile.targets.map(Glob.init)
      let named = names.filter { name in globs.contains { $0.matches(name) } }
      if apps.contains(where: { !Set($0.targets).isDisjoint(with: named) }) { return nil }
      let hint = profile.targets.first.map { Suggestion.hint(for: $0, among: names) } ?? ""
      let reason =
        named.isEmpty
        ? "no target is named \(profile.targets.joined(separator: " or "))" + hint
        : "no app contains \(named.joined(separator: " or "))"
      return .init(
        .profileMatchesNothing, "profile '\(profile.id)' matches no app: \(reason)", severity: .error,
        at: profile.location)
    }
  }
}

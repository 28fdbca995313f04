import LimnConfiguration
import LimnDiagnostics
import LimnToolchain

/// Finds the apps of a package: each executable with the targets that only it uses, and the profile whose library it builds on.
struct AppFinder {
  let description: PackageDescription
  let profiles: [Profile]
  /// Names of the targets that are documented.
  let documented: Set<String>
}

extension AppFinder {
  func apps() -> (apps: [CodeApp], diagnostics: [Diagnostic]) {
    // What a library builds on is no part of an app either.
    let libraries = profiles.flatMap(\.libraries).reduce(into: Set<String>()) { $0.formUnion(description.closure(of: $1).union([$1])) }
    let executables = description.targets.filter { $0.kind == .executable && documented.contains($0.name) }
    let closures = executables.map { description.closure(of: $0.name).union([$0.name]) }
    let counts = closures.reduce(into: [String: Int]()) { counts, names in for name in names { counts[name, default: 0] += 1 } }
    var found = zip(executables, closures).map { target, closure in
      let own = closure.filter { documented.contains($0) && counts[$0] == 1 && !libraries.contains($0) }
      let name = target.name.hasSuffix("App") && target.name != "App" ? String(target.name.dropLast(3)) : target.name
      return CodeApp(id: "app/" + name, name: name, profile: nil, targets: own.sorted())
    }
    if executables.isEmpty {
      // An app whose starter is elsewhere, such as in an Xcode project: all that builds on the library, as one app.
      let own = description.targets.filter { $0.kind == .library && documented.contains($0.name) && !libraries.contains($0.name) }
      if profiles.contains(where: { profile in own.contains { uses(profile, $0.name) } }) {
        found = [CodeApp(id: "app/" + description.name, name: description.name, profile: nil, targets: own.map(\.name).sorted())]
      }
    }
    var diagnostics: [Diagnostic] = []
    for index in found.indices {
      let app = found[index]
      let matching = profiles.filter { profile in
        let globs = profile.targets.map(Glob.init)
        if !globs.isEmpty { return app.targets.contains { target in globs.contains { $0.matches(target) } } }
        return app.targets.contains { uses(profile, $0) }
      }
      // A profile that names its targets was written for them; those that come with Limn only guess.
      let named = matching.filter { !$0.targets.isEmpty }
      let chosen = named.isEmpty ? matching : named
      if chosen.count > 1 {
        let names = chosen.map { "'\($0.id)'" }.joined(separator: " and ")
        diagnostics.append(
          .error(
            "profile-overlap", "profiles \(names) all claim the app '\(app.name)': let the 'targets' of one alone match it",
            at: Location(path: "Site/limn.yml")))
      }
      found[index].profile = chosen.first
    }
    return (found, diagnostics + unused(found))
  }

  private func uses(_ profile: Profile, _ target: String) -> Bool {
    let needed = description.closure(of: target)
    let products = ([target] + needed).compactMap(description.target(named:)).flatMap(\.productDependencies)
    return profile.libraries.contains { needed.contains($0) || products.contains($0) }
  }

  /// A profile that names targets and finds none, or none of an app, is a mistake of its author.
  private func unused(_ apps: [CodeApp]) -> [Diagnostic] {
    let names = description.targets.map(\.name)
    return profiles.filter { !$0.targets.isEmpty }.compactMap { profile in
      let globs = profile.targets.map(Glob.init)
      let named = names.filter { name in globs.contains { $0.matches(name) } }
      if apps.contains(where: { !Set($0.targets).isDisjoint(with: named) }) { return nil }
      let hint = profile.targets.first.map { Suggestion.hint(for: $0, among: names) } ?? ""
      let reason =
        named.isEmpty
        ? "no target is named \(profile.targets.joined(separator: ", "))" + hint : "\(named.joined(separator: ", ")) belongs to none"
      return .error("profile-matches-nothing", "profile '\(profile.id)' matches no app: \(reason)", at: Location(path: "Site/limn.yml"))
    }
  }
}

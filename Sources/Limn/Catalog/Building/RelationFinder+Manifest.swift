import LimnDiagnostics

/// Finds which targets depend on each other, and which targets and layers belong to each app. The evidence for these
/// relations is in package manifests and project files.
extension RelationFinder {
  mutating func manifest() {
    for target in model.description.targets {
      for dependency in target.dependencies {
        let place =
          manifests[target.manifest]?.location(ofDependency: dependency, of: target.name)
          ?? Location(path: target.manifest)
        add(.dependsOn, target.id, "target/" + dependency, Evidence(place), origin: .manifest)
      }
    }
    for app in model.apps {
      for target in app.targets + app.sharedTargets {
        add(.partOf, "target/" + target, app.id, declaration(ofTarget: target), origin: .manifest)
      }
      // Code does not declare an app's layers, so a layer has no location. Use the location of the app's main target
      // for all layers.
      let main = app.targets.first { model.description.target(named: $0)?.isProgram == true } ?? app.targets.first
      for layer in app.profile?.layers ?? [] {
        add(.partOf, app.layerID(layer.name), app.id, main.flatMap(declaration(ofTarget:)), origin: .manifest)
      }
    }
  }

  private func declaration(ofTarget name: String) -> Evidence? {
    guard let target = model.description.target(named: name) else { return nil }
    return Evidence(
      manifests[target.manifest]?.location(ofTarget: name) ?? Location(path: target.manifest))
  }
}

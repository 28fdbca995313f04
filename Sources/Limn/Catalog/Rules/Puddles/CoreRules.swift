extension Rule {
  static let coreUI = Rule(
    "puddles-core-ui", title: "Core imports no user interface",
    reason: "Models and clients that do not depend on views can be tested and used anywhere.",
    example: """
        // Core/Models/NumberFact.swift
      - import SwiftUI
      + import Foundation

        struct NumberFact {
          var number: Int
        }
      """
  ) { context in
    context.files.flatMap { file -> [Violation] in
      let layers = Set(
        file.entities.compactMap { $0 }.compactMap { context.layer(context.type($0)?.layer)?.layer.name })
      let own = layers.isEmpty ? Set([context.layerName(ofTarget: file.target.name) ?? ""]) : layers
      guard own.isSubset(of: ["Core", "Mock data"]) else { return [] }
      return file.facts.userInterfaceImports.map {
        Violation(file.target.id, "\($0.module) is imported in Core", at: $0.location)
      }
    }
  }

  static let mockData = Rule(
    "puddles-mock-data", title: "Only mocks and previews use the mock data",
    reason: "If the app's own code uses samples, users can see these samples.",
    example: """
        extension NumberFactProvider {
      -   static let live = NumberFactProvider(facts: Mock.facts)
      +   static let mock = NumberFactProvider(facts: Mock.facts)
        }
      """
  ) { context in
    let samples = Set(context.types().filter { context.layer($0.layer)?.layer.name == "Mock data" }.map(\.id))
    let uses = context.types().filter { !samples.contains($0.id) && $0.kind != .preview }.flatMap {
      type -> [Violation] in
      let shown = context.dependencies(of: type.id).filter { samples.contains($0.to) }
      return context.violations(type.id, shown, where: { !context.isMockCode($0.location, in: type) }) {
        "'\(type.name)' uses '\(context.name($0.to))' outside of a mock or preview"
      }
    }
    let targets = Set(samples.compactMap { context.type($0)?.target.module })
    let imports = context.files.filter { context.layerName(ofTarget: $0.target.name) == "Core" }.flatMap { file in
      file.facts.imports.filter { targets.contains($0.module) }.map {
        Violation(file.target.id, "\($0.module) is imported in Core", at: $0.location)
      }
    }
    return uses + imports
  }
}

@testable import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import Testing

@Suite struct ProfileDecoderTests {
  private func decode(_ yaml: String) -> (profiles: [Profile], messages: [String]) {
    let (settings, problems) = Settings.parse("profiles:\n" + yaml, path: "limn.yml")
    let (profiles, mistakes) = Profile.decode(settings.profiles, ruleIDs: Rule.all.map(\.id))
    return (profiles, (problems + mistakes).map { "\($0.location!.line): \($0.message)" })
  }

  @Test("Reads a profile of ones own") func readsAProfileOfOnesOwn() throws {
    let yaml = """
        - id: ours
          title: Ours
          targets: [App]
          layers:
            - name: Screens
              may-use: [Widgets]
              reason: They show.
            - name: Widgets
          kinds:
            - kind: view
              layer: Widgets
              conforms-to: View
              folder: "**/Widgets/**"
          exceptions:
            dead-action: "action/App/*"
      """
    let (profiles, messages) = decode(yaml)
    #expect(messages == [])
    let profile = try #require(profiles.last)
    #expect(
      profile.id == "ours" && profile.layers.map(\.name) == ["Screens", "Widgets"]
        && profile.layers[0].mayUse == ["Widgets"])
    #expect(
      profile.kinds.withoutLocations == [
        KindRule(kind: .view, layer: "Widgets", folder: "**/Widgets/**", conformsTo: ["View"])
      ])
    #expect(profile.exceptions == ["dead-action": ["action/App/*"]])
  }

  @Test("Extends another with its own kinds first") func extendsAnotherWithItsOwnKindsFirst() throws {
    let profile = try #require(
      decode("  - id: ours\n    extends: puddles\n    kinds:\n      - kind: service\n        name: \"*Job\"").profiles
        .last)
    #expect(
      profile.kinds.withoutLocations.first == KindRule(kind: .service, name: "*Job")
        && profile.kinds.count == Profile.puddles.kinds.count + 1)
    #expect(profile.rules == Profile.puddles.rules)
  }

  @Test(
    "Says what is wrong at its place",
    arguments: [
      ("  - title: x", "2: a profile needs an 'id'"),
      ("  - id: x\n    extends: pudles", "3: there is no profile 'pudles' (did you mean 'puddles'?)"),
      ("  - id: x\n    kindz: []", "3: 'kindz' is not a key of a profile (did you mean 'kinds'?)"),
      ("  - id: x\n    kinds:\n      - kind: vew", "4: 'vew' is not a kind of entity (did you mean 'view'?)"),
      (
        "  - id: x\n    layers:\n      - name: A\n    kinds:\n      - kind: view\n        layer: B",
        "7: there is no layer 'B'"
      ),
      ("  - id: x\n    kinds: view", "3: 'kinds' of a profile must be a list, not 'view'"),
      ("  - id: x\n    layers:\n      - reason: y", "4: a layer needs a 'name'"),
      ("  - id: x\n    rules: [dead-acton]", "3: there is no rule 'dead-acton' (did you mean 'dead-action'?)"),
    ])
  func saysWhatIsWrongAtItsPlace(yaml: String, message: String) {
    #expect(decode(yaml).messages == [message])
  }

  @Test("A kind's entry and a profile keep their place in the settings") func locations() throws {
    let profile = try #require(decode("  - id: ours\n    kinds:\n      - kind: view\n").profiles.last)
    #expect(profile.location == Location(path: "limn.yml", line: 2, column: 5))
    #expect(profile.kinds.map(\.location?.line) == [4])
    #expect(Profile.builtIn.allSatisfy { $0.location == nil && $0.kinds.allSatisfy { $0.location == nil } })
  }

  @Test("Rules have different ids, and each belongs to a profile") func everyRuleBelongsToAProfile() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for profile in Profile.builtIn {
      #expect(profile.rules == Rule.all.filter { $0.profile == profile.id }.map(\.id))
    }
    #expect(Set(Rule.all.map(\.profile)).subtracting(Profile.builtIn.map(\.id)) == ["any"])
  }
}

extension [KindRule] {
  fileprivate var withoutLocations: [KindRule] {
    map { rule in
      var rule = rule
      rule.location = nil
      return rule
    }
  }
}

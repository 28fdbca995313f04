import LimnConfiguration
import LimnDiagnostics
@testable import LimnPlatform
import TestFiles
import Testing

@testable import LimnCatalog

@Suite("XcodeGen specifications") struct XcodeGenProjectTests {
  private func project(_ files: [String: String]) throws -> XcodeGenProject {
    let all = Dictionary(uniqueKeysWithValues: files.map { ("/r/\($0.key)", $0.value) })
    let text = try #require(files["ios/project.yml"])
    let project = try XcodeGenProject(text, path: "ios/project.yml", root: "/r", files: FileSystem.inMemory(all))
    return try #require(project)
  }

  @Test("Included specifications add targets, with paths relative to their own folder") func includes() throws {
    let project = try project([
      "ios/project.yml": """
      name: Pond
      include:
        - App/app.yml
        - path: shared.yml
      targets:
        App:
          sources: [Extra]
      """,
      "ios/App/app.yml": "include: deep.yml\ntargets:\n  App:\n    type: application\n    sources:\n      - path: .\n",
      "ios/App/deep.yml": "targets:\n  Kit:\n    type: framework\n    sources: ../Kit\n",
      "ios/shared.yml": "include: project.yml\ntargets:\n  Widget:\n    type: app-extension\n    sources: Widget\n",
      "ios/App/a.swift": "", "ios/Extra/b.swift": "", "ios/Kit/k.swift": "", "ios/Widget/w.swift": "",
    ])
    #expect(project.targets.map(\.name) == ["App", "Kit", "Widget"] && project.diagnostics.isEmpty)
    #expect(
      project.targets.map(\.sources) == [
        ["ios/App/a.swift", "ios/Extra/b.swift"], ["ios/Kit/k.swift"], ["ios/Widget/w.swift"],
      ])
  }

  @Test("An app embeds its extensions, and a test target embeds nothing") func embeds() throws {
    let project = try project([
      "ios/project.yml": """
      targets:
        App:
          type: application
          sources: App
          dependencies: [target: Widget]
        Widget:
          type: app-extension
          sources: Widget
        Tests:
          type: bundle.unit-test
          sources: Tests
          dependencies: [target: App]
      """,
      "ios/App/a.swift": "", "ios/Widget/w.swift": "", "ios/Tests/t.swift": "",
    ])
    #expect(project.targets.map(\.name) == ["App", "Tests", "Widget"])
    #expect(project.targets.map(\.embeds) == [["Widget"], [], []])
  }

  @Test("A file that is not there is one warning at the place that includes it") func missing() throws {
    let project = try project([
      "ios/project.yml": "include:\n  - gone.yml\ntargets:\n  A:\n    type: application\n    sources: A\n",
      "ios/A/a.swift": "",
    ])
    #expect(project.targets.map(\.sources) == [["ios/A/a.swift"]])
    let warning = try #require(project.diagnostics.first)
    let place = try #require(warning.location)
    #expect(project.diagnostics.count == 1 && place.path == "ios/project.yml" && place.line == 2)
    #expect(warning.message.contains("'gone.yml' cannot be read"))
  }

  @Test("A specification with another name is one if it names a project") func otherNames() throws {
    let targets = "targets:\n  App:\n    type: application\n    sources: App\n"
    let files = FileSystem.inMemory(["/r/project-beta.yml": "name: Beta\n" + targets, "/r/project-base.yml": targets])
    #expect(ProjectFinder(root: "/r", wanted: [], files: files).find().specifications.count == 2)
    for (name, isMain) in [("beta", true), ("base", false)] {
      let text = try files.text("/r/project-\(name).yml")
      let project = try XcodeGenProject(text, path: "project-\(name).yml", root: "/r", files: files)
      #expect((project != nil) == isMain)
    }
  }

  @Test("Templates give values, and a list of platforms gives a target for each") func templates() throws {
    let project = try project([
      "ios/project.yml": """
      targetTemplates:
        Base:
          sources:
            - path: ${target_name}
              includes: ["*.swift"]
        Feature:
          templates: [Base]
          type: framework
      targets:
        Home:
          templates: [Feature]
        Player:
          templates: [Feature]
          platform: [iOS, tvOS]
      """,
      "ios/Home/h.swift": "", "ios/Home/Info.plist": "", "ios/Player/p.swift": "",
    ])
    #expect(project.targets.map(\.name) == ["Home", "Player_iOS", "Player_tvOS"])
    #expect(project.targets.map(\.module) == ["Home", "Player", "Player"])
    #expect(project.targets.map(\.platforms) == [[], ["iOS"], ["tvOS"]])
    #expect(project.targets.map(\.sources) == [["ios/Home/h.swift"], ["ios/Player/p.swift"], ["ios/Player/p.swift"]])
  }

  @Test("The key ':REPLACE' replaces an included list, and other build phases do not compile") func replaces() throws {
    let project = try project([
      "ios/project.yml": """
      include: base.yml
      targets:
        App:
          sources:REPLACE:
            - New
            - path: Templates
              buildPhase: resources
      """,
      "ios/base.yml": "targets:\n  App:\n    type: application\n    sources: [Old]\n",
      "ios/Old/o.swift": "", "ios/New/n.swift": "", "ios/Templates/t.swift": "",
    ])
    #expect(project.targets.map(\.sources) == [["ios/New/n.swift"]])
  }
}

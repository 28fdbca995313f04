import LimnToolchain

extension Rule {
  static let importDirection = Rule(
    "luca-import-direction", title: "Imports point down: UserInterface, Model, DataSource",
    reason: "A lower layer must build, and must be testable, without the layers above.",
    example: """
      - // DataSource/Extensions/String+Keys.swift
      - import Units
      + // Model/Services/UnitService.swift
      + import DataSource

      - extension String {
      -   static let person = "person"
      + struct UnitService {
      +   func label(of person: Person) -> String { person.name }
        }
      """
  ) { context in
    context.files.flatMap { file -> [Violation] in
      guard let own = context.layerName(ofTarget: file.target.name),
        let layer = context.apps.lazy.compactMap({ $0.profile?.layers.first { $0.name == own } }).first
      else { return [] }
      return file.facts.imports.compactMap { imported in
        guard let target = context.model.description.targets.first(where: { $0.module == imported.module }),
          let other = context.layerName(ofTarget: target.name), other != own, !layer.mayUse.contains(other)
        else { return nil }
        return Violation(
          file.target.id, "layer \(own) imports \(imported.module), which belongs to layer \(other)",
          at: imported.location)
      }
    }
  }

  static let frameworks = Rule(
    "luca-frameworks", title: "Code imports only Apple's frameworks and packages of the Swift project",
    severity: .warning,
    reason: "Every other dependency has to be maintained as long as the app exists.",
    example: """
        import DataSource
      - import Kite
      + import Foundation

        extension BMICategory {
      -   var title: String { Kite.title(of: self) }
      +   var title: String { String(localized: "Normal weight") }
        }
      """
  ) { context in
    // The library of the app's architecture is allowed, even if it comes from another package.
    let libraries = context.apps.flatMap { $0.profile?.libraries ?? [] }
    let own = Set(context.model.description.targets.map(\.module) + libraries)
    return context.files.flatMap { file in
      file.facts.imports.filter { !own.contains($0.module) && !AppleModules.names.contains($0.module) }.map {
        Violation(
          file.target.id, "the module \($0.module) is neither from Apple nor from the Swift project",
          at: $0.location)
      }
    }
  }

  static let resources = Rule(
    "luca-resources", title: "Resources belong to the user interface",
    reason: "Model and DataSource contain no texts or images, so they can be tested without a bundle.",
    example: """
      - // Model/Services/BMIService.swift
      - struct BMIService {
      -   let title = String(localized: "title", bundle: .module)
      + // UserInterface/Views/BMIResultView.swift
      + struct BMIResultView: View {
      +   var body: some View { Text("title", bundle: .module) }
        }
      """
  ) { context in
    context.files.flatMap { file -> [Violation] in
      guard let layer = context.layerName(ofTarget: file.target.name), ["Model", "Data source"].contains(layer) else {
        return []
      }
      return context.findings(.resource, in: file) { "\($0.text) is used in \(layer)" }
    }
  }

  static let entityLogic = Rule(
    "luca-entity-logic", title: "Entities hold no logic",
    reason: "Entities are values that all layers share. Logic belongs in services and stores.",
    example: """
        struct Person {
          var name: String
      + }

      -   func save() async { await PersonService().save(self) }
      + struct PersonService {
      +   func save(_ person: Person) async { repository.person = person }
        }
      """
  ) { context in
    context.types(.entity).flatMap { type -> [Violation] in
      let reached = context.violations(of: type, using: [.client, .repository, .service, .store, .container]) {
        "entity '\(type.name)' uses the \(context.title($0.to))"
      }
      let waiting = type.members.filter { $0.isAsync && $0.keyword == "func" }.map {
        Violation(
          type, "'\($0.name)' of entity '\(type.name)' is async: move the work to a service", at: $0)
      }
      return reached.adding(waiting)
    }
  }
}

/// Modules of Apple and the Swift project. An import of such a module does not count as a use of a third-party library.
enum AppleModules {
  static let names = Set(BundledModules.names).union(
    """
    Accelerate Accessibility Algorithms ArgumentParser ARKit AsyncAlgorithms Atomics AudioToolbox AVFAudio AVRouting
    BackgroundTasks BitCollections CallKit CarPlay ClockKit CloudKit Collections ComplexModule Contacts CoreAudio
    CoreBluetooth CoreFoundation CoreHaptics CoreImage CoreMedia CoreMIDI CoreML CoreMotion CoreNFC CoreSpotlight
    CoreTelephony CoreText CoreVideo Crypto CryptoKit Darwin DequeModule DeviceCheck Dispatch EventKit ExternalAccessory
    FamilyControls FileProvider Foundation FoundationEssentials FoundationNetworking FoundationXML GameController
    GameKit GameplayKit Glibc GroupActivities HashTreeCollections HealthKit HeapModule HomeKit HTTPTypes
    HTTPTypesFoundation ImageIO Intents IntentsUI IOKit LinkPresentation Logging ManagedSettings Markdown MediaPlayer
    MessageUI Metal MetalKit MetricKit Metrics ModelIO MultipeerConnectivity MusicKit Musl NaturalLanguage
    NearbyInteraction Network NetworkExtension NIO NIOCore NIOHTTP1 Numerics ObjectiveC Observation OpenAPIRuntime
    OpenAPIURLSession OrderedCollections PassKit PDFKit PencilKit Photos PushKit QuartzCore QuickLook RealityKit
    RealModule RegexBuilder ReplayKit SafariServices SceneKit ScreenTime Security SensorKit ServiceLifecycle
    ServiceManagement SharedWithYou ShazamKit SoundAnalysis Speech SpriteKit Swift SwiftParser SwiftSyntax
    Synchronization System SystemConfiguration SystemPackage Testing ThreadNetwork Tracing UIKit UserNotificationsUI
    VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WinSDK XCTest
    """.words)
}

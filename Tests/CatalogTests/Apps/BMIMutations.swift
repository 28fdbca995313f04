extension Mutation {
  private static let app = "Sources/Apps/BMI/"
  private static let service = app + "Model/Services/BMIService.swift"
  private static let target = app + "Model/Stores/TargetWeight.swift"
  private static let dependencies = app + "Model/AppDependencies.swift"
  private static let history = app + "UserInterface/Views/HistoryView.swift"
  private static let scene = app + "UserInterface/Scenes/PersonBMIScene.swift"

  static let bmiFirst = [
    Mutation("luca-resources", service, "    return (100 * weight", "    _ = Bundle.«module\n    return (100 * weight"),
    Mutation("", service, nil, "extension BMIService {\n  private enum Bundle { static let module = 1 }\n}"),
    Mutation(
      "luca-entity-logic", app + "DataSource/Entities/Person.swift", "  /// A person without any data.",
      "  public func «save() async {}\n  /// A person without any data."),
    Mutation(
      "luca-store-shape", app + "Model/Stores/RecordDetail.swift", "public final class RecordDetail",
      "public class «RecordDetail"),
    Mutation(
      "luca-store-injectable", target, "  public var targetBMI: Double\n",
      "  public var targetBMI: Double\n  public var «tip = 0\n"),
    Mutation(
      "luca-action-name", target, "    case closeButtonTapped\n", "    case closeButtonTapped\n    case «close\n"),
    Mutation(
      "", target, "case .applyButtonTapped, .closeButtonTapped:", "case .applyButtonTapped, .closeButtonTapped, .close:"
    ),
    Mutation(
      "", app + "Model/Stores/PersonBMI.swift", "case .target(.targetPickerSelected),",
      "case .target(.close), .target(.targetPickerSelected),"),
    Mutation(
      "", app + "UserInterface/Views/TargetWeightView.swift", "await store.send(.applyButtonTapped)",
      "await store.send(.applyButtonTapped); await store.send(.close)"),
    Mutation(
      "luca-view-store", history, "  @State var store: History\n",
      "  @State var store: History\n  var «other: History?\n"),
    Mutation(
      "", dependencies, "  static let shared = AppDependencies()", "  public static let shared = AppDependencies()"),
    Mutation(
      "luca-scene-dependencies", scene, "(store: .init(appDependencies))", "(store: .init(AppDependencies.«shared))"),
    Mutation(
      "luca-test-name", "Tests/ModelTests/StoreTests/RecordDetailTests.swift",
      "func send_backButtonTapped_parentIsTold", "func «goesBack"),
    Mutation(
      "", "Package.swift", ".target(name: \"DataSource\", dependencies: [",
      ".target(name: \"Units\", path: \"Sources/Apps/BMI/Units\", swiftSettings: settings),\n"
        + "    .target(name: \"DataSource\", dependencies: [\"Units\", "),
    Mutation(
      "luca-untested", app + "Units/Services/UnitService.swift", nil,
      "public struct «UnitService: Sendable {\n  public init() {}\n}"),
    Mutation(
      "luca-import-direction", app + "DataSource/Extensions/String+Keys.swift", "extension String {",
      "import «Units\n\nextension String {"),
  ]

  static let bmiSecond = [
    Mutation(
      "luca-data-access", app + "Model/Services/RecordService.swift", "    dateClient = appDependencies.dateClient\n",
      "    dateClient = appDependencies.dateClient\n    _ = appDependencies.userDefaultsClient.«data(\"person\")\n"),
    Mutation(
      "luca-service-dependencies", service, "public struct BMIService: Sendable {\n",
      "public struct BMIService: Sendable {\n  public «init(limit: Double) {}\n"),
    Mutation(
      "luca-service-stateless", service, "(_ appDependencies: AppDependencies) {}\n",
      "(_ appDependencies: AppDependencies) {}\n  public var «last = 0\n"),
    Mutation(
      "luca-client-values", app + "DataSource/Dependencies/ClockClient.swift", nil,
      "public struct «ClockClient: Sendable {\n  public var now: @Sendable () -> Double\n}"),
    Mutation(
      "luca-view-change", history, "    .navigationTitle(\"History\")\n",
      "    .navigationTitle(\"History\")\n    .«onChange(of: store.records) { Task { await store.send(.task) } }\n"),
    Mutation(
      "luca-view-preview", app + "UserInterface/Views/TipView.swift", nil,
      "import SwiftUI\n\nstruct «TipView: View {\n  var body: some View { Text(\"Tip\") }\n}"),
    Mutation(
      "", dependencies, "  static let shared = AppDependencies()", "  public static let shared = AppDependencies()"),
    Mutation(
      "luca-preview-dependencies", history, "HistoryView(store: .init(.testDependencies()))",
      "HistoryView(store: .init(.«shared))"),
    Mutation("", "Package.swift", "  dependencies: [],", "  dependencies: [.package(path: \"Vendor/Kite\")],"),
    Mutation(
      "", "Package.swift", ".target(name: \"UserInterface\", dependencies: [",
      ".target(name: \"UserInterface\", dependencies: [.product(name: \"Kite\", package: \"Kite\"), "),
    Mutation(
      "", "Vendor/Kite/Package.swift", nil,
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Kite", products: [.library(name: "Kite", targets: ["Kite"])], targets: [.target(name: "Kite", path: "Sources")])
      """),
    Mutation("", "Vendor/Kite/Sources/Kite.swift", nil, "public struct Kite {}"),
    Mutation(
      "luca-frameworks", app + "UserInterface/Extensions/BMICategory+Title.swift", "import DataSource\n",
      "import DataSource\nimport «Kite\n"),
  ]
}

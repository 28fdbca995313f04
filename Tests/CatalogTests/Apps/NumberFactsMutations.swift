extension Mutation {
  private static let app = "Sources/Apps/NumberFacts/NumberFacts/"
  private static let factView = app + "Components/NumberFactView.swift"
  private static let banner = app + "Components/MessageBanner.swift"
  private static let picker = app + "Components/OrderPicker.swift"
  private static let highlighted = app + "Modules/HighlightedFacts.swift"
  private static let fact = "Sources/Apps/NumberFacts/Models/NumberFact.swift"

  static let numberFactsFirst = [
    Mutation(
      "puddles-component-environment", factView, "  /// The fact.\n",
      "  @EnvironmentObject var provider: «NumberFactProvider\n  /// The fact.\n"),
    Mutation(
      "unhandled-action", app + "Modules/QueryExample.swift", "    case .cancelled: query.cancelQuery()",
      "    default: query.cancelQuery()",
      elsewhere: (app + "Components/NumberChooser.swift", "cancelled\n  }")),
    Mutation(
      "puddles-provider-values", app + "Providers/WeatherProvider.swift", nil,
      "import Combine\n\n@MainActor final class «WeatherProvider: ObservableObject {\n  static let live = WeatherProvider()\n}"
    ),
    Mutation("puddles-core-ui", fact, "/// A fact about", "import «SwiftUI\n\n/// A fact about"),
    Mutation(
      "puddles-destination-reachable", app + "Router/RootRouter.swift", "  @Published var isShowingLogin = false",
      "  @Published var «isShowingHelp = false\n  @Published var isShowingLogin = false"),
    Mutation(
      "puddles-module-preview", app + "Modules/Help.swift", nil,
      "import SwiftUI\n\nstruct «Help: View {\n  var body: some View { Text(\"Help\") }\n}"),
    Mutation(
      "puddles-component-preview", app + "Components/Wave.swift", nil,
      "import SwiftUI\n\nstruct «Wave: View {\n  var body: some View { Text(\"Wave\") }\n}"),
    Mutation("unassigned-type", app + "Stuff.swift", nil, "struct «Stuff {}"),
    Mutation(
      "layer-direction", app + "Router/Router.swift", "  static let shared = Router()",
      "  static let shared = Router()\n  let screen = «HighlightedFacts.self"),
  ]

  static let numberFactsSecond = [
    Mutation(
      "puddles-component-module", banner, "        Button(\"Dismiss\") { interface.send(.dismissed) }",
      "        Button(\"Dismiss\") { interface.send(.dismissed) }\n        «HighlightedFacts()"),
    Mutation(
      "puddles-component-data", app + "Components/ExampleMenu.swift", "  var examples: [Example]\n",
      "  var examples: [Example]\n  @AppStorage(\"last\") var «last = 1\n"),
    Mutation(
      "dead-action", picker, "    case orderChanged(NumberFactOrder)\n",
      "    case orderChanged(NumberFactOrder)\n    case «cleared\n"),
    Mutation(
      "", picker, "          case .orderChanged(let order): state.order = order",
      "          case .orderChanged(let order): state.order = order\n          case .cleared: break"),
    Mutation(
      "", app + "Modules/ContainerExample.swift", "          case .orderChanged(let order): numberFacts.order = order",
      "          case .orderChanged(let order): numberFacts.order = order\n          case .cleared: break"),
    Mutation(
      "puddles-preview-mocks", highlighted, "HighlightedFacts().withMockProviders()",
      "HighlightedFacts().environmentObject(SavedFactsProvider.«live)"),
    Mutation("", app + "Providers/NumberFactProvider.swift", "import NumbersAPI", "import MockData\nimport NumbersAPI"),
    Mutation(
      "puddles-mock-data", app + "Providers/NumberFactProvider.swift", "    let numbers = Numbers()\n",
      "    _ = «Mock.facts\n    let numbers = Numbers()\n"),
    Mutation(
      "unnamed-control", app + "Modules/Login.swift", "        LoginForm(name: name",
      "        «Button(action: {}) { Image(systemName: \"questionmark\") }\n        LoginForm(name: name"),
    Mutation(
      "puddles-router-state", highlighted, "  @State private var highlighted: Int?\n",
      "  @State private var highlighted: Int?\n  @ObservedObject private var «router = Router.shared.root\n"),
    Mutation(
      "puddles-module-once", app + "Modules/Tour.swift", nil,
      "import SwiftUI\n\nstruct Tour: View {\n  var body: some View { «Login() }\n}\n\n#Preview {\n  Tour().withMockProviders()\n}"
    ),
    Mutation(
      "type-cycle", "Sources/Apps/NumberFacts/Models/Sequel.swift", nil,
      "public struct Sequel: Codable, Hashable, Sendable {\n  public var facts: [«NumberFact]\n}"),
    Mutation(
      "", fact, "  public var content: String?\n",
      "  public var content: String?\n  public var sequels: [Sequel] = []\n"),
  ]
}

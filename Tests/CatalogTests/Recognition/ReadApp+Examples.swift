extension ReadApp {
  static let reader = ReadApp(
    files: [
      "ReaderApp/ReaderApp.swift": """
      import Env
      import SwiftUI
      @main struct ReaderApp: App {
        @State var router = RouterPath()
        @State var account = CurrentAccount.shared
        @State var preferences = Preferences.shared
        var body: some Scene { WindowGroup { HomeView().environment(router).environment(account).environment(preferences) } }
      }
      """,
      "ReaderApp/AppRouter.swift": """
      import Env
      import Feed
      import SwiftUI
      extension View {
        func withAppRouter() -> some View {
          navigationDestination(for: RouterDestination.self) { destination in
            switch destination {
            case .feed: FeedView()
            case .article(let id): ArticleView(id: id)
            }
          }
        }
      }
      """,
      "ReaderApp/HomeView.swift": """
      import Env
      import SwiftUI
      struct HomeView: View {
        @Environment(RouterPath.self) var router
        @Environment(CurrentAccount.self) var account
        var body: some View { @Bindable var router = router; NavigationStack(path: $router.path) { Text("Home").withAppRouter() } }
      }
      struct ProfileView: View {
        @Environment(CurrentAccount.self) var account
        var body: some View { Text("Profile") }
      }
      """,
      "Env/Router.swift": """
      import Foundation
      import Observation
      public enum RouterDestination: Hashable { case feed, article(Int) }
      @MainActor @Observable public class RouterPath {
        public var path: [RouterDestination] = []
        public func handle(url: URL) -> Bool { path.append(.article(1)); return true }
      }
      """,
      "Env/CurrentAccount.swift": """
      import Net
      import Observation
      @MainActor @Observable public class CurrentAccount {
        public static let shared = CurrentAccount()
        var client: ReaderClient?
      }
      @MainActor @Observable public class Preferences { public static let shared = Preferences() }
      """,
      "Net/ReaderClient.swift": """
      import Foundation
      import Observation
      @Observable public final class ReaderClient {
        func load(_ url: URL) async throws -> Data { try await URLSession.shared.data(from: url).0 }
      }
      """,
      "Feed/FeedView.swift": """
      import Env
      import Observation
      import SwiftUI
      @Observable final class FeedViewModel { var titles: [String] = [] }
      public struct FeedView: View {
        @Environment(CurrentAccount.self) private var account
        @State private var viewModel = FeedViewModel()
        public var body: some View { List(viewModel.titles, id: \\.self) { Text($0) } }
      }
      public struct ArticleView: View {
        @Environment(RouterPath.self) private var router
        let id: Int
        public var body: some View { Text("Article") }
      }
      """,
    ], dependencies: ["ReaderApp": ["Env", "Feed", "Net"], "Env": ["Net"], "Feed": ["Env"]])

  static let lands: ReadApp = {
    var app = ReadApp.clean
    app.files["LandsApp/LandsInteractor.swift"] = """
      protocol LandsInteractor { func load() async }
      struct RealLandsInteractor: LandsInteractor {
        let web: LandsWebRepository
        let database: LandsDBRepository
        func load() async {}
      }
      """
    app.files["LandsApp/MainDBRepository.swift"] = """
      import SwiftData
      protocol LandsDBRepository { func stored() async -> [DBModel.Land] }
      @ModelActor final actor MainDBRepository: LandsDBRepository { func stored() async -> [DBModel.Land] { [] } }
      enum DBModel {}
      extension DBModel { @Model final class Land { var name = "" } }
      """
    app.files["LandsApp/LandsList.swift"] = """
      import SwiftUI
      struct LandsList: View {
        @Environment(DIContainer.self) private var container: DIContainer
        @State private var isFlagShown = false
        var body: some View {
          NavigationStack {
            NavigationLink(value: Land(name: "")) { LandRow() }
              .navigationDestination(for: Land.self) { land in LandView() }
          }
          .card(isPresented: $isFlagShown) { FlagView() }
        }
      }
      struct LandRow: View { var body: some View { Text("Land") } }
      struct LandView: View { var body: some View { Text("Land") } }
      struct FlagView: View { var body: some View { Text("Flag") } }
      extension View {
        func card<Card: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Card) -> some View {
          modifier(CardModifier(isPresented: isPresented, builder: content))
        }
      }
      struct CardModifier<Card: View>: ViewModifier {
        let isPresented: Binding<Bool>
        let builder: () -> Card
        func body(content: Content) -> some View { content.sheet(isPresented: isPresented, content: builder) }
      }
      """
    return app
  }()

  static let notes: ReadApp = {
    var app = ReadApp.tca
    app.files["NotesApp/Note.swift"] = """
      import ComposableArchitecture
      import UIKit
      @Reducer struct Note {
        @ObservableState struct State { var title = "" }
        enum Action { case task }
        @Dependency(\\.speech) var speech: SpeechClient
        var body: some ReducerOf<Self> { Reduce { state, action in
          switch action { case .task: return .none }
        } }
      }
      struct NoteView: View {
        let store: StoreOf<Note>
        var body: some View { CardView().task { store.send(.task) } }
      }
      struct CardView: View { var body: some View { Text("Card") } }
      struct AboutView: View { var body: some View { Text("About") } }
      final class NoteViewController: UIViewController {
        @UIBindable var store: StoreOf<Note>
      }
      """
    return app
  }()

  static let truck: ReadApp = {
    var app = ReadApp.plain
    app.files["TruckApp/ContentView.swift"] = """
      import SwiftUI
      struct ContentView: View {
        @EnvironmentObject private var model: TruckModel
        @State private var panel: Panel? = nil
        var body: some View {
          NavigationSplitView { List(selection: $panel) {} } detail: { DetailColumn(panel: panel) }
            .onOpenURL { url in panel = Panel.orders }
        }
      }
      enum Panel: Hashable {
        case orders, sales
        #if EXTENDED
        case account
        #endif
      }
      struct DetailColumn: View {
        var panel: Panel?
        var body: some View {
          switch panel ?? .orders {
          case .orders: OrdersView()
          #if EXTENDED
          case .account: AccountView()
          #endif
          case .sales: SalesView()
          }
        }
      }
      struct SalesView: View {
        var body: some View {
          List {}.navigationDestination(for: Panel.self) { panel in
            switch panel {
            case .orders: OrdersView()
            default: Text("")
            }
          }
        }
      }
      struct AccountView: View { var body: some View { Text("Account") } }
      struct OrdersView: View {
        @EnvironmentObject var model: TruckModel
        var body: some View { Text("Orders") }
      }
      """
    app.files["TruckApp/AccountStore.swift"] = """
      import Combine
      #if os(iOS) || os(macOS)
      @MainActor final class AccountStore: ObservableObject { @Published var name = "" }
      #endif
      """
    app.files["TruckApp/StoreActor.swift"] = """
      import StoreKit
      actor StoreActor {
        func watch() async { for await _ in Transaction.updates {} }
      }
      """
    return app
  }()

  static let garden = ReadApp(files: [
    "GardenApp/GardenApp.swift":
      "import SwiftUI\n@main struct GardenApp: App { var body: some Scene { WindowGroup { ContentView().modifier(ShopViewModifier()) } } }\n",
    "GardenApp/AppScreen.swift": """
    import SwiftUI
    enum AppScreen: Hashable, CaseIterable {
      case gardens, birds
      @ViewBuilder var destination: some View {
        switch self {
        case .gardens: GardenStack()
        case .birds: BirdStack()
        }
      }
    }
    struct ContentView: View {
      @State private var selection: AppScreen? = .gardens
      var body: some View {
        if true { TabView(selection: $selection) { ForEach(AppScreen.allCases) { $0.destination } } } else {
          NavigationSplitView { List(selection: $selection) {} } detail: { selection?.destination }
        }
      }
    }
    struct GardenStack: View { var body: some View { GardenGrid() } }
    struct BirdStack: View { var body: some View { Text("Birds") } }
    """,
    "GardenApp/Garden.swift": """
    import SwiftData
    import SwiftUI
    @Model final class Garden { var name = "" }
    @ModelActor actor BirdBrain { func update() {} }
    struct GardenGrid: View {
      @Query(sort: \\Garden.name) private var gardens: [Garden]
      var body: some View { Text("Grid") }
    }
    struct ShopViewModifier: ViewModifier {
      func body(content: Content) -> some View { content.task { await BirdBrain().update() } }
    }
    """,
    "GardenApp/Widget.swift": """
    import WidgetKit
    struct SnapshotProvider: TimelineProvider { func getTimeline() {} }
    """,
    "GardenApp/ModelPreview.swift": """
    import SwiftUI
    struct ModelPreview: View { var body: some View { Text("Preview") } }
    """,
  ])
}

import SwiftUI
import UniformTypeIdentifiers

private struct ChosenKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  fileprivate var chosen: Int? {
    get { self[ChosenKey.self] }
    set { self[ChosenKey.self] = newValue }
  }
}

private final class Chosen {}

struct Focused: View {
  @FocusedValue(\.chosen) private var chosen
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState private var focused: Int?

  var body: some View {
    Text("\(chosen ?? 0)").focusedValue(\.chosen, 1).focusedValue(\.chosen, Int?.none).focusedValue(Chosen())
      .focusedSceneValue(\.chosen, 1).focusedSceneValue(\.chosen, Int?.none)
      .focusedObject(Chosen()).focusedSceneObject(Chosen())
      .accessibilityFocused($isFocused).accessibilityFocused($focused, equals: 1)
  }
}

private struct Shake: GeometryEffect {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
  }
}

struct Unseen: View {
  @State private var scope = 0
  @State private var isShown = false

  var body: some View {
    Text("a").modifier(Shake(amount: 1)).projectionEffect(ProjectionTransform())
      .containerShape(.rect(cornerRadius: 4)).focusEffectDisabled().menuActionDismissBehavior(.disabled)
      .navigationSplitViewColumnWidth(200).navigationSplitViewColumnWidth(min: 1, ideal: 2, max: 3)
      .onScrollVisibilityChange { _ in }
      .onDeleteCommand {}
      .onExitCommand {}
      .onMoveCommand { _ in }
      .submitScope()
    HelpLink {}
    Button(role: .close) {}
    Text("b").accessibilityTextContentType(.console).accessibilityShowsLargeContentViewer()
      .accessibilityShowsLargeContentViewer { Text("large") }
      .accessibilityScrollAction { _ in }
      .typesettingLanguage(.init(identifier: "de"))
      .presentationSizing(.form)
    List { Text("c").sectionIndexLabel("C").sectionIndexLabel(Text("C")).searchCompletion("c") }
      .listSectionIndexVisibility(.visible)
      .searchSuggestions { Text("c") }
      .searchScopes($scope) { Text("all").tag(0) }
    Text("d").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
      .scenePadding().lineLimit(2, reservesSpace: true)
      .tableStyle(.inset)
      .fileExporter(isPresented: $isShown, item: "text", contentTypes: [.text]) { _ in }
      .fileMover(isPresented: $isShown, file: nil) { _ in }
    Rectangle().fill(Color.red.shadow(.drop(radius: 4)))
    NavigationStack { Text("e").toolbar { ToolbarTitleMenu { Button("f") {} } } }
  }
}

struct UnseenElsewhere: View {
  @State private var isShown = false
  @State private var chosen: Int?
  @FocusState private var isFocused: Bool
  @FocusState private var focused: Int?

  var body: some View {
    NavigationStack {
      NavigationLink("a", destination: Text("b"), isActive: $isShown).isDetailLink(false)
      NavigationLink("a", isActive: $isShown) { Text("b") }
      NavigationLink(destination: Text("b"), tag: 1, selection: $chosen) { Text("a") }
      NavigationLink("a", destination: Text("b"), tag: 1, selection: $chosen)
      Text("a").presentationContentInteraction(.scrolls).tabBarMinimizeBehavior(.onScrollDown)
        .defaultFocus($isFocused, true).renameAction {}.renameAction($isFocused)
        .accessibilityActions { Button("b") {} }
        .accessibilityActions(category: .edit) { Button("b") {} }
        .transaction { $0.disablesAnimations = true }
        .transaction(value: isShown) { $0.animation = nil }
        .toolbar {
          ToolbarItem(id: "c", placement: .primaryAction) { Button("c") {} }
          ToolbarSpacer(.fixed, placement: .topBarTrailing)
          ToolbarItem { Button("d") {} }.sharedBackgroundVisibility(.hidden)
        }
      List { Text("a").background(.fill.tertiary).foregroundStyle(.background.secondary.blendMode(.multiply)) }
        .alternatingRowBackgrounds().listStyle(.carousel)
      TabView { Text("a") }.tabViewStyle(.verticalPage)
      TabView { Text("a") }.tabViewStyle(.carousel).environment(\.backgroundMaterial, .thin)
      GroupBox(label: Label("a", systemImage: "b")) { Text("c") }
      Button("a") { withAnimation { isShown = true } completion: { isShown = false } }
      Image(systemName: "wifi", variableValue: 0.5)
      GeometryReader { proxy in Text("\(proxy.bounds(of: .scrollView)?.height ?? 0)") }
      Text("a").transition(ScaleTransition(0.5).combined(with: ScaleTransition(2)))
    }
  }
}

import SwiftUI
import UniformTypeIdentifiers

private struct Highlight: TextAttribute {}

private struct Wave: TextRenderer {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line where run[Highlight.self] != nil {
        context.draw(run)
        for slice in run { context.draw(slice) }
      }
      context.draw(line)
    }
  }
}

private struct Token: Identifiable { let id: Int }

struct Searches: View {
  @State private var text = ""
  @State private var tokens: [Token] = []
  @State private var isShown = false
  @FocusState private var isFocused: Bool
  @FocusState private var focused: Int?
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    Button("\(isSearching)") { dismissSearch() }
      .searchable(text: $text, isPresented: $isShown)
      .searchable(text: $text, isPresented: $isShown, prompt: "a")
      .searchable(text: $text, isPresented: $isShown, prompt: text)
      .searchFocused($isFocused).searchFocused($focused, equals: 1)
      .searchToolbarBehavior(.minimize).searchPresentationToolbarBehavior(.avoidHidingContent)
    Text("b")
      .searchable(text: $text, tokens: $tokens) { Text("\($0.id)") }
      .searchable(text: $text, tokens: $tokens, prompt: "c") { Text("\($0.id)") }
      .searchable(text: $text, tokens: $tokens, prompt: text) { Text("\($0.id)") }
      .searchable(text: $text, tokens: $tokens, suggestedTokens: $tokens) { Text("\($0.id)") }
      .searchable(text: $text, tokens: $tokens, suggestedTokens: $tokens, prompt: "d") { Text("\($0.id)") }
  }
}

struct Positioned: View {
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    ScrollView {
      Text("a").id(1)
        .scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { content, _ in content.opacity(0.5) }
    }
    .scrollPosition($position).defaultScrollAnchor(.bottom, for: .initialOffset)
    .onScrollTargetVisibilityChange(idType: Int.self) { (_: [Int]) in }
    .scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: position)
    .scrollEdgeEffectStyle(.soft, for: .top).scrollEdgeEffectHidden()
    Button("b") { position.scrollTo(id: 1) }
  }
}

struct Split: View {
  @State private var isShown = false
  @State private var customization = TabViewCustomization()
  @Namespace private var space

  var body: some View {
    HSplitView { Text(verbatim: "\(Color.red)") }
    VSplitView {
      Text("a").customAttribute(Highlight()).textRenderer(Wave(amount: 1)).aspectRatio(
        CGSize(width: 1, height: 2), contentMode: .fit)
    }
    .inspector(isPresented: $isShown) {
      Text("b").inspectorColumnWidth(200).inspectorColumnWidth(min: 1, ideal: 2, max: 3)
        .presentationBackground { Color.red }
    }
    MeshGradient(width: 2, height: 1, points: [[0, 0], [1, 1]], colors: [.red, .blue])
    TabView { Text("c") }.tabViewBottomAccessory { Text("d") }.tabViewCustomization($customization)
    List { Section("e") { Text("f").badgeProminence(.decreased) }.sectionActions { Button("g") {} } }
      .listSectionMargins(.top, 4).navigationLinkIndicatorVisibility(.hidden)
    Grid { Text("h").gridCellUnsizedAxes(.horizontal) }
    Label("i", systemImage: "star").labelIconToTitleSpacing(4).labelReservedIconWidth(20)
      .symbolColorRenderingMode(.gradient).accessibilityIgnoresInvertColors().backgroundExtensionEffect()
      .backgroundExtensionEffect(isEnabled: true).glassEffectTransition(.materialize)
      .glassEffectUnion(id: 1, namespace: space).buttonSizing(.flexible).writingToolsBehavior(.disabled)
      .controlSize(.small...).lineLimit(2...)
  }
}

struct Commanded: View {
  @State private var amount = 1.0
  @State private var isSuppressed = false
  @Namespace private var space
  @Environment(\.controlActiveState) private var activity
  @Environment(\.openSettings) private var openSettings
  @Environment(\.refresh) private var refresh

  var body: some View {
    PasteButton(payloadType: String.self) { _ in }
    PasteButton(supportedContentTypes: [.text]) { _ in }
    Button("a") {
      openSettings()
      if let refresh { Task { await refresh() } }
    }
    .onContinuousHover { if case .active(let place) = $0 { print(place) } }
    .hoverEffect(.lift, isEnabled: true).hoverEffectDisabled().defaultHoverEffect(.lift)
    .pointerStyle(.link).pointerVisibility(.hidden)
    .focusable(interactions: .activate).focusScope(space).prefersDefaultFocus(in: space)
    .onModifierKeysChanged { _, _ in }
    .onPlayPauseCommand {}
    .onTapGesture { (place: CGPoint) in print(place) }
    Text("\(activity == .key)").onCopyCommand { [] }.onCutCommand { [] }.onPasteCommand(of: [.text]) { _ in }
      .copyable(["b"]).cuttable(for: String.self) { [] }.pasteDestination(for: String.self) { _ in }
      .digitalCrownRotation($amount).digitalCrownRotation($amount, from: 0, through: 1, by: 0.1, sensitivity: .low)
      .windowMinimizeBehavior(.disabled).windowDismissBehavior(.enabled).windowResizeBehavior(.automatic)
      .windowFullScreenBehavior(.disabled).windowResizeAnchor(.center).materialActiveAppearance(.active)
      .navigationDocument(URL(fileURLWithPath: "/"))
    Text("c").dialogIcon(Image(systemName: "star")).dialogSeverity(.critical)
      .dialogSuppressionToggle(isSuppressed: $isSuppressed).dialogSuppressionToggle("d", isSuppressed: $isSuppressed)
      .fileDialogDefaultDirectory(nil).fileDialogCustomizationID("e").fileDialogMessage(Text("f"))
      .fileDialogMessage("g").fileDialogConfirmationLabel(Text("h")).fileDialogConfirmationLabel("i")
      .fileDialogBrowserOptions(.includeHiddenFiles)
      .toolbar { DefaultToolbarItem(kind: .title, placement: .principal) }
  }
}

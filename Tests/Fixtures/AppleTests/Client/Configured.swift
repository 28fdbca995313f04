import SwiftUI

struct Own: View {
  var body: some View {
    Form { Text("a") }.formStyle(.grouped).formStyle(OwnForm())
    GroupBox("a") { Text("b") }.groupBoxStyle(.automatic).groupBoxStyle(OwnBox())
    LabeledContent("a", value: "b").labeledContentStyle(.automatic).labeledContentStyle(OwnContent())
    DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(.automatic).disclosureGroupStyle(OwnDisclosure())
    Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular).gaugeStyle(OwnGauge())
    ProgressView(value: 0.5).progressViewStyle(.linear).progressViewStyle(OwnProgress())
    Menu("a") { Text("b") }.menuStyle(.button).menuStyle(OwnMenu())
    ControlGroup("a") { Text("b") }.controlGroupStyle(.navigation).controlGroupStyle(OwnControls())
  }
}

struct OwnForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

struct OwnBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

struct OwnContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

struct OwnDisclosure: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    if configuration.isExpanded { configuration.content }
  }
}

struct OwnGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
    configuration.minimumValueLabel
    configuration.maximumValueLabel
  }
}

struct OwnProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

struct OwnMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

struct OwnControls: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

import Foundation
import SwiftUI

// Each modifier has its own `Text`. The second modifier of a chain would be a method of `ModifiedContent`, and not of `View`.

struct Labels: View {
  let name: String
  let resource: LocalizedStringResource
  let isOn: Bool

  var body: some View {
    Text("a").accessibilityLabel(Text(name))
    Text("a").accessibilityLabel("Word")
    Text("a").accessibilityLabel(name)
    Text("a").accessibilityLabel(resource)
    Text("a").accessibilityLabel(Text(name), isEnabled: isOn)
    Text("a").accessibilityLabel("Word", isEnabled: isOn)
    Text("a").accessibilityLabel(name, isEnabled: isOn)
    Text("a").accessibilityLabel(resource, isEnabled: isOn)
  }
}

struct Hints: View {
  let name: String
  let resource: LocalizedStringResource
  let isOn: Bool

  var body: some View {
    Text("a").accessibilityHint(Text(name))
    Text("a").accessibilityHint("Word")
    Text("a").accessibilityHint(name)
    Text("a").accessibilityHint(resource)
    Text("a").accessibilityHint(Text(name), isEnabled: isOn)
    Text("a").accessibilityHint("Word", isEnabled: isOn)
    Text("a").accessibilityHint(name, isEnabled: isOn)
    Text("a").accessibilityHint(resource, isEnabled: isOn)
  }
}

struct Values: View {
  let name: String
  let resource: LocalizedStringResource
  let isOn: Bool

  var body: some View {
    Text("a").accessibilityValue(Text(name))
    Text("a").accessibilityValue("Word")
    Text("a").accessibilityValue(name)
    Text("a").accessibilityValue(resource)
    Text("a").accessibilityValue(Text(name), isEnabled: isOn)
    Text("a").accessibilityValue("Word", isEnabled: isOn)
    Text("a").accessibilityValue(name, isEnabled: isOn)
    Text("a").accessibilityValue(resource, isEnabled: isOn)
  }
}

struct Spoken: View {
  let name: String
  let resource: LocalizedStringResource
  let isOn: Bool

  var body: some View {
    Text("a").accessibilityIdentifier(name)
    Text("a").accessibilityIdentifier(name, isEnabled: isOn)
    Text("a").accessibilityHidden(false)
    Text("a").accessibilityHidden(true, isEnabled: isOn)
    Text("a").accessibilityAddTraits(.isHeader)
    Text("a").accessibilityRemoveTraits(.isHeader)
    Text("a").accessibilityHeading(.h2)
    Text("a").accessibilityRespondsToUserInteraction(false)
    Text("a").accessibilityRespondsToUserInteraction(false, isEnabled: isOn)
    HStack { Text(name) }.accessibilityElement(children: .combine)
    Text("a").help(Text(name)).help("Help").help(name).help(resource)
  }
}

struct Done: View {
  let name: String
  let resource: LocalizedStringResource
  let isOn: Bool

  var body: some View {
    Text("a").accessibilityAction {}
    Text("a").accessibilityAction(named: Text(name)) {}
    Text("a").accessibilityAction(named: "Word") {}
    Text("a").accessibilityAction(named: name) {}
    Text("a").accessibilityAction(named: resource) {}
    Text("a").accessibilityAdjustableAction { _ in }
  }
}

struct SpokenOutOfFashion: View {
  let name: String
  let resource: LocalizedStringResource
  let isOn: Bool

  var body: some View {
    Text("a").accessibility(label: Text(name))
    Text("a").accessibility(value: Text(name))
    Text("a").accessibility(hint: Text(name))
    Text("a").accessibility(hidden: isOn)
    Text("a").accessibility(identifier: name)
    Text("a").accessibility(addTraits: .isButton)
    Text("a").accessibility(removeTraits: .isButton)
  }
}

struct SpokenTogether: View {
  let name: String

  var body: some View {
    Text(name)
      .accessibilityLabel("Word")
      .accessibilityHint(name)
      .accessibilityAddTraits([.isButton, .updatesFrequently])
      .accessibilityAction(named: "Word") {}
  }
}

struct DescribedChart: View, AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    let months = AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May"])
    let counts = AXNumericDataAxisDescriptor(title: "Count", range: 0...10, gridlinePositions: []) { "\($0)" }
    let series = AXDataSeriesDescriptor(name: "Sales", isContinuous: false, dataPoints: [AXDataPoint(x: "May", y: 3)])
    return AXChartDescriptor(
      title: "Sales", summary: nil, xAxis: months, yAxis: counts, additionalAxes: [], series: [series])
  }

  var body: some View { Text("Chart").accessibilityChartDescriptor(self) }
}

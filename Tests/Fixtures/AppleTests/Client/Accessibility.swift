import SwiftUI

struct Spoken: View {
  let name: String

  var body: some View {
    Text(name)
      .accessibilityLabel(Text(name))
      .accessibilityLabel("Label")
      .accessibilityLabel(name)
      .accessibilityHint(Text(name))
      .accessibilityHint("Hint")
      .accessibilityHint(name)
      .accessibilityValue(Text(name))
      .accessibilityValue("Value")
      .accessibilityValue(name)
      .accessibilityIdentifier(name)
      .accessibilityHidden(false)
      .accessibilityAddTraits(.isHeader)
      .accessibilityRemoveTraits(.isHeader)
  }
}

struct SpokenSometimes: View {
  let name: String
  let isOn: Bool

  var body: some View {
    HStack { Text(name) }
      .accessibilityElement(children: .combine)
      .accessibilityLabel(Text(name), isEnabled: isOn)
      .accessibilityLabel("Label", isEnabled: isOn)
      .accessibilityLabel(name, isEnabled: isOn)
      .accessibilityHint(Text(name), isEnabled: isOn)
      .accessibilityHint("Hint", isEnabled: isOn)
      .accessibilityHint(name, isEnabled: isOn)
      .accessibilityValue(Text(name), isEnabled: isOn)
      .accessibilityValue("Value", isEnabled: isOn)
      .accessibilityValue(name, isEnabled: isOn)
      .accessibilityIdentifier(name, isEnabled: isOn)
      .accessibilityHidden(true, isEnabled: isOn)
      .help(Text(name))
      .help("Help")
      .help(name)
  }
}

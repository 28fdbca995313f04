public import FoundationLocalization

extension Text {
  @_disfavoredOverload public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(LocalizedStringKey(resource))
  }
}

extension LocalizedStringKey {
  nonisolated init(_ resource: LocalizedStringResource) {
    self.init(resource.key)
    parts = resource.defaultValue.parts.flatMap(Self.parts)
  }

  private nonisolated static func parts(of part: String.LocalizationValue.Part) -> [Part] {
    switch part {
    case .literal(let text): [.literal(text)]
    case .argument(let text): [.argument(text)]
    case .formatted(let value): [.number(FormattedValue(value))]
    case .resource(let resource): resource.defaultValue.parts.flatMap(parts)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  public nonisolated mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    parts += LocalizedStringKey(resource).parts
  }
}

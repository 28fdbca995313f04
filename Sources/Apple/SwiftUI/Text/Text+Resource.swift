public import FoundationLocalization

extension Text {
  @_disfavoredOverload public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(LocalizedStringKey(resource))
  }
}

extension LocalizedStringKey {
  nonisolated init(_ resource: LocalizedStringResource) {
    self.init(resource.key)
    parts = resource.defaultValue.parts.map(Self.part)
    (key, table, bundle) = (resource.key, resource.table, resource.bundle.bundle)
  }

  private nonisolated static func part(_ part: String.LocalizationValue.Part) -> Part {
    switch part {
    case .literal(let text): .literal(text)
    case .argument(let text): .argument(text)
    case .formatted(let value): .number(FormattedValue(value))
    case .resource(let resource): .text(Text(resource))
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  public nonisolated mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    parts.append(.text(Text(resource)))
  }
}

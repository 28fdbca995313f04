extension View {
  /// Names the view among the previews of a `PreviewProvider`; a window without a title shows it.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(FactModifier(fact: PreviewDisplayName(name: value)))
  }
}

struct PreviewDisplayName: CarriedFact {
  let name: String?
}

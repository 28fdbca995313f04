import SemanticTree

/// The previews in a program, indexed by key.
struct HostedPreviews {
  private var macros: [PreviewKey: HostedPreview] = [:]
  private var providers: [(module: String, name: String, preview: HostedPreview)] = []
}

extension HostedPreviews {
  init(_ list: [HostedPreview]) {
    for preview in list {
      if let fileID = preview.fileID, let line = preview.line {
        macros[.macro(fileID: fileID, line: line)] = preview
      } else if let type = preview.type {
        // Swift writes the name of a private type as `Module.(unknown context at $1234).Name`.
        let parts = type.split(separator: ".").filter { !$0.hasPrefix("(unknown") }
        providers.append((String(parts.first ?? ""), parts.dropFirst().withDots, preview))
      }
    }
  }

  /// Returns the previews with a key: one for a macro, or one for each view of a provider, in order. Returns an empty
  /// array if the program has no preview with the key.
  func previews(of key: PreviewKey) -> [HostedPreview] {
    switch key {
    case .macro: return macros[key].map { [$0] } ?? []
    case .provider(let module, let type):
      let named = providers.filter { $0.module == module && ($0.name == type || $0.name.hasSuffix("." + type)) }
      return named.filter { $0.name == named.first?.name }.map(\.preview)
    }
  }
}

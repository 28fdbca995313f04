import SemanticTree
import Synchronization

/// The previews of a program, to be looked up by what the sources say of them.
struct HostedPreviews: Sendable {
  private var macros: [PreviewKey: Int] = [:]
  private var providers: [(module: String, name: String, index: Int)] = []
}

extension HostedPreviews {
  init(_ list: [HostedPreview]) {
    for preview in list {
      if let fileID = preview.fileID, let line = preview.line {
        macros[.macro(fileID: fileID, line: line)] = preview.index
      } else if let type = preview.type {
        // A private type is printed as `Module.(unknown context at $1234).Name`.
        let parts = type.split(separator: ".").filter { !$0.hasPrefix("(unknown") }
        providers.append((String(parts.first ?? ""), parts.dropFirst().joined(separator: "."), preview.index))
      }
    }
  }

  func index(of key: PreviewKey) -> Int? {
    switch key {
    case .macro: macros[key]
    case .provider(let module, let type):
      providers.first { $0.module == module && ($0.name == type || $0.name.hasSuffix("." + type)) }?.index
    }
  }
}

/// Counts what several threads have done.
final class ProgressCounter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

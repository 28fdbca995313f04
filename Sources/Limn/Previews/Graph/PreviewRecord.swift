import LimnPlatform

/// The stored result of exploring one preview of the sources.
struct PreviewRecord: Codable, Hashable, Sendable {
  static let format = StoredFormat<PreviewRecord>("state-graphs", version: 4, isShared: true)

  /// The graph of each view. Most previews show one view. Graphs of generated previews that are not usable are left out.
  var graphs: [StateGraph] = []
  /// Whether the program has no such preview, for example because a condition excludes it from the build.
  var isAbsent: Bool
}

import LimnPlatform

/// The stored result of exploring one preview in the sources.
struct PreviewRecord: Codable, Hashable, Sendable {
  static let format = StoredFormat<PreviewRecord>("state-graphs", version: 4, isShared: true)

  /// The graph of each view. Most previews show one view. The graph of a generated preview is left out if it is not usable.
  var graphs: [StateGraph] = []
  /// Whether the program lacks the preview, for example because a condition excludes the preview from the build.
  var isAbsent: Bool
}

import LimnPlatform

/// The stored result of exploring one preview in the sources.
struct PreviewRecord: Codable, Hashable {
  static let format = StoredFormat<PreviewRecord>("state-graphs", version: 17, isShared: true)

  /// One graph for each view that the preview shows. Most previews show one view. A preview that Limn generated has no
  /// graph if its first state is a crash or shows a problem.
  var graphs: [StateGraph] = []
  /// Whether the program lacks the preview, for example because a condition excludes the preview from the build.
  var isAbsent: Bool
}

import LimnDiagnostics
import LimnPlatform
import SemanticTree
import LimnToolchain

/// All previews in the sources of a target, each with its identity.
struct DiscoveredPreviews {
  struct Entry {
    var identity: PreviewIdentity
    /// Identifies the preview, both in the sources and in the program that runs previews.
    var key: PreviewKey

    /// Returns one identity for each view that a provider shows. The first view always gets the provider's own address.
    /// So this address stays the same if further views are added to the provider.
    func identities(of views: [HostedPreview]) -> [PreviewIdentity] {
      var slugs: Set<String> = [identity.slug]
      return views.enumerated().map { place, view in
        var own = identity
        own.traits += view.traits
        if views.count > 1 { own.name = view.name ?? "Preview \(place + 1)" }
        if place > 0 { own.slug = slugs.insertNumbered(own.name.previewSlug) }
        return own
      }
    }
  }
  /// The previews, sorted by file and line.
  private(set) var entries: [Entry] = []
  private(set) var actions: [ActionDeclaration] = []
  /// The previews that Limn generates; nil if the target has no views without a preview.
  private(set) var synthesized: SynthesizedPreviews?

  /// Reads the sources of a target. A file that was removed after the build is skipped.
  static func read(_ target: PackageTarget, root: String) throws -> DiscoveredPreviews {
    var found = DiscoveredPreviews()
    guard target.isSwift else { return found }
    let parsed = try concurrentMap(
      target.sources,
      { (path) throws -> PreviewFile? in
        guard let text = try files.readIfPresent(root + "/" + path)?.text else { return nil }
        let isWorthReading = ["Preview", "View", "Action", " mock"].contains(where: text.contains)
        return isWorthReading ? PreviewReader.read(text, path: path) : nil
      })
    found.add(parsed.compactMap { $0 }, module: target.module, original: target.original)
    return found
  }

  /// - Parameter original: the module's name in the identities, if it differs. The rest of the name is the platform.
  mutating func add(_ files: [PreviewFile], module: String, original: String? = nil) {
    let views = Set(files.flatMap(\.views))
    var slugs: Set<String> = []
    for file in files {
      actions += file.actions
      for preview in file.previews {
        let type = Self.subject(of: preview, in: file, views: views)
        let platform = original.map { module.dropFirst($0.count).replacing("_", with: "-").lowercased() } ?? ""
        let slug = slugs.insertNumbered((preview.name?.previewSlug ?? "default") + platform) {
          "\(type)/\($0)".lowercased()
        }
        let identity = PreviewIdentity(
          module: original ?? module, type: type, name: preview.name ?? "Preview", slug: slug,
          origin: preview.provider == nil ? .macro : .provider,
          traits: preview.traits, location: preview.location)
        let key =
          preview.provider.map { PreviewKey.provider(module: module, type: $0) }
          ?? .macro(fileID: "\(module)/\(file.path.fileName)", line: preview.location.line)
        entries.append(Entry(identity: identity, key: key))
      }
    }
    if original == nil { synthesize(files, views, module: module) }
  }

  /// Records the views that have no preview and for which a preview can be generated.
  private mutating func synthesize(_ files: [PreviewFile], _ views: Set<String>, module: String) {
    let shown = Set(entries.map(\.identity.type)).union(files.flatMap(\.previews).flatMap(\.mentions))
    let bare = files.flatMap(\.structs).filter { views.contains($0.name) && !shown.contains($0.name) }
    let previews = SynthesizedPreviews(module: module, views: bare, mocks: Set(files.flatMap(\.mocks)))
    if previews.lines.isEmpty { return }
    synthesized = previews
    let places = Dictionary(files.flatMap(\.places)) { first, _ in first }
    for line in previews.lines {
      let identity = PreviewIdentity(
        module: module, type: line.view, name: "Preview", slug: "synthesized", origin: .synthesized,
        location: places[line.view] ?? Location(path: files[0].path))
      entries.append(Entry(identity: identity, key: line.key(in: previews)))
    }
  }

  /// Returns the name of the view that a preview shows. The result is the first of these names that exists:
  /// - the name of the view that has the file's name, if the preview's code initializes this view
  /// - the name of the first view that the preview's code initializes
  /// - the name of the view in the provider's name, such as `Card` in `Card_Previews`
  /// - the name of the first view that the file declares
  /// - the file's name
  private static func subject(of preview: PreviewDeclaration, in file: PreviewFile, views: Set<String>) -> String {
    let own = file.path.fileName.replacing(".swift", with: "")
    // A view that is only there for previews stands for the views that it shows.
    let inner = preview.mentions.flatMap { file.helpers[$0.shortName] ?? [] }.filter(views.contains)
    let mentioned = inner.isEmpty ? preview.mentions.filter(views.contains) : inner
    if mentioned.contains(own) { return own }
    if let first = mentioned.first { return first }
    if let type = preview.provider {
      for suffix in ["_Previews", "Previews", "_Preview", "Preview"] where type.hasSuffix(suffix) {
        let stem = String(type.dropLast(suffix.count))
        if views.contains(stem) { return stem }
      }
    }
    return file.views.first ?? own
  }
}

/// Identifies a preview both in the sources and in the program that runs previews.
enum PreviewKey: Hashable {
  /// The macro's `#fileID` and line.
  case macro(fileID: String, line: Int)
  case provider(module: String, type: String)

  /// A text that identifies the preview. Cache keys contain this text.
  var text: String {
    switch self {
    case .macro(let fileID, let line): "macro \(fileID) \(line)"
    case .provider(let module, let type): "provider \(module) \(type)"
    }
  }
}

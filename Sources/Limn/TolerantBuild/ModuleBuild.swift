import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// Compiles one target in rounds: first the declarations, until they have no errors, then the bodies. The compiler runs
/// again only for files that changed.
struct ModuleBuild {
  let build: TolerantBuild
  let target: PackageTarget
  let folder: String
  /// The digest of everything besides the target's own sources.
  let surroundings: Digest
  let isImported: Bool
  private let tools: Digest
  var files: [WorkFile] = []
  var stubs = StubTypes()
  private var stubbed: Set<String> = []
  var resources: ModuleResources
  /// The classes that Xcode generates for Core Data.
  private let dataModel: String

  static let signatureRounds = 12
  static let bodyRounds = 24
  /// The number of files that one run of the compiler compiles.
  static let batch = 24

  /// - Parameters:
  ///   - dependencies: the digests of the targets that the target depends on.
  ///   - isImported: whether other targets import the target.
  init(_ build: TolerantBuild, _ target: PackageTarget, dependencies: [String], isImported: Bool) {
    self.build = build
    self.isImported = isImported
    self.target = target
    folder = build.folder(of: target)
    tools = Digest(ofParts: build.settings(of: target) + ["\(isImported)"])
    resources = ModuleResources(
      target, root: build.root, bundle: "\(folder.parentFolder.parentFolder)/\(target.name).resources",
      files: build.files)
    dataModel = DataModel(resources.entries.map(\.path), build.files).source
    surroundings = Digest(ofParts: [tools.hex, resources.digest.hex, dataModel] + dependencies)
  }

  /// What one target was compiled to.
  struct Result {
    var objects: [String] = []
    var parts: [ReplacedPart] = []
    /// The digest of everything that the target is made from.
    var digest = ""
    var failure: String?
  }

  /// What is kept between runs.
  private struct Stored: Codable {
    static let format = StoredFormat<Stored>("tolerant-module", version: 5)
    var key: String
    /// The digest of everything besides the target's sources and those of its dependencies.
    var tools: String
    var files: [WorkFile]
    var stubs: StubTypes
    var failure: String?
  }

  mutating func run(progress: (String) -> Void) throws -> Result {
    let stored = (try? build.files.readIfPresent(folder + "/state")).flatMap { Stored.format.value(inFile: $0) }
    try prepare()
    let key = Digest(ofParts: [surroundings.hex] + files.flatMap { [$0.path, $0.source] })
    if let stored, stored.key == key.hex, stored.files.allSatisfy({ $0.isDropped || build.files.exists(object($0)) }) {
      files = stored.files
      stubs = stored.stubs
      return result(key, stored.failure)
    }
    try resources.copy()
    if let stored, stored.tools == tools.hex { replay(stored) }
    try write(files.indices)
    var failure = try compile(progress)
    if failure != nil, stored != nil {
      // The replayed edits may be the reason, so start again without them.
      try prepare()
      stubs = StubTypes()
      try write(files.indices)
      failure = try compile(progress)
    }
    let state = Stored(key: key.hex, tools: tools.hex, files: files, stubs: stubs, failure: failure)
    try build.files.write(folder + "/state", Stored.format.file(state))
    return result(key, failure)
  }

  private func result(_ key: Digest, _ failure: String?) -> Result {
    let kept = files.filter { !$0.isDropped && build.files.exists(object($0)) }
    let objects = kept.map(object) + (build.files.exists(stubObject) ? [stubObject] : [])
    return Result(
      objects: failure == nil ? objects : [], parts: attributed(files.flatMap(\.parts) + stubParts), digest: key.hex,
      failure: failure)
  }

  /// One part for each generated type, at the first line that contains its name.
  private var stubParts: [ReplacedPart] {
    stubs.usage.keys.compactMap { name in
      for file in files {
        guard let place = file.text.firstRange(of: name) else { continue }
        let line = file.text[..<place.lowerBound].utf8.count { $0 == 10 } + 1
        return ReplacedPart(
          id: "@\(name)", kind: .declaration, name: name, location: Location(path: file.path, line: line),
          endLine: line,
          message: "no module that is available here declares '\(name)'", symbol: name)
      }
      return nil
    }
  }

  static let stubFile = "LimnStubs.swift"
  /// The generated types, and the declarations for resources.
  var stubSource: String {
    let hasUIKit = build.hasUIKit(target)
    return stubs.source(hasUIKit: hasUIKit) + resources.source(hasUIKit: hasUIKit) + dataModel
  }
  var stubCopy: String { "\(folder)/sources/\(Self.stubFile)" }
  var stubObject: String { "\(folder)/objects/\(Self.stubFile).o" }
  func copy(_ file: WorkFile) -> String { "\(folder)/sources/\(file.name)" }
  func object(_ file: WorkFile) -> String { "\(folder)/objects/\(file.name).o" }

  private mutating func prepare() throws {
    for name in ["sources", "objects"] { try FileSystem.makeFolder("\(folder)/\(name)") }
    let prepared = try build.prepare(target, besides: Self.stubFile)
    stubbed = prepared.stubbed
    files = prepared.files.map { WorkFile(path: $0.path, name: String($0.copy.lastPathName ?? ""), text: $0.text) }
  }

  /// Makes the edits of an earlier run again in the files that did not change since then.
  private mutating func replay(_ stored: Stored) {
    let known = stored.files.keyed(by: \.path)
    for (index, file) in files.enumerated() {
      guard let earlier = known[file.path], earlier.source == file.source, earlier.name == file.name else { continue }
      files[index] = earlier
    }
    stubs = stored.stubs
  }

  mutating func write(_ indices: some Sequence<Int>) throws {
    for index in indices { try build.files.write(copy(files[index]), files[index].text.bytes) }
    try build.files.write(stubCopy, stubSource.bytes)
  }

  /// Adds the module that probably declares the missing symbol to each part. It is one that all files that use the
  /// symbol import.
  private func attributed(_ parts: [ReplacedPart]) -> [ReplacedPart] {
    var modules: [String: Set<String>] = [:]
    for file in files where !file.parts.isEmpty {
      modules[file.path] = Set(SourceImports(file.text.bytes).entries.map(\.module)).intersection(stubbed)
    }
    var uses: [String: Set<String>] = [:]
    for part in parts {
      guard let own = modules[part.location.path], !own.isEmpty else { continue }
      let base = String(part.symbol.prefix { $0 != "." })
      uses[base] = uses[base].map { $0.intersection(own) } ?? own
    }
    return parts.map { part in
      var part = part
      if let common = uses[String(part.symbol.prefix { $0 != "." })], common.count == 1 { part.module = common.first }
      return part
    }
  }
}

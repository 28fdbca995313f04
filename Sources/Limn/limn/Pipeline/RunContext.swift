import LimnPlatform
import LimnToolchain

/// The parts of a run that every step uses and no step changes: the folders and options, and access to files, programs,
/// and caches.
struct RunContext {
  var layout: ProjectLayout
  let options: RunOptions
  var processes = ProcessRunner.local
  let progress: Progress
  /// The symbol graphs that this run has already read.
  let symbolGraphs = SymbolGraphMemo()
  /// The known digests of files that did not change since an earlier run.
  let inputs: InputIndex
  /// The shared cache; nil if no shared cache is configured, and always nil before the settings are read.
  var sharedCache: RemoteCache?
  /// Stores whether the project has an Xcode project. The project is searched when a step first needs the answer.
  let projectSearch = ProjectSearch()
}

extension RunContext {
  init(layout: ProjectLayout, options: RunOptions, arguments: Arguments, isQuiet: Bool = false) {
    self.init(
      layout: layout, options: options,
      progress: Progress(isQuiet: isQuiet || arguments.has("quiet"), isVerbose: arguments.has("verbose")),
      inputs: InputIndex(path: layout.cache + "/inputs"))
  }

  var cache: ContentCache? {
    guard options.usesCache else { return nil }
    var cache = ContentCache(folder: layout.resultsFolder, remote: sharedCache, inputs: inputs)
    cache.isOnlySource = options.readsOnlyCache
    return cache
  }

  /// Returns a copy with another value.
  func replacing<Value>(_ property: WritableKeyPath<Self, Value>, with value: Value) -> RunContext {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }

  /// Removes old entries from the cache, stores the digests of the inputs, and waits for uploads to the shared cache. A
  /// problem with the shared cache does not change any result. So it is printed on standard error, and it is not part
  /// of the report.
  func finishCache() {
    cache?.pruneDaily()
    if options.usesCache { inputs.save() }
    guard let sharedCache else { return }
    let warning = sharedCache.finish()
    if let warning { Console.printError("limn: warning: \(warning)\n") }
    guard progress.isVerbose else { return }
    let usage = sharedCache.usage
    Console.printError("shared cache: \(usage.hits) found, \(usage.misses) not found, \(usage.stored) stored\n")
  }
}

import LimnPlatform
import LimnToolchain

/// The parts of a run that every step uses and no step changes: the folders and options, and access to files, programs,
/// and caches.
struct RunContext {
  let layout: ProjectLayout
  let options: RunOptions
  let processes: ProcessRunner
  let progress: Progress
  /// The symbol graphs that this run has already read.
  let symbolGraphs: SymbolGraphMemo
  /// The known digests of files that did not change since an earlier run.
  let inputs: InputIndex
  /// The shared cache; nil if no shared cache is configured, and always nil before the settings are read.
  let sharedCache: RemoteCache?
  /// Stores whether the project has an Xcode project. The project is searched when a step first needs the answer.
  let projectSearch: ProjectSearch
}

extension RunContext {
  init(layout: ProjectLayout, options: RunOptions, arguments: Arguments, isQuiet: Bool = false) {
    self.init(
      layout: layout, options: options, processes: .local,
      progress: Progress(isQuiet: isQuiet || arguments.has("quiet"), isVerbose: arguments.has("verbose")),
      symbolGraphs: SymbolGraphMemo(),
      inputs: InputIndex(path: layout.cache + "/inputs"), sharedCache: nil,
      projectSearch: ProjectSearch())
  }

  var cache: ContentCache? {
    guard options.usesCache else { return nil }
    var cache = ContentCache(folder: layout.resultsFolder, remote: sharedCache, inputs: inputs)
    cache.isOnlySource = options.readsOnlyCache
    return cache
  }

  /// Returns a copy with the given values. A value that is nil is not changed.
  func replacing(
    layout: ProjectLayout? = nil, processes: ProcessRunner? = nil, sharedCache: RemoteCache? = nil
  ) -> RunContext {
    RunContext(
      layout: layout ?? self.layout, options: options, processes: processes ?? self.processes,
      progress: progress,
      symbolGraphs: symbolGraphs, inputs: inputs, sharedCache: sharedCache ?? self.sharedCache,
      projectSearch: projectSearch)
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

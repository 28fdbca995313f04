import LimnConfiguration
import LimnDiagnostics
import LimnPlatform

/// Chooses the shared cache of a run. The address on the command line comes first, then `LIMN_CACHE_URL`, then the
/// address in `limn.yml`.
struct SharedCacheChoice {
  var options: RunOptions
  var settings: Settings.Cache
  /// Whether this run is a CI job for a change from a fork.
  var isForeign: Bool

  /// Returns the settings of the shared cache; nil if no address is given. A job for a change from a fork stores
  /// nothing, since the author of the change could put false results into the cache.
  func chosen() throws -> RemoteCache.Settings? {
    let named = options.cacheURL ?? variable("LIMN_CACHE_URL")
    guard var address = named ?? settings.url else { return nil }
    while address.hasSuffix("/") { address.removeLast() }
    guard address.isWebAddress else {
      throw DiagnosticError(
        .invalidCacheURL, "the address of a shared cache must start with https:// or http://: '\(address)'")
    }
    var result = RemoteCache.Settings(url: address, pushes: (options.pushesToCache || settings.pushes) && !isForeign)
    result.patience = try patience()
    // A run that takes all results from caches and computes none needs the shared cache.
    result.isRequired = options.readsOnlyCache
    // Send secrets only if the command line or the environment contains the server's address. An address in the
    // settings file is not trusted, since a contributor could replace it with the address of a server that collects the
    // secrets.
    if named != nil {
      result.authorization = variable("LIMN_CACHE_TOKEN").map { "Bearer \($0)" }
      result.certificate = variable("LIMN_CACHE_CERTIFICATE")
      result.key = variable("LIMN_CACHE_KEY")
    }
    return result
  }

  /// The value of an environment variable; nil if it is empty or not set.
  private func variable(_ name: String) -> String? {
    environmentVariables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func patience() throws -> Int {
    guard let text = variable("LIMN_CACHE_PATIENCE") else { return 1 }
    guard let number = Int(text), (1...1000).contains(number) else {
      throw DiagnosticError(
        .invalidCacheURL, "LIMN_CACHE_PATIENCE must be a whole number from 1 to 1000, not '\(text)'")
    }
    return number
  }
}

public import LimnPlatform

/// Builds the part of a package that does not need a dependency that cannot be fetched, such as a library beside a
/// program.
extension PackageCommand {
  /// Returns the addresses of the package's remote dependencies that cannot be fetched, according to the errors of
  /// SwiftPM. If the errors name none of them, returns those that were not fetched.
  func unfetched(errors: String) -> [String] {
    let urls = Set(manifests.flatMap { $0.text.matches(of: #/\burl\s*:\s*"([^"\\]+)"/#).map { String($0.1) } }).sorted()
    let named = urls.filter { errors.contains($0) || errors.contains("/" + Self.identity(of: $0) + "-") }
    if !named.isEmpty || omitted == urls { return named }
    let fetched = (try? files.list(scratch + "/repositories")) ?? []
    return urls.filter { url in !fetched.contains { $0.lowercased().hasPrefix(Self.identity(of: url) + "-") } }
  }

  static func identity(of url: String) -> String {
    return url.fileName.trimmingSuffix(".git").lowercased()
  }

  /// The manifests in the package's folder.
  private var manifests: [(name: String, text: String)] {
    files.packageFiles(in: root).filter { $0.hasSuffix(".swift") }.compactMap { name in
      (try? files.text(root + "/" + name)).map { (name, $0) }
    }
  }

  /// Writes manifests without the omitted dependencies and the targets that need them, and lets the sandbox show them in
  /// place of the package's own.
  func omitDependencies(in policy: inout SandboxPolicy) throws {
    guard !omitted.isEmpty else { return }
    for (name, text) in manifests {
      let copy = "\(scratch)/omitting/\(name)"
      try files.write(copy, Array((text + Self.omission(omitted)).utf8))
      policy.overlayReplacements[name] = copy
    }
  }

  /// Code at the end of a manifest that removes dependencies, and the targets and products that need them.
  private static func omission(_ urls: [String]) -> String {
    """

    do {
      let identities: Set<String> = [\(urls.map { "\"\(identity(of: $0))\"" }.withCommas)]
      let urls: Set<String> = [\(urls.map { "\"\($0)\"" }.withCommas)]
      // Manifests before 5.6 have no `kind`.
      package.dependencies.removeAll { $0.url.map(urls.contains) ?? false }
      let own = Set(package.targets.map { $0.name })
      // Before 5.2, a manifest names a product without its package.
      let isEmpty = package.dependencies.isEmpty
      var lost = Set<String>()
      var count = -1
      while count != lost.count {
        count = lost.count
        for target in package.targets {
          let needs = target.dependencies.contains {
            switch $0 {
            case .productItem(let name, let package, _, _):
              return package == nil && isEmpty || identities.contains((package ?? name).lowercased())
            case .targetItem(let name, _): return lost.contains(name)
            case .byNameItem(let name, _):
              let isLost = isEmpty || identities.contains(name.lowercased())
              return lost.contains(name) || !own.contains(name) && isLost
            @unknown default: return false
            }
          }
          if needs { lost.insert(target.name) }
        }
      }
      package.targets.removeAll { lost.contains($0.name) }
      package.products.removeAll {
        (($0 as? Product.Library)?.targets ?? ($0 as? Product.Executable)?.targets ?? []).contains { lost.contains($0) }
      }
    }

    """
  }
}

extension FileSystem {
  /// The names of the Swift modules in a folder.
  public func modules(in folder: String) -> [String] {
    ((try? list(folder)) ?? []).filter { $0.hasSuffix(".swiftmodule") }.map { $0.trimmingSuffix(".swiftmodule") }
  }

  /// The names of the manifests of a package, which may differ between versions of Swift, and of `Package.resolved`;
  /// sorted.
  func packageFiles(in root: String) -> [String] {
    ((try? list(root)) ?? []).filter {
      $0.hasPrefix("Package") && ($0.hasSuffix(".swift") || $0.hasSuffix(".resolved"))
    }.sorted()
  }
}

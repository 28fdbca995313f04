import LimnDiagnostics

/// Builds targets one after another and determines which targets fail.
///
/// Building a target also builds its dependencies. So the targets that no other target depends on are built first. If
/// the build of a target fails, each dependency of the target in which it found no error is built separately, to find
/// out which of the dependencies fail. Other targets that need a failed target are not built, so their own errors are
/// not known.
struct TargetBuilds {
  /// A closure that builds the named target and returns its errors. The array is empty if the build succeeds.
  typealias Builder = (String) throws -> [Diagnostic]

  let description: PackageDescription

  /// The errors of the package as a whole, and the errors of targets that are not tests.
  private(set) var errors: [Diagnostic] = []
  /// One warning for each test target that does not build. Such a failure is not an error, since documentation does not
  /// need tests.
  private(set) var warnings: [Diagnostic] = []
  /// Whether another build of the same sources would have the same errors.
  var isRepeatable = true
  private var built: Set<String> = []
  private var failed: Set<String> = []
  /// The messages of errors without a location in the sources. If two targets fail with the same message of this kind,
  /// the whole package is broken.
  private var reasons: Set<String> = []
  private var isPackageBroken = false

  init(_ description: PackageDescription) { self.description = description }

  mutating func run(_ roots: [String], build: Builder) throws {
    for root in roots where !isPackageBroken { try attempt(root, build) }
  }

  /// Records that the targets `names` were built together.
  mutating func markBuilt(_ names: Set<String>) { built.formUnion(names) }

  /// Returns the targets among `names` that were not built.
  func missing(of names: Set<String>) -> Set<String> { names.subtracting(built) }

  /// Returns the targets among `names` that were not built, without tests.
  func failed(of names: Set<String>) -> Set<String> { missing(of: names).filter { !isTest($0) } }

  /// Whether `names` contains a target that was built and is not a test.
  func hasLibrary(of names: Set<String>) -> Bool { !names.intersection(built).allSatisfy(isTest) }

  private func isTest(_ name: String) -> Bool { description.target(named: name)?.kind == .test }

  /// - Parameter known: the errors of the target that needs this one.
  private mutating func attempt(_ name: String, known: [Diagnostic] = [], _ build: Builder) throws {
    guard !built.contains(name), !failed.contains(name) else { return }
    if !failed.isDisjoint(with: description.closure(of: name)) {
      failed.insert(name)
      for dependency in dependencies(of: name) where !isPackageBroken { try attempt(dependency, build) }
      return
    }
    let problems = known.contains { isOf(name, $0) } ? known : try build(name)
    if problems.isEmpty {
      built.formUnion(description.withDependencies([name]))
      return
    }
    failed.insert(name)
    let needed = dependencies(of: name)
    for dependency in needed where !isPackageBroken { try attempt(dependency, known: problems, build) }
    guard !isPackageBroken else { return }
    let own = problems.filter { problem in
      !failed.union(needed).contains { $0 != name && isOf($0, problem) }
    }
    let hasFailedDependency = needed.contains { failed.contains($0) }
    // Leave out errors that a target has only because a dependency failed. The error of the dependency is already
    // reported.
    let reported = own.filter { !hasFailedDependency || $0.location?.path != "Package.swift" }
    guard let first = reported.first else { return }
    if first.location?.path == "Package.swift",
      let reason = first.message.split(separator: ": ", maxSplits: 1).last.map(String.init)
    {
      // An error that is not located in a source file has the path `Package.swift`. If another target failed with the
      // same error, the whole package is broken.
      if !reasons.insert(reason).inserted { return isPackageBroken = true }
    }
    if isTest(name) {
      warnings.append(Self.warning(name, first, count: reported.count))
    } else {
      errors += reported
    }
  }

  /// Returns the dependencies of a target that can be built separately. Some dependencies, such as system libraries and
  /// plugins, cannot be built separately. They are replaced by their own dependencies.
  private func dependencies(of name: String) -> [String] {
    let direct = description.target(named: name)?.dependencies ?? []
    return direct.flatMap { description.target(named: $0)?.isBuildable == false ? dependencies(of: $0) : [$0] }
  }

  /// Whether a problem has its location in a file of the target.
  func isOf(_ target: String, _ problem: Diagnostic) -> Bool {
    description.target(named: target).map { problem.location?.path.hasPrefix($0.path + "/") == true } ?? false
  }

  private static func warning(_ name: String, _ first: Diagnostic, count: Int) -> Diagnostic {
    let notes = count > 1 ? [Note("\(count - 1) more \((count - 1).noun("error")) in this target")] : []
    let text =
      "test target '\(name)' does not compile on this machine, so the pages do not list its tests: \(first.message)"
    return .init(.testTargetBuild, text, at: first.location, notes: first.notes + notes)
  }
}

extension PackageTarget {
  /// Whether `swift build --target` builds a module for this target.
  var isBuildable: Bool { kind != .system && kind != .binary && kind != .plugin && kind != .snippet }
}

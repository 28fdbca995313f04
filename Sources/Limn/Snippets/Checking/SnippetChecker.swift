public import Diagnostics
import Markdown
import Platform

/// Checks every snippet of some pages.
///
/// The steps, each a function from values to values but for the compiler's runs:
/// 1. read fences, attributes and syntax (`SnippetReader`);
/// 2. gather what each snippet needs into a unit (`Scope`, `UnitBuilder`);
/// 3. take known outcomes from the cache (`UnitCache`);
/// 4. report missing modules (`ModuleScan`);
/// 5. compile the rest, merged where names allow it (`BinPacker`, `UnitCompiler`);
/// 6. run what asks for it (`RunPhase`);
/// 7. compare with the expectations (`OutcomeReader`, `ExpectationMatcher`, `OutputMatcher`).
public struct SnippetChecker: Sendable {
  public var context: CheckContext

  public init(context: CheckContext) { self.context = context }
}

extension SnippetChecker {
  /// Throws only if the machine fails, as without a compiler; mistakes of authors are in the report.
  public func check(_ pages: [SnippetPage]) throws(EnvironmentFailure) -> SnippetReport {
    var check = try Check(context: context, pages: pages)
    defer { check.scratch.remove() }
    try check.compile()
    try check.run()
    return check.report()
  }
}

import Foundation
import LimnPlatform
import Testing

/// Reads reports with a third-party library, as code-scanning services do.
@Suite("SARIF for other programs")
struct SARIFTests {
  private static let python =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .path
    + "/.build/python/bin/python"

  /// A Python program that reads a SARIF log into a library's model of SARIF 2.1.0, and writes the log again. It prints
  /// the parts of the log that the model does not know, and the parts that are missing after writing.
  private static let reader = """
    import json, sys
    from pydantic import BaseModel
    from sarif_pydantic import Sarif

    log = Sarif.model_validate(given := json.load(sys.stdin))
    known = {"columnKind"}  # of the format, and not yet in the model

    def strangers(value, place):
        if isinstance(value, BaseModel):
            for name in value.model_extra or {}:
                if name not in known: print("not of SARIF:", place + "/" + name)
            for name in type(value).model_fields: strangers(getattr(value, name), place + "/" + name)
        elif isinstance(value, list):
            for index, item in enumerate(value): strangers(item, f"{place}/{index}")

    def compare(a, b, place):
        if isinstance(a, dict):
            for name in a:
                if name not in b: print("lost:", place + "/" + name)
                else: compare(a[name], b[name], place + "/" + name)
        elif isinstance(a, list):
            if len(a) != len(b): print("lost:", place)
            for x, y in zip(a, b): compare(x, y, place)
        elif a != b: print("changed:", place, a, b)

    strangers(log, "")
    compare(given, log.model_dump(by_alias=True, exclude_none=True, mode="json"), "")
    for result in log.runs[0].results:
        rule = log.runs[0].tool.driver.rules[result.rule_index]
        assert rule.id == result.rule_id, (rule.id, result.rule_id)
        place = result.locations[0].physical_location
        region = place.region
        print(result.level.value, result.rule_id, place.artifact_location.uri, region.start_line, region.start_column,
              len(result.fixes or []), len(result.related_locations or []))
    """

  @Test("A third-party SARIF library accepts every part of a report", .enabled(if: FileSystem.local.exists(python)))
  func reader() throws {
    let page = """
      # Ünïcode

      ```swift,ignroe
      let a = 1
      ```

      ```swift
      let b: Int = "é"; let c = nope
      func f(_ x: Int) {}
      f(y: 1)
      ```

      ```swift,compile_fail
      let q: Int = ""
      ```
      """
    let run = try CommandRun(["Content/näme.md": page])
    defer { run.remove() }
    let log = try run.limn("check", "--format", "sarif", "--quiet", "--only", "snippets")
    #expect(log.status == 1)
    let read = try ProcessRunner.local.run(
      Command(Self.python, ["-c", Self.reader], input: log.output, timeLimit: .seconds(60)))
    #expect(read.succeeded, "\(read.errorText)")
    #expect(
      read.outputText == """
        error unknown-attribute Content/n%C3%A4me.md 3 10 1 0
        error cannot-convert-initializer-value Content/n%C3%A4me.md 8 14 0 0
        error cannot-find-in-scope Content/n%C3%A4me.md 8 27 0 0
        error extra-argument-labels Content/n%C3%A4me.md 10 2 1 0
        warning any-error Content/n%C3%A4me.md 13 1 1 1

        """)
  }
}

import Testing
@_spi(Headless) import os

@Suite struct LoggerTests {
  private func logged(_ message: OSLogMessage, category: String = #function) -> String? {
    Logger(subsystem: "limn.tests", category: category).info(message)
    return LogRecord.all.last { $0.category == category }?.text
  }

  @Test("Hides text unless it is public") func hidesTextUnlessItIsPublic() {
    let name = "Ada"
    #expect(logged("hello \(name), \(name, privacy: .public)") == "hello <private>, Ada")
    #expect(logged("\(name, privacy: .sensitive)") == "<sensitive>")
  }

  @Test("Shows and formats numbers") func showsAndFormatsNumbers() {
    #expect(
      logged("\(255, format: .hex(includePrefix: true)) \(7, format: .decimal(minDigits: 3)) \(true)")
        == "0xff 007 true")
    #expect(logged("\(1.5, format: .fixed(precision: 2))|\(3, align: .right(columns: 4))") == "1.50|   3")
    #expect(logged("\(9, privacy: .private)") == "<private>")
  }

  @Test("Signposts are messages") func signpostsAreMessages() {
    let log = OSLog(subsystem: "limn.tests", category: "signposts")
    os_signpost(.begin, log: log, name: "load")
    os_signpost(.event, log: log, name: "load", "part %{public}d of %d", 1, 2)
    os_signpost(.end, log: log, name: "load", signpostID: OSSignpostID(7))
    #expect(OSSignposter(logHandle: log).withIntervalSignpost("draw") { 3 } == 3)
    #expect(
      LogRecord.all.filter { $0.category == "signposts" }.map(\.text) == [
        "begin load", "event load: part 1 of 2", "end 7 load", "begin draw", "end draw",
      ])
    #expect(OSSignpostID(log: log) != OSSignpostID(log: log))
    #expect(OSSignpostID(log: log, object: log) == OSSignpostID(log: log, object: log))
  }

  @Test("Keeps nothing in a disabled log") func keepsNothingInADisabledLog() {
    let count = LogRecord.all.count { $0.text == "never" }
    Logger(.disabled).info("never")
    #expect(LogRecord.all.count { $0.text == "never" } == count)
  }
}

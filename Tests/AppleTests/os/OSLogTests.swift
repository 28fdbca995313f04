import OSLog
import Testing

/// This file imports nothing else, since Apple's `OSLog` also exports Foundation.
@Suite struct OSLogTests {
  @Test("The module exports Foundation") func exportsFoundation() {
    let logger = Logger(subsystem: Bundle.main.bundlePath, category: "tests")
    logger.debug("started")
    #expect(!Bundle.main.bundlePath.isEmpty)
  }
}

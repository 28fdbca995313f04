@testable import LimnMarkup
import Testing

@Suite struct EscapingTests {
  @Test(
    "Each special character is escaped at each place of a text",
    arguments: ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
  func eachSpecialCharacterIsEscaped(character: String, entity: String) {
    for length in 0..<20 {
      for place in 0...length {
        let (before, after) = (String(repeating: "é", count: place), String(repeating: "y", count: length - place))
        #expect(Markup.escaped(before + character + after) == before + entity + after)
        #expect(Markup.escaped(before + character + character + after) == before + entity + entity + after)
      }
    }
  }

  @Test("No other byte is escaped") func noOtherByteIsEscaped() {
    for byte in UInt8.min...UInt8.max where !"&<>\"".utf8.contains(byte) {
      var html = Markup()
      html.write([byte, byte][...])
      #expect(html.bytes == [byte, byte])
    }
  }

  @Test("An address is percent-encoded once") func anAddressIsPercentEncodedOnce() {
    var html = Markup()
    html.write(address: "a b/é?x=1&y='<%20>\"#z~")
    #expect(html.text == "a%20b/%C3%A9?x=1&amp;y=&#x27;%3C%20%3E%22#z~")
  }
}

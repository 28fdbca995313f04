import LimnMarkup
import Testing

@Suite struct EscapingTests {
  @Test("Each special character is escaped at each place of a text", arguments: ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
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
      let text = [UInt8](repeating: byte, count: 17)
      var bytes: [UInt8] = []
      Markup.escape(text, into: &bytes)
      #expect(bytes == text)
    }
  }

  @Test("A byte is found at each of the eight places, and no similar byte") func aByteIsFoundAtEachPlace() {
    for place in 0..<EightBytes.count {
      for (byte, wanted) in [(UInt8(0x3C), [place]), (0x3E, [place]), (0x3D, []), (0x7C, []), (0xBE, []), (0x00, [])] {
        var text = [UInt8](repeating: 0xFF, count: EightBytes.count)
        text[place] = byte
        var places = text.withUnsafeBytes { EightBytes($0, at: 0).places(of: 0x3E, ignoring: 2) }
        var found: [Int] = []
        while !places.isEmpty { found.append(places.removeFirst()) }
        #expect(found == wanted, "\(byte)")
      }
    }
  }
}

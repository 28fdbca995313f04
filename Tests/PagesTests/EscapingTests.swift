import LimnMarkup
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

  @Test("Each class of bytes is found at each of the eight places") func eachClassOfBytesIsFound() {
    func places(_ places: EightBytes.Places) -> [Int] {
      var (places, found) = (places, [Int]())
      while !places.isEmpty { found.append(places.removeFirst()) }
      return found
    }
    for byte in UInt8.min...UInt8.max {
      for place in 0..<EightBytes.count {
        // The neighbors have the lowest and the highest values, which must not change the result.
        var text = [UInt8](repeating: place % 2 == 0 ? 0xFF : 0x00, count: EightBytes.count)
        text[place] = byte
        let bytes = text.withUnsafeBytes { EightBytes($0, at: 0) }
        let scalar = Character(Unicode.Scalar(byte))
        #expect(places(bytes.letters) == (scalar.isASCII && scalar.isLetter ? [place] : []), "\(byte)")
        #expect(places(bytes.uppercaseLetters) == (scalar.isASCII && scalar.isUppercase ? [place] : []), "\(byte)")
        #expect(places(bytes.digits) == (scalar.isASCII && scalar.isNumber ? [place] : []), "\(byte)")
        #expect(places(bytes.nonASCII).contains(place) == (byte >= 0x80), "\(byte)")
      }
    }
  }

  @Test("The first run of places ends at the first gap") func theFirstRunOfPlacesEndsAtTheFirstGap() {
    for (text, run) in [
      ("abc.ef.1", 0..<3), ("..12....", 2..<4), ("........", 8..<8), ("abcdefgh", 0..<8), (".......x", 7..<8),
    ] {
      let bytes = Array(text.utf8).withUnsafeBytes { EightBytes($0, at: 0) }
      let words = bytes.letters.union(bytes.digits)
      #expect(words.firstRun == run)
      #expect(words.intersects(0..<8) == !run.isEmpty)
      #expect(!words.intersects(0..<min(run.lowerBound, 7)))
    }
    let bytes = Array("..AbC9..".utf8).withUnsafeBytes { EightBytes($0, at: 0) }
    #expect(
      bytes.lowercased(2..<6) == UInt64(UInt8(ascii: "a")) | UInt64(UInt8(ascii: "b")) << 8 | UInt64(0x63) << 16
        | UInt64(0x39) << 24)
  }

  @Test("Zeros take the place of bytes after the end of a text", arguments: 0...10)
  func zerosTakeThePlaceOfMissingBytes(count: Int) {
    let text = (0..<count).map { UInt8($0 + 65) }
    for offset in 0...count {
      var buffer = [UInt8](repeating: 1, count: EightBytes.count)
      text.withUnsafeBytes { text in
        buffer.withUnsafeMutableBytes { EightBytes(text, upTo8From: offset).store(to: $0, at: 0) }
      }
      let rest = Array(text.dropFirst(offset).prefix(EightBytes.count))
      #expect(buffer == rest + [UInt8](repeating: 0, count: EightBytes.count - rest.count))
    }
  }
}

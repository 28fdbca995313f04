import Testing

@testable import LimnMarkdown

@Suite("The highlighter")
struct HighlighterTests {
  /// The tokens as `kind:text`, which is easier to read than HTML.
  private func tokens(_ code: String, _ language: String) -> String {
    let bytes = Array(code.utf8)
    return Highlighter.tokens(in: bytes, language: language)
      .map { "\($0.kind.rawValue):\(String(decoding: bytes[$0.start..<$0.end], as: UTF8.self))" }.joined(separator: " ")
  }

  @Test(
    "tells Swift's words apart",
    arguments: [
      ("let a = 1", "kw:let num:1"),
      ("var s: String? = nil", "kw:var typ:String kw:nil"),
      ("func greet(for name: String) async throws {}", "kw:func fn:greet kw:for typ:String kw:async kw:throws"),
      ("greet(for: x, in: y)", "fn:greet"),
      ("x.default.init(self)", "kw:init kw:self"),
      ("switch a { default: break }", "kw:switch kw:default kw:break"),
      ("var v: Int { get set }", "kw:var typ:Int kw:get kw:set"),
      ("set.insert(get)", "fn:insert"),
      ("let open = any(some: 1)", "kw:let fn:any num:1"),
      ("some View", "kw:some typ:View"),
      ("func repeat(x: Int)", "kw:func fn:repeat typ:Int"),
      ("@Binding var x", "attr:@Binding kw:var"),
      ("#if os(Linux)\n#endif", "attr:#if fn:os typ:Linux attr:#endif"),
      ("#Preview { Text(\"a\") }", "attr:#Preview typ:Text str:\"a\""),
      ("0x1F_ff + 1.5e-3 - 1...5", "num:0x1F_ff num:1.5e-3 num:1 num:5"),
      ("a // x\nb", "com:// x"),
      ("/* a /* b */ c */ d()", "com:/* a /* b */ c */ fn:d"),
      ("`class` x", ""),
      ("<#body#>", "ph:<#body#>"),
      ("let r = /a\\/b+/", "kw:let str:/a\\/b+/"),
      ("a / b / c", ""),
      ("let r = #/a/b/#", "kw:let str:#/a/b/#"),
    ])
  func swift(code: String, expected: String) {
    #expect(tokens(code, "swift") == expected)
  }

  @Test(
    "tokenizes Swift strings with interpolations",
    arguments: [
      (#""a \(b.c(1)) d" + e"#, #"str:"a  fn:c num:1 str: d""#),
      (#""\(x ? "y" : "z(")" q"#, #"str:" str:"y" str:"z(" str:""#),
      ("#\"a \\(b) \\#(c)\"#", "str:#\"a \\(b)  str:\"#"),
      ("\"\"\"\n a \"b\"\n \"\"\" + f()", "str:\"\"\"\n a \"b\"\n \"\"\" fn:f"),
      ("\"open\nlet", "str:\"open kw:let"),
    ])
  func strings(code: String, expected: String) {
    #expect(tokens(code, "swift") == expected)
  }

  @Test(
    "knows other languages a little",
    arguments: [
      ("sh", "swift build -c release # fast", "fn:swift attr:-c com:# fast"),
      ("console", "$ echo \"a $B\" | cat", "prompt:$  fn:echo str:\"a  var:$B str:\" fn:cat"),
      ("bash", "A=1 make && if true; then ls; fi", "var:A fn:make kw:if fn:true kw:then fn:ls kw:fi"),
      ("json", "{\"a\": [1, -2.5e3, \"b\", true]}", "key:\"a\" num:1 num:-2.5e3 str:\"b\" kw:true"),
      (
        "yaml", "a: 1 # c\n- b: 'x'\ntext: |\n  hello: x\nd: true",
        "key:a num:1 com:# c key:b str:'x' key:text str:hello: x key:d kw:true"
      ),
      (
        "yaml", "push: { branches: [main], tags: yes } # c\ntime: 12:30, x",
        "key:push key:branches str:main key:tags kw:yes com:# c key:time str:12:30 str:x"
      ),
      ("diff", "--- a\n+++ b\n@@ 1 @@\n-x\n+y\n z", "meta:--- a meta:+++ b meta:@@ 1 @@ del:-x ins:+y"),
      ("html", "<p class=\"a\">x &amp; y</p><!-- c -->", "tag:p attr:class str:\"a\" num:&amp; tag:p com:<!-- c -->"),
      ("text", "let a = 1", ""),
      ("brainfuck", "let", ""),
    ])
  func others(language: String, code: String, expected: String) {
    #expect(tokens(code, language) == expected)
  }

  @Test("writes every byte once, escaped")
  func html() {
    #expect(
      String(decoding: Highlighter.html(code: "if a < b && c { \"<&\" }", language: "swift"), as: UTF8.self)
        == "<span class=\"kw\">if</span> a &lt; b &amp;&amp; c { <span class=\"str\">&quot;&lt;&amp;&quot;</span> }")
  }

  @Test("loses no text and always finishes, for any input", arguments: CodeLanguage.all.keys.sorted())
  func anyText(language: String) {
    let pieces = [
      "\"", "\\", "(", ")", "#", "/", "*", "<", ">", "&", "'", "\n", " ", "a", "1", "$", "{", "}", ":", "-", "+",
      "\"\"\"", "é", "<#", "@",
    ]
    var seed: UInt64 = 42
    for _ in 0..<400 {
      var code = ""
      for _ in 0..<Int(seed % 60) {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        code += pieces[Int((seed >> 33) % UInt64(pieces.count))]
      }
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let bytes = Array(code.utf8)
      let tokens = Highlighter.tokens(in: bytes, language: language)
      for (token, next) in zip(tokens, tokens.dropFirst()) { #expect(token.end <= next.start) }
      #expect((tokens.last?.end ?? 0) <= bytes.count)
      let html = String(decoding: Highlighter.html(code: bytes, language: language), as: UTF8.self)
      let plain = html.replacing(/<\/?span[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
      #expect(plain == code)
    }
  }
}

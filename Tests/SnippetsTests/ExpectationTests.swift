import Testing

@Suite("Attributes and expectations")
struct ExpectationTests {
  @Test("Mistakes in attributes are reported at their location", arguments: attributes)
  func attribute(_ pageCase: PageCase) throws { try pageCase.check() }

  static let attributes = [
    PageCase(
      "a typo",
      "```swift,compil_fail\nlet a = 1\n```",
      """
      1 failed
      page.md:1:10: error: unknown attribute 'compil_fail' (did you mean 'compile_fail'?) [unknown-attribute]
      """),
    PageCase(
      "spaces instead of commas, and attributes of other tools",
      "```swift compile_fail label=\"A b\" {1,3}\nlet a: Int = \"\"  // error: cannot convert\n```\n```swift compilefail\n```",
      """
      1 passed
      4 failed
      page.md:1:23: warning: 'label="A b"' is not a snippet attribute, so it has no effect [unknown-attribute]
      page.md:1:35: warning: '{1,3}' is not a snippet attribute, so it has no effect [unknown-attribute]
      page.md:4:10: error: unknown attribute 'compilefail' (did you mean 'compile_fail'?) [unknown-attribute]
      """),
    PageCase(
      "other spellings of the language",
      "```Swift\nlet a: Int = 1\n```\n```SWIFT,ignore\n```\n```swift:Foo.swift,run\nprint(1)\n```\n```{swift}\nlet b = 2\n```\n```{.swift .numbers} ignore\n```\n```language-swift ignore\n```\n```{.lang-swift}\nlet c = 3\n```",
      """
      1 passed
      4 skipped: ignore
      6 passed
      9 passed
      12 skipped: ignore
      14 skipped: ignore
      16 passed
      """),
    PageCase(
      "values that are only shown, and a loop whose body is left out",
      "```swift\nlet all = [1, 2]\nall.count == 2\n\"text\"\nall.count\nfor one in all {\n  // ...\n}\nfor one in all { print() }\nall.sorted()\nall.forEach {\n  $0 == 2\n  print($0)\n}\n```",
      """
      1 passed
      page.md:9:5: warning: immutable value 'one' was never used; consider replacing with '_' or removing it [variable-never-used]
      page.md:10:5: warning: result of call to 'sorted()' is unused [expression-unused-result-call]
      page.md:12:6: warning: result of operator '==' is unused [expression-unused-result-operator]
      """),
    PageCase(
      "calls whose result a comment shows",
      "```swift\nlet all = [2, 1]\nall.sorted()\n// [1, 2]\nSet(all) // the same\nall.sorted()\n\n// Next\n```",
      """
      1 passed
      page.md:6:5: warning: result of call to 'sorted()' is unused [expression-unused-result-call]
      """),
    PageCase(
      "a value that is created and modified in one expression",
      "```swift\nstruct Fish {\n  func colored(_ name: String) -> Fish { self }\n}\nFish()\n  .colored(\"red\")\nlet fish = Fish()\nfish.colored(\"red\")\n```",
      """
      1 passed
      page.md:8:6: warning: result of call to 'colored' is unused [expression-unused-result-call]
      """),
    PageCase(
      "an undeclared name that the compiler takes for a structure of the C library",
      "```swift\nimport Foundation\nprint(user.name)\n```",
      """
      1 failed
      page.md:3:7: error: cannot find 'user' in scope [cannot-find-in-scope]
      """),
    PageCase(
      "invisible characters in expected output",
      "```swift\nprint(\"a\\u{200B}b\")  // Prints \"a\\u{200B}b\"\nprint(#\"\\d\"#)  // Prints \"\\d\"\n```",
      "1 passed"),
    PageCase(
      "a misspelled language",
      "```swfit\nlet a: Int = 1\n```",
      """
      page.md:1:4: warning: 'swfit' is not a known language, so this code is not checked (did you mean 'swift'?) [unknown-language]
      """),
    PageCase(
      "other spellings of output",
      "```swift\nprint(1)  // prints \"2\"\nprint(1)  // Prints: 3\nprint(1)  // => 4\nprint(1)  // -> 5\nlet a = 1 + 1  // => 3\n\"x\" + \"y\"  // => xy\nprint(1)  // prints the number\n```",
      """
      1 failed
      page.md:2:21: error: the statement prints "1", not "2" [print-differs]
      page.md:3:22: error: the statement prints "1", not "3" [print-differs]
      page.md:4:17: error: the statement prints "1", not "4" [print-differs]
      page.md:5:17: error: the statement prints "1", not "5" [print-differs]
      page.md:6:22: error: the value is 2, not 3 [value-differs]
      """),
    PageCase(
      "output that is expected where nothing is printed, which no fix may take away",
      "```swift\nlet two = 2\n_ = two  // prints: 2\n```",
      """
      1 failed
      page.md:3:21: error: the statement prints nothing, but the comment expects "2" [print-differs]
      """),
    PageCase(
      "values",
      "```swift,name,run=2,mode=7,platform=MacOS,ignore,ignore\n```",
      """
      1 failed
      page.md:1:10: error: 'name' needs a value, such as 'name=store' [attribute-value]
      page.md:1:15: error: 'run' takes no value [attribute-value]
      page.md:1:21: error: 'mode' must be 5 or 6, not '7' [attribute-value]
      page.md:1:28: error: unknown platform 'MacOS' (did you mean 'macOS'?) [attribute-value]
      page.md:1:50: error: 'ignore' is given twice [duplicate-attribute]
      """),
    PageCase(
      "a comment above the fence",
      "<!-- swift: compile_fail, foo -->\n```swift\nlet a: Int = \"\"  // error: cannot convert\n```",
      """
      2 failed
      page.md:1:27: error: unknown attribute 'foo' [unknown-attribute]
      """),
    PageCase(
      "attributes that exclude each other",
      "```swift,compile_fail,run\nlet a: Int = \"\"  // error: cannot convert\n```",
      """
      1 failed
      page.md:1:4: error: 'compile_fail' and 'run' exclude each other: a snippet that does not compile cannot run [conflicting-attributes]
      """),
    PageCase("another platform", "```swift,platform=iOS\nimport UIKit\n```", "1 skipped: needs iOS"),
  ]

  @Test("Expectations are strict both ways", arguments: expectations)
  func expectation(_ pageCase: PageCase) throws { try pageCase.check() }

  static let expectations = [
    PageCase("met", "```swift\nlet a: Int = \"\"  // error: cannot convert value\n```", "1 passed"),
    PageCase(
      "an unexpected error next to an expected one",
      "```swift\nlet a: Int = \"\"  // error: cannot convert value\nlet b: Int = 1.5\n```",
      """
      1 failed
      page.md:3:14: error: cannot convert value of type 'Double' to specified type 'Int' [cannot-convert-initializer-value]
      """),
    PageCase(
      "an unmet expectation",
      "```swift\nlet a: Int = \"\"  // error: missing return\n```",
      """
      1 failed
      page.md:2:14: error: cannot convert value of type 'String' to specified type 'Int' [cannot-convert-initializer-value]
      page.md:2:18: error: no error on this line contains 'missing return' [expected-error]
      """),
    PageCase(
      "an expected failure that does not occur",
      "```swift,compile_fail\nlet a = 1\n```",
      """
      1 failed
      page.md:1:1: error: the snippet compiles, but 'compile_fail' requires an error [compiles]
      """),
    PageCase(
      "any error",
      "```swift,compile_fail\nlet a: Int = \"\"\n```",
      """
      1 passed
      page.md:1:1: warning: 'compile_fail' accepts any error: add an '// error:' comment with the expected error to the line that fails [any-error]
      """),
    PageCase(
      "warnings",
      """
      ```swift
      func old() {
        let unused = 1  // warning: never used
      }
      ```
      ```swift
      func other() {
        var a = 1
        print(a)
      }
      ```
      ```swift
      func third() {
        print(1)  // warning: never used
      }
      ```
      """,
      """
      1 passed
      6 passed
      12 failed
      page.md:8:7: warning: variable 'a' was never mutated; consider changing to 'let' constant [variable-never-mutated]
      page.md:14:13: error: no warning on this line contains 'never used' [expected-warning]
      """),
    PageCase(
      "unused variables of the snippet itself are allowed",
      "```swift\nlet a = 1\nvar b = 2\nlet (c, d) = (1, 2)\n```",
      "1 passed"),
    PageCase(
      "an error found after type checking",
      "```swift\nfunc f() -> Int {\n}  // error: missing return\n```",
      "1 passed"),
  ]
}

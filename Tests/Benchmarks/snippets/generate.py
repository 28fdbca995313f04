#!/usr/bin/env python3
"""Writes a corpus of Markdown with Swift snippets: always the same for the same seed.

  generate.py FOLDER [--snippets N] [--seed N] [--per-page N] [--clashes | --views]

Every snippet builds. With --views, each declares a SwiftUI view with state, a list, and a button. With --clashes, pages declare the same names, conform outside types, and use operators and macros, and some snippets fail
as they say they will, so that merging has something to get wrong.
"""
import argparse
import pathlib
import random

WORDS = "order invoice station harbour lantern meadow parcel ticket museum kettle violin garden planet bridge pepper marble".split()


def name(choice):
    return "".join(word.capitalize() for word in choice)


def plain(rng, page, index):
    """Twelve lines or so: a value type, a function, statements that use both."""
    kind = name(rng.sample(WORDS, 2)) + f"{page}x{index}"
    field, other = rng.sample(WORDS, 2)
    bound = rng.randint(2, 90)
    return f"""struct {kind}: Identifiable, Hashable {{
  let id: Int
  var {field}: String
  var {other}: Double = {rng.random():.3f}
  func label() -> String {{ "\\(id): \\({field}.uppercased()) \\({other})" }}
}}

let items{index} = (0..<{bound}).map {{ {kind}(id: $0, {field}: "n\\($0)") }}
let chosen{index} = items{index}.filter {{ $0.id.isMultiple(of: {rng.randint(2, 5)}) }}
for item in chosen{index} where item.{other} > 0 {{ print(item.label()) }}
let groups{index} = Dictionary(grouping: items{index}, by: \\.{field})
print(groups{index}.keys.sorted().joined(separator: ","))"""


def view(rng, page, index):
    """A view of about twelve lines."""
    kind = name(rng.sample(WORDS, 2)) + f"{page}x{index}"
    field, other = rng.sample(WORDS, 2)
    return f"""struct {kind}: View {{
  @State private var {field} = {rng.randint(2, 90)}
  let {other}: [String]
  var body: some View {{
    VStack(alignment: .leading, spacing: {rng.randint(2, 20)}) {{
      Text("{field}: \\({field})").font(.headline).foregroundStyle({field} > {rng.randint(2, 50)} ? .red : .primary)
      ForEach({other}, id: \\.self) {{ item in Text(item).padding(.horizontal) }}
      Button("Add one") {{ {field} += 1 }}.disabled({other}.isEmpty)
    }}
  }}
}}
print({kind}({other}: ["{rng.choice(WORDS)}", "{rng.choice(WORDS)}"]))"""


def clashing(rng, page, index):
    shapes = [
        lambda: ("", "struct Root {\n  var count = %d\n}\nprint(Root().count)" % rng.randint(1, 9)),
        lambda: ("", "enum Mode: String, CaseIterable { case %s }\nprint(Mode.allCases.count)" % ", ".join(sorted(rng.sample(WORDS, 3)))),
        lambda: ("", "extension Int { var %s: Int { self * %d } }\nprint(3.%s)" % ((lambda w, n: (w, n, w))(rng.choice(WORDS), rng.randint(2, 9)))),
        lambda: ("", "protocol Named { var title: String { get } }\nextension String: Named { var title: String { self } }\nprint(\"a\".title)"),
        lambda: ("", "infix operator <%%>\nfunc <%%> (a: Int, b: Int) -> Int { a * %d + b }\nprint(1 <%%> 2)" % rng.randint(2, 9)),
        lambda: ("", "import Observation\n@Observable final class Store { var count = %d }\nlet store = Store()\nprint(store.count)" % rng.randint(1, 9)),
        lambda: ("", "extension Array: @retroactive Identifiable where Element == Int {\n  public var id: Int { count }\n}\nprint([1].id)"),
        lambda: ("", "struct Root { var name = \"%s\" }\nextension Root { func shout() -> String { name.uppercased() } }\nprint(Root().shout())" % rng.choice(WORDS)),
        lambda: ("", "let a: Int = \"%s\"  // error: cannot convert" % rng.choice(WORDS)),
        lambda: ("", "print(undeclared%d)  // error: cannot find" % rng.randint(1, 99)),
        lambda: ("", "func f() -> Int {\n}  // error: missing return"),
        lambda: (",isolated", "@MainActor final class Model { var n = 0 }\nfunc use(_ model: Model) async { print(await model.n) }"),
    ]
    attributes, code = rng.choice(shapes)()
    return attributes, code


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--snippets", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--per-page", type=int, default=20)
    parser.add_argument("--clashes", action="store_true")
    parser.add_argument("--views", action="store_true")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    options.folder.mkdir(parents=True, exist_ok=True)
    for page, first in enumerate(range(0, options.snippets, options.per_page)):
        blocks = [f"---\ntitle: Page {page}\nimports: [{'SwiftUI' if options.views else 'Foundation'}]\n---\n"]
        for index in range(min(options.per_page, options.snippets - first)):
            attributes, code = clashing(rng, page, index) if options.clashes and index % 2 else ("", (view if options.views else plain)(rng, page, index))
            blocks.append(f"Snippet {index} is about a {rng.choice(WORDS)}.\n\n```swift{attributes}\n{code}\n```\n")
        (options.folder / f"page{page:03}.md").write_text("\n".join(blocks))


main()

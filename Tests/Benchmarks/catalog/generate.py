"""Writes a package of many types, for the time that its catalog takes.

    generate.py FOLDER [--types 5000] [--targets 10] [--each-file 5] [--app] [--previews 0]

Types lie in library targets that depend on the one before; each type has properties and methods, and uses types before it. With --app of ten types
one is an observable view model, one a route, four are views and the others models, and an app shows the first view.
With --previews, so many of the views have a preview.
"""
import argparse
import pathlib

parser = argparse.ArgumentParser()
parser.add_argument("folder", type=pathlib.Path)
parser.add_argument("--types", type=int, default=5000)
parser.add_argument("--targets", type=int, default=10)
parser.add_argument("--each-file", type=int, default=5)
parser.add_argument("--app", action="store_true")
parser.add_argument("--previews", type=int, default=0)
options = parser.parse_args()


def is_model(number):
    return not options.app or number % 10 < 4


def body(number, first):
    """A type that uses types of its own module and one of the module before, if there are such."""
    return model(number, first) if is_model(number) else part(number)


def model(number, first):
    near = f"T{number - 1}" if number > first and is_model(number - 1) else "Int"
    far = f"T{number - per_target}" if first > 0 else "String"
    lines = [
        f"/// The {number}th type. It keeps a value and works on it.",
        f"public struct T{number}: Hashable, Sendable {{",
        "  /// What it is called.",
        "  public var name: String",
        "  /// How often it was used.",
        "  public var count = 0",
        f"  public var near: [{near}] = []",
        f"  public var far: [{far}] = []",
        "",
        "  /// Makes one.",
        "  public init(name: String) { self.name = name }",
        "",
        "  /// Counts one use.",
        "  public mutating func use(times: Int = 1) -> Int {",
        "    count += times",
        "    return count + near.count + far.count",
        "  }",
        "",
        "  /// Whether it was used.",
        "  public var isUsed: Bool { count > 0 }",
        "}",
    ]
    return "\n".join(lines)


def part(number):
    """A part of one screen of an app: of each ten types a view model, a route and four views."""
    ten = number - number % 10
    match number % 10:
        case 4:
            return f"""/// Loads what the screen shows.
@MainActor @Observable public final class T{number}ViewModel {{
  public var items: [T{ten}] = []
  public var route: T{ten + 5}Route?

  public init() {{}}

  public func load() async {{ items = [T{ten}(name: "{number}")] }}
}}"""
        case 5:
            return f"""/// Where the screen leads.
public enum T{number}Route: Hashable, Identifiable {{
  case detail(Int)
  case about

  public var id: Self {{ self }}
}}"""
        case 6:
            return f"""/// The screen.
public struct T{number}View: View {{
  @State private var viewModel = T{ten + 4}ViewModel()

  public init() {{}}

  public var body: some View {{
    List(viewModel.items, id: \\.name) {{ T{ten + 7}View(item: $0) }}
      .task {{ await viewModel.load() }}
      .sheet(item: $viewModel.route) {{ route in
        switch route {{
        case .detail: T{ten + 8}View()
        case .about: T{ten + 9}View()
        }}
      }}
  }}
}}""".replace("\\\\", "\\")
        case 7:
            return f"""/// A row of the screen.
struct T{number}View: View {{
  let item: T{ten}

  var body: some View {{ Text(item.name) }}
}}"""
        case _:
            return f"""/// What the screen presents.
struct T{number}View: View {{
  @State private var count = 0

  var body: some View {{ Button("Count") {{ count += 1 }} }}
}}"""


def preview(number):
    """The preview of a view; nothing for other types and beyond the wanted number of previews. Of each ten types four are views."""
    if not options.app or number % 10 < 6 or number // 10 * 4 + number % 10 - 6 >= options.previews:
        return ""
    argument = f'item: T{number - 7}(name: "{number}")' if number % 10 == 7 else ""
    return f'\n\n#Preview("{number}") {{ T{number}View({argument}) }}'


def write(path, text):
    """Writes what is new, so that an unchanged package is not built again."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


per_target = options.types // options.targets
sources = options.folder / "Sources"
for target in range(options.targets):
    folder = sources / f"M{target}"
    folder.mkdir(parents=True, exist_ok=True)
    first = target * per_target
    numbers = list(range(first, first + per_target))
    for start in range(0, len(numbers), options.each_file):
        group = numbers[start : start + options.each_file]
        imports = [f"public import M{target - 1}\n"] if target else []
        imports += ["public import Observation\npublic import SwiftUI\n"] if options.app else []
        head = "".join(imports) + "\n" if imports else ""
        text = head + "\n\n".join(body(number, first) + preview(number) for number in group) + "\n"
        write(folder / f"T{group[0]}.swift", text)

def needs(target):
    return f'"M{target - 1}"' if target else ""


targets = [f'.target(name: "M{target}", dependencies: [{needs(target)}])' for target in range(options.targets)]
if options.app:
    last = options.targets - 1
    targets.append(f'.executableTarget(name: "ManyApp", dependencies: ["M{last}"])')
    (sources / "ManyApp").mkdir(parents=True, exist_ok=True)
    first = last * per_target
    write(
        sources / "ManyApp" / "ManyApp.swift",
        f"import M{last}\nimport SwiftUI\n\n@main struct ManyApp: App {{\n  var body: some Scene {{ WindowGroup {{ T{first + 6}View() }} }}\n}}\n",
    )
lines = "".join(f"    {target},\n" for target in targets)
write(
    options.folder / "Package.swift",
    "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n"
    f'  name: "many", platforms: [.macOS(.v15)],\n  targets: [\n{lines}  ])\n',
)

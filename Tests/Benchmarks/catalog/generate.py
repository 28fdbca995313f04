"""Writes a package of many types, for the time that its catalog takes.

    generate.py FOLDER [--types 5000] [--targets 10] [--each-file 5]

Types lie in library targets that depend on the one before; each type has properties and methods, and uses types before it.
"""
import argparse
import pathlib

parser = argparse.ArgumentParser()
parser.add_argument("folder", type=pathlib.Path)
parser.add_argument("--types", type=int, default=5000)
parser.add_argument("--targets", type=int, default=10)
parser.add_argument("--each-file", type=int, default=5)
options = parser.parse_args()


def body(number, first):
    """A struct that uses one type of its own module and one of the module before, if there are such."""
    near = f"T{number - 1}" if number > first else "Int"
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


per_target = options.types // options.targets
sources = options.folder / "Sources"
for target in range(options.targets):
    folder = sources / f"M{target}"
    folder.mkdir(parents=True, exist_ok=True)
    first = target * per_target
    numbers = list(range(first, first + per_target))
    for start in range(0, len(numbers), options.each_file):
        group = numbers[start : start + options.each_file]
        head = f"public import M{target - 1}\n\n" if target else ""
        text = head + "\n\n".join(body(number, first) for number in group) + "\n"
        (folder / f"T{group[0]}.swift").write_text(text)

def needs(target):
    return f'"M{target - 1}"' if target else ""


targets = ",\n".join(f'    .target(name: "M{target}", dependencies: [{needs(target)}])' for target in range(options.targets))
(options.folder / "Package.swift").write_text(
    "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n"
    f'  name: "many",\n  targets: [\n{targets},\n  ])\n'
)

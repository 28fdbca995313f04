#!/usr/bin/env python3
"""Type-checks the SwiftUI code in folders against the modules in Sources/Apple, and counts the files without an error.

  compatibility.py FOLDER... [--build .build/debug] [--names 40] [--only TEXT] [--errors FILE] [--jobs 2]

FOLDER is a checkout of one code base; codebases.txt lists those that are measured. Its files are grouped as its build does: by Swift package target, and by the folder of an Xcode target
(`NAME.xcodeproj` must be there, with any content). The files of the groups that a group imports are compiled with it as one module, and only
its own files are checked. What Xcode and Swift packages generate is added: symbols for the assets of `*.xcassets`, and `Bundle.module`.

A file counts if all modules that it imports are Linux's, ours, or in the same code base, and if the types and macros that it names are declared
in files that count; a macro counts as declared where it is implemented. The others are still type-checked, without the imports that cannot be found, since counted files may need them. Conditions such as
`#if os(iOS)` are answered as for an iOS app in a copy, where `@UIApplicationMain` becomes `@main`; lines stay the same. Files run through the compiler only; nothing is executed.
"""
import argparse
import collections
import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

OURS = {
    "AppKit", "Combine", "CoreGraphics", "CoreTransferable", "DeveloperToolsSupport", "OSLog", "SwiftData", "SwiftUI", "Symbols", "UIKit",
    "UniformTypeIdentifiers", "os",
}
LINUX = {"Foundation", "FoundationNetworking", "Observation", "Swift", "Dispatch", "Synchronization", "RegexBuilder", "_Concurrency"}
SKIPPED = re.compile(r"(^|/)(\._[^/]*|\.build|Pods|Carthage|[^/]*Tests|[^/]*\.playground|Package\.swift|Package@[^/]*)(/|$)|^\.")
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|internal|private|fileprivate|package)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?([A-Za-z_]\w*)", re.M)
DECLARED = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias)\s+([A-Z]\w*)")
EXTERNAL_MACRO = re.compile(r"\bmacro\s+(\w+)[^{}]*?#externalMacro", re.S)
ERROR = re.compile(r"^(/.+?\.swift):(\d+):\d+: error: (.*)$", re.M)
NAME = [
    re.compile(r"cannot find type '([^']+)' in scope"), re.compile(r"cannot find '([^']+)' in scope"),
    re.compile(r"has no member '([^']+)'"), re.compile(r"unknown attribute '([^']+)'"),
]


def answered(text):
    """The text with the conditions about the platform answered as for an iOS app."""
    lines = re.sub(r"@(UI|NS)ApplicationMain\b", "@main", text).split("\n")
    for number, line in enumerate(lines):
        if re.match(r"\s*#(else)?if\b", line):
            line = re.sub(r"\bos\(iOS\)", "true", line)
            line = re.sub(r"\bos\(\w+\)", "false", line)
            line = re.sub(r"\btargetEnvironment\((macCatalyst)\)", "false", line)
            line = re.sub(r"\bcanImport\((AppKit|Cocoa|WatchKit|Glibc)\)", "false", line)
            line = re.sub(r"\bcanImport\((UIKit)\)", "true", line)
            lines[number] = line
        # The module alias UIKit=LimnUIKit does not work for imports of a single declaration, so import the whole
        # module.
        lines[number] = re.sub(r"^(\s*(?:@\w+ )?)import (?:(?:class|struct|enum|protocol|func) )?UIKit\.\w+", r"\1import UIKit", lines[number])
    return "\n".join(lines)


def asset_symbols(root):
    """What Xcode generates for the colors and pictures of asset catalogs, by the folder of the target."""
    symbols = collections.defaultdict(lambda: ({}, {}))
    for folder in sorted(root.rglob("*.*set")):
        kind = {".colorset": 0, ".imageset": 1}.get(folder.suffix)
        catalog = next((p for p in folder.parents if p.suffix == ".xcassets"), None)
        if kind is None or catalog is None:
            continue
        words = [w for w in re.split(r"[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])", folder.stem) if w]
        # Xcode removes the word 'color' or 'image' from the end of a name.
        if len(words) > 1 and words[-1].lower() == ("color", "image")[kind]:
            words = words[:-1]
        name = words[0].lower() + "".join(w[0].upper() + w[1:] for w in words[1:]) if words else ""
        if re.match(r"[a-z]\w*$", name):
            symbols[catalog.parent.relative_to(root)][kind][name] = folder.stem
    return symbols


def symbols_file(colors, pictures):
    """The text of the file that Xcode generates, without names that SwiftUI and UIKit have themselves."""
    taken = "red orange yellow green mint teal cyan blue indigo purple pink brown gray black white clear primary secondary accentColor label".split()
    text = ["import SwiftUI"]
    for resource, view, uikit, symbols in (("ImageResource", [], "UIImage", pictures), ("ColorResource", ["Color", "ShapeStyle where Self == Color"], "UIColor", colors)):
        symbols = {name: asset for name, asset in symbols.items() if name not in taken}
        if symbols:
            text += [f"extension {resource} {{"] + [f'static let `{n}` = {resource}(name: "{a}", bundle: .main)' for n, a in symbols.items()] + ["}"]
            for type in view:
                text += [f"extension {type} {{"] + [f"static var `{n}`: Color {{ Color(ColorResource.{n}) }}" for n in symbols] + ["}"]
            text += ["#if LIMN_UIKIT", f"extension {uikit} {{", f"convenience init(resource: {resource}) {{ self.init(named: \"\")! }}"]
            text += [f"static var `{n}`: {uikit} {{ {uikit}(resource: .{n}) }}" for n in symbols] + ["}", "#endif"]
    return "\n".join(text)


def whole_folder(package):
    """The folder that a package's manifest names as the whole of a target, such as `Sources` or `.`; None if there is no such target."""
    found = re.search(r'\bpath:\s*"(?:\./)?(Sources?|\.)/?"', (package / "Package.swift").read_text(errors="replace"))
    return found and found[1]


def grouped(root):
    """The modules of a code base: name to paths."""
    projects = {p.parent.relative_to(root) for p in root.rglob("*.xcodeproj")}
    packages = {p.parent.relative_to(root) for p in root.rglob("Package.swift")}
    groups = collections.defaultdict(list)
    for path in sorted(root.rglob("*.swift")):
        relative = path.relative_to(root)
        if SKIPPED.search(relative.as_posix()) or not path.is_file():
            continue
        home = next((p for p in relative.parents if p in projects or p in packages), pathlib.Path("."))
        inner = relative.relative_to(home).parts
        if home in packages and (whole := whole_folder(root / home)) and (whole == "." or inner[0] == whole):
            inner = (home.name if whole == "." else whole, inner[-1])
        if home in packages and len(inner) > 2 and inner[0] in ("Sources", "Source"):
            inner = inner[1:]
        elif home in packages and home not in projects and len(inner) > 1 and inner[0] in ("Sources", "Source"):
            inner = (home.name,)
        target = inner[0] if len(inner) > 1 else ""
        if target in ("iOS", "Shared"):
            target = "Shared"
        if target in ("macOS", "tvOS", "watchOS"):
            continue
        groups[(home.as_posix(), target)].append(relative)
    return {key: files for key, files in groups.items() if len(files) > 0}


def module_name(key):
    name = re.sub(r"\W", "_", key[1] or pathlib.Path(key[0]).name or "Main")
    return name if re.match(r"[A-Za-z_]", name) else "_" + name


class CodeBase:
    def __init__(self, root, scratch, options):
        self.root, self.options = root, options
        self.scratch = scratch / root.name
        self.groups = grouped(root)
        self.texts = {f: answered((root / f).read_text(errors="replace")) for files in self.groups.values() for f in files}
        self.imports = {f: set(IMPORT.findall(t)) for f, t in self.texts.items()}
        self.assets = asset_symbols(root)
        self.projects = {p.parent.relative_to(root).as_posix() for p in root.rglob("*.xcodeproj")}
        self.local = {module_name(k): k for k in self.groups if k[1] and not k[1][0].isdigit()}
        self.counted = self.closed()

    def closed(self):
        known = OURS | LINUX | set(self.local)
        inside = {f for f, names in self.imports.items() if names <= known}
        declared = {f: set(DECLARED.findall(t)) for f, t in self.texts.items()}
        words = {f: set(re.findall(r"\b[A-Z]\w*", t)) for f, t in self.texts.items()}
        macros = set().union(*[set(EXTERNAL_MACRO.findall(t)) for t in self.texts.values()])
        inside = {f for f in inside if not any(f"@{name}" in self.texts[f] or f"#{name}" in self.texts[f] for name in macros & words[f])}
        for files in self.groups.values():
            while True:
                mine = set().union(*[declared[f] for f in files if f in inside] or [set()])
                lost = set().union(*[declared[f] for f in files if f not in inside] or [set()]) - mine
                drop = {f for f in files if f in inside and words[f] & lost}
                if not drop:
                    break
                inside -= drop
        return inside

    def needed(self, key):
        """The groups that a group imports, and what these import."""
        found, open_keys = {key}, [key]
        while open_keys:
            for name in set().union(*[self.imports[f] for f in self.groups[open_keys.pop()]]) & set(self.local):
                if self.local[name] not in found:
                    found.add(self.local[name])
                    open_keys.append(self.local[name])
        return sorted(found - {key})

    def run(self):
        known = self.options.present | LINUX
        copies = {}
        for f, text in self.texts.items():
            copy = copies[f] = self.scratch / f
            copy.parent.mkdir(parents=True, exist_ok=True)
            lines = ["" if (m := IMPORT.match(line)) and m[1] not in known else line for line in text.split("\n")]
            copy.write_text("\n".join(lines))
        found = collections.defaultdict(list)
        for key, paths in self.groups.items():
            own = [f for f in paths if f in self.counted]
            if not own:
                continue
            needed = self.needed(key)
            errors = self.check(key, own, needed, copies)
            # A target of an Xcode project can contain files from several folders, so also try with the project's
            # other groups.
            beside = [k for k in self.groups if k[0] == key[0] and k != key and k not in needed]
            if errors and beside and key[0] in self.projects:
                errors = min(errors, self.check(key, own, needed + beside, copies), key=lambda e: len({path for path, _, _ in e}))
            for path, line, message in errors:
                found[pathlib.Path(path).relative_to(self.scratch)].append((line, message))
        return found

    def check(self, key, own, others, copies):
        """The errors in the group's own files, which are compiled with those of the other groups."""
        rest = [copies[f] for k in [key, *others] for f in self.groups[k] if f not in self.counted or k != key]
        return self.compile(module_name(key), [copies[f] for f in own], rest + self.generated([key, *others]))

    def generated(self, keys):
        """The files that a build generates for the groups."""
        colors, pictures = {}, {}
        folders = [pathlib.Path(home) / target for home, target in keys] + [pathlib.Path(home) / "Shared" for home, _ in keys]
        # The target's folder can be the package's root folder, or a folder below 'Sources'.
        folders += [pathlib.Path(home) for home, target in keys if pathlib.Path(home).name == target]
        folders += [pathlib.Path(home) / "Sources" / target for home, target in keys]
        for folder, (c, p) in self.assets.items():
            if any(folder == own or own in folder.parents for own in folders):
                colors, pictures = colors | c, pictures | p
        text = symbols_file(colors, pictures)
        if any((self.root / home / "Package.swift").is_file() for home, _ in keys):
            text += "\nimport Foundation\nextension Foundation.Bundle { static var module: Bundle { .main } }\n"
        path = self.scratch / f"Generated-{module_name(keys[0])}.swift"
        path.write_text(text)
        return [path]

    def compile(self, name, files, others):
        """The errors in the files, which see those of the others."""
        options = self.options
        flags = [
            "-swift-version", "5", "-D", "DEBUG", "-parse-as-library", "-module-name", name, "-I", str(options.build / "Modules"),
            "-load-plugin-executable", f"{options.build}/SwiftUIMacros-tool#SwiftUIMacros", "-suppress-warnings",
            "-import-module", "FoundationNetworking", "-import-module", "Combine", "-import-module", "Observation", "-plugin-path", options.plugins,
        ] + options.flags
        primary = [word for f in files for word in ("-primary-file", str(f))]
        errors = self.messages(["swiftc", "-frontend", "-typecheck", *primary, *map(str, others), *flags])
        if errors is None:
            return [(f, "0", "the compiler crashed") for f in files]
        mine = {str(f) for f in files}
        return [error for error in errors if error[0] in mine]

    def messages(self, command):
        """The errors, or nil when the compiler crashed."""
        try:
            done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=300)
        except subprocess.TimeoutExpired:
            return None
        found = sorted(set(ERROR.findall(done.stderr)))
        if done.returncode not in (0, 1) or (done.returncode and not found):
            sys.stderr.write(f"the compiler gave no error with a location: {done.stderr[:300]}\n")
            return None
        return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[3] / ".build/debug")
    parser.add_argument("--names", type=int, default=40, help="how many missing names to list")
    parser.add_argument("--errors", type=pathlib.Path, help="write each error of a counted file here")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    options.build = options.build.resolve()
    compiler = pathlib.Path(shutil.which("swiftc")).resolve()
    options.plugins = str(compiler.parents[1] / "lib/swift/host/plugins")
    options.flags = []
    if (options.build / "Modules/LimnUIKit.swiftmodule").exists():
        options.flags = ["-module-alias", "UIKit=LimnUIKit", "-import-module", "LimnUIKit", "-D", "LIMN_UIKIT"]
    options.present = {name for name in OURS if (options.build / f"Modules/{name}.swiftmodule").exists()} | ({"UIKit"} if options.flags else set())
    scratch = pathlib.Path(tempfile.mkdtemp(prefix="compatibility-"))
    names, log, rows = collections.defaultdict(set), [], []
    try:
        bases = [CodeBase(folder.resolve(), scratch, options) for folder in options.folders]
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for base, found in zip(bases, pool.map(CodeBase.run, bases)):
                failed = {f for f in base.counted if f in found}
                missing = collections.Counter()
                for f in sorted(failed):
                    own = {next((m[1] for p in NAME if (m := p.search(message))), re.sub(r"'[^']*'", "'…'", message)[:70]) for _, message in found[f]}
                    missing.update(own)
                    for name in own:
                        names[name].add((base.root.name, f))
                    log += [f"{base.root.name}/{f}:{line}: {message}" for line, message in found[f]]
                rows.append((base.root.name, len(base.texts), len(base.counted), len(base.counted) - len(failed), missing))
                print(f"{base.root.name:48} files {len(base.texts):4} counted {len(base.counted):4} without error {len(base.counted) - len(failed):4}  "
                      + ", ".join(f"{n} {c}" for n, c in missing.most_common(5)), flush=True)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    counted, passed = sum(r[2] for r in rows), sum(r[3] for r in rows)
    print(f"{'all':48} files {sum(r[1] for r in rows):4} counted {counted:4} without error {passed:4}  {100 * passed / max(counted, 1):.1f} %")
    for name, where in sorted(names.items(), key=lambda p: (-len(p[1]), p[0]))[:options.names]:
        print(f"{len(where):5} files {len({w[0] for w in where}):3} code bases  {name}")
    if options.errors:
        options.errors.write_text("\n".join(log) + "\n")


main()

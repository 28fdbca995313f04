#!/usr/bin/env python3
"""Type-checks the SwiftUI code in folders against the modules in Sources/Apple, and counts the files without an error.

  compatibility.py FOLDER... [--build .build/debug] [--names 40] [--only TEXT] [--errors FILE] [--jobs 2]

FOLDER is a checkout of one code base. Its files are grouped as its build does: by Swift package target, and by the folder of an Xcode target
(`NAME.xcodeproj` must be there, with any content). Groups that import one another are checked as one module.

A file counts if all modules that it imports are Linux's, ours, or in the same code base, and if the types that it names are declared in files
that count. The others are still type-checked, without the imports that cannot be found, since counted files may need them. Conditions such as
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
    "AppKit", "Combine", "CoreGraphics", "CoreTransferable", "DeveloperToolsSupport", "OSLog", "SwiftData", "SwiftUI", "UIKit",
    "UniformTypeIdentifiers", "os",
}
LINUX = {"Foundation", "FoundationNetworking", "Observation", "Swift", "Dispatch", "Synchronization", "RegexBuilder", "_Concurrency"}
SKIPPED = re.compile(r"(^|/)(\.build|Pods|Carthage|[^/]*Tests|[^/]*\.playground|Package\.swift|Package@[^/]*)(/|$)|^\.")
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|internal|private|fileprivate|package)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?([A-Za-z_]\w*)", re.M)
DECLARED = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias)\s+([A-Z]\w*)")
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
    return "\n".join(lines)


class Module:
    def __init__(self, name, files):
        self.name, self.files = name, files


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
        self.local = {module_name(k): k for k in self.groups if k[1] and not k[1][0].isdigit()}
        self.counted = self.closed()

    def closed(self):
        known = OURS | LINUX | set(self.local)
        inside = {f for f, names in self.imports.items() if names <= known}
        declared = {f: set(DECLARED.findall(t)) for f, t in self.texts.items()}
        words = {f: set(re.findall(r"\b[A-Z]\w*", t)) for f, t in self.texts.items()}
        for files in self.groups.values():
            while True:
                mine = set().union(*[declared[f] for f in files if f in inside] or [set()])
                lost = set().union(*[declared[f] for f in files if f not in inside] or [set()]) - mine
                drop = {f for f in files if f in inside and words[f] & lost}
                if not drop:
                    break
                inside -= drop
        return inside

    def modules(self):
        """The groups, joined where one imports another: the compiler then needs no module of a group that has errors."""
        joined = {key: {key} for key in self.groups}
        for key, files in self.groups.items():
            for name in set().union(*[self.imports[f] for f in files]) & set(self.local):
                both = joined[key] | joined[self.local[name]]
                for member in both:
                    joined[member] = both
        seen, result = set(), []
        for key in self.groups:
            if key not in seen:
                seen |= joined[key]
                result.append((module_name(key), [f for member in sorted(joined[key]) for f in self.groups[member]]))
        return result

    def run(self):
        found = collections.defaultdict(list)
        known = self.options.present | LINUX
        for name, paths in self.modules():
            if not self.counted.intersection(paths):
                continue
            files = []
            for f in paths:
                copy = self.scratch / f
                copy.parent.mkdir(parents=True, exist_ok=True)
                lines = ["" if (m := IMPORT.match(line)) and m[1] not in known else line for line in self.texts[f].split("\n")]
                copy.write_text("\n".join(lines))
                files.append(str(copy))
            for path, line, message in self.compile(name, files):
                found[pathlib.Path(path).relative_to(self.scratch)].append((line, message))
        return found

    def compile(self, name, files):
        options = self.options
        flags = [
            "-swift-version", "5", "-parse-as-library", "-module-name", name, "-I", str(options.build / "Modules"),
            "-load-plugin-executable", f"{options.build}/SwiftUIMacros-tool#SwiftUIMacros", "-suppress-warnings",
            "-import-module", "FoundationNetworking", "-import-module", "Combine", "-import-module", "Observation", "-plugin-path", options.plugins,
        ] + options.flags
        errors = self.messages(["swiftc", "-frontend", "-typecheck", *files, *flags])
        return [(f, "0", "the compiler crashed") for f in files] if errors is None else errors

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
        options.flags = ["-module-alias", "UIKit=LimnUIKit", "-import-module", "LimnUIKit"]
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

#!/usr/bin/env python3
"""Compares the catalog's API facts with those of `docc convert`, for the libraries of packages.

usage: Tests/Peers/docc.py [--limn PROGRAM] [--verbose] [--limit SHARE] PACKAGE...

Limn builds each package and writes its site. Then the compiler writes the symbol graphs of the same modules, and DocC
converts them with the modules' documentation catalogs. For each public symbol the script compares whether it exists, its
kind, its declaration token by token, its availability, the conditions of its extension, whether it is a default
implementation, its documented parameters, where the links in its text lead, the order of its members by topics, and its
conformances with their conditions. Each difference is counted by kind. The exit status is 1 if a symbol is missing, or if more than a share of the facts (0.005, or SHARE) differ without an explanation.
"""
import argparse, collections, html, json, pathlib, posixpath, re, subprocess, sys, tempfile, urllib.parse

# Each kind of difference that is intended, with the reason.
EXPLAINED = {
    "implied conformance": "Copyable, Escapable and SendableMetatype are not listed unless they are written.",
    "deprecation without a message": "DocC does not mark a declaration whose deprecation has no message.",
    "unavailable symbol": "Limn leaves out declarations that are unavailable everywhere.",
    "suffix with a tuple": "DocC drops the labels of tuples in suffixes, and then calls two overloads ambiguous.",
    "constraint of the extended protocol": "DocC repeats for some members of an extension that Self conforms to the protocol.",
    "symbol without a name of its own": "DocC has pages for extensions of external types; Limn has one for each type.",
}
# The first section of a page after the comment of its declaration.
SECTION = re.compile('<h2 id="(?:interface|example|violations|inherits-from|conforms-to|conforming-types|inherited-by|'
                     'inherited-members|around-it|tests|relations)"|</main>')
IMPLIED = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


def tokens(text):
    """The tokens of a declaration, without white space."""
    return re.findall(r"\w+|[^\w\s]", text)


class Limn:
    """The facts of Limn's index by USR."""

    def __init__(self, index):
        self.symbols, self.conformances, self.modules = {}, {}, set()
        for entity in index["entities"].values():
            if entity["kind"] == "target" and entity.get("targetKind") == "library" and "app" not in entity:
                self.modules.add((entity["module"], entity["folder"]))
            declaration = entity.get("declaration") or {}
            if "facts" not in entity and not any("facts" in member for member in entity["members"]):
                if not entity.get("conformsTo"): continue
            if declaration.get("usr"):
                self.add(declaration["usr"], declaration["text"], entity.get("facts", {}), entity.get("documentation"))
            for fact in entity.get("conformsTo", []):
                key = (entity["module"], entity["name"], fact["name"])
                self.conformances[key] = tuple(sorted(plain(fact.get("constraints", []))))
            for member in entity["members"]:
                if member.get("usr"): self.add(member["usr"], member["text"], member.get("facts", {}), member.get("documentation"))

    def add(self, usr, text, facts, documentation):
        availability = set()
        for entry in facts.get("availability", []):
            if "introduced" in entry or "deprecated" in entry or "obsoleted" in entry:
                availability.add((entry.get("domain", "*"), entry.get("introduced"), entry.get("deprecated")))
        self.symbols[usr] = {
            "kind": facts.get("kind"), "declaration": tokens(text), "deprecated": any("deprecated" in e for e in facts.get("availability", [])),
            "message": any("message" in e for e in facts.get("availability", [])),
            "platforms": {(d.replace("macC", "Mac C"), i) for d, i, _ in availability if i and d != "*"},
            "constraints": plain(facts.get("constraints", [])), "default": facts.get("role") == "defaultImplementation",
            "required": facts.get("role", "").startswith("requirement"), "documentation": documentation or ""}


    def read_pages(self, index, folder):
        """Reads where the links in each symbol's comment lead. A place is a page with an anchor."""
        self.places, self.links, self.groups = {}, {}, {}
        for entity in index["entities"].values():
            usr = (entity.get("declaration") or {}).get("usr")
            if "owner" in entity or "facts" not in entity: continue
            page = f"catalog/{entity['id']}.html"
            if usr: self.places[usr] = page
            is_alone = entity["kind"] in ("function", "variable", "macro", "type-alias") and len(entity["members"]) == 1
            for member, anchor in zip(entity["members"], anchors([m["name"] for m in entity["members"]])):
                if member.get("usr"): self.places[member["usr"]] = page if is_alone else f"{page}#{anchor}"
        for usr, place in self.places.items():
            page, _, anchor = place.partition("#")
            try: text = pathlib.Path(folder, page).read_text()
            except OSError: continue
            body = text[text.find("<h1"):]
            if not anchor: self.groups[page] = groups(body)
            if anchor:
                start = body.find(f'<li id="{anchor}"')
                about = body.find('<div class="about-m">', start)
                end = min(i for i in (body.find('<li id="member-', start + 1), body.find("</main>")) if i >= 0)
                chunk = body[about:end] if 0 <= about < end else ""
            else:
                chunk = re.sub(r"(?s)<figure.*?</figure>", "", SECTION.split(body)[0])
            found = set()
            for href in re.findall(r'<a (?:class="symbol" )?href="([^"]*)"', chunk):
                path, _, fragment = href.partition("#")
                target = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
                found.add(urllib.parse.unquote(target) + ("#" + fragment if fragment else ""))
            self.links[usr] = found


def groups(body):
    """The groups of members on a page, each with its title and the anchors of its members."""
    found = [("", [])]
    for title, anchor in re.findall(r'<h3 id="members-[^"]*">(.*?)</h3>|<li id="(member-[^"]*)"', body):
        if anchor: found[-1][1].append(anchor)
        else: found.append((html.unescape(title), []))
    return [(title, members) for title, members in found if members]


def anchors(names):
    """The anchors of members on their type's page."""
    taken, made = set(), []
    for name in names:
        base = name.split("(")[0]
        is_operator = all(not c.isalnum() and c != "_" for c in base)
        words = "-".join(["operator"] + [format(ord(c), "x") for c in base]) if is_operator else re.sub(r"[^A-Za-z0-9]", "-", base)
        anchor = "member-" + words
        if anchor in taken:
            full = anchor if is_operator else "member-" + "-".join(re.findall("[A-Za-z0-9]+", name))
            anchor, number = full, 2
            while anchor in taken: anchor, number = f"{full}-{number}", number + 1
        taken.add(anchor)
        made.append(anchor)
    return made


class DocC:
    """The facts of DocC's pages by USR."""

    def __init__(self, folder):
        self.symbols, self.conformances, self.links, self.topics = {}, {}, {}, {}
        pages = [json.loads(path.read_text()) for path in sorted(pathlib.Path(folder, "data").rglob("*.json"))]
        usrs = {p["identifier"]["url"]: p["metadata"]["externalID"] for p in pages if "externalID" in p.get("metadata", {})}
        for page in pages:
            metadata = page.get("metadata", {})
            usr = metadata.get("externalID")
            if not usr or metadata.get("role") == "collection" or "symbolKind" not in metadata: continue
            if metadata["symbolKind"] == "module" or "::SYNTHESIZED::" in usr: continue
            self.add(usr, page, metadata)
            content = [page.get("abstract", [])] + [
                part for part in page.get("primaryContentSections", []) if part["kind"] != "declarations"]
            self.topics[usr] = [
                # DocC replaces straight apostrophes.
                ((section.get("title") or "").replace("\u2019", "'"), [usrs[i] for i in section["identifiers"] if i in usrs])
                for section in page.get("topicSections", []) if not section.get("generated")]
            self.links[usr] = {usrs[i] for i in references(content) if i in usrs and "SYNTHESIZED" not in usrs[i]}

    def add(self, usr, page, metadata):
        sections = {section["kind"]: section for section in page.get("primaryContentSections", [])}
        declaration = sections.get("declarations", {}).get("declarations", [{}])[0].get("tokens", [])
        conformance = metadata.get("conformance", {})
        platforms = metadata.get("platforms", [])
        names = [parameter["name"] for parameter in sections.get("parameters", {}).get("parameters", [])]
        module = (metadata.get("modules") or [{}])[0].get("name")
        self.symbols[usr] = {
            "kind": metadata.get("roleHeading"), "declaration": tokens("".join(t["text"] for t in declaration)),
            "deprecated": bool(page.get("deprecationSummary")) or any(p.get("deprecated") or p.get("deprecatedAt") for p in platforms),
            "platforms": {(p["name"], p.get("introducedAt")) for p in platforms if p.get("introducedAt")},
            "constraints": constraints(conformance.get("constraints", [])),
            "required": bool(metadata.get("required")), "parameters": names, "module": module,
            "path": page["identifier"]["url"].split("/documentation/", 1)[-1], "title": metadata.get("title"),
            "unavailable": any(p.get("unavailable") for p in platforms)}
        for section in page.get("relationshipsSections", []):
            if section["type"] not in ("conformsTo", "inheritsFrom"): continue
            for identifier in section["identifiers"]:
                reference = page["references"].get(identifier, {})
                name = reference.get("title", identifier)
                # DocC has no conditions for the conformances to protocols of other modules.
                is_external = reference.get("type") == "unresolvable"
                if is_external: name = name.split(".", 1)[-1]
                conditions = constraints(reference.get("conformance", {}).get("constraints", []))
                self.conformances[usr, name] = None if is_external else tuple(sorted(conditions))


def references(content):
    """The identifiers of the active links in DocC's content."""
    if isinstance(content, list): return [i for part in content for i in references(part)]
    if not isinstance(content, dict): return []
    if content.get("type") == "reference": return [content["identifier"]] if content.get("isActive") else []
    return [i for part in content.values() for i in references(part)]


def constraints(content):
    """The conditions in DocC's inline content, in Limn's words."""
    text = "".join("`%s`" % item["code"] if item["type"] == "codeVoice" else item.get("text", "") for item in content)
    found = []
    for part in filter(None, re.split(r", and |, | and ", text.rstrip("."))):
        # DocC names a parameter once if several of its conditions follow each other.
        found.append(part if " " in part else found[-1].rsplit(" ", 1)[0] + " " + part)
    return plain(found)


def plain(found):
    """The conditions without those that hold for every generic parameter, unless its declaration says otherwise."""
    return tuple(part for part in found if not part.endswith(("`Copyable`", "`Escapable`")))


class Comparison:
    def __init__(self, verbose):
        self.facts, self.differences, self.verbose = collections.Counter(), collections.Counter(), verbose

    def check(self, fact, usr, limn, docc, kind=None):
        self.facts[fact] += 1
        if limn == docc: return
        self.differences[fact, kind or fact] += 1
        if self.verbose and kind not in EXPLAINED: print(f"  {fact}: {usr}\n    limn {limn}\n    docc {docc}")

    def compare(self, limn, docc, module, names):
        for usr, theirs in sorted(docc.symbols.items()):
            if usr.startswith("s:e:") or theirs["kind"].startswith("Extended "): continue
            own = limn.symbols.get(usr)
            kind = "unavailable symbol" if own is None and theirs["unavailable"] else None
            self.check("symbols", f"{usr} {theirs['title']}", own is not None, True, kind)
            if own is None: continue
            for fact in ("kind", "declaration", "deprecated", "platforms", "constraints", "required"):
                is_silent = fact == "deprecated" and own[fact] and not own["message"]
                extended = "`Self` is `%s`" % (names.get(usr) or ["", ""])[-2:][0]
                is_repeated = fact == "constraints" and tuple(c for c in theirs[fact] if c != extended) == own[fact]
                self.check(fact, usr, own[fact], theirs[fact], "deprecation without a message" if is_silent
                           else "constraint of the extended protocol" if is_repeated else None)
            for target in docc.links.get(usr, ()):
                place = limn.places.get(target)
                if place: self.check("links", f"{usr} -> {target}", place if place in limn.links.get(usr, ()) else limn.links.get(usr), place)
            for name in theirs["parameters"]:
                is_named = re.search(r"(?im)[-*+]\s+(parameter\s+)?`?%s`?\s*:" % re.escape(name), own["documentation"])
                self.check("parameters", usr, bool(is_named), True)
        for usr, sections in sorted(docc.topics.items()):
            page, seen, expected = limn.places.get(usr), set(), []
            for title, members in sections:
                places = [limn.places.get(member, "").split("#") for member in members]
                own = [place[1] for place in places if place[0] == page and len(place) > 1 and place[1] not in seen]
                own = list(dict.fromkeys(own))
                seen.update(own)
                if own: expected.append((title, own))
            for number, group in enumerate(expected):
                found = (limn.groups.get(page, []) + [None] * len(expected))[number]
                is_longer = found and found[0] == group[0] and [m for m in found[1] if m in group[1]] == group[1]
                self.check("topics", usr, found, group, "suffix with a tuple" if is_longer else None)
        for usr, own in limn.symbols.items():
            if usr in docc.symbols or names.get(usr) is None: continue
            self.check("symbols", usr, True, False)

    def conformances(self, limn, docc, module):
        for (usr, name), conditions in docc.conformances.items():
            symbol = docc.symbols.get(usr)
            if symbol is None: continue
            path = symbol["title"]
            own = limn.conformances.get((module, path, name))
            self.facts["conformances"] += 1
            if own is not None and conditions in (None, own): continue
            kind = "implied conformance" if name in IMPLIED else "conformances"
            self.differences["conformances", kind] += 1
            if self.verbose and kind not in EXPLAINED: print(f"  conformance: {path}: {name}\n    limn {own}\n    docc {conditions}")


def compare(package, limn_program, comparison):
    package = pathlib.Path(package).resolve()
    made = run([limn_program, "catalog", str(package), "--format", "json"])
    if made.returncode or not made.stdout:
        print(f"{package.name}: limn failed: {made.stderr[-400:]}")
        return 0
    index = json.loads(made.stdout)
    limn = Limn(index)
    with tempfile.TemporaryDirectory() as output:
        run([limn_program, "build", "--no-check", "--root", str(package), "--output", output + "/site"])
        limn.read_pages(index, output + "/site")
    folders = sorted(package.glob(".build/limn/*/*/debug/Modules")) or sorted(package.glob(".build/**/debug/Modules"))
    flags = [flag for folder in folders[:1] for flag in ("-I", str(folder))]
    for modulemap in package.glob("Sources/**/module.modulemap"): flags += ["-I", str(modulemap.parent)]
    for extra in folders[:1]:
        for built in extra.parent.glob("*.build/module.modulemap"): flags += ["-Xcc", f"-fmodule-map-file={built}"]
    count = 0
    with tempfile.TemporaryDirectory() as scratch:
        for module, folder in sorted(limn.modules):
            graphs, output = pathlib.Path(scratch, module), pathlib.Path(scratch, module + "-docs")
            graphs.mkdir()
            made = run(["swift", "symbolgraph-extract", "-module-name", module, *flags, "-target", target(), "-output-dir",
                        str(graphs), "-emit-extension-block-symbols", "-minimum-access-level", "public"])
            if made.returncode:
                print(f"{package.name}: {module}: {made.stderr[:300]}")
                continue
            catalogs = sorted((package / folder).glob("*.docc"))
            run(["docc", "convert", *map(str, catalogs[:1]), "--fallback-display-name", module,
                 "--fallback-bundle-identifier", module, "--fallback-bundle-version", "1",
                 "--additional-symbol-graph-dir", str(graphs), "--output-path", str(output)])
            docc = DocC(output)
            names = {s["identifier"]["precise"]: s["pathComponents"] for path in graphs.glob("*.json")
                     for s in json.loads(path.read_text())["symbols"]}
            comparison.compare(limn, docc, module, names)
            comparison.conformances(limn, docc, module)
            count += len(docc.symbols)
    return count


def target():
    info = json.loads(run(["swift", "-print-target-info"]).stdout)
    return info["target"]["unversionedTriple"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--limn", default=".build/limn/package/debug/limn")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--limit", type=float, default=0.005)
    parser.add_argument("packages", nargs="+")
    options = parser.parse_args()
    total = Comparison(options.verbose)
    for package in options.packages:
        own = Comparison(options.verbose)
        count = compare(package, options.limn, own)
        facts, differences = sum(own.facts.values()), sum(own.differences.values())
        print(f"{pathlib.Path(package).name}: {count} symbols, {facts} facts, {differences} differences")
        total.facts += own.facts
        total.differences += own.differences
    print(f"\n{'fact':14} {'compared':>9} {'differ':>7} {'explained':>10}")
    for fact in sorted(total.facts):
        kinds = {kind: n for (f, kind), n in total.differences.items() if f == fact}
        explained = sum(n for kind, n in kinds.items() if kind in EXPLAINED)
        print(f"{fact:14} {total.facts[fact]:9} {sum(kinds.values()) - explained:7} {explained:10}")
    for (fact, kind), n in sorted(total.differences.items()):
        if kind in EXPLAINED: print(f"{n} × {kind}: {EXPLAINED[kind]}")
    unexplained = sum(n for (_, kind), n in total.differences.items() if kind not in EXPLAINED)
    missing = sum(n for (fact, kind), n in total.differences.items() if fact == "symbols" and kind not in EXPLAINED)
    return 1 if missing or unexplained > options.limit * sum(total.facts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())

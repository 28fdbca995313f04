#!/usr/bin/env python3
"""Writes a corpus of generated documents: python3 corpus.py FOLDER [--documents N] [--bytes N] [--fences N] [--short]

The same arguments give the same bytes. The defaults have the size of Swift Evolution's proposals: 575 documents, 9.7 MB, 5,200 Swift fences.
"""
import argparse
import pathlib
import random

SYLLABLES = "al ba cor den el fi gan hol in ju kel lor mi nor op pel qua ri sol tan um ver wil xan yor zel".split()
KEYWORDS = ["async", "throws", "mutating", "nonisolated", "static"]
TYPES = ["Int", "String", "Double", "[String]", "Bool", "Result<Int, any Error>", "(Int) -> String"]


class Writer:
    def __init__(self, seed):
        self.random = random.Random(seed)
        # Word frequencies resemble those of a natural language: a few words are very frequent, most are rare.
        self.words = ["".join(self.random.choices(SYLLABLES, k=self.random.choice([1, 2, 2, 3, 3, 4]))) for _ in range(12000)]
        self.weights = [1 / (rank + 3) for rank in range(len(self.words))]
        self.stream = []

    def word(self):
        if not self.stream:
            self.stream = self.random.choices(self.words, self.weights, k=20000)
        return self.stream.pop()

    def name(self):
        return "".join(self.word().capitalize() for _ in range(self.random.choice([1, 2, 2, 3])))

    def sentence(self, links):
        words = [self.word() for _ in range(self.random.randint(6, 22))]
        at = self.random.randrange(len(words))
        kind = self.random.random()
        if kind < 0.12:
            words[at] = f"`{self.name()}`"
        elif kind < 0.18:
            words[at] = f"*{words[at]}*"
        elif kind < 0.22:
            words[at] = f"**{words[at]}**"
        elif kind < 0.27 and links:
            words[at] = f"[{words[at]}]({self.random.choice(links)})"
        elif kind < 0.29:
            words[at] = f"[{words[at]}](https://example.com/{words[at]})"
        words[0] = words[0][:1].upper() + words[0][1:]
        return " ".join(words) + "."

    def paragraph(self, links):
        return " ".join(self.sentence(links) for _ in range(self.random.randint(2, 6)))

    def swift(self):
        lines = []
        if self.random.random() < 0.3:
            lines.append(f"/// {self.sentence([])}")
        lines.append(f"{self.random.choice(['struct', 'final class', 'enum', 'protocol', 'extension'])} {self.name()}: {self.name()} {{")
        for _ in range(self.random.randint(1, 5)):
            kind = self.random.random()
            label, type = self.word(), self.random.choice(TYPES)
            if kind < 0.35:
                lines.append(f"  var {label}: {type} = {self.random.choice(['0', 'nil', '[]', chr(34) + self.word() + chr(34), '3.14'])}")
            elif kind < 0.5:
                lines.append(f"  // {self.sentence([])}")
            else:
                lines.append(f"  {self.random.choice(KEYWORDS[2:])} func {label}({self.word()}: {type}) {self.random.choice(KEYWORDS[:2])} -> {type} {{")
                lines.append(f"    guard let {self.word()} = {self.word()}.{self.word()}({self.random.randint(0, 999)}) else {{ return \"\\({label})\" }}")
                lines.append(f"    return try await {self.name()}({self.word()}: {self.word()}, count: {self.random.randint(0, 99)})")
                lines.append("  }")
        return "```swift\n" + "\n".join(lines) + "\n}\n```"

    def table(self):
        rows = [f"| {self.word()} | `{self.name()}` | {self.random.randint(1, 999)} |" for _ in range(self.random.randint(3, 8))]
        return "| Name | Type | Count |\n| --- | --- | ---: |\n" + "\n".join(rows)

    def items(self, links):
        return "\n".join(f"- {self.sentence(links)}" for _ in range(self.random.randint(3, 7)))


def document(writer, number, size, fences, links):
    title = " ".join(writer.word() for _ in range(4)).capitalize()
    parts = [f"---\ntitle: {title} {number}\n---\n\n# {title} {number}", writer.paragraph(links)]
    written = sum(len(part) + 2 for part in parts)
    has_sections = False
    code_left = fences
    while written < size or code_left > 0:
        due = code_left > 0 and (written >= size or writer.random.random() < code_left / max(1.0, (size - written) / 520))
        kind = writer.random.random()
        if due:
            part = writer.swift()
            code_left -= 1
        elif kind < 0.16:
            part = ("## " if kind < 0.1 or not has_sections else "### ") + " ".join(writer.word() for _ in range(3)).capitalize()
            has_sections = True
        elif kind < 0.24:
            part = writer.items(links)
        elif kind < 0.27:
            part = writer.table()
        elif kind < 0.29:
            part = "> " + writer.paragraph(links)
        else:
            part = writer.paragraph(links)
        parts.append(part)
        written += len(part) + 2
    return "\n\n".join(parts) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--documents", type=int, default=575)
    parser.add_argument("--bytes", type=int, default=9_700_000)
    parser.add_argument("--fences", type=int, default=5200)
    parser.add_argument("--per-folder", type=int, default=0, help="spread the documents over folders of this many")
    parser.add_argument("--seed", type=int, default=20260921)
    options = parser.parse_args()
    writer = Writer(options.seed)
    root = pathlib.Path(options.folder)
    root.mkdir(parents=True, exist_ok=True)
    sizes = [writer.random.lognormvariate(0, 0.7) for _ in range(options.documents)]
    scale = options.bytes / sum(sizes)
    fences_left, bytes_left = options.fences, float(options.bytes)
    names = [f"{n:05}.md" for n in range(options.documents)]
    for number, name in enumerate(names):
        size = sizes[number] * scale
        fences = round(fences_left * size / bytes_left) if bytes_left > 0 else fences_left
        if number == options.documents - 1:
            fences = fences_left
        folder = root
        near = names[max(0, number - 20):number + 20]
        if options.per_folder:
            group = number // options.per_folder
            folder = root / f"part-{group:03}"
            folder.mkdir(exist_ok=True)
            first = group * options.per_folder
            near = names[first:first + options.per_folder][:40]
        (folder / name).write_text(document(writer, number, size, fences, near))
        fences_left -= fences
        bytes_left -= size


if __name__ == "__main__":
    main()

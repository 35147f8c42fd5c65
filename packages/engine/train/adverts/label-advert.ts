import { type AdvertLines, describeItem, describeLine } from "../../src/interview/advert/describe-item.ts";
import { cutAdvert } from "../../src/interview/advert/cut-advert.ts";
import { cutItems } from "../../src/interview/advert/cut-items.ts";
import {
  ITEM_KINDS,
  type ItemKind,
  LINE_KINDS,
  type LineKind,
} from "../../src/interview/advert/judge-items.ts";
import { readableText } from "../../src/interview/advert/readable-text.ts";
import { plainText } from "../../src/interview/plain-text.ts";
import type { Example } from "./logistic.ts";

/** One annotated job advert: a line of the data file. */
export interface AnnotatedAdvert {
  id: string;
  title: string;
  company: string | null;
  text: string;
  hard: AnnotatedSkill[];
  soft: AnnotatedSkill[];
  not_required: string[];
  /** What an advert may not legally ask for. */
  unlawful: string[];
  missions: string[];
  conditions: string[];
  about_us: string[];
}

interface AnnotatedSkill {
  name: string;
  aliases: string[];
  evidence: string[];
}

interface Range {
  start: number;
  end: number;
}

/** The lines and items of an annotated advert, each with its expected label. */
export function labelAdvert(advert: AnnotatedAdvert): { lines: Example[]; items: Example[] } {
  const readable = readableText(advert.text);
  const read: AdvertLines = { text: readable.text, lines: cutAdvert(readable.text) };
  const refused = rangesOf(advert.text, [...advert.not_required, ...advert.unlawful]);
  const kinds: [LineKind, Range[]][] = [
    ["non demandé", refused],
    [
      "exigence",
      rangesOf(
        advert.text,
        [...advert.hard, ...advert.soft].flatMap(({ evidence }) => evidence),
      ),
    ],
    ["tâche", rangesOf(advert.text, advert.missions)],
    ["condition", rangesOf(advert.text, advert.conditions)],
    ["employeur", rangesOf(advert.text, advert.about_us)],
  ];
  const lines: Example[] = [];
  const items: Example[] = [];
  const pieces: { range: Range; stems: Set<string>; features: Int32Array; kind: ItemKind }[] = [];
  for (const [at, line] of read.lines.entries()) {
    if (line.heading) continue;
    const range = readable.locate(line.start, line.end);
    const duty = covers(kinds[2]![1], range) && line.section !== "profil";
    const kind =
      duty && !covers(refused, range) ? "tâche" : kinds.find(([, ranges]) => covers(ranges, range))?.[0];
    lines.push({ features: describeLine(read, at), label: LINE_KINDS.indexOf(kind ?? "autre") });
    for (const item of cutItems(read.text, line))
      pieces.push({
        range: readable.locate(item.start, item.end),
        stems: stemsOf(read.text.slice(item.start, item.end)),
        features: describeItem(read, at, item),
        kind: "rien",
      });
  }
  for (const [kind, skills] of [
    ["savoir-faire", advert.hard],
    ["savoir-être", advert.soft],
  ] as const)
    for (const { name, aliases, evidence } of skills) {
      const near = pieces.filter(({ range }) => covers(rangesOf(advert.text, evidence), range));
      const said = [name, ...aliases].map(stemsOf);
      const named = near.filter(({ stems }) =>
        said.some((words) => [...words].some((word) => stems.has(word))),
      );
      for (const piece of named.length > 0 ? named : near) piece.kind = kind;
    }
  for (const { features, kind } of pieces) items.push({ features, label: ITEM_KINDS.indexOf(kind) });
  return { lines, items };
}

function stemsOf(words: string): Set<string> {
  return new Set(
    plainText(words)
      .split(" ")
      .filter((word) => word.length > 3 || /\d|[+#]/.test(word))
      .map((word) => word.slice(0, 5)),
  );
}

function rangesOf(text: string, quotes: readonly string[]): Range[] {
  return quotes.flatMap((quote) => {
    const start = text.indexOf(quote);
    return start < 0 ? [] : [{ start, end: start + quote.length }];
  });
}

/** Whether a range overlaps by at least a third of the shorter of the two. */
function covers(ranges: readonly Range[], { start, end }: Range): boolean {
  return ranges.some((range) => {
    const shared = Math.min(end, range.end) - Math.max(start, range.start);
    return shared > 0 && shared * 3 >= Math.min(end - start, range.end - range.start);
  });
}

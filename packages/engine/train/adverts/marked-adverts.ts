import { readdirSync, readFileSync } from "node:fs";

/** A skill that a marked advert asks for, as it words it. */
interface MarkedSkill {
  name: string;
  aliases: string[];
  importance: "indispensable" | "souhaité";
  evidence: string[];
}

/** An advert written for this project, with its expected reading. */
interface MarkedAdvert {
  id: string;
  title: string;
  company: null;
  text: string;
  hard: MarkedSkill[];
  soft: MarkedSkill[];
  not_required: string[];
  unlawful: string[];
  missions: string[];
  conditions: string[];
  about_us: string[];
}

const FOLDER = new URL("../../../../fixtures/adverts/", import.meta.url);
const MARK = /\{(h\??|s\??|n|m|c|e):|\}/g;

/**
 * The adverts of fixtures/adverts. Marks in the text: `{h:…}` a skill, `{s:…}` a « savoir-être », each with `?` if only
 * wished for, `{n:…}` not asked for, `{m:…}` a duty, `{c:…}` a condition, `{e:…}` the employer.
 */
export function readMarkedAdverts(): MarkedAdvert[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .map((name) => readMarkedAdvert(name.replace(".txt", ""), readFileSync(new URL(name, FOLDER), "utf8")));
}

function readMarkedAdvert(id: string, marked: string): MarkedAdvert {
  const found: Record<string, string[]> = {};
  const open: { mark: string; start: number }[] = [];
  let text = "";
  let at = 0;
  for (const { 0: sign, 1: mark, index } of marked.matchAll(MARK)) {
    text += marked.slice(at, index);
    at = index + sign.length;
    if (mark) open.push({ mark, start: text.length });
    else {
      const closed = open.pop()!;
      (found[closed.mark] ??= []).push(text.slice(closed.start));
    }
  }
  text += marked.slice(at);
  const skills = (mark: string) => [
    ...toSkills(found[mark] ?? [], "indispensable"),
    ...toSkills(found[`${mark}?`] ?? [], "souhaité"),
  ];
  return {
    id,
    title: text.split("\n")[0]!,
    company: null,
    text,
    hard: skills("h"),
    soft: skills("s"),
    not_required: found["n"] ?? [],
    unlawful: [],
    missions: found["m"] ?? [],
    conditions: found["c"] ?? [],
    about_us: found["e"] ?? [],
  };
}

const toSkills = (names: readonly string[], importance: MarkedSkill["importance"]): MarkedSkill[] =>
  names.map((name) => ({ name, aliases: [], importance, evidence: [name] }));

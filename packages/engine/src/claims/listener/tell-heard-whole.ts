import type { ClaimContext, Draft } from "../claim-context.ts";
import { findExcuses } from "../find-excuses.ts";
import { isSpoilt, isToneAmiss } from "./doubt.ts";
import { type HeardLabel, heardChance, isSure } from "./listener.ts";

/** What may be said of a whole speech in a few words: never two things of one group, which say nearly the same. */
interface Saying {
  label: HeardLabel;
  group: string;
  words: string;
  /** What says more of this speech than of others comes first. */
  rank: number;
}

const PRAISED: readonly Saying[] = [
  { label: "humour", group: "tone", words: "cela fait sourire", rank: 3 },
  { label: "moving", group: "tone", words: "cela touche", rank: 3 },
  { label: "endsWell", group: "end", words: "on retient la fin", rank: 3 },
  { label: "opensWell", group: "start", words: "le début accroche", rank: 3 },
  { label: "honest", group: "sincere", words: "c’est sincère", rank: 2 },
  { label: "warm", group: "sincere", words: "c’est chaleureux", rank: 2 },
  { label: "precise", group: "shown", words: "c’est précis", rank: 2 },
  { label: "asksClearly", group: "request", words: "on sait ce que vous demandez", rank: 2 },
  { label: "shows", group: "shown", words: "ce que vous dites se voit", rank: 1 },
  { label: "own", group: "own", words: "cela n’appartient qu’à vous", rank: 1 },
  { label: "ordered", group: "followed", words: "on vous suit du début à la fin", rank: 1 },
  { label: "clear", group: "followed", words: "c’est clair", rank: 0 },
];
const BLAMED: readonly Saying[] = [
  { label: "aggressive", group: "tone", words: "le ton ferme la porte", rank: 4 },
  { label: "complains", group: "tone", words: "on entend surtout la plainte", rank: 4 },
  { label: "excuses", group: "excuses", words: "vous vous excusez trop", rank: 3 },
  { label: "missesPoint", group: "point", words: "on attend encore votre réponse", rank: 3 },
  { label: "rambles", group: "followed", words: "les détours font perdre le fil", rank: 3 },
  { label: "disordered", group: "followed", words: "on perd le fil", rank: 2 },
  { label: "tooMuch", group: "followed", words: "il y a trop d’idées à la fois", rank: 2 },
  { label: "recites", group: "voice", words: "cela s’entend comme une brochure", rank: 2 },
  { label: "jargon", group: "words", words: "des mots d’initiés éloignent", rank: 2 },
  { label: "cliches", group: "words", words: "les formules toutes faites prennent la place", rank: 2 },
  { label: "lacksRequest", group: "request", words: "on ne sait pas ce que vous demandez", rank: 2 },
  { label: "asksVaguely", group: "request", words: "la demande reste vague", rank: 2 },
  { label: "showsNothing", group: "shown", words: "rien ne montre encore ce que vous dites", rank: 2 },
  { label: "anybodys", group: "shown", words: "beaucoup pourraient le dire", rank: 1 },
  { label: "repeats", group: "followed", words: "la même idée revient", rank: 1 },
  { label: "endsBadly", group: "end", words: "la fin retombe", rank: 1 },
  { label: "opensBadly", group: "start", words: "le début tarde", rank: 1 },
  { label: "flat", group: "voice", words: "rien ne ressort encore", rank: 0 },
];

const TONE: Saying = {
  label: "advise tone",
  group: "tone",
  words: "le ton couvre ce que vous dites",
  rank: 4,
};

/** What is said of a text of little or much quality, and how many things of each kind. */
const POOR = 0.45;
const GOOD = 0.66;
const mostOf = (quality: number) =>
  quality < POOR
    ? { praised: 1, blamed: 2 }
    : quality < GOOD
      ? { praised: 1, blamed: 1 }
      : { praised: 2, blamed: 1 };

/** What a reader would tell of the whole speech, from the chances where readers of other texts agreed (`isSure`). */
export function tellHeardWhole(context: ClaimContext): Draft[] {
  const most = mostOf(context.quality);
  // What accuses is not praised for being told.
  const isAmiss = isToneAmiss(context);
  const blamed = isAmiss ? [TONE, ...BLAMED] : BLAMED;
  return [
    ...choose(context, isAmiss || isSpoilt(context) ? [] : PRAISED, most.praised).map((saying) =>
      draftOf(saying, "credit"),
    ),
    ...choose(context, blamed, most.blamed).map((saying) => draftOf(saying, "fault")),
  ];
}

function choose(context: ClaimContext, sayings: readonly Saying[], most: number): Saying[] {
  const told = new Set<string>();
  return sayings
    .filter(({ label }) => isSure(context, label) && (label !== "excuses" || isExcused(context)))
    .toSorted(
      (one, other) =>
        other.rank - one.rank || heardChance(context, other.label) - heardChance(context, one.label),
    )
    .filter(({ group }) => !told.has(group) && told.add(group))
    .slice(0, most);
}

/** Who makes little of themselves with grace excuses nothing: an excuse is to be heard in the words too. */
const isExcused = ({ content }: ClaimContext) => findExcuses(content.reading).length > 0;

const draftOf = ({ label, words }: Saying, kind: "credit" | "fault"): Draft => ({
  kind,
  rule: "heard",
  form: label,
  quotes: [],
  evidence: [],
  text: `${words[0]!.toUpperCase()}${words.slice(1)}.`,
});

import type { PitchReading } from "../content/pitch-reading.ts";
import { findSpellingFaults, isWritten } from "../claims/spelling-faults.ts";
import type { SpokenChange } from "./mend-spoken.ts";

const RIGHT: Readonly<Record<string, string>> = {
  aprés: "après",
  trés: "très",
  deja: "déjà",
  déja: "déjà",
  collége: "collège",
  lycèe: "lycée",
  préfére: "préfère",
  problême: "problème",
  malgrés: "malgré",
  parmis: "parmi",
  plusieur: "plusieurs",
  beaucoups: "beaucoup",
  toujour: "toujours",
  jai: "j'ai",
  cest: "c'est",
  jaime: "j'aime",
  quil: "qu'il",
  javais: "j'avais",
  jetais: "j'étais",
  dailleur: "d'ailleurs",
  biensur: "bien sûr",
  apeller: "appeler",
  dévellopper: "développer",
  acceuil: "accueil",
  acceuillir: "accueillir",
  proffesionnel: "professionnel",
  professionel: "professionnel",
  proffessionnel: "professionnel",
  interressant: "intéressant",
  apprentisage: "apprentissage",
  connaisance: "connaissance",
  abscence: "absence",
  exellent: "excellent",
  exelent: "excellent",
  aggréable: "agréable",
  dilemne: "dilemme",
};

/** The first person of a form of the third: « peux », « connais », « prends », « fais ». */
function firstPerson(form: string): string {
  if (/^(?:peut|veut)$/i.test(form)) return `${form.slice(0, -1)}x`;
  if (/^conna[iî]t$/i.test(form)) return `${form.slice(0, -2)}is`;
  return /d$|met$/i.test(form) ? `${form}s` : `${form.slice(0, -1)}s`;
}

const INFINITIVE = /^(?:.*\s)?(\p{L}+?)ée?s?$/u;

const BEFORE_A =
  /(?:appris|apprends?|apprend|commencée?|commence|continue|continué|réussis?|réussit|cherche|aide|aidée?s?|arrive|arrivée?s?|obligée?s?|habituée?s?|prête?s?|reste|hésite|eu|pas)\s$/iu;

/** The sure faults of spelling and agreement that have one right form, at their places in the content. */
export function spellingChanges(reading: PitchReading): SpokenChange[] {
  const { content } = reading.input;
  const faults = findSpellingFaults(reading);
  const mended = faults.flatMap(({ start, end }) => {
    const said = content.slice(start, end);
    // « appris a souder » lacks an accent, not an ending.
    if (/^a\s/i.test(said) && BEFORE_A.test(content.slice(Math.max(0, start - 20), start)))
      return [{ start, end: start + 1, insert: "à" }];
    const right = mend(said);
    return right === null || right === said ? [] : [{ start, end, insert: right }];
  });
  const isMended = (place: { start: number; end: number }) =>
    faults.some(({ start, end }) => start < place.end && place.start < end);
  return [...mended, ...accentChanges(reading).filter((change) => !isMended(change))].sort(
    (one, other) => one.start - other.start,
  );
}

/** No other word is spelt as these are without their accent; « jusqu'a » as well. */
const ACCENTED =
  "même très après déjà être peut-être voilà bientôt plutôt aussitôt père mère frère problème problèmes expérience expériences équipe équipes école écoles intérêt dernière dernières première premières deuxième troisième système";
const BARE = new Map(
  ACCENTED.split(" ").map((word) => [word.normalize("NFD").replace(/\p{M}/gu, ""), word] as const),
);
const WORD = /(?<![\p{L}\p{N}'’-])(?:jusqu['’]a|\p{L}{4,}(?:-\p{L}+)?)(?![\p{L}\p{N}'’-])/giu;

/** Accents that were not typed, in a text that is written: mended without a word, nobody hears them. */
function accentChanges({ units, input: { content } }: PitchReading): SpokenChange[] {
  if (!isWritten(units, content)) return [];
  return Array.from(content.matchAll(WORD)).flatMap(({ 0: said, index }) => {
    const lower = said.toLowerCase();
    const right = /^jusqu['’]a$/.test(lower) ? `${said.slice(0, -1)}à` : BARE.get(lower);
    return right === undefined
      ? []
      : [{ start: index, end: index + said.length, insert: likeCase(right, said) }];
  });
}

function mend(said: string): string | null {
  const lower = said.toLowerCase();
  const single = RIGHT[lower];
  if (single !== undefined) return likeCase(single, said);
  const [first = "", ...rest] = said.split(/(?<=[\s'’])/u);
  const opening = first.trim().toLowerCase();
  const last = rest.at(-1) ?? "";
  if (rest.length === 0) return null;
  if (/^(?:je|j['’])$/.test(opening)) return `${[first, ...rest.slice(0, -1)].join("")}${firstPerson(last)}`;
  if (opening === "sa") return likeCase(`ça ${rest.join("")}`, said);
  if (opening === "tout") return likeCase(`tous ${rest.join("")}`, said);
  if (last.toLowerCase() === "a") return `${said.slice(0, -1)}à`;
  const isHave = /^(?:ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient)$/.test(opening);
  if (isHave && last.endsWith("er")) return `${said.slice(0, -2)}é`;
  const stem = INFINITIVE.exec(last);
  return !isHave && stem ? `${said.slice(0, said.length - last.length)}${stem[1]!}er` : null;
}

const likeCase = (right: string, said: string) =>
  /^\p{Lu}/u.test(said) ? right.charAt(0).toUpperCase() + right.slice(1) : right;

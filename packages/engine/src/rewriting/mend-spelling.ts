import type { PitchReading } from "../content/pitch-reading.ts";
import { findSpellingFaults } from "../claims/spelling-faults.ts";
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
const I_FORMS: Readonly<Record<string, string>> = {
  fait: "fais",
  peut: "peux",
  veut: "veux",
  doit: "dois",
  voit: "vois",
  sait: "sais",
  vait: "vais",
  prend: "prends",
  met: "mets",
  vient: "viens",
};
const INFINITIVE = /^(?:.*\s)?(\p{L}+?)ée?s?$/u;

const BEFORE_A =
  /(?:appris|apprends?|apprend|commencée?|commence|continue|continué|réussis?|réussit|cherche|aide|aidée?s?|arrive|arrivée?s?|obligée?s?|habituée?s?|prête?s?|reste|hésite|pas)\s$/iu;

/** The sure faults of spelling and agreement that have one right form, at their places in the content. */
export function spellingChanges(reading: PitchReading): SpokenChange[] {
  const { content } = reading.input;
  return findSpellingFaults(reading).flatMap(({ start, end }) => {
    const said = content.slice(start, end);
    // « appris a souder » lacks an accent, not an ending.
    if (/^a\s/i.test(said) && BEFORE_A.test(content.slice(Math.max(0, start - 20), start))) return [];
    const right = mend(said);
    return right === null || right === said ? [] : [{ start, end, insert: right }];
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
  if ((opening === "je" || opening === "j'" || opening === "j’") && I_FORMS[last.toLowerCase()])
    return opening === "je" ? `${first}${I_FORMS[last.toLowerCase()]}` : null;
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

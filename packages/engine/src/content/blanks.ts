import type { Place } from "../report.ts";

/** Things that a template asks its user to fill in. */
const SLOTS =
  "pr[ée]noms?|noms?|intitul[ée]|titre|date|jour|mois|lieu|ville|adresse|pays|entreprise|soci[ée]t[ée]|employeur|organisme|[ée]cole|poste|m[ée]tier|fonction|secteur|domaine|produit|service|cible|b[ée]n[ée]fice|probl[èe]me|solution|march[ée]|objectif|montant|nombre|chiffres?|dur[ée]e|ann[ée]es?|[âa]ge|anecdotes?|exemples?|souvenirs?|qualit[ée]s?|valeurs?|d[ée]fauts?|comp[ée]tences?|r[ée]sultats?|citation|blague|num[ée]ro|t[ée]l[ée]phone|e-?mail";
const ASKS =
  "ins[ée]rer|ajouter|pr[ée]ciser|indiquer|compl[ée]ter|remplir|mettre|[àa] (?:compl[ée]ter|remplir|pr[ée]ciser|adapter|raconter|ins[ée]rer|d[ée]finir)";
const OWNS = String.raw`(?:votre|vos|ton|ta|tes|mon|ma|mes) `;
/** The words inside a placeholder: « nom de la ville », « votre prénom », « anecdote à raconter ici ». */
const ASKED = String.raw`(?:(?:${OWNS})?(?:${SLOTS})|${ASKS}|votre|vos)(?![\p{L}])[^()[\]{}<>‹›\n]{0,60}`;
/** Round brackets also hold plain asides: only count those that name a thing to fill in, and nothing else. */
const ASKS_ASIDE = "ins[ée]rer|pr[ée]ciser|[àa] (?:compl[ée]ter|adapter|pr[ée]ciser|remplir)";
/** A bracket with a value is already filled in: « (date de création : 2019) », « (nom de jeune fille : Martin) ». */
const UNFILLED = String.raw`[^()\n:\d]`;
const ASKED_ASIDE = String.raw`(?:(?:votre|vos) (?:${SLOTS})${UNFILLED}{0,40}|citer ${UNFILLED}{1,40}|(?:votre |vos )?(?:pr[ée]nom|nom)(?: (?:et |ou )?(?:pr[ée]nom|nom))?(?: d[eu’'](?! ?(?:code|jeune fille|sc[èe]ne|famille)(?![\p{L}]))${UNFILLED}{1,40})?|qualit[ée]s d${UNFILLED}{1,40}|(?:intitul[ée]|titre|date|nombre|montant) d[eu’']${UNFILLED}{1,40}|(?:${ASKS_ASIDE})(?: [^()\n]{0,40})?|(?:date|ville|lieu|entreprise|soci[ée]t[ée]|poste)|mois, ann[ée]e)`;
const BLANKS = [
  new RegExp(String.raw`\[ ?${ASKED}\]`, "giu"),
  new RegExp(String.raw`‹ ?${ASKED}›`, "giu"),
  new RegExp(String.raw`<{1,2} ?${ASKED}>{1,2}`, "giu"),
  new RegExp(String.raw`\{{1,2} ?${ASKED}\}{1,2}`, "giu"),
  new RegExp(String.raw`\( ?${ASKED_ASIDE} ?\)`, "giu"),
  /(?<![\p{L}\d])X{3,12}(?![\p{L}\d])/gu,
  /_{3,}/gu,
];
/**
 * « [À compléter : …] » is the gap that our rewriting leaves: a placeholder like any other, that stays where it stands.
 */
const GAP = /^\[À compléter/u;
/** Whether a sentence is a gap of ours. */
export const isGap = (text: string): boolean => GAP.test(text);

/** A placeholder left by a template: « XXX », « ____ », « [nom de la ville] », « (Prénom) ». */
export interface Blank extends Place {
  /**
   * The parts not to be scored: all but the first word that names what is missing, so that its sentence still parses.
   */
  unsaid: readonly Place[];
}

/** The placeholders of a text, in order. Transcription notes, « (rires) », « [...] », are not placeholders. */
export function findBlanks(text: string): Blank[] {
  const found = BLANKS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  ).toSorted((one, other) => one.start - other.start || other.end - one.end);
  return found
    .filter(({ start }, at) => at === 0 || start >= found[at - 1]!.end)
    .map((place) => ({ ...place, unsaid: unsaidIn(text, place) }));
}

const NAMES_IT = new RegExp(String.raw`(?<![\p{L}])(?:${SLOTS})(?![\p{L}])`, "iu");
const STOP = /[.!?…]$/u;
const BEGINS_AFTER = /^\s*(?:$|[.!?…\n]|\p{Lu})/u;
const NEAR = 4;

function unsaidIn(text: string, place: Place): Place[] {
  const { start, end } = place;
  const written = text.slice(start, end);
  if (GAP.test(written) || !/\p{Ll}/u.test(written)) return [];
  const before = text.slice(Math.max(0, start - NEAR), start);
  const opens = before.trim() === "" || before.includes("\n") || STOP.test(before.trimEnd());
  const isAlone = opens && BEGINS_AFTER.test(text.slice(end, end + NEAR));
  const named = NAMES_IT.exec(written);
  if (isAlone || !named) return [place];
  const from = start + named.index;
  return [
    { start, end: from },
    { start: from + named[0].length, end },
  ];
}

/** « [rires] », « [...] », « [1] »: brackets around words, dots or a number are not code. */
const BRACKETED = /\[(?:\d{1,3}|[\p{L}.…?][^[\]{}<>|\\=\n]{0,80})\]/gu;

/** The text without its placeholders and bracketed words: brackets that remain are signs of code. */
export function withoutBrackets(text: string, blanks: readonly Place[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of blanks) {
    parts.push(text.slice(from, start));
    from = end;
  }
  parts.push(text.slice(from));
  return parts.join(" ").replace(BRACKETED, " ");
}

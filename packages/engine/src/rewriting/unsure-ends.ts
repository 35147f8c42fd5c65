import { readNumberWord } from "../language/numbers.ts";
import { type SyntaxSentence, syntaxOf } from "../language/syntax.ts";
import type { TextUnits, Token } from "../language/units.ts";
import { DEFINITE, MOMENTS, SPEAKERS, THIRD, mayOpenNext } from "./open-ends.ts";
import { isWholeClause } from "./part-sentences.ts";

const OPENS_CLAUSE = new Set(
  `je j' tu il elle on nous vous ils elles c' ça cela ce le la les l' un une mon ma mes notre nos votre vos et mais donc alors après
  ensuite puis aujourd'hui maintenant quand si depuis moi parce y il`.split(/\s+/),
);
const CALLS_FOR_MORE = new Set(
  `de d' du des à au aux en par pour sur avec sans dans chez que qu' qui et ou mais où si comme quand je j' tu il elle on nous vous ils
  elles c' ce ne n' me m' te t' se s' le la l' les un une mon ma mes ton ta tes son sa ses notre nos votre vos leurs cet cette ces est
  es sommes êtes étais sont suis était ai as a ont avait eu très tout combien comment pourquoi sinon donc exemple ça moi toi toutes
  presque vive peu pis quoi contre final`.split(/\s+/),
);

const HESITATIONS = new Set("euh heu hum hein ben bah".split(" "));
/** « l'an dernier », « le quatre novembre »: said of what precedes as well as of what follows. */
const DATED =
  /^(?:an|année|mois|semaine|jour|lendemain|veille|soir|matin|nuit|week-end|été|hiver|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fois|premier|première|dernier|dernière|heure|\d+)$/;
const SAYS = /^(?:dis|dit|disait|disais|disaient|demande|demandé|répond|répondu)$/;
const THINKS = /^(?:crois|croit|pense|dirais|trouve|suppose)$/;

const TITLES = /^(?:madame|monsieur|mademoiselle|docteur|maître|saint|sainte|mme|mlle)$/;
const GREETS = /^(?:bonjour|bonsoir|merci|revoir|oui|non|pardon)$/;
const NEVER_LAST = /^(?:ADP|SCONJ|CCONJ|DET|AUX)$/;
const OBJECTS = new Set("le la les l' en y je j'".split(" "));

/**
 * Whether the first words of a sentence may as well be the last ones of what precedes: « je ne vois jamais | le chat »,
 * « on a fini | l'an dernier », « je lui dis monsieur | je vous comprends », « moins de trente | je crois ».
 */
function mayEndBefore(
  before: readonly Token[],
  lastPart: string,
  next: readonly Token[],
  firstPart: string,
  isSubject: boolean,
  hasComma: boolean,
): boolean {
  const [first, second, third] = next;
  if (!first || !second) return true;
  // « c'était madame | le goff »: a name follows, but for who is greeted.
  if (TITLES.test(before.at(-1)!.norm) && !GREETS.test(before.at(-2)?.norm ?? "")) return true;
  if (before.slice(-3).some(({ norm }) => SAYS.test(norm) || /^quel(?:le)?s?$/.test(norm))) return true;
  if (hasComma && isSubject) {
    // The breath parts them already, but for « c'est lui, je crois », « ça fait, on va dire, cent », « les autres, je les ai ».
    const isAside = THINKS.test(second.norm) || (second.norm === "va" && third?.norm === "dire");
    return isAside || OBJECTS.has(second.norm) || (lastPart === "PROPN" && THIRD.has(first.norm));
  }
  if (NEVER_LAST.test(lastPart) || before.at(-1)!.kind === "number") return true;
  // « on a créé Wooffy Wooffy | c'est »: said again, what comes next is said of it.
  if (before.slice(-4, -1).some(({ norm }) => norm === before.at(-1)!.norm)) return true;
  if (SPEAKERS.has(first.norm) || THIRD.has(first.norm)) {
    // « un mug | vous sera remis », « le terrain | on l'a trouvé », « à Tours | il y a un an »
    if (!isSubject || THINKS.test(second.norm) || OBJECTS.has(second.norm)) return true;
    // « ça fait | on va dire cent euros »
    if (second.norm === "va" && third?.norm === "dire") return true;
    if (lastPart === "PROPN" && THIRD.has(first.norm)) return true;
    const isAgo = first.norm === "il" && second.norm === "y" && third?.norm === "a";
    return isAgo && readNumberWord(next[3]?.norm ?? "") !== null;
  }
  if (first.norm === "moi") return !/^(?:je|j'|,)$/.test(second.norm);
  const isGroup = DEFINITE.has(first.norm) || first.norm === "un" || first.norm === "une";
  if (!isGroup) return first.norm === "depuis" || (first.norm === "après" && DEFINITE.has(second.norm));
  // « un ventilateur | la pousse »: a pronoun.
  if (firstPart === "PRON") return true;
  if (DATED.test(second.norm) || readNumberWord(second.norm) !== null || MOMENTS.test(third?.norm ?? ""))
    return true;
  // What a verb or an adverb ends on may be followed by its object.
  return !/^(?:NOUN|PROPN|ADJ|NUM)$/.test(lastPart);
}

/** Whether the first word of a sentence is the subject of its verb: « vous sera remis » opens on something else. */
function isSubject({ words: [first, second] }: SyntaxSentence): boolean {
  if (first === undefined || !/^(?:nsubj|expl)/.test(first.deprel)) return false;
  return !/^[nv]ous$/i.test(first.form) || !second?.feats.includes("Person=3");
}

/**
 * Sentences of a transcript without stops whose start is only guessed: what stands before or after cannot stand alone, so
 * that a stop written there could cut a clause. Their indexes; none in a punctuated text.
 */
export function unsureStarts(units: TextUnits): Set<number> {
  const unsure = new Set<number>();
  if (units.punctuated) return unsure;
  const { sentences, tokens, source } = units;
  const syntax = syntaxOf(units);
  for (const { index, firstToken, start } of sentences) {
    const before = sentences[index - 1];
    if (!before || source.slice(before.end, start).includes("\n") || before.terminator !== "") continue;
    let lastToken = before.endToken - 1;
    const isNoWord = ({ norm, text }: Token) => text === "," || HESITATIONS.has(norm);
    while (lastToken > before.firstToken && isNoWord(tokens[lastToken]!)) lastToken -= 1;
    const hasComma = tokens[lastToken + 1]?.text === ",";
    const last = tokens[lastToken]!;
    const first = tokens[firstToken]!;
    const second = tokens[firstToken + 1];
    const isNumber =
      (last.kind === "number" || readNumberWord(last.norm) !== null) &&
      (readNumberWord(first.norm) !== null ||
        (first.norm === "et" && readNumberWord(second?.norm ?? "") !== null));
    // « et motivée », « les répétitions je compte »: what opens so goes on, or is said of what follows.
    const isLink = /^(?:et|mais|donc|alors|puis)$/.test(first.norm);
    const [group, , subject] = tokens.slice(isLink ? firstToken + 1 : firstToken);
    const isLoose =
      (isLink && !OPENS_CLAUSE.has(second?.norm ?? "")) ||
      // « l'Auvergne | et le Limousin je compte »: the end of what precedes as well.
      (/^(?:les?|la|l'|un|une)$/.test(group?.norm ?? "") &&
        /^(?:je|j'|on|nous|vous)$/.test(subject?.norm ?? ""));
    const isSure =
      OPENS_CLAUSE.has(first.norm) &&
      !isLoose &&
      !CALLS_FOR_MORE.has(last.norm) &&
      !isNumber &&
      !mayOpenNext(tokens.slice(before.firstToken, lastToken + 1), first.norm) &&
      !mayEndBefore(
        tokens.slice(before.firstToken, lastToken + 1),
        syntax[index - 1]!.words.findLast(({ end }) => end <= last.end)?.upos ?? "",
        tokens.slice(firstToken, firstToken + 4),
        syntax[index]!.words[0]?.upos ?? "",
        isSubject(syntax[index]!),
        hasComma,
      ) &&
      isWholeClause(syntax[index]!) &&
      (isWholeClause(syntax[index - 1]!) || unsure.has(index - 1));
    if (!isSure) unsure.add(index);
  }
  return unsure;
}

import type { FigureHit } from "../language/figures.ts";
import { syntaxOfSentence } from "../language/syntax.ts";
import { tagAt } from "../language/token-tags.ts";
import type { TextUnits } from "../language/units.ts";

/** Words between a count and the whole that it is taken of. */
const SHARE_WITHIN = 4;
/** « deux mots » is waited for by nobody. */
const LEAST_COUNT = 3;
const TWICE = /^(?:deux|2) fois$/iu;
/** What it costs, and what is asked for, carries nothing: it proves nothing. */
const COSTS =
  /(?<![\p{L}])(?:co[uû]t|prix|tarif|factur|abonnement|commission|marge|loyer|acompte|devis|forfait|mensualité|remise|subvention|budget|cotisation|payez|paie[rz]|paye|à partir de|vendons|vends|vendu|facturons|demand(?!es?(?![\p{L}])|eu)|(?:je|on|ils?|elles?|qui) (?:(?:vous|te|lui|leur|en) )?demande(?![\p{L}])|(?:ma|notre) demande(?![\p{L}])|besoin|il (?:nous|me|m['’]en) faut|cherch|lever|prêt(?:e[rz]|ons)|invest)|(?<![\p{L}])(?:euros?|€) (?:ht|ttc|pièce|chacune?|le|la|les|l['’]|par|de l['’]heure)|(?<![\p{L}])(?:c['’](?:est|était)|ça fait) [\p{L}\d -]{1,40}(?:euros?|€)/iu;
/** « passé de quarante minutes à douze »: what was, then what is. */
const CHANGES =
  /(?<![\p{L}])(?:pass(?:é|ée|és|ées|ons|e) (?:de|d['’])|baiss|rédui|tomb(?:é|ée|és|ées) (?:de|à)|divis|doubl|tripl|au lieu (?:de|d['’])|contre \d|avant,)/iu;
/** « réduit les coûts de 22 % »: the share is of what changed, no price. */
const TELLS_CHANGE =
  /(?<![\p{L}])(?:rédui(?:t|te|ts|tes|s|sons|sent)|(?:baiss|augment|diminu|économis)(?:ée?s?|e|ent|ons)|hausse|en baisse)(?![\p{L}])/iu;
/** « 12 minutes au lieu de | 40 minutes »: what it came to is said first. */
const REPLACES = /(?<![\p{L}])(?:au lieu (?:de |d['’])|contre |plutôt qu(?:e |['’]))(?:\p{L}{1,12} ){0,2}$/iu;

/**
 * The figure to wait for: a share first (« 19 % », « 62 agriculteurs sur 70 »), then what changed from one figure to another, then
 * money that is no price, the first of its kind, then the largest count.
 *
 * @param all every figure of the text, in their order
 * @param figures those that may stand out
 */
export function keyFigure(
  units: TextUnits,
  all: readonly FigureHit[],
  figures: readonly FigureHit[],
): FigureHit | null {
  const says = (figure: FigureHit, pattern: RegExp) => pattern.test(units.sentences[figure.sentence]!.text);
  const costs = (figure: FigureHit) =>
    (figure.kind === "money" || (figure.kind === "percent" && !says(figure, TELLS_CHANGE))) &&
    says(figure, COSTS);
  // « deux fois » is waited for by nobody either.
  const isShare = (figure: FigureHit) =>
    ((figure.kind === "percent" || figure.kind === "ratio") && !TWICE.test(figure.quote) && !costs(figure)) ||
    shareEnd(units, all, figure) !== null;
  const share = figures.find(isShare);
  if (share) return share;
  const changed = figures.filter((figure) => says(figure, CHANGES) && !costs(figure));
  for (const figure of changed) {
    const other = changed.find(
      (one) => one !== figure && one.sentence === figure.sentence && one.kind === figure.kind,
    );
    if (!other) continue;
    // What it came to.
    const [earlier, later] = other.start > figure.start ? [figure, other] : [other, figure];
    return REPLACES.test(units.source.slice(earlier.end, later.start)) ? earlier : later;
  }
  const money = figures.find((figure) => figure.kind === "money" && !costs(figure));
  if (money) return money;
  const [most] = figures
    .filter(({ kind, value }) => kind === "quantity" && (value ?? 0) >= LEAST_COUNT)
    .toSorted((one, other) => other.value! - one.value!);
  return most ?? null;
}

/**
 * Where « sur 70 » ends after a count that it is the whole of; null after any other figure: three hectares are no whole.
 *
 * @param all every figure of the text, in their order
 */
export function shareEnd(
  { tokens, sentences }: TextUnits,
  all: readonly FigureHit[],
  { kind, endToken, value, sentence }: FigureHit,
): number | null {
  if (kind !== "quantity" && kind !== "plain") return null;
  const last = Math.min(sentences[sentence]!.endToken, endToken + SHARE_WITHIN + 1);
  for (let at = endToken; at < last && tokens[at]!.kind !== "punctuation"; at += 1) {
    if (tokens[at]!.norm !== "sur") continue;
    const whole = all.find(({ firstToken }) => firstToken === at + 1);
    if (!whole || (whole.value ?? 0) <= (value ?? 0)) return null;
    const isCounted = /^(?:NOUN|PROPN|ADJ)/.test(tagAt(tokens, whole.endToken - 1));
    if (whole.kind !== "plain" && (whole.kind !== "quantity" || isCounted)) return null;
    return whole.end - (whole.unit === "" ? 0 : whole.unit.length + 1);
  }
  return null;
}

/** What stands before its noun and is said with it. */
const BEFORE_NOUN = /^(?:det|case|amod|nummod|nmod|fixed|flat|compound)/;
/** What stands after its noun and is said with it. */
const AFTER_NOUN = /^(?:nmod|amod|nummod|fixed|flat|compound|case)/;
const MOST_STEPS = 6;

/**
 * The place of a silence moved to the left until it stands inside no noun phrase: « je fais | la paie de 140 salariés ».
 *
 * @param place an offset into the sentence, at the end of a word
 */
export function outsideNounPhrase(sentence: string, place: number): number {
  const { words } = syntaxOfSentence(sentence);
  let split = words.findIndex(({ start }) => start >= place);
  for (let step = 0; step < MOST_STEPS && split > 0; step += 1) {
    let first = split;
    for (const [at, { head, deprel }] of words.entries()) {
      if (head < 0) continue;
      // « à peu près quatre fois »
      const isAbout = deprel.startsWith("advmod") && words[head]!.upos === "NUM";
      const isBefore = at < split && head >= split && (isAbout || BEFORE_NOUN.test(deprel));
      const isAfter =
        at >= split &&
        head < split &&
        AFTER_NOUN.test(deprel) &&
        /^(?:NOUN|PROPN|NUM|ADJ|PRON)/.test(words[head]!.upos);
      if (isBefore) first = Math.min(first, at);
      if (isAfter) first = Math.min(first, head);
    }
    if (first === split) return words[split - 1]!.end;
    split = first;
  }
  return 0;
}

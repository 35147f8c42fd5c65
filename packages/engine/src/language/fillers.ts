import { isFiniteVerbAt, tagAt } from "./token-tags.ts";
import { findClauses } from "./clauses.ts";
import {
  CONTEXTUAL_MARKERS,
  FREQUENCY_TICS,
  HESITATIONS,
  LINKING_TICS,
  TICS,
  WISHED,
} from "./lexicons/fillers.ts";
import { isMarker, isReadForm } from "./markers.ts";
import { compilePhrases, findPhrases } from "./phrases.ts";
import { toldTokens } from "./quotations.ts";
import type { Span } from "./spans.ts";
import { foldWord } from "./tokenize.ts";
import type { TextUnits, Token } from "./units.ts";
import { regexInLines } from "./regex-in-lines.ts";

type FillerKind = "hesitation" | "tic" | "frequency" | "linking";

export interface FillerHit extends Span {
  kind: FillerKind;
  /** 1 for hesitations and tics; 0 or 0.5 for forms that only weigh above a frequency. Every hit is shown. */
  weight: number;
}

const entries = (forms: readonly string[], kind: FillerKind) => forms.map((form) => [form, kind] as const);

const FORMS = compilePhrases<FillerKind>([
  ...entries(HESITATIONS, "hesitation"),
  ...entries(TICS, "tic"),
  ...entries(CONTEXTUAL_MARKERS, "tic"),
  ...entries(LINKING_TICS, "linking"),
  ...entries(FREQUENCY_TICS, "frequency"),
]);

/** Occurrences per 100 words that weigh nothing; each further one weighs `EXCESS_WEIGHT`. */
const FREE_PER_100 = { frequency: 1, linking: 1.5 } as const;
const EXCESS_WEIGHT = 0.5;
/** From this rate of hesitations and tics per 100 words, linking words also count as fillers. */
const HESITATES_PER_100 = 3;

/**
 * Located fillers, every occurrence, even the first « du coup »: hesitations and tics weigh 1; « en fait », « donc »…
 * weigh 0.5 from the second one per 100 words on. Words used with their meaning (« le genre humain »,
 * « un bon produit ») are left out, and so is reported speech, inside quotation marks or after « il m'a dit : ».
 */
export function findFillers(units: TextUnits): FillerHit[] {
  const seen = new Map<string, number>();
  const hits: FillerHit[] = [];
  const quoted = toldTokens(units);
  const candidates = findPhrases(units, FORMS).filter((hit) => quoted[hit.firstToken] !== 1);
  const certain = candidates.filter(
    (hit) => hit.value === "hesitation" || (hit.value === "tic" && isTic(units, hit)),
  );
  const hesitates = certain.length >= 2 && (100 * certain.length) / units.wordCount >= HESITATES_PER_100;
  const isCertain = new Set(certain);
  for (const hit of candidates) {
    if (
      !isCertain.has(hit) &&
      !(hit.value === "tic"
        ? isTicOfTheHesitating(hit, hesitates)
        : isFiller(units, hit, hesitates, () => isInsisted(units, hit, candidates)))
    )
      continue;
    const { value: kind, ...span } = hit;
    const form =
      kind === "hesitation"
        ? hit.quote.toLowerCase().normalize("NFC")
        : hit.form === "voila"
          ? "voilà"
          : hit.form;
    hits.push({ ...span, form, kind, weight: weightOf(units, kind, form, seen) });
  }
  return hits;
}

/** « etc. » is normal in writing; in hesitant speech it is an unfinished list. */
function isTicOfTheHesitating({ form }: Span, hesitates: boolean): boolean {
  return form === "etc" && hesitates;
}

const PUNCTUATION = /^[,.;:!?…–—(«»]/;

/** The words before and after a form in its sentence. */
function placeOf(units: TextUnits, { firstToken, endToken, sentence }: Span) {
  const inside = (token: Token | undefined) => (token && token.sentence === sentence ? token.norm : "");
  const before = inside(units.tokens[firstToken - 1]);
  const after = inside(units.tokens[endToken]);
  const opens = before === "" || PUNCTUATION.test(before);
  const closes = after === "" || PUNCTUATION.test(after);
  return { before, after, opens, closes };
}

const followsVerb = ({ tokens }: TextUnits, { firstToken }: Span) =>
  firstToken > 0 && /^(?:VERB|AUX)/.test(tagAt(tokens, firstToken - 1));

const NOT_ASIDE = /^(?:un|une|le|la|en|est|était|sois|soyez|très|si|trop|plus|être|sera)$/;

const NAMES_A_THING =
  /^(?:un|le|du|au|ce|mon|ton|son|notre|votre|leur|quel|petit|gros|vieux|des|les|ces|deux|trois)$/;

const STEP =
  /^(?:d'abord|abord|ensuite|puis|premièrement|deuxièmement|secondement|également|premier|deuxième|second)$/;

function hasSteps({ tokens }: TextUnits, before: number): boolean {
  return tokens.slice(0, before).some(({ norm }) => STEP.test(norm));
}

/** « D'abord la levure, ensuite le sel, enfin l'eau »: the last item of a list within its sentence. */
function endsList({ tokens, sentences }: TextUnits, { firstToken, sentence }: Span): boolean {
  return (
    /^[,;]/.test(tokens[firstToken - 1]?.text ?? "") &&
    tokens.slice(sentences[sentence]!.firstToken, firstToken).some(({ norm }) => FIRST_STEP.test(norm))
  );
}
const FIRST_STEP = /^(?:d'abord|abord|premièrement)$/;

/** « ça sent bon »: an adverb, not a filler. */
const smells = ({ tokens }: TextUnits, { firstToken }: Span) =>
  /^sent(?:ent|ait|aient)?$/.test(tokens[firstToken - 1]?.norm ?? "");
const SAID_OF = regexInLines("")`
  ^(?:
    est|était|sera|serait|sont|étaient|soit|soient|être|reste|semble|jamais|pas|très|trop|si|aussi|plus|assez|tout|
    vraiment|super|tellement
  )$
`;

/** « J’arrive enfin à les avoir »: « enfin » means "at last". */
const AT_LAST = /^(?:à|de|d'|pu|pris|trouvé|réussi|fini)$/;

const SAYING = /^(?:nous|vous|leur|lui|les?|la|l'|te|y|en|ne|n'|qui|que)$/;
const OFFER = /^(?:peux|peut|pourrai|pourrais|pouvons|passe|passez|viens|venez|appelle|appelez|montre)$/;

const NOT_KNOWN = /^(?:pas|plus|trop|sais|sait|savez|savoir|savais|savait)$/;
/** An infinitive, or a pronoun before it. */
const TO_BE_DONE = /^(?:en|y|lui|leur|vous|nous|te|me|se)$|.(?:er|ir|re|oir)$/;

/** Whether « quoi » is the object of a question or of « je sais pas ». */
function isAskedFor({ tokens }: TextUnits, { firstToken }: Span): boolean {
  const [asked, last] = [tokens[firstToken - 2]?.norm ?? "", tokens[firstToken - 1]?.norm ?? ""];
  return (asked === "qui" && isFiniteVerbAt(tokens, firstToken - 1)) || (KNOWN.test(asked) && last === "pas");
}
const KNOWN = /^(?:sais|sait|savais|savait)$/;

/** Whether the sentence makes an offer before this form. */
function offers({ tokens, sentences }: TextUnits, { sentence, firstToken }: Span): boolean {
  return tokens.slice(sentences[sentence]!.firstToken, firstToken).some(({ norm }) => OFFER.test(norm));
}

/**
 * « Et voilà le résultat », « Voilà ma fille »: it presents something. In unpunctuated text « voilà » may instead close
 * the previous sentence.
 */
const presents = ({ punctuated }: TextUnits, after: string): boolean => punctuated && PRESENTED.test(after);
const PRESENTED = regexInLines("")`
  ^(?:
    le|la|l'|les|un|une|des|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|ce|cet|cette|
    ces|toute?|tous|toutes|lequel|laquelle|lesquel(?:le)?s
  )$
`;

/** « Je la pose ici, voilà », « vous les tournez comme ça, voilà »: it accompanies a gesture, and is no filler. */
function endsGesture({ tokens, sentences }: TextUnits, { firstToken, sentence }: Span): boolean {
  const said = tokens
    .slice(Math.max(sentences[sentence]!.firstToken, firstToken - GESTURE_WORDS), firstToken)
    .map(({ norm }) => norm)
    .filter((word) => word !== ",");
  const [last = ""] = said.slice(-1);
  return (
    (HERE.test(last) || said.slice(-2).join(" ") === "comme ça") && said.some((word) => HANDLES.test(word))
  );
}
const GESTURE_WORDS = 8;
const HERE = /^(?:là|ici|dedans|dessus|dessous)$/;
const HANDLES = regexInLines("")`
  ^(?:pos|tourn|appu[iy]|gliss|tir|pouss|branch|vers|accroch|lev|lèv|enlev|enlèv|clips|viss|repli|dépli)
    (?:e|es|ez|ons)$|
  ^(?:mets|met|mettez|mettons|prends|prenez|ouvre|ouvrez|ferme|fermez|plie|pliez)$
`;

/** Whether an ambiguous form is a tic here. */
function isTic(units: TextUnits, hit: Span): boolean {
  const { form } = hit;
  const { before, after, opens, closes } = placeOf(units, hit);
  switch (form) {
    // « C'est jamais bon », « c'est pas bon »: an adjective, where nothing separates it from the words before.
    case "bon":
      return (
        isMarker(units, hit) && !WISHED.has(after) && !(closes && SAID_OF.test(before)) && !smells(units, hit)
      );
    // « D'abord… Ensuite… Enfin, j'ai affiché »: the last item of a list.
    case "enfin":
      return (
        isMarker(units, hit) &&
        !(before === "" && after === "," && hasSteps(units, hit.firstToken)) &&
        !endsList(units, hit) &&
        !(before !== "" && AT_LAST.test(after) && !opens)
      );
    // « et tout en parlant », « et tout le monde »: not the tic « et tout ».
    case "et tout":
      return isMarker(units, hit) && !/^(?:en|le|la|les|l'|ce|ça|cela|mon|ma|son|sa)$/.test(after);
    // « Le rendez-vous fut bref. »: an adjective.
    case "bref":
      return !NOT_ASIDE.test(before) && !(closes && followsVerb(units, hit));
    // « Un machin bancal que lui seul comprend »: a noun with a description, not a tic.
    case "machin":
      return !NAMES_A_THING.test(before);
    case "allez":
      return opens && (closes || /^(?:je|j'|on|tout|bon)$/.test(after));
    case "voilà":
      return isMarker(units, hit) && !presents(units, after) && !endsGesture(units, hit);
    case "tout ça":
    case "et tout ça":
      return closes && (opens || form.startsWith("et")) && before !== "";
    // « Si vous cherchez ce genre de choses »: the object of the verb, not an unfinished list.
    case "ce genre de choses":
    case "ce genre de trucs":
    case "des choses comme ça":
    case "des trucs comme ça":
    case "un truc comme ça":
      return (opens || /^(?:et|ou)$/.test(before)) && before !== "";
    case "quelque part":
      return opens && before !== "" && closes;
    case "etc":
      return false;
    case "en gros":
      return isMarker(units, hit) || (before === "" && !closes) || (opens && after === ",");
    // « nous leur disons merci »: the verb, after a pronoun.
    case "disons":
      return isMarker(units, hit) && !SAYING.test(before);
    // « voilà » typed without its accent, where commas set it apart.
    case "voila":
      return (opens && after === ",") || (before !== "" && opens && closes);
    // « Je peux vous retrouver la fiche, si vous voulez. » is an offer.
    case "si vous voulez":
    case "si tu veux":
      return closes && isMarker(units, hit) && !(after !== "," && offers(units, hit));
    case "vous savez":
      return closes && isMarker(units, hit);
    // « si vous savez pas quoi en faire »: the object of an infinitive. « savoir qui consomme quoi », « de je sais pas
    // quoi »: a question.
    case "quoi":
      return (
        isMarker(units, hit) &&
        after !== "encore" &&
        !(NOT_KNOWN.test(before) && TO_BE_DONE.test(after)) &&
        !isAskedFor(units, hit)
      );
    default:
      return isReadForm(form) ? isMarker(units, hit) : true;
  }
}

/** Whether a form that may also link or be a plain word is a filler here. */
function isFiller(units: TextUnits, hit: Span, hesitates: boolean, isInsisted: () => boolean): boolean {
  const { form } = hit;
  switch (form) {
    case "donc":
    case "alors":
      // « alors qu'il en restait deux »: a conjunction.
      if (form === "alors" && /^qu[e']$/.test(placeOf(units, hit).after)) return false;
      return isMarker(units, hit) || (hesitates && placeOf(units, hit).opens);
    // « on n'en fait plus »: the verb, after its subject or its negation.
    case "en fait":
      return isMarker(units, hit) && !/^(?:n'|ne|j'|je|tu|il|elle|on)$/.test(placeOf(units, hit).before);
    // « Il m'a parlé franchement », « franchement dit »: an adverb of manner, beside the verb that it is about.
    case "franchement": {
      const { after, closes } = placeOf(units, hit);
      return !(closes && followsVerb(units, hit)) && after !== "dit";
    }
    // One « du coup » before a clause, in a speech without hesitation, is a true connective.
    case "du coup":
      if (strikes(units, hit)) return false;
      return isMarker(units, hit) && (hesitates || !opensClause(units, hit) || isInsisted());
    default:
      return isReadForm(form) ? isMarker(units, hit) : true;
  }
}

/** Complements of the noun « coup »: « coup de main », « coup d'envoi ». */
const BLOWS = new Set(
  `accélérateur ampoule arrêt avance balai barre bluff blues bol canon chance chapeau chaud chiffon ciseaux cloche cœur communication
  coude couteau crayon dé dés éclat envoi épée éponge essai état fatigue feu fil filet folie fouet foudre frein froid fusil génie gong
  grâce gueule hache hanche jeune jeunesse klaxon langue main maître marteau mer mou œil patte pédale peinture pied pinceau pioche
  poing poker pompe pouce projecteur pub rame rein sang semonce sifflet soleil sonnette stress tampon téléphone tête théâtre tonnerre
  torchon vent vieux volant`
    .split(/\s+/)
    .map(foldWord),
);

/** « le jour du coup d'envoi »: the noun with its complement, not the connective. */
function strikes({ tokens }: TextUnits, { endToken }: Span): boolean {
  return /^(?:de|d')$/.test(tokens[endToken]?.norm ?? "") && BLOWS.has(tokens[endToken + 1]?.fold ?? "");
}

/** Whether a clause follows directly, without a comma: « Du coup on part ». */
function opensClause(units: TextUnits, { endToken, sentence }: Span): boolean {
  return findClauses(units).some((clause) => clause.sentence === sentence && clause.firstToken === endToken);
}

/** Whether a form is repeated in the text, or stands beside another one: « donc du coup », « du coup, euh ». */
function isInsisted(
  units: TextUnits,
  { form, firstToken, endToken }: Span,
  others: readonly Span[],
): boolean {
  const isComma = (at: number) => /^[,…]/.test(units.tokens[at]?.text ?? "");
  const before = isComma(firstToken - 1) ? firstToken - 1 : firstToken;
  const after = isComma(endToken) ? endToken + 1 : endToken;
  return others.some(
    (other) =>
      other.endToken === before ||
      other.firstToken === after ||
      (other.form === form && other.firstToken !== firstToken),
  );
}

function weightOf(units: TextUnits, kind: FillerKind, form: string, seen: Map<string, number>): number {
  if (kind === "hesitation" || kind === "tic") return 1;
  const count = (seen.get(form) ?? 0) + 1;
  seen.set(form, count);
  const free = Math.max(1, (FREE_PER_100[kind] * units.wordCount) / 100);
  return count > free ? EXCESS_WEIGHT : 0;
}

/** Weighted fillers per 100 words. */
export function measureFillerRate(units: TextUnits, hits: readonly FillerHit[]): number {
  const weight = hits.reduce((sum, hit) => sum + hit.weight, 0);
  return units.wordCount === 0 ? 0 : (100 * weight) / units.wordCount;
}

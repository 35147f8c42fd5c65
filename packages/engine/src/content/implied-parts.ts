import { findClauses } from "../language/clauses.ts";
import { spanOf, type Span } from "../language/spans.ts";
import type { TextUnits } from "../language/units.ts";
import type { Slot } from "./expected-form.ts";
import { isStrongFigure } from "./proofs.ts";
import type { PitchReading, SentenceReading } from "./pitch-reading.ts";

const words = (text: string) => new Set(text.split(" "));
const SPEAKER = words("je j' me m' mon ma mes nous notre nos");
const OURS = words("notre nos");
const NOT_THE_PRODUCT = words(
  "ville commune village quartier région pays école rue voisin voisine père mère famille métier association équipe équipes client clients clientes concurrent concurrents marché chiffre histoire objectif ambition mission demande prix tarif abonnement besoin but vision",
);
const NEGATIONS = words("ne n' aucun aucune personne rien sans jamais");
const SOMEBODY = words("il elle on ils elles");
/** A problem counts only in this first share of the pitch. */
const OPENING_SHARE = 0.4;
/** Above this, an amount is a need or a saving, not what a customer pays. */
const LARGEST_PRICE = 20_000;
/** A count is a market size from this number on. */
const MARKET_SIZE = 1000;

/**
 * Parts recognised by the shape of a sentence instead of a cue word: a figure with a past tense is a proof or a result,
 * a large count in the present a market, an early negation about others a problem, what « notre » product does the
 * solution, a dated sentence about somebody a scene.
 */
export function findImpliedParts(reading: PitchReading, slot: Slot): Span[] {
  const test = TESTS[slot];
  if (!test) return [];
  return reading.sentences.flatMap((sentence) => {
    const at = sentence.sentence.words >= 5 ? test(reading, sentence) : -1;
    return at < 0 ? [] : [spanOf(reading.units, at, at + 1, slot)];
  });
}

type Test = (reading: PitchReading, sentence: SentenceReading) => number;

const TESTS: Partial<Record<Slot, Test>> = {
  traction: ({ units }, sentence) => (hasStrongFigure(sentence) ? pastTenseAt(units, sentence) : -1),
  result: ({ units }, sentence) =>
    hasStrongFigure(sentence) && sentence.actions.length === 0 ? pastTenseAt(units, sentence) : -1,
  modele: ({ units }, sentence) => {
    const price = sentence.figures.find(
      (figure) => figure.kind === "money" && (figure.value ?? 0) < LARGEST_PRICE,
    );
    return price && sentence.calls.length === 0 && pastTenseAt(units, sentence) < 0 ? price.firstToken : -1;
  },
  marche: ({ units }, sentence) => {
    const large = sentence.figures.find(
      (figure) => figure.kind === "quantity" && (figure.value ?? 0) >= MARKET_SIZE,
    );
    return large && pastTenseAt(units, sentence) < 0 && tokenAt(units, sentence, SPEAKER) < 0
      ? large.firstToken
      : -1;
  },
  probleme: ({ units }, sentence) => {
    const isEarly = sentence.index <= OPENING_SHARE * (units.sentences.length - 1);
    const speaker = tokenAt(units, sentence, SPEAKER);
    // « Notre ville compte 214 fontaines et 180 ne coulent plus » is about the town, not the product.
    const isOthers = speaker < 0 || NOT_THE_PRODUCT.has(units.tokens[speaker + 1]?.norm ?? "");
    return isEarly && sentence.hasVerb && isOthers ? tokenAt(units, sentence, NEGATIONS) : -1;
  },
  solution: ({ units }, sentence) => {
    const at = tokenAt(units, sentence, OURS);
    if (at < 0 || !sentence.hasVerb || NOT_THE_PRODUCT.has(units.tokens[at + 1]?.norm ?? "")) return -1;
    return sentence.calls.length > 0 ? -1 : at;
  },
  anecdote: ({ units }, sentence) => {
    const moment = sentence.figures.find((figure) => figure.kind === "date" || /heure/.test(figure.unit));
    const somebody = sentence.names.length > 0 || tokenAt(units, sentence, SOMEBODY) >= 0;
    return moment && somebody && sentence.hasVerb ? moment.firstToken : -1;
  },
};

function hasStrongFigure(sentence: SentenceReading): boolean {
  return sentence.figures.some(isStrongFigure);
}

function tokenAt(units: TextUnits, { sentence }: SentenceReading, forms: ReadonlySet<string>): number {
  for (let index = sentence.firstToken; index < sentence.endToken; index += 1) {
    if (forms.has(units.tokens[index]!.norm)) return index;
  }
  return -1;
}

/**
 * First clause of the sentence that tells a completed action: « ont baissé », « nous avons déjà sauvé », « sont
 * équipées ».
 */
function pastTenseAt(units: TextUnits, { sentence }: SentenceReading): number {
  const done = findClauses(units).find(
    ({ sentence: index, tense, isPassive }) =>
      index === sentence.index && (tense === "perfect" || (isPassive && tense === "present")),
  );
  return done ? done.firstToken : -1;
}

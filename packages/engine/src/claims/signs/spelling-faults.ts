import { byWord } from "../../reading/once.ts";
import { syntaxOf } from "../../language/syntax.ts";
import type { SyntaxSentence } from "../../reading/read-sentence.ts";
import type { PitchReading } from "../../content/pitch-reading.ts";
import type { Place } from "../../report.ts";

const words = (list: string) => new Set(list.split(" "));
const HAVE = words("ai as a avons avez ont avais avait avions aviez avaient");
const BETWEEN = words("pas jamais bien déjà beaucoup toujours plus aussi tout donc");
/** Verbs that take an infinitive after them. */
const MODALS = words(
  "peux peut pouvons pouvez peuvent pouvoir veux veut voulons voulez veulent vouloir dois doit devons devez doivent devoir vais va allons allez vont aller faut pu dû voulu fallu",
);
const REFLEXIVE = words("me te se m' t' s' m’ t’ s’");
const BEFORE_INFINITIVE = words("de pour sans à d' d’");
/** Third-person forms that follow « je » or « j’ » only by mistake. */
const AFTER_I = words(
  "fait peut veut doit voit sait vait prend met vient connait connaît dit lit écrit sort part dort endort sert suit tient croit reçoit boit court perd rend attend entend répond descend vend apprend comprend permet devient revient finit choisit réussit agit remplit",
);
/** Pronouns that may stand between « je » and its verb. */
const OBJECTS = words("me m' m’ te t' t’ le la l' l’ les lui leur vous nous y en ne n' n’ se s' s’");
const MOST_OBJECTS = 2;
/** Verbs that may be followed by an infinitive, with at most one adverb before it. */
const LIKES = words("aime aimes aimais adore préfère déteste");
const MUCH = words("bien beaucoup trop aussi surtout");
const BEFORE_VERB_THAT = words(
  "permet fait va marche sert doit dépend vient peut serait veut sera était m' m’ ne n' n’ se s' s’ dure donne",
);
const PLURALS = words("les mes tes ses ces nos vos leurs");
/** Wrong accents or missing spaces: no other French word has these spellings. */
const MISSPELT = words(
  "aprés trés déja collége lycèe préfére problême malgrés parmis plusieur beaucoups toujour jai cest jaime quil javais jetais sest dailleur biensur apeller dévellopper acceuil acceuillir proffesionnel professionel proffessionnel interressant apprentisage connaisance abscence exellent exelent corespond aggréable dilemne",
);

/**
 * Unambiguous faults of spelling and agreement: an infinitive after « j’ai », a participle after « se » or a modal
 * verb, « je fait », « sa permet », « tout les », known misspellings. High precision, low recall. Written texts only,
 * since the spelling of a transcript is its transcriber's.
 */
export function findSpellingFaults(reading: PitchReading): readonly Place[] {
  let faults = found.get(reading);
  if (!faults)
    found.set(
      reading,
      (faults = isWritten(reading.units, reading.input.content) ? lookForFaults(reading.units) : []),
    );
  return faults;
}

const found = new WeakMap<PitchReading, readonly Place[]>();

/** The same, whoever typed the text. */
export function lookForFaults(units: PitchReading["units"]): Place[] {
  return syntaxOf(units).flatMap(({ words: read }) =>
    read.flatMap((word, at) => {
      const from = mayBeFault(word.form.toLowerCase()) ? faultAt(read, at) : null;
      return from === null ? [] : [{ start: read[from]!.start, end: word.end }];
    }),
  );
}

/** With punctuation and capitals, the spelling is the writer's own and not a transcriber's. */
export const isWritten = (units: PitchReading["units"], content: string): boolean =>
  units.punctuated && /\p{Lu}/u.test(content);

const PARTICIPLE = /ée?s?$/u;

/** Whether a fault may end on such a word: a quick test that rules out most words. */
const mayBeFault = byWord(
  (word) =>
    /(?:er|ée?s?)$/u.test(word) ||
    word === "a" ||
    MISSPELT.has(word) ||
    AFTER_I.has(word) ||
    BEFORE_VERB_THAT.has(word) ||
    PLURALS.has(word),
);

/** Index of the first word of the fault that ends at a word; null if there is none. */
function faultAt(read: SyntaxSentence["words"], at: number): number | null {
  // Require adjacent words: « tout, quoi, les » is no fault.
  const isNext = (index: number) => index + 1 < read.length && read[index + 1]!.start - read[index]!.end <= 1;
  const form = (index: number): string =>
    index === at || (read[index] && index < at && isNext(index) && (index + 1 === at || isNext(index + 1)))
      ? read[index]!.form.toLowerCase()
      : "";
  /** A word further back, when only words and spaces lie between. */
  const nearForm = (index: number): string => {
    if (index < 0) return "";
    for (let step = index; step < at; step += 1) if (!isNext(step)) return "";
    return read[index]?.form.toLowerCase() ?? "";
  };
  const word = form(at);
  const before = form(at - 1);
  // « Je jetais des kilos de pain » is the verb « jeter ».
  if (word === "jetais" && (/^(?:je|tu)$/.test(before) || OBJECTS.has(before))) return null;
  if (MISSPELT.has(word)) return at;
  const { upos } = read[at]!;
  if (word.length > 4 && word.endsWith("er") && upos === "VERB") {
    const auxiliary = BETWEEN.has(before) ? at - 2 : at - 1;
    return HAVE.has(form(auxiliary)) ? auxiliary : null;
  }
  if (word.length > 4 && word.endsWith("é") && upos === "VERB") {
    const verb = MUCH.has(before) ? at - 2 : at - 1;
    if (LIKES.has(form(verb)) && /^(?:j['’]|je)$/.test(nearForm(verb - 1))) return at - 1;
  }
  if (word.length > 3 && PARTICIPLE.test(word) && (upos === "VERB" || upos === "ADJ")) {
    if (MODALS.has(before) && form(at - 2) !== "y" && upos === "VERB") return at - 1;
    if (REFLEXIVE.has(before) && (BEFORE_INFINITIVE.has(form(at - 2)) || MODALS.has(form(at - 2))))
      return at - 1;
  }
  if (AFTER_I.has(word)) {
    let subject = at - 1;
    while (subject >= at - MOST_OBJECTS && OBJECTS.has(nearForm(subject))) subject -= 1;
    if (/^(?:je|j['’])$/.test(nearForm(subject))) return subject;
  }
  // « sa marche est lente »: « marche » is a noun, followed by its verb.
  const isNoun = word === "marche" && read[at + 1]?.feats.includes("VerbForm=Fin");
  if (before === "sa" && BEFORE_VERB_THAT.has(word) && !isNoun) return at - 1;
  // « pas du tout les normes » is correct.
  if (
    before === "tout" &&
    !/^(?:du|de|le)$/.test(read[at - 2]?.form ?? "") &&
    PLURALS.has(word) &&
    ["NOUN", "NUM"].includes(read[at + 1]?.upos ?? "")
  )
    return at - 1;
  if (word === "a" && (before === "est" || before === "sont" || before === "suis")) return at - 1;
  return null;
}

import { isParticiple } from "./participles.ts";
import { findPassives } from "./passive.ts";
import { spanOf, type Span } from "./spans.ts";
import { stemWord } from "./stems.ts";
import type { TextUnits } from "./units.ts";

interface ActionHit extends Span {
  /** Stem of the verb, to count distinct actions. */
  verb: string;
}

export interface Ownership {
  /** « j'ai réuni », « je pilote »: first-person actions, states of mind left out. */
  actions: ActionHit[];
  /** Number of different verbs among them. */
  distinctActions: number;
  /** Every je or j'. */
  firstPerson: Span[];
  /** « on a fait »: the doer is hidden. */
  impersonal: Span[];
  /** nous as a subject or a possessive. */
  collective: Span[];
  /** (j'ai + je) / (j'ai + je + on + passive), 0 to 1; 0 when none of them is there. */
  share: number;
}

const SKIPPED = new Set(
  "ne n' me m' y en l' le la les lui leur vous te t' pas jamais plus toujours aussi bien déjà d'abord ensuite enfin alors donc d' abord tout tous rapidement immédiatement personnellement".split(
    " ",
  ),
);
const STATES = new Set(
  `suis étais serai serais pense pensais crois croyais trouve trouvais sais savais peux pouvais pourrais veux voulais voudrais
dois devais aimerais aime adore souhaite souhaiterais espère voudrai m'appelle appelle sens ressens préfère déteste imagine
suppose connais vois voyais entends comprends compte vais ai avais aurai aurais viens habite reste`.split(
    /\s+/,
  ),
);
/** « j'ai été », « j'ai eu »: a past without an action. */
const EMPTY_PARTICIPLES = new Set(
  "été eu pu dû su voulu cru pensé aimé adoré toujours connu vu vécu senti souhaité trouvé".split(" "),
);

/** Who acts in the text: je, on, nous, or nobody. */
export function measureOwnership(units: TextUnits): Ownership {
  const actions: ActionHit[] = [];
  const firstPerson: Span[] = [];
  const impersonal: Span[] = [];
  const collective: Span[] = [];
  let plain = 0;
  for (const [index, token] of units.tokens.entries()) {
    if (token.kind !== "word") continue;
    if (token.norm === "je" || token.norm === "j'") {
      firstPerson.push(spanOf(units, index, index + 1, "je"));
      const action = actionAfter(units, index);
      if (action) actions.push(action);
      plain += 1;
    } else if (token.norm === "on" && units.tokens[index - 1]?.norm !== "l'") {
      impersonal.push(spanOf(units, index, index + 1, "on"));
    } else if (token.norm === "nous" || token.norm === "notre" || token.norm === "nos") {
      collective.push(spanOf(units, index, index + 1, token.norm));
    } else if (token.norm === "ai" && units.tokens[index - 1]?.norm === "j'") {
      plain += 1;
    }
  }
  const hidden = impersonal.length + findPassives(units).length;
  const distinctActions = new Set(actions.map((action) => action.verb)).size;
  const share = plain + hidden === 0 ? 0 : plain / (plain + hidden);
  return { actions, distinctActions, firstPerson, impersonal, collective, share };
}

/** The action that follows a je: a passé composé, or a present that is not a state of mind. */
function actionAfter(units: TextUnits, index: number): ActionHit | null {
  const { tokens } = units;
  const sentence = tokens[index]!.sentence;
  const skip = (from: number, reach: number) => {
    let at = from;
    while (at < from + reach && SKIPPED.has(tokens[at]?.norm ?? "")) at += 1;
    return at;
  };
  const at = skip(index + 1, 4);
  const verb = tokens[at];
  if (!verb || verb.sentence !== sentence || verb.kind !== "word") return null;
  if (tokens.slice(index, at).some((token) => token.norm === "ne" || token.norm === "n'")) return null;
  if (verb.norm === "ai" || verb.norm === "avais") {
    const after = skip(at + 1, 4);
    const participle = tokens[after];
    if (!participle || participle.sentence !== sentence || !isParticiple(participle, units.accented))
      return null;
    if (EMPTY_PARTICIPLES.has(participle.norm)) return null;
    return { ...spanOf(units, index, after + 1, "action"), verb: stemWord(participle.fold) };
  }
  // « je suis allé voir », « je me suis formé »
  if (verb.norm === "suis") {
    const after = skip(at + 1, 3);
    const participle = tokens[after];
    const isReflexive = tokens[at - 1]?.norm === "me" || tokens[at - 1]?.norm === "m'";
    const moves =
      participle &&
      /^(?:all|part|mont|retourn|revenu|entr|devenu|interven|parvenu|pass)/.test(participle.norm);
    if (!participle || participle.sentence !== sentence || !(isReflexive || moves)) return null;
    if (!isParticiple(participle, units.accented)) return null;
    return { ...spanOf(units, index, after + 1, "action"), verb: stemWord(participle.fold) };
  }
  if (STATES.has(verb.norm) || !/(?:e|s|x|ds|ts|ais)$/.test(verb.norm) || verb.norm.length < 4) return null;
  return { ...spanOf(units, index, at + 1, "action"), verb: stemWord(verb.fold) };
}

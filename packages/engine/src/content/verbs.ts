import { isParticiple } from "../language/participles.ts";
import { foldWord } from "../language/tokenize.ts";
import type { TextUnits, Token } from "../language/units.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));
const folded = (forms: ReadonlySet<string>) => new Set(Array.from(forms, (form) => foldWord(form)));

const PRONOUNS_BEFORE_VERB = words("ne n' me m' te t' se s' le la l' les lui leur y en nous vous");
const AUXILIARY_GAP = words(
  "d'abord d' abord aussi donc ensuite alors enfin toujours déjà immédiatement aussitôt même moi-même tout de suite bien vite rapidement puis également ainsi finalement longuement encore souvent tous toutes simplement ensuite aussitôt personnellement directement seul seule",
);
/** Participles after « j'ai » that tell a state of mind or what happened to the speaker, not something done. */
const STATIVE = words(
  "été eu aimé adoré pensé cru pu voulu dû su senti ressenti connu compris appris retenu réalisé failli espéré toujours trouvé apprécié souhaité vécu grandi détesté semblé paru rêvé hésité entendu vu reçu postulé choisi oublié attendu imaginé préféré découvert acquis",
);
const STATIVE_FOLDED = folded(STATIVE);
/** What anybody can say of any job: something done, but nothing told. */
const GENERIC = words(
  "travaillé étudié participé évolué commencé continué essayé fait touché géré intervenu collaboré",
);
const GENERIC_FOLDED = folded(GENERIC);
/** Verbs of movement, with « je suis ». */
const MOVED = words(
  "alle allee retourne retournee parti partie venu venue intervenu intervenue reste restee monte montee descendu descendue revenu revenue passe passee",
);

export interface FirstPersonAction {
  /** Token of « j' » or « je ». */
  firstToken: number;
  /** After the verb. */
  endToken: number;
  /** Accent-free participle, to count different actions. */
  verb: string;
  /** « j'ai travaillé », « j'ai participé »: tells little without the rest of the sentence. */
  isGeneric: boolean;
}

/**
 * What the speaker did: « j'ai réuni », « j'ai d'abord appelé », « je les ai convaincus », « je suis retournée »;
 * states left out.
 */
export function findFirstPersonActions(units: TextUnits): FirstPersonAction[] {
  const found: FirstPersonAction[] = [];
  for (let index = 0; index < units.tokens.length; index += 1) {
    const norm = units.tokens[index]!.norm;
    if (norm !== "j'" && norm !== "je") continue;
    const action = actionAt(units, index);
    if (action) found.push(action);
  }
  return found;
}

function actionAt(units: TextUnits, subject: number): FirstPersonAction | null {
  const { tokens } = units;
  const sentence = tokens[subject]!.sentence;
  let at = subject + 1;
  for (let steps = 0; steps < 3 && PRONOUNS_BEFORE_VERB.has(tokens[at]?.norm ?? ""); steps += 1) at += 1;
  const auxiliary = tokens[at]?.norm;
  if (auxiliary !== "ai" && auxiliary !== "suis") return null;
  if (tokens[at - 1]!.norm === "n'" || tokens[at - 2]?.norm === "n'") return null;
  at += 1;
  for (let steps = 0; steps < 4 && AUXILIARY_GAP.has(tokens[at]?.norm ?? ""); steps += 1) at += 1;
  const token = tokens[at];
  if (!token || token.sentence !== sentence || token.kind !== "word") return null;
  const acts = auxiliary === "ai" ? isAction(units, token) : MOVED.has(token.fold);
  if (!acts) return null;
  const isGeneric = units.accented ? GENERIC.has(token.norm) : GENERIC_FOLDED.has(token.fold);
  return { firstToken: subject, endToken: at + 1, verb: token.fold, isGeneric };
}

function isAction(units: TextUnits, token: Token): boolean {
  if (units.accented ? STATIVE.has(token.norm) : STATIVE_FOLDED.has(token.fold)) return false;
  return isParticiple(token, units.accented);
}

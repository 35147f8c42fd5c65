import { foldWord } from "../language/tokenize.ts";
import type { TextUnits, Token } from "../language/units.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Finite forms of the commonest verbs: they are most of the verbs of any spoken French. */
const COMMON = words(`
est es suis sommes êtes sont était étais étions étiez étaient sera serai serez seront serait seraient fut furent soit
a ai as avons avez ont avait avais avions aviez avaient aura aurai aurez auront aurait auraient ait
va vais vas allons allez vont allait allaient ira irai fait fais faisons faites font faisait faisaient fera ferai feront
peut peux pouvons pouvez peuvent pouvait pouvais pouvaient pourra pourrait pourrais doit dois devons devez doivent devait
devais devaient veut veux voulons voulez veulent voulait voulais faut fallait faudra faudrait sait sais savons savez savent
savait savais dit dis disons dites disent disait prend prends prenons prenez prennent prenait vient viens venons venez
viennent venait tient tiens tiennent met mets mettons mettez mettent mettait voit vois voyons voyez voient voyait
perd perds perdent rend rends rendent vend vends vendent attend attends attendent permet permettent suffit suffisent
connaît connais connaissent reste restent coûte coûtent existe existent compte comptent manque manquent
devient deviennent reçoit reçoivent sert servent part partent sort sortent dort vit vivent écrit lit croit crois
semble passe passent arrive arrivent commence commencent aime aiment cherche cherchent travaille travaillent utilise
utilisent donne donnent porte portent trouve trouvent gagne gagnent paie paient tombe tombent finit finissent
`);
const COMMON_FOLDED = new Set(Array.from(COMMON, (form) => foldWord(form)));
const SUBJECTS = words("je j' tu il elle on ils elles qui ça cela c' ce nous vous");
const BEFORE_VERB = words("ne n' me m' te t' se s' le la l' les lui leur y en nous vous");
const NOT_AFTER_SUBJECT = words(
  "et ou mais que qu' qui de d' du des un une le la les ce cet cette ces mon ma mes son sa ses notre nos votre vos avec pour par dans sur sous chez sans aussi même tous toutes deux trois seul seule seuls non oui",
);
const PLURAL_NOT_VERB = words("chez assez nez rez riz");

/** Whether the token at `index` is a finite verb, by form, subject pronoun or ending. A heuristic: it feeds densities. */
export function isFiniteVerb(units: TextUnits, index: number): boolean {
  const token = units.tokens[index];
  if (!token || token.kind !== "word") return false;
  const common = units.accented ? COMMON.has(token.norm) : COMMON_FOLDED.has(token.fold);
  if (common) return !followsArticle(units, index);
  if (followsSubject(units, index)) return true;
  const { fold } = token;
  if (fold.length > 4 && fold.endsWith("ez")) return !PLURAL_NOT_VERB.has(fold);
  return fold.length > 5 && (fold.endsWith("aient") || fold.endsWith("erent") || fold.endsWith("irent"));
}

const ARTICLES = words(
  "un une le la les l' du des au aux cet ce cette ces mon ma mes son sa ses notre votre nos vos",
);

function followsArticle(units: TextUnits, index: number): boolean {
  const previous = units.tokens[index - 1];
  return previous !== undefined && ARTICLES.has(previous.norm) && units.tokens[index]!.norm !== "a"
    ? !BEFORE_VERB.has(previous.norm)
    : false;
}

function followsSubject(units: TextUnits, index: number): boolean {
  const token = units.tokens[index]!;
  if (NOT_AFTER_SUBJECT.has(token.norm) || BEFORE_VERB.has(token.norm)) return false;
  let at = index - 1;
  for (let steps = 0; steps < 3 && at >= 0; steps += 1) {
    const before: Token = units.tokens[at]!;
    if (before.sentence !== token.sentence || before.kind !== "word") return false;
    if (SUBJECTS.has(before.norm)) {
      if (before.norm !== "nous" && before.norm !== "vous") return true;
      return token.fold.endsWith("ons") || token.fold.endsWith("ez");
    }
    if (!BEFORE_VERB.has(before.norm)) return false;
    at -= 1;
  }
  return false;
}

const AUXILIARY_GAP = words(
  "d'abord aussi donc ensuite alors enfin toujours déjà immédiatement aussitôt même moi-même tout de suite bien vite rapidement puis également ainsi finalement longuement d' abord encore souvent tous toutes simplement",
);
const IRREGULAR_PARTICIPLES = words(`
mis pris fait repris appris compris transmis promis soumis remis permis conduit construit traduit réduit produit introduit
écrit décrit inscrit dit redit refait ouvert offert découvert rendu vendu répondu attendu entendu défendu perdu descendu
tenu obtenu maintenu retenu soutenu convenu prévenu revenu parvenu reçu conçu aperçu lu relu élu vu revu prévu dû pu su
voulu valu couru parcouru résolu convaincu vaincu battu cousu connu reconnu paru apparu joint rejoint atteint peint
restreint craint suivi poursuivi servi senti choisi réussi fini rempli saisi agi réagi réuni établi fourni averti investi
guéri rétabli défini enrichi converti bâti garanti éclairci réparti cueilli accueilli recueilli assis acquis conquis élargi
`);
const IRREGULAR_FOLDED = new Set(Array.from(IRREGULAR_PARTICIPLES, (form) => foldWord(form)));
/** Participles after « j'ai » that tell a state, not something done. */
const STATIVE = words(
  "été eu aimé adoré pensé cru pu voulu dû su senti connu compris appris retenu réalisé failli espéré toujours trouvé apprécié souhaité vécu grandi détesté semblé paru rêvé hésité entendu vu reçu postulé choisi",
);
const STATIVE_FOLDED = new Set(Array.from(STATIVE, (form) => foldWord(form)));

export interface FirstPersonAction {
  /** Token of « j' » or « je ». */
  firstToken: number;
  /** After the verb. */
  endToken: number;
  verb: string;
}

/**
 * What the speaker did: « j'ai réuni », « j'ai d'abord appelé », « je les ai convaincus », « je l'ai rappelé »,
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
  for (let steps = 0; steps < 3 && BEFORE_VERB.has(tokens[at]?.norm ?? ""); steps += 1) at += 1;
  const auxiliary = tokens[at]?.norm;
  if (auxiliary !== "ai" && auxiliary !== "suis") return null;
  if (tokens[at - 1]!.norm === "n'" || tokens[at - 2]?.norm === "n'") return null;
  at += 1;
  for (let steps = 0; steps < 4 && AUXILIARY_GAP.has(tokens[at]?.norm ?? ""); steps += 1) at += 1;
  const token = tokens[at];
  if (!token || token.sentence !== sentence || token.kind !== "word") return null;
  const isParticiple = auxiliary === "ai" ? isActionParticiple(units, token) : MOVED.has(token.fold);
  return isParticiple ? { firstToken: subject, endToken: at + 1, verb: token.fold } : null;
}

const MOVED = words(
  "alle allee retourne retournee parti partie venu venue intervenu intervenue reste restee monte montee descendu descendue revenu revenue passe passee",
);

function isActionParticiple(units: TextUnits, token: Token): boolean {
  if (units.accented ? STATIVE.has(token.norm) : STATIVE_FOLDED.has(token.fold)) return false;
  const bare = token.norm.replace(/e?s?$/u, "");
  if (IRREGULAR_PARTICIPLES.has(token.norm) || IRREGULAR_PARTICIPLES.has(bare)) return true;
  if (!units.accented && (IRREGULAR_FOLDED.has(token.fold) || token.fold.endsWith("e")))
    return token.fold.length > 3;
  return /é(?:e?s?)$/u.test(token.norm);
}

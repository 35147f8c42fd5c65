import type { FillerHit } from "./fillers.ts";
import { META_REMARKS, WISHED } from "./lexicons/fillers.ts";
import { compileForms, findPhrases } from "./phrases.ts";
import { isFiniteVerbAt } from "./token-tags.ts";
import type { Sentence, TextUnits } from "./units.ts";
import { regexInLines } from "./regex-in-lines.ts";

interface Range {
  start: number;
  end: number;
}

/** Discourse markers that can be cut anywhere without breaking the sentence. */
const REMOVABLE = new Set([
  "du coup",
  "en fait",
  "effectivement",
  "clairement",
  "franchement",
  "honnêtement",
  "justement",
  "forcément",
  "vraiment",
  "c'est vrai que",
  "c'est vrai qu'",
  "il faut savoir que",
  "il faut savoir qu'",
  "j'ai envie de dire",
  "quelque part",
  "disons",
  "globalement",
  "grosso modo",
  "basiquement",
  "littéralement",
  "évidemment",
  "en soi",
  "en vrai",
  "carrément",
  "au final",
  "bref",
  "d'ailleurs",
  "concrètement",
  "on va dire",
]);
/** Discourse markers of spoken French to cut even when used only once. */
const ALWAYS_REMOVED = new Set([
  "du coup",
  "en fait",
  "c'est vrai que",
  "c'est vrai qu'",
  "au final",
  "globalement",
  "en vrai",
  "franchement",
  "carrément",
  "effectivement",
  "il faut savoir que",
  "il faut savoir qu'",
  "j'ai envie de dire",
  "basiquement",
]);
/** Of these, those that may also link two sentences. */
const MAY_LINK = new Set(["du coup", "en fait"]);
/** « donc » and « alors » are cut only at the start of a sentence. */
const OPENERS = new Set(["donc", "alors"]);

/** The ranges of fillers to cut: all hesitations and tics, and frequent discourse markers whose removal is safe. */
export function fillerRanges(units: TextUnits, fillers: readonly FillerHit[]): Range[] {
  const ranges: Range[] = [];
  let openUntil = -1;
  for (const hit of fillers) {
    const opens = opensSentence(units, hit) || hit.firstToken === skipPunctuation(units, openUntil);
    const isTic = hit.kind === "hesitation" || hit.kind === "tic";
    const isEmpty = ALWAYS_REMOVED.has(hit.form);
    const isExcess = hit.weight > 0 && (REMOVABLE.has(hit.form) || (OPENERS.has(hit.form) && opens));
    if (!isTic && !isEmpty && !isExcess && !(opens && isDiscourseOpener(hit))) continue;
    if (isMeant(units, hit, opens)) continue;
    // « etc. »: the dot is part of the abbreviation.
    if (hit.form === "etc" && units.source.charAt(hit.end) === ".") continue;
    ranges.push({ start: isTic ? withItsLink(units, hit) : startOf(units, hit), end: hit.end });
    if (opens) openUntil = hit.endToken;
  }
  return ranges;
}

/** Under this many cut fillers per 100 words in a punctuated text, words that may link are a style and stay. */
const SPEAKS_SO_PER_100 = 2;
export const speaksSo = ({ punctuated, wordCount }: TextUnits, cut: readonly Range[]): boolean =>
  punctuated && (100 * cut.length) / Math.max(1, wordCount) < SPEAKS_SO_PER_100;

/** « nous permettra du coup de suivre »: inside a clause it links nothing, even in a text whose style it is. */
export const isOnlyTic = (units: TextUnits, hit: FillerHit): boolean =>
  ALWAYS_REMOVED.has(hit.form) &&
  !opensSentence(units, hit) &&
  !/^(?:[,;:…–—(«]|et|mais)$/.test(units.tokens[hit.firstToken - 1]?.norm ?? ",");

/**
 * The fillers to blame. « En fait », « du coup » and the like are blamed where the rewriting cuts them, and nowhere
 * else: not where they are meant, nor in a text that has so few that they are its style.
 */
export function fillersToBlame(units: TextUnits, fillers: readonly FillerHit[]): readonly FillerHit[] {
  const isStyle = speaksSo(units, fillerRanges(units, fillers));
  const isKept = (hit: FillerHit) =>
    isMeant(units, hit) || (isStyle && MAY_LINK.has(hit.form) && !isOnlyTic(units, hit));
  return fillers.filter(
    (hit) => (!ALWAYS_REMOVED.has(hit.form) || !isKept(hit)) && !correctsItself(units, hit),
  );
}

/** Words around « enfin » in which what it corrects is said again. */
const CORRECTED = { before: 8, after: 4 };
/** They take back what was said: « enfin non », « enfin presque ». */
const TAKES_BACK = new Set(["non", "presque", "quand"]);
const SMALL_WORDS = new Set(
  "est ont sont les des une que qui pas ils elle ils nous vous avec dans pour".split(" "),
);

/** « En saule, enfin plus en saule », « huit minutes, enfin trois »: without « enfin » the two would contradict. */
function correctsItself({ tokens }: TextUnits, { form, firstToken, endToken }: FillerHit): boolean {
  if (form !== "enfin") return false;
  const after = tokens.slice(endToken, endToken + CORRECTED.after).filter(({ kind }) => kind === "word");
  const before = tokens.slice(Math.max(0, firstToken - CORRECTED.before), firstToken);
  const said = new Set(before.map(({ norm }) => norm));
  return (
    TAKES_BACK.has(after[0]?.norm ?? "") ||
    after.some(({ norm }) => norm.length > 2 && !SMALL_WORDS.has(norm) && said.has(norm))
  );
}

const starts = new WeakMap<TextUnits, Map<number, number>>();

/** Where each sentence begins after its greeting: found once, since « euh » over and over would ask for it each time. */
function startOfSentence(units: TextUnits, sentence: number): number {
  let known = starts.get(units);
  if (!known) starts.set(units, (known = new Map<number, number>()));
  let start = known.get(sentence);
  if (start === undefined)
    known.set(sentence, (start = afterGreeting(units, units.sentences[sentence]!.firstToken)));
  return start;
}

const opensSentence = (units: TextUnits, { sentence, firstToken }: FillerHit): boolean =>
  firstToken === startOfSentence(units, sentence);

/**
 * Whether the sentence needs a form here: it keeps its literal meaning, or nothing else would close what is left
 * unsaid. The rewriting keeps it, and the report does not blame it.
 */
const isMeant = (units: TextUnits, hit: FillerHit, opens = opensSentence(units, hit)): boolean =>
  isPredicate(units, hit) || isSaid(units, hit, opens) || closesUnsaid(units, hit);

/**
 * « C'est… voilà. », « Non mais, franchement ? »: without the filler, the unfinished sentence or the question would
 * break off.
 */
function closesUnsaid(
  { tokens, source }: TextUnits,
  { form, firstToken, endToken, start }: FillerHit,
): boolean {
  const next = tokens[endToken]?.norm ?? "";
  if (MANNERS.has(form) && /^[?!]$/.test(next)) return true;
  return (
    /(?:…|\.\.\.)\s{0,2}$/u.test(source.slice(Math.max(0, start - 5), start)) &&
    !/^(?:euh|heu|hum)$/.test(form) &&
    /^[.!?…]?$/.test(next) &&
    firstToken > 0
  );
}

/**
 * « la gym c'était mes copines, donc bon. », « une pub ou un truc comme ça. »: the conjunction before a final tic is
 * cut with it.
 */
function withItsLink(units: TextUnits, hit: FillerHit): number {
  const { tokens } = units;
  const closes = /^[.!?…]?$/.test(tokens[hit.endToken]?.norm ?? "");
  const link = tokens[hit.firstToken - 1];
  const isLink =
    closes && /^(?:donc|mais|alors|ou)$/.test(link?.norm ?? "") && link?.sentence === hit.sentence;
  return isLink ? link!.start : startOf(units, hit);
}

/** « (le voyage à Prague, bref) »: before a closing bracket, the comma before the filler is cut too. */
function startOf({ source }: TextUnits, { start, end }: FillerHit): number {
  if (source.charAt(end) !== ")") return start;
  return start - (/,?\s{0,3}$/u.exec(source.slice(Math.max(0, start - 4), start))?.[0].length ?? 0);
}

/** « j'étais bon à deux heures près »: after « être », « bon » may be an adjective that the sentence needs. */
function isPredicate(units: TextUnits, hit: FillerHit): boolean {
  if (!/(?:^| )bon$/.test(hit.form)) return false;
  // « Et, euh, bon vent »: a wish.
  if (WISHED.has(units.tokens[hit.endToken]?.norm ?? "")) return true;
  const before = units.tokens[hit.firstToken - 1]?.norm ?? "";
  // « si c'est pas bon on ne vend pas », « ah bon »: « bon » is an adjective or part of a set phrase.
  return BEING.test(before) || QUALIFIES.test(before);
}
const QUALIFIES = /^(?:pas|plus|jamais|très|trop|assez|aussi|si|tout|super|vraiment|ah)$/;

const BEFORE_SAID = new Set("qui nous vous on je j' que qu' ne n' le la les l' te me".split(" "));
const VERB_FORMS = new Set(["j'ai envie de dire", "on va dire"]);

const MANNERS = new Set(["franchement", "honnêtement", "clairement", "concrètement"]);
const SAYING = /^(?:dis|dit|dire|disons|dites|dirai|dirais|parle|parler|réponds|répondre|demande|demander)$/;

/**
 * « c'est nous qui disons merci », « enfin si, tu l'as dit »: whether the form keeps its literal meaning here and is no
 * filler.
 */
function isSaid(
  { tokens, punctuated }: TextUnits,
  { form, firstToken, endToken }: FillerHit,
  opensSentence: boolean,
): boolean {
  const next = tokens[endToken]?.norm ?? "";
  // « on va dire que tu es validé »: a real verb, with its complement.
  if (VERB_FORMS.has(form))
    return BEFORE_SAID.has(tokens[firstToken - 1]?.norm ?? "") || next === "que" || next === "qu'";
  // « je vous le dis franchement »: an adverb of manner, on a verb of saying.
  if (MANNERS.has(form) && SAYING.test(tokens[firstToken - 1]?.norm ?? "")) return true;
  // « et ça, franchement, c'était pas malin »: a real admission.
  if (
    form === "franchement" &&
    /^(?:ça|cela)$/.test(tokens[firstToken - 2]?.norm ?? "") &&
    isComma(tokens[firstToken - 1])
  )
    return true;
  // « Il a dit voilà, et il est reparti »: reported speech. « [rire] Bon. »: a sentence of its own.
  const before = tokens[firstToken - 1]?.norm ?? "";
  if (form === "voilà" && SAYING.test(before)) return true;
  if (before === "]") return true;
  // « Allez, on vide le bassin », « allez, à toi », « Bon, allez, y a le pâté »: it calls on the listeners.
  if (form === "allez" && /^(?:on|à|y)$/.test((next === "," ? tokens[endToken + 1]?.norm : next) ?? ""))
    return true;
  // « vous savez bien comment j'ai commencé »: the verb « savoir » with its complement.
  if (
    /^(?:vous savez|tu sais)$/.test(form) &&
    /^(?:bien|comment|où|ce|que|qu'|quand|pourquoi|si|qui|combien)$/.test(next)
  )
    return true;
  // « Ils vont me manquer, hein, Sandrine », « c'est propre, hein ? »: it addresses somebody or asks for an answer.
  if (form === "hein") {
    const called = endToken + (next === "," ? 1 : 0);
    if (next === "?" || isName(tokens, called)) return true;
  }
  // « parce que le reste, hein. »: the clause has no verb yet; the tic stands for what is left unsaid.
  if (/^(?:hein|quoi|voilà|bon|bref)$/.test(form) && /^[.!?…]?$/.test(next) && lacksVerb(tokens, firstToken))
    return true;
  // « ils ont une culture assez, euh, bon. »: the tic ends a sentence left unfinished.
  if (/^[.!?…]?$/.test(next) && isLeftUnsaid(tokens, firstToken)) return true;
  if (/^(?:bon|voilà)$/.test(form) && isBrokenOff(tokens, firstToken, endToken)) return true;
  // « On la met dans le tambour et voilà. »: it concludes the sentence.
  if (form === "voilà" && /^(?:et|puis)$/.test(tokens[firstToken - 1]?.norm ?? "") && /^[.!?…]?$/.test(next))
    return true;
  if (form === "voilà")
    return /^(?:pour|pourquoi|comment|d'|où|ce|un|une|les?|la|l'|qui|mon|ma|mes)$/.test(next);
  // « celui qui en fait »: the verb « faire ». « Et en fait il corrigeait mes erreurs »: it reveals a fact.
  if (form === "en fait")
    return (
      before === "qui" ||
      (punctuated && before === "et" && opensAt(tokens, firstToken - 1) && CLAUSE_SUBJECTS.has(next))
    );
  // « les vœux, les pots, tout ça »: without it the list would be cut short.
  if (form === "tout ça" && isComma(tokens[firstToken - 1]))
    return tokens.slice(Math.max(0, firstToken - LIST_TOKENS), firstToken - 1).some(isComma);
  // « Elle est toujours là, quelque part. »: a real place.
  if (form === "quelque part") return /^[.!?…]?$/.test(next);
  // « Eh ben le canal, c'est un sentier »: « eh ben » is one expression.
  if (form === "ben" && tokens[firstToken - 1]?.norm === "eh") return true;
  // « il avait plein de, bref. »: it closes an unfinished clause.
  if (
    form === "bref" &&
    LEFT_OPEN.test(tokens[firstToken - (isComma(tokens[firstToken - 1]) ? 2 : 1)]?.norm ?? "")
  )
    return true;
  // « des jeux, genre la marelle »: it introduces an example; « genre deux cents » and « genre très vieux » are tics.
  if (form === "genre") return !NEAR_ENOUGH.test(next) && !/^\d/.test(next);
  if (form === "et tout") return next === "en" || next === "le" || next === "la";
  if (form !== "enfin") return false;
  // « l'an dernier, enfin bref. »: both words are one filler.
  const ended = endToken + (next === "," ? 1 : 0);
  const afterBref = tokens[ended + 1]?.norm ?? "";
  if (
    /^(?:bref|voilà)$/.test(tokens[ended]?.norm ?? "") &&
    (/^[.!?…]?$/.test(afterBref) || CLAUSE_SUBJECTS.has(afterBref))
  )
    return false;
  // « J'ai eu une fuite. Enfin, c'était pas chez moi »: « enfin » corrects the sentence before.
  if (punctuated && tokens.slice(ended, ended + CORRECTION).some(({ norm }) => norm === "pas")) return true;
  // « Tout d'abord… Ensuite… Enfin, … »: it enumerates.
  const isCounted = next === "," && /^[.!?…]/.test(tokens[firstToken - 1]?.text ?? ".");
  // « Mes enfants le font, enfin ma fille »: it corrects what precedes, unless it starts a sentence.
  if (!opensSentence || !CLAUSE_SUBJECTS.has(next === "," ? (tokens[endToken + 1]?.norm ?? "") : next))
    return true;
  return next === "si" || (isCounted && tokens.slice(0, firstToken).some(({ norm }) => norm === "ensuite"));
}

/** Whether a word is the first of its sentence. */
const opensAt = (tokens: TextUnits["tokens"], at: number): boolean =>
  at === 0 || tokens[at - 1]!.sentence !== tokens[at]!.sentence;

/** Whether a word is capitalised without being the first of its sentence. */
const isName = (tokens: TextUnits["tokens"], at: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? "") && !opensAt(tokens, at);

/**
 * Whether the last words before a place open a clause that has no verb yet: « parce que le reste », « quand les autres
 * ».
 */
function lacksVerb(tokens: TextUnits["tokens"], from: number): boolean {
  for (let at = from - 1; at > Math.max(0, from - LAST_CLAUSE); at -= 1) {
    const { norm } = tokens[at]!;
    if (/^[.!?…;:]/.test(norm) || isFiniteVerbAt(tokens, at)) return false;
    if (/^(?:parce|puisque|quand|lorsque|qui)$/.test(norm)) return from - at > FEWEST_BEGUN;
  }
  return false;
}
const LAST_CLAUSE = 8;
/** Tokens of a clause begun before the tic; « parce que, hein. » has too few. */
const FEWEST_BEGUN = 3;

/**
 * « elle s'est mise à, bon, vous la connaissez »: without the tic, the next clause would read as the end of the
 * unfinished one.
 */
function isBrokenOff(tokens: TextUnits["tokens"], firstToken: number, endToken: number): boolean {
  let at = firstToken - 1;
  while (at > 0 && (isComma(tokens[at]) || HESITATION.test(tokens[at]!.norm))) at -= 1;
  if (at === firstToken - 1 || !BROKEN_OFF.test(tokens[at]?.norm ?? "")) return false;
  const next = endToken + (isComma(tokens[endToken]) ? 1 : 0);
  const isNamed = /^\p{Lu}/u.test(tokens[next]?.text ?? "") && isComma(tokens[next + 1]);
  return isNamed || CLAUSE_SUBJECTS.has(tokens[next]?.norm ?? "") || tokens[next]?.norm === "vous";
}
const BROKEN_OFF =
  /^(?:de|d'|du|des|un|une|le|la|l'|les|à|au|aux|en|avec|sans|mon|ma|mes|son|sa|ses|pour|sur)$/;

/** Whether the last word before a place needs a complement that does not come: « je suis pas », « assez ». */
function isLeftUnsaid(tokens: TextUnits["tokens"], from: number): boolean {
  let at = from - 1;
  while (at > 0 && (isComma(tokens[at]) || HESITATION.test(tokens[at]!.norm) || tokens[at]!.norm === "enfin"))
    at -= 1;
  if (at === from - 1) return false;
  const last = tokens[at]?.norm ?? "";
  return (
    /^(?:assez|très|trop|plutôt)$/.test(last) || (last === "pas" && BEING.test(tokens[at - 1]?.norm ?? ""))
  );
}

const CORRECTION = 5;
const LIST_TOKENS = 8;
const LEFT_OPEN = /^(?:de|d'|du|des|un|une|le|la|l'|les|à|au|aux|en|que|qu'|qui|et|mais|pour|avec)$/;
const isComma = (token: { text: string } | undefined) => token?.text === ",";
const NEAR_ENOUGH = regexInLines("")`
  ^(?:
    très|trop|vraiment|super|hyper|environ|à peu près|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|
    douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|deux cents|mille|euh|,
  )$
`;
const CLAUSE_SUBJECTS = new Set("je j' tu il elle on nous vous ils elles c' ça ce mais".split(" "));
const BEING =
  /^(?:suis|es|est|sommes|êtes|sont|étais|était|étions|étiez|étaient|serai|sera|serait|été|être)$/;

const HESITATION = /^(?:euh|heu|hum|ben|bah)$/;
const GREETING = new Set(["bonjour", "bonsoir", "salut", "à", "tous", "toutes", ","]);

/** Where a sentence begins after its greeting « Bonjour à tous, ». */
function afterGreeting(units: TextUnits, first: number): number {
  let at = first;
  while (HESITATION.test(units.tokens[at]?.norm ?? "")) at += 1;
  if (!/^(?:bonjour|bonsoir|salut)$/.test(units.tokens[at]?.norm ?? "")) return first;
  while (GREETING.has(units.tokens[at]?.norm ?? "")) at += 1;
  return at;
}

/** First token from `index` on that is not punctuation. */
function skipPunctuation(units: TextUnits, index: number): number {
  let at = index;
  while (at >= 0 && units.tokens[at]?.kind === "punctuation") at += 1;
  return at;
}

/** « Alors, nous avons… », « donc je… » in the first two sentences of the speech: there is nothing to link to. */
function isDiscourseOpener(hit: FillerHit): boolean {
  return hit.sentence <= 1 && (OPENERS.has(hit.form) || REMOVABLE.has(hit.form));
}

const META = compileForms([
  ...META_REMARKS,
  "je (ne|) vais pas être (très|trop|) (long|longue)",
  "je (ne|) serai pas (très|trop|) (long|longue)",
  "je vais (essayer d'|)être (bref|brève|rapide)",
  "je vais essayer de (faire ça|faire court|faire simple|faire vite|ne pas)",
  "je n'ai rien préparé",
  "j'ai rien préparé",
  "je (ne|) sais pas (trop|vraiment|) (quoi dire|par où commencer)",
  "je (ne|) vais pas vous (retenir|embêter|ennuyer)",
  "qu'est-ce que je (peux|pourrais|vais|pouvais|voulais) (vous|) dire (d'autre|de plus|encore|d'autres)",
  "(c'est|c') (à peu près|) tout",
  "je (crois|pense) que (j'ai tout dit|j'ai fait le tour|c'est tout|c'est bon)",
  "on m'a demandé de (faire un discours|parler|dire quelques mots)",
  "je voulais (juste|) dire quelques mots",
  "je (ne|) suis pas (très|) (doué|douée|bon|bonne) pour les discours",
  "merci de (m'avoir écouté|m'avoir écoutée|votre attention|votre écoute)",
  "je dois faire un discours",
  "je suis (un peu|très|) (stressé|stressée|nerveux|nerveuse)",
  "je vais vous parler de",
  "je vais vous présenter",
]);
export const INVITES = /[,;] (?:et )?(?:on (?:peut|va)|à (?:table|vous|nous)|place)(?![\p{L}])/iu;
/** Polite closing remarks with thanks are kept. */
const KEEP_THANKS = /merci/;
const LONGEST_REMARK = 22;
const MOST_BESIDE = 7;
const FEWEST_BESIDE = 2;
/** Most other words beside « c'est tout »: « c'est tout, c'est pas plus compliqué » is not a closing. */
const MOST_AFTER_ALL = 3;

/** Number of last sentences in which « c'est tout » may close the speech. */
const LAST_SENTENCES = 5;

/** « J'ai oublié de dire que j'ai le permis »: the content follows these remarks. */
const LEADS_ON = /oublié de dire|^comme j|je vais vous dire|je veux dire/;

const SUPPOSES = /^(?:si|s'|quand|lorsque|lorsqu'|dès|sinon)$/;

/** Sentences about the speech itself that state no fact: they are cut whole. */
export function metaSentences(units: TextUnits, hasFact: (sentence: Sentence) => boolean): Set<number> {
  const found = new Set<number>();
  for (const hit of findPhrases(units, META)) {
    const sentence = units.sentences[hit.sentence]!;
    if (KEEP_THANKS.test(hit.form) || /^je vais vous (?:parler|présenter)/.test(hit.form)) continue;
    if (/fini|c'est tout|^\(c'est\|c'\)/.test(hit.form) && !standsAlone(units, hit)) continue;
    // « Si je ne code plus, je perds le fil. »: a hypothesis, not a remark on the speech.
    if (units.tokens.slice(sentence.firstToken, hit.firstToken).some(({ norm }) => SUPPOSES.test(norm)))
      continue;
    // « Oui, j'en ai trois, et je vais essayer d'être brève »: the sentence holds more than the remark.
    const beside = sentence.words - (hit.endToken - hit.firstToken);
    const most = LEADS_ON.test(hit.form)
      ? 1
      : /c'est tout|fini/.test(hit.form)
        ? MOST_AFTER_ALL
        : MOST_BESIDE;
    // « Voilà, j'ai tout dit, on peut boire un verre »: an invitation follows, which stays.
    if (INVITES.test(sentence.text)) continue;
    // « Il demandait si la vache avait vêlé. C'est tout. Elle a ri »: part of the story.
    const isLate = hit.sentence >= units.sentences.length - LAST_SENTENCES;
    const isRemark = beside <= most && (isLate || !/c'est tout/.test(hit.form));
    if (units.punctuated && isRemark && sentence.words <= LONGEST_REMARK && !hasFact(sentence))
      found.add(hit.sentence);
  }
  return found;
}

/** Remarks on the speech to cut out of a sentence that stays, when punctuation or the sentence's ends isolate them. */
export function metaRanges(units: TextUnits): Range[] {
  return (
    findPhrases(units, META)
      .filter((hit) => /long|brève|bref|tout dit|le tour|c'est tout|stressé|quoi dire|par où/.test(hit.form))
      .filter((hit) => standsAlone(units, hit))
      // « Sinon, je crois que j'ai fait le tour. »: too few words would be left.
      .filter((hit) => {
        const left = units.sentences[hit.sentence]!.words - (hit.endToken - hit.firstToken);
        return left <= 0 || left > FEWEST_BESIDE;
      })
      .map(({ start, end }) => ({ start, end }))
  );
}

function standsAlone(
  units: TextUnits,
  hit: { firstToken: number; endToken: number; sentence: number },
): boolean {
  const previous = units.tokens[hit.firstToken - 1];
  const next = units.tokens[hit.endToken];
  const opens = !previous || previous.sentence !== hit.sentence || previous.kind === "punctuation";
  const closes = !next || next.sentence !== hit.sentence || next.kind === "punctuation";
  return opens && closes;
}

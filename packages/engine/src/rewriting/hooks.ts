import type { PitchReading, SentenceReading } from "../content/pitch-reading.ts";
import { type FigureKind, findFigures } from "../language/figures.ts";
import { readText } from "../language/read-text.ts";
import { countWords, type PitchType } from "../pitch.ts";
import type { Edit, Hook, HookType } from "../report.ts";
import { composeText } from "./compose.ts";
import { writeGap } from "./gaps.ts";
import { isComplete } from "../claims/places.ts";
import { syntaxOf } from "../language/syntax.ts";
import { isWholeClause, wholeClauses } from "./part-sentences.ts";
import { unsureStarts } from "./unsure-ends.ts";
import { LOWEST_VALIDITY } from "./perfect-pitch.ts";
import { capitalize } from "./remove-ranges.ts";
import type { SentenceRoles } from "../roles/read-roles.ts";
import type { Family } from "../roles/role-names.ts";

/** A moment, at the start of a sentence. */
const SCENE =
  /^(?:\S{1,40},? )?(?:un (?:jour|soir|matin|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi)|(?:ce|cette) (?:jour|matin|soir|nuit)-là|une nuit|il y a (?:\S{1,40} ){1,2}(?:ans|mois|semaines)|en (?:\S{1,40} )?(?:19|20)\d\d|le \d{1,2} \S{1,40}|le premier|l'(?:an|hiver|été|automne) dernier|l'année dernière|la (?:semaine|nuit) dernière|je me souviens|tu avais (?:\S{1,40} )?ans|j'avais (?:\S{1,40} )?ans)(?![\p{L}])/iu;
const CONTRAST = /\b(?:contrairement|pourtant|alors que|au lieu d|en revanche|là où|mais pas|et non)/i;
const LEANS =
  /^(?:comme ça|(?:pour )?les autres|qu['’](?!est)|euh|depuis ?,|après|là|quand même|du coup|au final|au début|bref|sinon|déjà|bon|surtout|(?:maintenant|depuis|avant|ensuite),? (?:ça|cela)|plus|moins|même|il|elle|ils|elles|ce|c['’](?!était (?:à (?!peu)|en |au |aux |un (?:jour|soir|matin|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi)|le \d))(?=\p{L})|certaine?s|en (?:premier|réalité)|directement|le (?:deuxième|troisième|quatrième) ?,|cela|ça|cet|cette|ces|son|sa|ses|leur|leurs|celui|celle|ceux|y|en effet|cependant|pourtant|et|mais|donc|ensuite|puis|enfin|alors|résultat|d'où|aussi|ainsi|parce)(?:(?<=['’])|(?<=,)|(?![\p{L}\p{N}]))/iu;
/** « six clubs l'utilisent »: what « l' » stands for was said before. */
const LEANS_INSIDE = /^(?:\S{1,40} ){1,6}cela |\bl['’](?:utilis|ont|a |emploi|achèt|adopt)/;
/** Who or what is meant was said before: « avec lui », « ça », « ce jour-là », « les autres », « le premier ». */
const POINTS_BACK =
  /(?<![\p{L}'’-])(?:(?:avec|chez|pour|à|de|sur|contre|sans|par|comme|après) (?:lui|elles?|eux)|d['’](?:elles?|eux)|là-dessus|là-dedans|dedans|cel(?:ui|le)(?:-ci|-là)?|ceux|ça|cela|les? (?:miens?|tiens?|siens?|nôtres?|vôtres?|deux)|l(?:a|es) (?:miennes?|tiennes?|siennes?|nôtres?|vôtres?)|l['’]autre|le (?:premier|second|dernier)(?= ?,)|la (?:première|seconde|dernière)(?= ?,)|(?:presque )?tou(?:s|tes)(?= s['’e]|,)|cette fois|dessus|dessous|suivante?s?|y (?:est|était|sont|étaient|va)|leur (?:a|avait|ont|avaient)|s['’](?:en|y)(?! va(?:is)?(?![\p{L}]))|(?:été|aller|allée?|vais|va|de|à) (?:le|les|lui|leur) \p{L}{1,20}(?:er|ir|oir|re))(?![\p{L}'’-])/iu;
/** « cette barre » was shown before; « ce que », « ce soir » and « cette année » were not. */
const SHOWN_BEFORE =
  /(?<![\p{L}'’-])(?:ce|cet|cette|ces) (?!que?(?![\p{L}])|qu['’]|qui|dont|soir|matin|midi|jour|mois|métier|poste|an\b|n['’]|sera|sont|n(?:e|['’])|année|semaine|nuit|village|quartier|rue|ville|club|école)\p{L}/iu;
/** « son dossier »: whose it is must have been said in the sentence itself. */
const OWNED = /(?<![\p{L}'’-])(?:son|sa|ses|leurs?)(?= \p{L})/iu;
const NAMES_SOMEBODY =
  /(?<=[\p{L},] )\p{Lu}\p{L}+|^(?:\p{Lu}\p{Ll}+ (?=\p{Lu})|M\.|Mme)|(?<![\p{L}])(?:mon|ma|mes|notre|nos|votre|vos|un|une|des|les?|la|l['’]|chaque) ?\p{L}+/iu;
/** « Mes enfants le font », « on avait douze ans donc. »: said of what came before. */
const SAID_OF =
  /(?<![\p{L}])(?:le|la|les) (?:font|faisaient|savent|sait|disent|veut|veulent|mettent)(?![\p{L}])|(?<![\p{L}])(?:donc|aussi|pareil)[.!]$/iu;
/** Said to somebody who is shown the way, or taken apart: no opening. */
const DIRECTS =
  /^(?:[^,.]{2,40}, )?(?:tu|vous) (?:prends|prenez|continues|continuez|tournes|tournez|suis|suivez|vas|allez|arrives|arrivez)(?![\p{L}])/iu;
/** « On le balance », « j'en ai vendu »: the pronoun stands for something that was said before. */
const LEANS_ON_OBJECT =
  /(?:^|[\s,])(?:je |j['’]|tu |on |nous |vous )(?:ne |n['’])?(?:les? |la |l['’]|en |y |lui |leur )(?!(?:jour|soir|matin|fait))/i;
const THIRD_PERSON =
  /(?<![\p{L}'’-])(?:ils?|elles?)(?![\p{L}])(?! (?:y a|faut|fallait|existe|est \d|était \d|pleut|pleuvait|neigeait))/iu;
/** Something that a pronoun can stand for: a noun group, a number, a name. */
const NOUN_GROUP =
  /(?<![\p{L}])(?:les?|la|l['’]|un|une|des|du|mon|ma|mes|ton|ta|tes|notre|nos|votre|vos|son|sa|ses|ce|cet|cette|ces|chaque|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?![\p{L}])|\d|(?<!^)(?<!« )\p{Lu}\p{Ll}/u;
const DULL =
  /^je (?:vous (?:raconte|explique|dis|écoute|fais)|vais|devais|m'appelle|suis|pense|crois|dirais|voudrais)\b|^bonjour|^merci|^(?:ah|oh|non|oui|ouais|voilà|bref|hein|désolée?|pardon|d['’]accord|ok)\b|^(?:je|on) (?:vous |te )?(?:dirais|disais|parle|présente)(?![\p{L}])|^(?:d['’]abord|premièrement|deuxièmement|troisièmement|ensuite|par exemple|hier par exemple|moi-même|bien évidemment|évidemment|de là|pareil|autrement|du coup|pour (?:finir|conclure|terminer)|en conclusion)(?![\p{L}])|^je ne veux pas|^on se sent|^qu['’]est-ce qu|^de quoi (?:je|on)(?![\p{L}])|^pour le reste|^(?:un|une|mon|ma) (?:exemple|échec|conflit|défaut|qualité)(?![\p{L}])|^(?:je|nous) (?:voulais|voulions|vous laisse)(?![\p{L}])|^c['’]est vrai|^le \p{L}{1,30} (?:c['’]est|, c['’]est)|^pas du tout\b|^après,|^\p{L}{1,40} (?:pourtant|aussi|donc)\b|^l['’](?:idée|objectif)\b|^le (?:but|principe|projet)\b|^je (?:ne )?sais (?:pas|plus) (?:si|comment|trop|bien|très|quoi|ce que)(?![\p{L}])|^comme quand|^(?:je|on|ils?|elles?) (?:puisse|fasse|sache|aille|ait|soit)(?![\p{L}])|(?<![\p{L}])attendez(?![\p{L}])/iu;
/** « Vous gagnez du temps », « tu peux inviter tes amis »: a promise, which opens nothing. */
const PROMISES =
  /^(?:tu|vous) (?:peux|pouvez|gagne[sz]|arrête[sz]|choisi[st]s?(?:sez)?|évite[sz]|crée[sz]|reçois|recevez)(?![\p{L}])/iu;
/** What the speaker earns or asks strikes nobody. */
const EARNS = /^(?:nous|je|on) (?:gagn|factur|prélev|pren|vend|coût|touch)/i;
const MOST_CANDIDATES = 40;
const LONGEST = 30;
const SHORTEST = 5;
const SHORTEST_QUOTE = 4;
/** A first sentence that holds a figure was written to open. */
const WRITTEN_TO_OPEN = 1.5;

/** A clause of a longer sentence was not written to stand alone. */
const PART_COST = 0.4;
const SHORT_PART_COST = 2;
/** What may stand on either side of a clause: a mark, or a word that joins two of them. */
const ENDS_BEFORE = /(?:^|[,;:.!?…]|(?<![\p{L}])(?:et|mais|donc))\s?$/iu;
const BEGINS_AFTER = /^\s?(?:$|[,;:.!?…]|(?:et|mais|donc)(?![\p{L}]))/iu;
const NEVER_ENDS =
  /(?<![\p{L}'’])(?:et|mais|ou|donc|que|qui|de|à|en|pour|par|sur|avec|dans|le|la|les|un|une|des|du|je|il|on|est|sont|a|ai|ont|eu|été|c['’]est|parce)$/iu;

interface Candidate {
  index: number;
  text: string;
  reading: SentenceReading;
  strength: number;
  /** A clause of a longer sentence: what follows it is no punch line. */
  isPart?: boolean;
}

const TEMPLATES: Record<Exclude<HookType, "chiffre">, string> = {
  question: `Savez-vous ${writeGap("ce que votre public ignore et que vous avez constaté")} ?`,
  histoire: `${writeGap("le jour et le lieu")}, ${writeGap("ce que vous avez vu ou entendu ce jour-là")}.`,
  contraste: `On croit souvent que ${writeGap("l'idée reçue")}. En réalité, ${writeGap("ce que vous avez constaté")}.`,
  citation: `« ${writeGap("une phrase que l'on vous a vraiment dite")} »`,
};
const FIGURE_TEMPLATES: Record<PitchType, string> = {
  produit: `${writeGap("un chiffre qui surprend, avec son unité")} : voilà ce que cela coûte aujourd'hui.`,
  rh: `${writeGap("un résultat chiffré dont vous êtes fier ou fière")} : voilà ce que j'ai changé.`,
  perso: `${writeGap("un nombre d'années, de jours ou de personnes")} : voilà ce que nous avons partagé.`,
};

const TEMPLATE_ORDER: Record<PitchType, HookType[]> = {
  produit: ["chiffre", "question", "contraste"],
  rh: ["histoire", "chiffre", "contraste"],
  perso: ["histoire", "citation", "question"],
};

/** What a sentence does, by how much it makes one want to hear the rest. */
const FAMILY_WEIGHT: Partial<Record<Family, number>> = {
  evidence: 2.5,
  lived: 2,
  need: 1.5,
  explained: 0.5,
  asserted: -1,
  offer: -0.5,
  self: -0.5,
  noise: -3,
  frame: -2,
  asked: -2,
};
/** Greetings and thanks are what a toast is made of. */
const FRAME_OF_TOASTS = 0;
const HOOKS = 3;

/**
 * Three ways to open, the best first: sentences of the pitch that can be said before anything else, ranked by what they
 * do and by the facts they hold. Where the pitch has too few, a bracketed template stands for what only its author
 * knows; all three are templates where there is no pitch (validity under .35). No number and no name that the pitch
 * lacks.
 *
 * @param roles what each sentence does, as `readRoles` guesses it
 * @param edits of the rewriting, which a hook takes over
 */
export function writeHooks(
  reading: PitchReading,
  roles: readonly SentenceRoles[],
  validity: number,
  edits: readonly Edit[],
): Hook[] {
  const { pitchType } = reading.input;
  const { alone, lines } =
    validity < LOWEST_VALIDITY ? { alone: [], lines: [] } : candidates(reading, roles, edits);
  const quoted = quotedWords(alone, reading);
  const own = alone.map((sentence) => ({
    type: typeOf(sentence),
    text: sentence.text,
    strength: sentence.strength,
  }));
  const ranked = [
    ...own,
    ...pairs(alone, lines),
    ...(quoted ? [{ type: "citation" as const, text: quoted, strength: STRENGTH_OF_WORDS }] : []),
  ]
    .filter(({ strength }) => strength >= WEAKEST)
    .toSorted((left, right) => right.strength - left.strength);
  const hooks: Hook[] = [];
  const add = (type: HookType, text: string) => {
    // Words of somebody say more with the sentence that brings them.
    const alone = hooks.findIndex(
      (hook) => hook.text.startsWith("«") && bare(text).includes(bare(hook.text)),
    );
    const others = hooks.filter((_, at) => at !== alone);
    const isTold = others.some(
      (hook) => bare(hook.text).includes(bare(text)) || bare(text).includes(bare(hook.text)),
    );
    if (isTold) return;
    if (alone >= 0) hooks[alone] = { type, text };
    else if (hooks.length < HOOKS) hooks.push({ type, text });
  };
  for (const { type, text } of ranked) add(type, text);
  for (const { type, text, strength } of own.toSorted((one, other) => other.strength - one.strength))
    if (strength >= FAIR) add(type, text);
  // Another way to say the best fact, rather than a blank to fill in.
  for (const { text } of alone.toSorted((one, other) => other.strength - one.strength)) {
    if (hooks.length === HOOKS) break;
    const fact = figureFirst(text) ?? askedOfOthers(text);
    if (fact) add(fact.type, fact.text);
  }
  // What opens less well is still theirs.
  for (const { type, text, strength } of own.toSorted((one, other) => other.strength - one.strength))
    if (strength >= WEAKEST_OWN) add(type, text);
  const templates = [...TEMPLATE_ORDER[pitchType], "contraste", "question"] as const;
  const fill = (most: number) => {
    for (const type of templates) {
      if (hooks.length >= most) break;
      const text = type === "chiffre" ? FIGURE_TEMPLATES[pitchType] : TEMPLATES[type];
      if (!hooks.some((hook) => hook.text === text)) hooks.push({ type, text });
    }
  };
  // One to fill in, then whatever can be said first; three blanks only where nothing can.
  fill(Math.min(HOOKS, hooks.length + 1));
  for (const { type, text } of own.toSorted((one, other) => other.strength - one.strength)) add(type, text);
  fill(HOOKS);
  return hooks;
}

/** Without capitals, quotation marks and stops: to see that one is said in another. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/«\s?|\s?»/gu, "")
    .replace(/[\s.!?]{1,4}$/u, "");

/** What somebody said strikes more than most sentences. */
const STRENGTH_OF_WORDS = 3;
/** Under this a sentence opens only where nothing else does. */
const WEAKEST = -0.5;
/** Under this it opens nothing better than a blank line would. */
const WEAKEST_OWN = -2.2;
const FAIR = -1.2;

function typeOf({ text, reading }: Candidate): HookType {
  if (reading.isQuestion) return "question";
  if (quotesWords(text)) return "citation";
  if (reading.figures.some(({ kind }) => isWorthKnowing(kind))) return "chiffre";
  return CONTRAST.test(text) ? "contraste" : "histoire";
}

const SHORTEST_QUOTATION = 8;

/** Two marks with eight characters between them, and somewhere between an opening and the last closing one two gaps. */
function quotesWords(text: string): boolean {
  const lastClosing = Math.max(text.lastIndexOf("»"), text.lastIndexOf('"'));
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => index + word.length);
  let opening = -1;
  let isLong = false;
  let isParted = false;
  let word = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (at === words[word]! - 1) {
      const next = words[word + 1];
      isParted ||= opening >= 0 && next !== undefined && lastClosing > next;
      word += 1;
    }
    const mark = text[at];
    if (mark === "»" || mark === '"') {
      isLong ||= opening >= 0 && at - opening > SHORTEST_QUOTATION;
      opening = mark === '"' ? at : -1;
    } else if (mark === "«" && opening < 0) opening = at;
  }
  return isLong && isParted;
}

/** Words that somebody said, alone: the sentence that brings them may lean on the one before. */
function quotedWords(sentences: readonly Candidate[], reading: PitchReading): string | null {
  if (sentences.length === 0) return null;
  const quoted = reading.sentences.flatMap(({ sentence }) => {
    const said = Array.from(sentence.text.matchAll(/«([^«»]*)»/g), ([, inside = ""]) => inside.trim()).find(
      (words) => words.length >= 12 && words.length <= 160 && !words.includes("\n"),
    );
    return said && countWords(said) >= SHORTEST_QUOTE ? [said] : [];
  })[0];
  return quoted ? `«\u00a0${capitalize(quoted)}\u00a0»` : null;
}

/** « Et là, le silence »: without its link it can be said first. */
const LINK_BEFORE =
  /^(?:(?:et(?! si [^?]{1,200}\?)|mais|donc|alors|puis|ensuite|enfin|bref|voilà|bon|là|et là),? |ma question est la suivante ?: ?)(?=\p{L})/iu;

/** Sentences that can be said first: short enough, whole, leaning on nothing before them. */
function candidates(
  reading: PitchReading,
  roles: readonly SentenceRoles[],
  edits: readonly Edit[],
): { alone: Candidate[]; lines: Line[] } {
  const { original, input } = reading;
  const last = reading.sentences.at(-1);
  const rolesAt = new Map(roles.map((role) => [role.start, role]));
  const unsure = unsureStarts(original);
  const syntax = syntaxOf(original);
  const found: Candidate[] = [];
  const lines: Line[] = [];

  /** The clauses of a long sentence that can each be said alone, read once its tics and false starts are out. */
  const clausesOf = (index: number, sentence: SentenceReading): Candidate[] => {
    const { sentence: whole } = sentence;
    const own = editsInside(edits, whole);
    const isMended = own.some(({ kind }) => kind === "tic" || kind === "restart");
    if ((whole.words <= EASY_WORDS && !isMended) || /[«»"“”]/.test(whole.text) || sentence.isQuestion)
      return [];
    const cleaned = composeText(original.source.slice(whole.start, whole.end), own);
    const units = isMended || own.length > 0 ? readText(cleaned) : null;
    const read = units ? syntaxOf(units) : [syntax[index]!];
    const shift = units ? 0 : whole.start;
    return read.flatMap((part) =>
      wholeClauses(part).flatMap(({ start, end }) => {
        const from = start - shift;
        const to = end - shift;
        // Where the ends of sentences are guessed, the first and the last words may belong to others.
        const isEdge = from < 2 || cleaned.length - to < 3;
        if (!original.punctuated && isEdge && (unsure.has(index) || unsure.has(index + 1))) return [];
        const isClosed = ENDS_BEFORE.test(cleaned.slice(Math.max(0, from - 12), from));
        if (!isClosed || !BEGINS_AFTER.test(cleaned.slice(to, to + 12))) return [];
        const words = cleaned.slice(from, to);
        const holds = ({ quote }: { quote: string }) => words.includes(quote);
        if ([...sentence.superlatives, ...sentence.hedges, ...sentence.calls].some(holds)) return [];
        const count = countWords(words);
        const text = `${capitalize(words.trim())}.`;
        if (count < SHORTEST || count > MANY_WORDS || words.includes("\n") || NEVER_ENDS.test(words))
          return [];
        if (DULL.test(text) || leansOnBefore(text) || STAMMERS.test(text) || PRICE_SAID.test(text)) return [];
        if (/[…~([\]]|^qui /iu.test(text) || LEFT_OVER.test(text)) return [];
        const reading = {
          ...sentence,
          figures: sentence.figures.filter(holds),
          names: sentence.names.filter(holds),
          sentence: { ...whole, words: count },
        };
        const strength =
          strengthOf(reading, text, rolesAt.get(whole.start), input.pitchType) -
          (count < SHORT_LINE && reading.figures.length === 0 ? SHORT_PART_COST : PART_COST);
        return [{ index: sentence.index, text, reading, strength, isPart: true }];
      }),
    );
  };
  for (const sentence of reading.sentences) {
    if (found.length >= MOST_CANDIDATES) break;
    const { start, end, words } = sentence.sentence;
    const index = original.sentences.findIndex((other) => other.end === sentence.sentence.end);
    // A line that begins or ends inside a clause is no line, nor is one whose ends are only guessed.
    if (index >= 0) found.push(...clausesOf(index, sentence));
    if (words > LONGEST || sentence.superlatives.length > 0) continue;
    if (index < 0 || unsure.has(index) || unsure.has(index + 1) || !isComplete(sentence)) continue;
    if (!original.punctuated && !isWholeClause(syntax[index]!)) continue;
    const source = original.source.slice(start, end);
    const own = editsInside(edits, sentence.sentence);
    // Verses and items stand on several lines, an opening is said in one.
    const cleaned = composeText(source, own)
      .split("\n")
      .map((line) => line.trim())
      .join(" ")
      .replace(/^(?:[-–—•*·▪●]\s)+/, "");
    const restarts = own.filter(({ kind }) => kind === "restart").length;
    if (
      sentence.hedges.length === 0 &&
      sentence.calls.length === 0 &&
      restarts === 0 &&
      !/[«»"[]/.test(cleaned)
    )
      lines.push({ index: sentence.index, text: capitalize(cleaned), words });
    if (words < SHORTEST || !sentence.hasVerb) continue;
    const text = capitalize(cleaned.replace(/^\p{Lu}\p{L}+ ?: /u, "").replace(LINK_BEFORE, ""));
    if (text === "" || DULL.test(text) || leansOnBefore(text) || PRICE_SAID.test(text)) continue;
    if (/^qui /i.test(text) && !sentence.isQuestion) continue;
    // What was begun twice is told better than it reads.
    if (restarts > 1 || /[…~]/.test(text) || LEFT_OVER.test(text) || STAMMERS.test(text)) continue;
    // A doubt opens nothing; what the speaker asks for comes last.
    if (sentence.hedges.length > 0 || (sentence.calls.length > 0 && !sentence.isQuestion)) continue;
    if (sentence === last && sentence.index > 2) continue;
    found.push({
      index: sentence.index,
      text,
      reading: sentence,
      strength: strengthOf(sentence, text, rolesAt.get(start), input.pitchType),
    });
  }
  return { alone: found, lines };
}

/** The edits inside a sentence, in places of it, for it to be said in one. */
function editsInside(edits: readonly Edit[], { start, end }: { start: number; end: number }): Edit[] {
  return edits
    .filter((edit) => edit.to === undefined && edit.start >= start && edit.end <= end)
    .filter(({ kind }) => kind !== "gap" && kind !== "split")
    .map((edit) => Object.assign({}, edit, { start: edit.start - start, end: edit.end - start }));
}

/** A sentence with its edits, whether it can be said first or not. */
interface Line {
  index: number;
  text: string;
  words: number;
}

/** A tic that no edit took out. */
const LEFT_OVER = /(?<![\p{L}])(?:euh|hein|voilà)(?![\p{L}])/iu;

/** « elle avait, elle s'était assise », « je suis, moi »: begun again, where no edit mends it. */
const STAMMERS =
  /(?<![\p{L}])(elle|il|on|je|ils) \p{L}{1,8}, \1 (?:s['’]|\p{L})|(?<![\p{L}])(\p{L}{3,}),? \2(?![\p{L}'’])/iu;

const LONGEST_PAIR = 34;
const LONGEST_PUNCH = 14;
const SHORT_PUNCH = 8;

/** A sentence that can be said first and the short one after it, which may lean on it: « J'ai acheté la gourde. Elle fuit. » */
function pairs(alone: readonly Candidate[], lines: readonly Line[]) {
  const lineAt = new Map(lines.map((line) => [line.index, line]));
  return alone.flatMap((first) => {
    const next = lineAt.get(first.index + 1);
    if (!next || first.isPart || first.reading.isQuestion || next.words > LONGEST_PUNCH || next.words < 2)
      return [];
    if (first.reading.sentence.words + next.words > LONGEST_PAIR || !/[.!]$/.test(first.text)) return [];
    if (!/[.!]$/.test(next.text) || !CLOSES.test(next.text) || POINTS_AWAY.test(next.text)) return [];
    if (STAMMERS.test(next.text) || DULL.test(next.text) || PRICE_SAID.test(next.text)) return [];
    const gain = next.words <= SHORT_PUNCH ? 0.4 : 0;
    const type: HookType = /^(?:mais|pourtant|moi)/i.test(next.text) ? "contraste" : typeOf(first);
    return [{ type, text: `${first.text} ${next.text}`, strength: first.strength + gain }];
  });
}

/** The second sentence takes up the first one: that is what makes both one. */
const CLOSES =
  /^(?:ils?|elles?|pourtant|mais|moi,|c['’](?:est|était)|personne|aucun|pas un|j['’]en|jamais)(?![\p{L}])/iu;
const POINTS_AWAY = /(?<![\p{L}])(?:merci|voilà|là-bas|par exemple|pareil|ensuite|aussi)(?![\p{L}])/iu;

const SPEAKER = /^(?:je|j['’]|nous|on)$/i;
const FIRST_PERSON =
  /(?<![\p{L}])(?:je|j['’]|moi|mon|ma|mes|nous|notre|nos|on|vous|votre|vos|tu|te|t['’])(?![\p{L}])/iu;
const MOST_FRONTED_WORDS = 20;

/** « Je faisais cent vingt colis par jour » → « Cent vingt colis par jour : voilà ce que je faisais. » */
function figureFirst(text: string): { type: HookType; text: string } | null {
  if (
    !text.endsWith(".") ||
    /[«»"?!:;[]|(?<![\p{L}])(?:ne|n['’]|pas|jamais|plus|que|qu['’]|qui|dont)(?![\p{L}])/iu.test(text)
  )
    return null;
  const units = readText(text);
  const [sentence] = syntaxOf(units);
  if (!sentence || units.sentences.length > 1 || units.wordCount > MOST_FRONTED_WORDS) return null;
  const { words } = sentence;
  const root = words.findIndex(({ head }) => head < 0);
  if (root < 0 || words[root]!.upos !== "VERB") return null;
  const children = (of: number) => words.flatMap(({ head }, at) => (head === of ? [at] : []));
  const own = children(root);
  if (own.some((at) => /^(?:conj|parataxis|advcl|iobj|dislocated)/.test(words[at]!.deprel))) return null;
  const subject = own.find((at) => words[at]!.deprel.startsWith("nsubj"));
  const object = own.find((at) => words[at]!.deprel === "obj");
  if (subject === undefined || object === undefined || subject > root || object < root) return null;
  if (!SPEAKER.test(words[subject]!.form)) return null;
  const isCounted = children(object).some(
    (at) => words[at]!.deprel === "nummod" && words[at]!.upos === "NUM",
  );
  const inside = (at: number): boolean => at === object || (at >= 0 && inside(words[at]!.head));
  const group = words.flatMap(({ upos }, at) => (upos !== "PUNCT" && inside(at) ? [at] : []));
  const first = group[0]!;
  const last = group.at(-1)!;
  if (!isCounted || first < root || words[first]!.upos === "DET") return null;
  // A cut beside « du » would take half of it.
  const verb = text.slice(words[subject]!.start, words[root]!.end);
  const rest = text.slice(words[last]!.end).replace(/\.$/, "").trim();
  if (
    words[root]!.end > words[first]!.start ||
    text.slice(words[root]!.end, words[first]!.start).trim() !== ""
  )
    return null;
  if (rest.includes(",")) return null;
  const before = text.slice(0, words[subject]!.start).replace(/[\s,]{1,3}$/, "");
  if (before.includes(",") || (before !== "" && (rest !== "" || /^\p{Lu}[^\s]*\p{Lu}/u.test(before))))
    return null;
  const when = before === "" ? "" : ` ${before.charAt(0).toLowerCase()}${before.slice(1)}`;
  const opens = /^(?:on|il|elle|ils|elles|un|une|a|e|i|o|u)/i.test(verb) ? "qu'" : "que ";
  const tail = rest === "" ? rest : ` ${rest}`;
  const counted = capitalize(text.slice(words[first]!.start, words[last]!.end));
  return {
    type: "chiffre",
    text: `${counted}\u00a0: voilà ce ${opens}${verb.charAt(0).toLowerCase()}${verb.slice(1)}${tail}${when}.`,
  };
}

/** « Sept artisans sur dix perdent leurs devis. » → « Savez-vous que sept artisans sur dix perdent leurs devis ? » */
function askedOfOthers(text: string): { type: HookType; text: string } | null {
  if (!/^\P{Lu}*\p{Lu}[^.!?:;«»"[]*\.$/u.test(text) || FIRST_PERSON.test(text) || PRICE.test(text))
    return null;
  const units = readText(text);
  const [sentence] = syntaxOf(units);
  if (!sentence || units.sentences.length > 1 || units.wordCount > MOST_FRONTED_WORDS) return null;
  if (!isWholeClause(sentence) || !findFigures(units).some(({ kind }) => isWorthKnowing(kind))) return null;
  const { words } = sentence;
  const root = words.findIndex(({ head }) => head < 0);
  const subject = words.findIndex(({ head, deprel }) => head === root && deprel === "nsubj");
  if (subject < 0 || subject > root || words[subject]!.upos !== "NOUN" || words[0]!.upos === "PROPN")
    return null;
  const opening = text.charAt(0).toLowerCase() + text.slice(1, -1);
  const that = /^[aeiouyéèêâîôûàh]/i.test(opening) && !/^(?:onze|huit|h)/i.test(opening) ? "qu'" : "que ";
  return { type: "question", text: `Savez-vous ${that}${opening}\u00a0?` };
}

const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** « Le compas, je l'ai jamais rendu »: what « l' » stands for has just been named. */
const NAMED_FIRST =
  /^(?:le|la|les|l['’]|mon|ma|mes|notre|nos|votre|vos|son|sa|ses)[^,.]{2,40}, (?:je|j['’]|on|nous|tu|vous|ils?|elles?)(?![\p{L}])/iu;

function leansOnBefore(text: string): boolean {
  if (LEANS.test(text) || LEANS_INSIDE.test(text)) return true;
  if (LEANS_ON_OBJECT.test(text) && !NAMED_FIRST.test(text)) return true;
  // What somebody says between marks points to what they see.
  const own = text.replace(/«[^«»]*»/g, "«»");
  const points = POINTS_BACK.exec(own);
  if (points !== null && (points.index < 12 || !/^(?:ça|cela|cel|ceux)/i.test(points[0]))) return true;
  if (SHOWN_BEFORE.test(own) || DIRECTS.test(own)) return true;
  if (SAID_OF.test(own)) return true;
  const owned = OWNED.exec(own);
  if (owned !== null && !NAMES_SOMEBODY.test(own.slice(0, owned.index))) return true;
  const pronoun = THIRD_PERSON.exec(text);
  // « Le plaquiste, il m'avait fermé ma cloison »: the article that opens has a capital.
  return pronoun !== null && !NOUN_GROUP.test(uncapital(text).slice(0, pronoun.index));
}

const KIND_WEIGHT: Record<FigureKind, number> = {
  percent: 5,
  ratio: 2,
  money: 3,
  quantity: 1,
  duration: 1,
  date: 0,
  plain: 0,
};
const LARGE = 10;

/** How much the figures of a sentence strike: a share or a sum most, a large count more than « deux associés ». */
function figureWeight(sentence: Omit<Candidate, "strength">): number {
  const weights = sentence.reading.figures.map(({ kind, value }) => {
    return (
      KIND_WEIGHT[kind] +
      (kind === "quantity" && (value ?? 0) >= LARGE ? 2 : 0) +
      (kind === "duration" && (value ?? 0) >= LARGE ? 1 : 0)
    );
  });
  const opens = sentence.index === 0 && weights.length > 0 ? WRITTEN_TO_OPEN : 0;
  const dull = EARNS.test(sentence.text) ? 3 : 0;
  return Math.max(0, ...weights) - dull + 0.4 * Math.min(3, weights.length) + opens - sentence.index / 100;
}

/** A share, a sum or a count can surprise; an hour or a date cannot. */
function isWorthKnowing(kind: FigureKind): boolean {
  return kind === "percent" || kind === "ratio" || kind === "money" || kind === "quantity";
}

/** A price opens nothing: it answers a question that nobody has asked yet. */
const PRICE = /\b(?:coûte|coûtent|abonnement|tarif|prix|formule|par mois|factur)/i;
/** « C'est 3,80 la bouteille », « six cent quarante par an ». */
const PRICE_SAID =
  /(?<![\p{L}])c['’]est (?:à )?(?:\d|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|quarante|cinquante|soixante|cent|mille)(?![\p{L}]))[^.]{0,30}(?:euros?|€|par (?:an|mois|jour|personne)|la bouteille|le kilo|le litre|pièce|,\d\d)/iu;
const PRICE_COST = 4;
/** A word of fourteen letters, or a figure between brackets, opens no ears. */
const LEARNED = /\p{L}{14}|\([^()\d]{0,40}\d/u;
const LITTLE_SAID = 0.4;
const SHORT_LINE = 7;
const EASY_WORDS = 16;
const MANY_WORDS = 22;

function strengthOf(
  reading: SentenceReading,
  text: string,
  roles: SentenceRoles | undefined,
  pitchType: PitchType,
): number {
  let strength = 0.4 * figureWeight({ index: reading.index, text, reading });
  for (const [family, weight] of Object.entries(FAMILY_WEIGHT))
    strength +=
      (family === "frame" && pitchType === "perso" ? FRAME_OF_TOASTS : weight) *
      (roles?.families[family as Family] ?? 0);
  if (reading.isQuestion) strength += 0.5;
  if (SCENE.test(text)) strength += 1;
  if (CONTRAST.test(text)) strength += 0.7;
  if (quotesWords(text)) strength += 0.8;
  if (EARNS.test(text)) strength -= 2;
  if (PROMISES.test(text)) strength -= 1.5;
  // Anybody could say it: nobody listens up.
  if (reading.cliches.length > 0) strength -= 2;
  if (reading.jargon.length > 0 || LEARNED.test(text)) strength -= 1.5;
  if (reading.figures.some(({ kind }) => kind === "money") && PRICE.test(text)) strength -= PRICE_COST;
  const isConcrete =
    reading.figures.length > 0 || reading.names.length > 0 || reading.isQuestion || quotesWords(text);
  // « On a six mille en caisse » says something, « l'art est utilisé » hardly.
  if (!isConcrete && !SCENE.test(text)) strength -= reading.substance < LITTLE_SAID ? 1.5 : 0.5;
  const { words } = reading.sentence;
  if (!isConcrete && words < SHORT_LINE) strength -= 0.5;
  return strength + (words <= EASY_WORDS ? 0.5 : words > MANY_WORDS ? -0.7 : 0);
}

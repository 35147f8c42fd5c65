import { isComplete } from "../../claims/context/places.ts";
import type { PitchReading, SentenceReading } from "../../content/pitch-reading.ts";
import { readText } from "../../language/read-text.ts";
import { type SyntaxSentence, syntaxOf } from "../../language/syntax.ts";
import { countWords } from "../../pitch.ts";
import type { Edit } from "../../report.ts";
import { composeText } from "../compose.ts";
import { wholeClauses } from "../words/part-sentences.ts";
import { capitalize } from "../edits/remove-ranges.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { isPlain } from "./hook-signs.ts";
import { namedBefore } from "./name-subject.ts";
import { leansOnBefore, onlyNames, uncapital } from "../sentences/stands-alone.ts";
import { unsureStarts } from "../words/unsure-ends.ts";
import { breaths } from "../words/breaths.ts";
import { quietMarks } from "../words/quiet-marks.ts";

/** A sentence, a clause of one, several consecutive sentences, or quoted words. */
type HookForm = "line" | "clause" | "lines" | "words";

/** A text that could open the pitch. */
export interface Candidate {
  form: HookForm;
  /** Indexes of its first and last sentences among those of the reading. */
  index: number;
  last: number;
  text: string;
  words: readonly SyntaxSentence["words"][number][];
  readings: readonly SentenceReading[];
  count: number;
  /** How many of its two ends (0 to 2) are uncertain, in an unpunctuated transcript. */
  unsureEnds: number;
  /** A linking word was removed from its start: « ensuite », « mais ». */
  isUntied: boolean;
}

/** Starts that only make sense after the rest of the speech, or that have no content. */
const DULL = regexInLines("iu")`
  ^(?:je (?:pense|crois)|il me semble) (?:que|qu['’]|être|avoir|pouvoir|savoir)|^bonjour|^merci|
  ^(?:
    ah|oh|non|oui|ouais|voilà|bref|hein|désolée?|pardon|d['’]accord|ok|des questions|en soi|
    au bout d['’]un moment|à partir de là|entre[ -]temps|par contre|par ailleurs|
    (?:la|le) (?:deuxième|troisième|quatrième|seconde?)(?! fois)|(?:deux|trois|quatr|cinqu)ièmement|
    à côté(?! (?:de|du|des|d['’]))
  )(?![\p{L}])|
  ^(?:aujourd['’]hui,? )?je (?:vais|viens|voudrais|voulais|souhaite|souhaiterais|tiens à) (?:d['’]abord |donc )?
    (?:vous |te )?(?:d['’]abord )?(?:parl|présent|expliqu|remerci|racont)|
  ^.{0,40}(?<![\p{L}])par exemple(?![\p{L}])|
  ^(?:
    (?:tout )?d['’]abord|premièrement|deuxièmement|troisièmement|ensuite|par exemple|hier par exemple|
    moi-même|bien évidemment|évidemment|de là|pareil|autrement|du coup|pour (?:finir|conclure|terminer)|
    en conclusion|d['’]autres?|certaine?s|l['’]une?|dont
  )(?![\p{L}])|
  ^ladite|ledit|lesdite?s|qu['’]est-ce qu|^de quoi (?:je|on)(?![\p{L}])|^pour le reste|^c['’]est vrai|
  ^le \p{L}{1,30} (?:c['’]est|, c['’]est)|^pas du tout\b|^après,|^\p{L}{1,40} (?:pourtant|aussi|donc)\b|
  ^je (?:ne )?sais (?:pas|plus) (?:si|comment|trop|bien|très|quoi|ce que)(?![\p{L}])|^comme quand|
  ^(?:je|on|ils?|elles?) (?:puisse|fasse|sache|aille|ait|soit)(?![\p{L}])|(?<![\p{L}])attendez(?![\p{L}])
`;
/** Starts that refer to what was asked, counted or said before, or that ask something of the listener. */
const FOLLOWS_ON = regexInLines("iu")`
  ^(?:
    c['’]est que|parce qu|comme quoi|les (?:deux|trois|quatre|cinq|six) (?:premi|derni)\p{L}{2,4},|
    en revanche|eh bien|si quand même|pas exactement|d(?:e |['’])\p{L}{1,20}(?:er|ir|oir|re)(?![\p{L}])|
    en dehors d|pour répondre|en même temps|d['’]ici là|concernant|je précise|dans un premier temps|
    d['’]une manière|de manière|depuis,? (?:j['’]|(?:je|on|nous|il|elle) )|
    (?:le|la) (?:premi|deuxi|second|trois|quatri|cinqui|sixi|septi|derni)\p{L}{1,6} (?!
      (?:fois|jour|année|nuit|soir)(?![\p{L}])
    )|
    tenez|donnez-moi|pourrai[st]-|eh (?!bien)|pour nuancer|finalement|au final|pourquoi pas|à peu près,|
    à (?:noël|pâques) pareil
  )
`;
/** Remarks on the speech itself, thanks, or unfinished words. */
const OF_THE_SPEECH = regexInLines("iu")`
  (?<![\p{L}])(?:
    pas le sujet|(?:bonne|belle|excellente|douce) (?:journée|soirée|fin de)|à bientôt|au revoir|
    (?:j['’]ai |être |serai |faire |fait )(?:bref|brève|court|long(?:ue)?|vite)|
    dire (?:un (?:petit )?mot|quelques mots|deux mots)|par où commencer|
    lev(?:er|ez|ons) (?:vos|votre|nos|notre|mon) verres?|je rigole|je plaisante|autre histoire|
    s['’]il vous plaît|je vous en prie|je vous remercie|merci|attends|pardon|ainsi|
    dans un (?:premier|deuxième|second|troisième|dernier) temps|s['’]articule\p{L}{0,3}|
    enfin,? (?:ce n['’]est |c['’]est |)pas|je crois(?! (?:que|qu['’]|en|à))|
    euros? par (?:mois|an|jour|personne)|
    je (?:ne )?sais (?:plus|pas)(?! (?:lire|nager|compter|écrire|conduire))
  )(?![\p{L}])
`;
/** « Neuf. Je les connais par leur prénom »: the number refers to something counted before. */
const COUNTS_AGAIN = regexInLines("iu")`
  ^(?:
    \d{1,4}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|
    trente|quarante|cinquante|soixante|cents?|mille
  )\. `;
/** A price: « C'est 3,80 la bouteille », « six cent quarante par an ». */
const PRICE_SAID = regexInLines("iu")`
  (?<![\p{L}])(?:c['’]est (?:à )?|(?:est|sont) à )(?:
    \d|
    (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|quarante|cinquante|soixante|cent|mille)
      (?![\p{L}])
  )[^.]{0,30}(?:euros?|€|par (?:an|mois|jour|personne)|la bouteille|le kilo|le litre|pièce|,\d\d)
`;
/** « 412 donneurs - 96 litres - comparer »: written notes, which are not spoken. */
const NOTED =
  /^[\s•*-]{0,4}(?:ne pas|si on me|question à|rappeler|montrer|dire|finir sur) |\s[-–]\s[^.!?]{0,200}\s[-–]\s|->|→|\s[=+]\s|!!|\?\?/iu;
/** Starts that correct the sentence before. */
const TAKES_BACK = /^[\s,]{0,3}(?:(?:euh|ah),? )?(?:non|pardon|enfin non|je veux dire)(?![\p{L}])/iu;
const MOST_CANDIDATES = 240;
const LONGEST = 34;
const SHORTEST = 4;
const SHORTEST_CLAUSE = 4;
const LONGEST_CLAUSE = 26;
/** Most characters of a linking word before the first clause of a speech. */
const LONGEST_LINK = 12;
const SHORTEST_QUOTE = 4;
const EASY_WORDS = 14;
const LONGEST_ROW = 38;
const MOST_IN_ROW = 3;
const TAKES_UP = /^((?:[^,.;:?!«]{3,30},? )??)(Ils?|Elles?|ils?|elles?)(?= )/u;
/** What may surround a clause: a punctuation mark or a coordinating conjunction. */
const ENDS_BEFORE = /(?:^|[,;:.!?…]|(?<![\p{L}])(?:et|mais|donc))\s?$/iu;
const BEGINS_AFTER = /^\s?(?:$|[,;:.!?…]|(?:et|mais|donc)(?![\p{L}]))/iu;
const NEVER_ENDS = regexInLines("iu")`
  (?<![\p{L}'’])(?:
    et|mais|ou|donc|que|qui|de|à|en|pour|par|sur|avec|dans|le|la|les|un|une|des|du|je|il|on|est|sont|a|ai|
    ont|eu|été|c['’]est|parce
  )$
`;
/** A pronoun that takes up the noun before the comma. */
const TAKEN_UP = /^\s?,\s(?:c['’]|il |elle |ils |elles |ça )/iu;
const NAMED_LAST = 8;
/** Whether the words before a place are a conjunction and a group without a finite verb. */
function namesLast({ words }: SyntaxSentence, end: number): boolean {
  const before = words.filter((word) => word.end <= end).slice(-NAMED_LAST);
  const link = before.findLastIndex(({ form }) => /^(?:et|mais|donc)$/i.test(form));
  return link >= 0 && before.slice(link).every(({ feats }) => !feats.includes("VerbForm=Fin"));
}

/** « Amandine, elle a toujours eu peur »: the pronoun takes up the name that opens the line. */
const NAME_TAKEN_UP = /^\p{Lu}[\p{L}-]{2,20},? (?:(?:lui |elle )?(?:il|elle|ça)(?= )|c['’])/u;

/** A line as its leaning is judged: a noun in place of a name that opens it and of the pronoun after. */
function withoutItsName(text: string, words: SyntaxSentence["words"]): string {
  const name = words.find(({ form }) => text.startsWith(capitalize(form)));
  return name?.upos === "PROPN" ? text.replace(NAME_TAKEN_UP, "Le voisin ") : text;
}

/** A noun with a relative clause and no main verb. */
const NAMES = /^[^,?]{2,80},? (?:qui|que|qu['’]|où|dont) ?[^,?:]{2,80}$/iu;
/** Greetings and linking words cut from the start of a line: « Et là, le silence » → « Le silence ». */
const GREETING = regexInLines("iu")`
  ^(?:(?:re)?bonjour|bonsoir|salut|coucou|hello)(?: (?:
      à (?:tous|toutes|vous)(?: et à (?:tous|toutes))?|tout le monde|madame|monsieur|messieurs(?: dames)?|
      mesdames
    )
  )?(?: ?, ?(?:madame|monsieur|mesdames|messieurs|merci de me recevoir|excusez-moi))* ?[,.!] ?
    (?:alors |donc |voilà |bon |bien,? )*(?=\p{L})
`;
const LINK_BEFORE = regexInLines("iu")`
  ^(?:
    (?:
      et(?! si [^?]{1,200}\?)|mais|donc|alors|puis|ensuite|enfin|bref|voilà|bon|là|et là|par exemple|car|
      en effet|d['’]ailleurs|par ailleurs|du coup|cependant|pourtant|toutefois|en fait|si(?=,)|forcément|pis
    ),? |
    (?:il )?faut savoir (?:aussi )?(?:que (?!c['’])|qu['’](?=ils? |elles? |on |une? |en ))|
    ma question est la suivante ?: ?
  )(?=\p{L})
`;
/**
 * « j'ai donc monté », « il y a aussi neuf alertes »: it links to what came before, and is cut; « on est cinq donc on
 * est obligés » does not.
 */
const LINK_INSIDE = regexInLines("giu")`
  (?<=[\p{L}\d]) (?:
    donc(?! (?:je|tu|ils?|elles?|on|nous|vous|les?|la|une?|des|mon|ma|mes|en|ça|si|quand|c['’])(?![\p{L}])
      | [jlcd]['’]
    )|
    également|d['’]ailleurs|par ailleurs|en effet|du coup|aussi(?= (?:de|des|du|un|une|le|la|les|\d)\b)
  )(?=[ ,.])
`;
/**
 * « Allô oui », « ça marche le micro », « on m'entend »: remarks on the line or the room. « J'ai tout noté sur une
 * feuille »: on the speaker's notes.
 */
const OF_THE_MOMENT = regexInLines("iu")`
  ^(?:all[ôo]|coucou|chut|puisque personne)(?![\p{L}])|^(?:écoutez|écoute|regardez|allez-y|attendez),|
  ^vous êtes bien (?:madame|monsieur)|
  (?<![\p{L}])(?:
    le micro|on m['’]entend|tirage au sort|je (?:ne )?saurais|petit peu (?:écrite?|préparé)|
    (?:écrite?|notée?) pour (?:ne )?(?:pas|rien)
  )(?![\p{L}])|
  ^(?:je n['’]ai|j['’]ai) (?:pas (?:fait le|préparé|prévu)|noté (?:des|trois|deux|quelques))|
  ^(?:la|une) situation que je|^pourquoi [^,.?!]{2,40},? parce qu|
  ^(?:suite à|en réponse à|par la présente|au niveau d)|
  (?<![\p{L}])on (?:va )?commencer?(?: [àa] l['’]heure)?(?:[,.]|$)
`;
/** « depuis 98, non, 97 », « je suis le président, enfin, non »: the speaker corrects the sentence while saying it. */
const SET_RIGHT = /, (?:non|enfin|ouf|bref|comment dire),|(?<![\p{L}])(?:là|quoi)\.$/iu;
/** « Nommé sur l'île en 1994, il a obtenu »: the person was named in an earlier sentence. */
const SAID_OF_SOMEBODY =
  /^\p{Lu}\p{L}{1,20}(?:ée?s?|ie?s?|ue?s?) [^,.]{2,60}, (?:il|elle|ils|elles)(?![\p{L}])/u;
/** « Monsieur le Président, je tiens à vous féliciter »: a form of address, ignored when the start is judged. */
const VOCATIVE =
  /^(?:(?:ch(?:er|ère)s?|mon|ma|mes|mesdames?|messieurs|monsieur|madame|bonjour|bonsoir)(?: [\p{L}'’-]{1,20}){0,5},\s){1,4}(?=\p{L})/iu;
/** « Monsieur le maire, mesdames et messieurs les élus. », where nothing else is said. */
const GREETED = /^(?:mesdames?|messieurs|monsieur|madame|ch(?:er|ère)s?)(?![\p{L}])/iu;
/** A tic that no edit removed. */
const LEFT_OVER = /(?<![\p{L}])(?:euh|hein|voilà|bah|ben|genre|etc)(?![\p{L}])/iu;
/** « elle avait, elle s'était assise », « je suis, moi »: false starts that no edit removed. */
const STAMMERS = regexInLines("iu")`
  (?<![\p{L}])(?:d[eu]|des|à|au|les?|la|une?|mon|ma|je|on|est),(?= )|
  (?<![\p{L}'’])(?:les?|une?|mon|ma|du) (?:les?|la|une?|mon|ma) (?=\p{L})|
  (?<![\p{L}])(elle|il|on|je|ils) \p{L}{1,8}, \1 (?:s['’]|\p{L})|(?<![\p{L}])(\p{L}{3,}),? \2(?![\p{L}'’-])
`;

/** Announces a plan or the occasion, or says that one has nothing to say: not an opening for a pitch. */
const ANNOUNCES = regexInLines("iu")`
  ^(?:je |j['’]|nous |on )(?:vous )?(?:
    (?:commencer|traiter|exposer|présenter|aborder|parler|expliquer)(?:ai|ons)|
    vais (?:traiter|exposer|aborder)|verra|verrons
  )(?![\p{L}])|
  (?<![\p{L}])(?:mon exposé|ma présentation|mon intervention|mon plan) (?:
    comport|se compose|se divis|s['’]articul|est )|
  (?<![\p{L}])
    (?:en (?:deux|trois|quatre) parties?|dans une (?:première|deuxième|seconde|troisième|dernière) partie)
    (?![\p{L}])|
  ^(?:je suis (?:là|ici|venue?)|je viens) pour(?![\p{L}])|
  ^(?:moi,? )?(?:je |j['’])(?:(?:ne )?(?:vais pas être|serai pas) (?:très |trop )?longue?|vous écris)
    (?![\p{L}])|
  ^première partie|^permettez-moi|^j['’]ai l['’]honneur|^quel(?:le)? (?:plaisir|bonheur|honneur|joie)|
  ^(?:je suis|c['’]est) [^,.]{0,20}(?:heureu|ravi|honoré|ému|content)\p{L}{0,3} (?:
    d['’]être (?:ici|là|parmi|avec)|de vous |de pouvoir )|
  ^(?:nous sommes|on est) (?:tous |toutes )?(?:réunie?s|là pour|ici pour)(?![\p{L}])|^je me présente ?[,:.]|
  ^ma (?:question|problématique),? (?:c['’]est|est)(?![\p{L}])|
  ^(?:bonsoir|salut|coucou|voyez|c['’]est[ -]à[ -]dire)(?![\p{L}])|(?:^|, )venez(?![\p{L}])|
  ^(?:moi,? )?(?:j['’]ai|je n['’]ai|je n['’]avais|j['’]avais) pas (?:
    prévu|préparé|grand[- ]chose|d['’]exemple|un truc|les chiffres
  )(?![\p{L}])|
  ^je sais que (?:vous (?:n['’])?av|c['’]est pas|ce n['’]est pas|vous êtes)
`;
/** « Le jour où j'ai rencontré Wendy. », « Mais puisque le président me le demande. »: a clause without its main verb. */
const HALF_SAID = regexInLines("iu")`
  ^(?:le (?:jour|soir|matin|moment)|la (?:nuit|fois|semaine)),? (?:où|que) [^,.!?]{2,80}\.(?=$| )|
  (?:^|[.!?] )(?:mais |et )?(?:puisque|lorsque|comme quoi) [^,.!?]{2,80}\.$|
  ^(?:mon|ma|mes) \p{L}{3,20}\.(?= )|
  ^[^.!?]{1,80}(?:(?:(?:m|t)['’]|nous |vous |lui )a (?:dit|répondu|demandé)|me suis dit)\.$|
  (?<![\p{L}])(?:et|mais) (?:quand|lorsqu|si|comme|parce qu)[e'’ ][^,.!?]{2,40}\.$|
  (?<![\p{L}])(?:et|mais) (?:le|la|une?) (?:\p{L}{2,12} )?(?:jour|nuit|matin|soir|fois|lendemain|semaine)\.$|
  (?<![\p{L}])(?:et|mais) (?:les?|la|mon|ma|mes|une?) \p{L}{3,20} (?:avec|chez|à|pour) qui [^,.!?]{2,30}\.$
`;

/**
 * The middle of a story or of a list: what was done about what was told, what came next or « aussi », whom a pronoun
 * before the verb takes up, what to do.
 */
const CARRIES_ON = regexInLines("iu")`
  ^(?:moi,? )?j['’]ai (?:alors |tout de suite )?(?:
    demandé|proposé|répondu|rappelé|vérifié|refait|recommencé|noté|expliqué|posé|mis|appelé|cherché|gardé
  )(?![\p{L}])|
  ^[^.!?]{0,200}(?<![\p{L}])aussi[.,]|
  ^(?:
    ajoutez|servez|mélangez|versez|coupez|n['’]hésitez|contactez|rejoignez|en plus|de plus|là-bas|sur place|
    à part (?:ça|cela)|à la place|à force,|le lendemain|la veille|au matin|à la fin(?! d)|cette année-là|
    (?:\p{L}{2,8}|\d{1,3}) (?:jours?|mois|ans?|semaines?|heures?|minutes?) (?:plus tard|après)|
    (?:j['’]aurais|j['’]ai|nous avons|on a) besoin
  )(?![\p{L}])|
  ^(?:l['’]|\d{1,6} |\p{L}{2,9} )(?!(?:je|on|nous|tu|vous|ils?|elles?|qui) )\p{L}{3,20} les (?:a|ont|avait|avaient)
    (?![\p{L}])
`;
/** « Avec ma cheffe, à l'hôpital de Lannion. »: a place or a company, where nothing happens. */
const SETS_ONLY = /^(?:avec|chez|dans|pour|à|au|aux|en|sur|depuis|pendant)(?![\p{L}])/iu;

/** « La dame elle a rigolé »: somebody taken up again, who was named before. */
const TAKES_AGAIN =
  /^(?:la|le) (?!nuit|soir|matin|jour|semaine|journée|principe|problème|projet)[\p{L}-]{2,25},? (?:il|elle)(?! y )(?= )/iu;
/** « Le chien dormait », where the text said « un chien » before. */
const KNOWN =
  /^(?:le |la |l['’])([\p{L}-]{3,25}) (?!c['’]|ce |tout|je |on |j['’]|qui |que |qu['’]|de |du |d['’])/iu;

const BROUGHT_IN = /(?<![\p{L}])une? ([\p{L}-]{3,25})(?: ([\p{L}-]{3,25}))?/giu;

/** Where each noun is first brought in by « un » or « une », with or without an adjective before it. */
function placesOfNouns(source: string): Map<string, number> {
  const places = new Map<string, number>();
  for (const { index, 1: one, 2: other } of source.matchAll(BROUGHT_IN))
    for (const word of [one, other])
      if (word && !places.has(word.toLowerCase())) places.set(word.toLowerCase(), index);
  return places;
}

/** Finds the lines that carry on what was told before them, though nothing in them leans on it. */
export function carryingOn({ original }: PitchReading): (line: Candidate) => boolean {
  const places = placesOfNouns(original.source);
  return ({ index, text, readings }) => {
    if (index === 0) return false;
    const told = text.replace(VOCATIVE, "");
    const known = places.get(KNOWN.exec(told)?.[1]?.toLowerCase() ?? "") ?? Infinity;
    return CARRIES_ON.test(told) || TAKES_AGAIN.test(told) || known < readings[0]!.sentence.start;
  };
}

/** Text that the speaker does not say: placeholders, « Recruteur : », the questions asked, another language. */
function wordsOfNoSpeech({ blanks, turns, foreign, input: { content } }: PitchReading): string[] {
  const places = [
    ...blanks,
    ...foreign,
    ...turns.map(({ start, end, from, asks }) => ({ start, end: asks ? end : from })),
  ];
  const words = places.map(({ start, end }) => content.slice(start, end).trim());
  const asked = turns.filter(({ asks }) => asks).map(({ from, end }) => content.slice(from, end).trim());
  return [...new Set([...words, ...asked])].filter((said) => said.length > 1);
}

/** The possible openings, in the order of the text: complete, and independent of what was said before. */
export function findCandidates(reading: PitchReading, edits: readonly Edit[]): Candidate[] {
  const { original } = reading;
  const marks = quietMarks(original);
  const unsure = unsureStarts(original, marks);
  const syntax = syntaxOf(original);
  const { commas, parted } = breaths(original, marks, new Set(unsure.keys()), new Set());
  const indexByEnd = new Map(original.sentences.map(({ end }, at) => [end, at]));
  const found: Candidate[] = [];
  const taken = new Set<string>();
  const unsaid = wordsOfNoSpeech(reading);
  const add = (candidate: Candidate) => {
    if (unsaid.some((words) => candidate.text.includes(words))) return;
    if (taken.has(candidate.text) || found.length >= MOST_CANDIDATES) return;
    const after = reading.sentences.slice(candidate.index + 1, candidate.last + 2);
    if (after.some(({ sentence }) => TAKES_BACK.test(sentence.text))) return;
    taken.add(candidate.text);
    found.push(candidate);
  };

  /** Whether a sentence may start in the middle of a clause: nothing was heard before it, or its words need others. */
  const isUnheard = (at: number) => unsure.has(at) && !(unsure.get(at) === "unheard" && parted.has(at));

  /** The clauses of a long sentence that can stand alone, parsed without its tics and false starts. */
  const clausesOf = (at: number, sentence: SentenceReading, isHeard: boolean): Candidate[] => {
    const { sentence: whole } = sentence;
    const own = [...editsInside(edits, whole), ...(isHeard ? commasInside(commas, whole, edits) : [])];
    const isMended = isHeard || own.some(({ kind }) => kind === "tic" || kind === "restart");
    if ((whole.words <= EASY_WORDS && !isMended) || /[«»"“”]/.test(whole.text) || sentence.isQuestion)
      return [];
    const { source } = original;
    const cleaned = isMended
      ? composeText(source.slice(whole.start, whole.end), own)
      : source.slice(whole.start, whole.end);
    const units = isMended ? readText(cleaned) : null;
    const read = units ? syntaxOf(units) : [syntax[at]!];
    const shift = units ? 0 : whole.start;
    return read.flatMap((part) =>
      wholeClauses(part).flatMap(({ start, end }) => {
        const from = start - shift;
        const to = end - shift;
        // In a transcript with uncertain sentence ends, the first or last words may belong to the next sentences.
        const isEdge = from < 2 || cleaned.length - to < 3;
        const isCut = (from < 2 && isUnheard(at)) || (cleaned.length - to < 3 && isUnheard(at + 1));
        if (isHeard ? isCut : isEdge && !original.punctuated && (unsure.has(at) || unsure.has(at + 1)))
          return [];
        const isClosed = ENDS_BEFORE.test(cleaned.slice(Math.max(0, from - 12), from));
        const after = cleaned.slice(to, to + 12);
        if (!isClosed || !BEGINS_AFTER.test(after)) return [];
        // « … et le plus bizarre, c'est que »: the last group is the subject of what follows.
        if (TAKEN_UP.test(after) && namesLast(part, end)) return [];
        const isEdited = !isMended && own.length > 0;
        const said = (
          isEdited
            ? composeText(source.slice(start, end), editsInside(edits, { start, end }))
            : cleaned.slice(from, to)
        ).trim();
        if (said.includes("\n") || NEVER_ENDS.test(said) || /^qui /i.test(said)) return [];
        const text = `${alone(said).replace(/[.…]{1,4}$/u, "")}.`;
        const count = countWords(text);
        // The first words may refer to what is seen in the room; a later clause would refer to what was said.
        const place = from > LONGEST_LINK ? Math.max(1, sentence.index) : sentence.index;
        if (count < SHORTEST_CLAUSE || count > LONGEST_CLAUSE) return [];
        if (!canOpen(withoutItsName(text, part.words), place)) return [];
        const words = part.words.filter((word) => word.start >= start && word.end <= end);
        // Cut at a comma that was only heard, a clause must tell what happened.
        if (isHeard && (GOES_ON.test(after) || WAITS.test(text) || isPlain(text) || !words.some(isPast)))
          return [];
        const readings = [within(sentence, cleaned.slice(from, to), count)];
        return [
          {
            form: "clause" as const,
            index: sentence.index,
            last: sentence.index,
            text,
            words,
            readings,
            count,
            unsureEnds: 0,
            isUntied: false,
          },
        ];
      }),
    );
  };

  /** Consecutive sentences whose first one can open the pitch; the others may refer to it. */
  const rowFrom = (first: number, length: number): Candidate | null => {
    const readings = reading.sentences.slice(first, first + length);
    if (readings.length < length) return null;
    const places = readings.map(({ sentence }) => indexByEnd.get(sentence.end) ?? -1);
    const [from] = places;
    if (from === undefined || from < 0 || places.some((place, step) => place !== from + step)) return null;
    const to = from + length - 1;
    // The last sentence must be complete.
    if (!isComplete(readings.at(-1)!)) return null;
    const unsureEnds = Number(unsure.has(from)) + Number(unsure.has(to + 1));
    const range = { start: original.sentences[from]!.start, end: original.sentences[to]!.end };
    const source = original.source.slice(range.start, range.end);
    if (length > 1 && /\n\s*(?:\n|[-–—•*·▪●\d])/.test(source)) return null;
    if (GREETED.test(original.sentences[from]!.text) && !readings[0]!.hasVerb) return null;
    if (readings[0]!.index > 0 && !readings[0]!.hasVerb && SETS_ONLY.test(readings[0]!.sentence.text))
      return null;
    if (NAMES.test(original.sentences[from]!.text) && onlyNames(syntax[from]!.words)) return null;
    const own = [...editsInside(edits, range), ...commasInside(commas, range, edits)];
    // Sentences around one that the rewriting drops are not consecutive.
    const isLeftOut = ({ sentence }: SentenceReading) =>
      own.some(
        ({ start, end, replacement }) =>
          replacement === "" && start + range.start <= sentence.start && end + range.start >= sentence.end,
      );
    if (length > 1 && readings.some(isLeftOut)) return null;
    if (readings.slice(1).some(({ sentence }) => ANNOUNCES.test(sentence.text))) return null;
    // Skip text with more than one false start per sentence: it reads badly even once corrected.
    if (own.filter(({ kind }) => kind === "restart").length > length) return null;
    // Join verses and list items: an opening is on one line.
    const cleaned = composeText(source, own)
      .split("\n")
      .map((line) => line.trim())
      .join(" ")
      .replace(/^(?:[-–—•*·▪●]\s)+/, "")
      .replace(/^(?:L['’]|(?:Le|La|Les) )?\p{L}{1,20}\s?: /u, "");
    // If its end is uncertain but a comma is probable after it and its clause is complete, end it there with a full
    // stop.
    const [begins, ends] = [unsure.get(from), unsure.get(to + 1)];
    if (begins === "open" || begins === "tail" || ends === "open") return null;
    const isHeard = parted.has(to + 1) && ends !== undefined;
    const said = alone(isHeard ? cleaned.replace(/(?<=[\p{L}\d]),?$/u, ".") : cleaned);
    const { text, named } = withItsSubject(said, from);
    const count = countWords(text);
    if (count < SHORTEST || count > (length === 1 ? LONGEST : LONGEST_ROW)) return null;
    const told = withoutItsName(text, syntax[from]!.words);
    if (!/[.!?»”"]$/.test(text) || !canOpen(told, readings[0]!.index)) return null;
    const isGone = (word: { start: number; end: number }) =>
      own.some(
        ({ start, end, replacement }) =>
          replacement === "" && word.start - range.start >= start && word.end - range.start <= end,
      );
    if (!original.punctuated && runsOn(text)) return null;
    const words = syntax
      .slice(from, to + 1)
      .flatMap((sentence) => sentence.words.filter((word) => !isGone(word)));
    words.unshift(...named);
    return {
      form: length === 1 ? "line" : "lines",
      index: readings[0]!.index,
      last: readings.at(-1)!.index,
      text,
      words,
      readings,
      count,
      unsureEnds,
      isUntied: LINK_BEFORE.test(cleaned),
    };
  };

  /**
   * « Il venait le mardi », « Un vendredi, il venait »: replaces the pronoun with its antecedent, if one sentence
   * before gives it.
   */
  function withItsSubject(said: string, from: number): { text: string; named: Candidate["words"] } {
    const [, before = "", pronoun = ""] = TAKES_UP.exec(said) ?? [];
    const word = syntax[from]!.words.find(({ form }) => form.toLowerCase() === pronoun.toLowerCase());
    const named = pronoun !== "" && word ? namedBefore(syntax, from, word) : null;
    if (!named) return { text: said, named: [] };
    const name = original.source.slice(named[0]!.start, named.at(-1)!.end);
    const rest = said.slice(before.length + pronoun.length);
    if (before === "") return { text: `${capitalize(name)}${rest}`, named };
    const isOwn = named[0]!.upos === "PROPN";
    return { text: `${before}${isOwn ? name : uncapital(name)}${rest}`, named };
  }

  for (const sentence of reading.sentences) {
    const at = indexByEnd.get(sentence.sentence.end) ?? -1;
    if (at < 0) continue;
    for (let length = 1; length <= MOST_IN_ROW; length += 1) {
      const row = rowFrom(sentence.index, length);
      if (row) add(row);
    }
    for (const clause of clausesOf(at, sentence, false)) add(clause);
    if (!original.punctuated) for (const clause of clausesOf(at, sentence, true)) add(clause);
    const said = quotedWords(sentence);
    if (said) add(said);
  }
  return found;
}

/** In a transcript, more words than this without a mark are probably two clauses run together. */
const LONGEST_RUN = 15;

/** « parce qu'ils disaient non | mais parce que »: the clause is not over. */
const GOES_ON = /^\s?(?:mais (?:pas|parce)|qui)(?![\p{L}])/iu;
/** « Il y a trois ans avec mon frère »: only when it was. */
const WAITS = /^il y a [^,.]{3,16}(?:ans|mois|semaines|jours) (?:avec|chez|dans|à|pour) /iu;
const isPast = ({ feats }: SyntaxSentence["words"][number]) => /Tense=(?:Past|Imp)/u.test(feats);

/** Where a run of words is taken up again: « … à l'accueil et elle connaît ». */
const BREATHES =
  /[,.;:?!]|(?<![\p{L}])(?:et|mais|parce qu)(?=[e'’]? ?(?:j['’]|(?:je|tu|il|elle|on|nous|vous|ils|elles) ))/iu;
const runsOn = (text: string) => text.split(BREATHES).some((run) => countWords(run) > LONGEST_RUN);

/** A line without its greeting and linking words. */
const alone = (text: string) =>
  capitalize(
    text
      .replace(GREETING, "")
      .replace(LINK_BEFORE, "")
      .replace(LINK_BEFORE, "")
      .replace(LINK_INSIDE, "")
      .trim(),
  );

/** « Que j'étais assise »: the end of a sentence whose start is missing. */
const RELATIVE =
  /^(?:qui|que|qu['’]|dont|où|(?:à|de|par|pour) (?:qui|laquelle|lesquel(?:le)?s|lequel)|lequel|laquelle) ?(?=\p{L})/iu;

/** « Bonsoir tout le monde. », « est-ce qu'il y a des questions », « à vos cinquante ans » in a toast. */
const OF_THE_ROOM = regexInLines("iu")`
  ^(?:bonjour|bonsoir|salut)(?: [\p{L}'’-]+){0,6}\s?[.!]$|
  (?<![\p{L}])(?:m['’]entendez|(?:a|avez|aurez) des questions)(?![\p{L}])|
  ^à (?:vos|tes|ta|votre|la|notre|nos) [^.]{2,60}!$
`;

function canOpen(text: string, index: number): boolean {
  if (text === "" || DULL.test(text) || FOLLOWS_ON.test(text) || OF_THE_SPEECH.test(text)) return false;
  if (
    OF_THE_ROOM.test(text) ||
    OF_THE_MOMENT.test(text) ||
    SET_RIGHT.test(text) ||
    SAID_OF_SOMEBODY.test(text)
  )
    return false;
  const told = text.replace(VOCATIVE, "");
  if (told !== text && (DULL.test(told) || FOLLOWS_ON.test(told) || OF_THE_MOMENT.test(told))) return false;
  if (ANNOUNCES.test(told) || HALF_SAID.test(text) || COUNTS_AGAIN.test(text)) return false;
  if (PRICE_SAID.test(text) || STAMMERS.test(text) || NOTED.test(text)) return false;
  if (text.split("(").length !== text.split(")").length) return false;
  if (
    /[…~[\]]|[.!?,]\s?,|,\s?[.!?]|[.!?] \p{Ll}/u.test(text) ||
    LEFT_OVER.test(text) ||
    NEVER_ENDS.test(text.slice(-24).replace(/[.!?]$/, "")) ||
    (RELATIVE.test(text) && !text.endsWith("?"))
  )
    return false;
  const [first = text] = /^.{0,400}?[.!?](?=\s)/su.exec(text) ?? [];
  // The first sentence has nothing before it to depend on.
  return index === 0 || !leansOnBefore(first);
}

/** The findings of a sentence limited to some of its words. */
function within(sentence: SentenceReading, words: string, count: number): SentenceReading {
  const holds = ({ quote }: { quote: string }) => words.includes(quote);
  return {
    ...sentence,
    figures: sentence.figures.filter(holds),
    names: sentence.names.filter(holds),
    hedges: sentence.hedges.filter(holds),
    superlatives: sentence.superlatives.filter(holds),
    cliches: sentence.cliches.filter(holds),
    calls: sentence.calls.filter(holds),
    sentence: { ...sentence.sentence, words: count },
  };
}

/** A quotation alone, since the sentence around it may depend on the one before. */
function quotedWords(sentence: SentenceReading): Candidate | null {
  const said = Array.from(sentence.sentence.text.matchAll(/«([^«»]*)»/g), ([, inside = ""]) =>
    inside.trim(),
  ).find((words) => words.length >= 12 && words.length <= 160 && !words.includes("\n"));
  const count = said ? countWords(said) : 0;
  // « n'atteignait pas le seuil »: a quoted fragment is not a sentence.
  if (
    !said ||
    count < SHORTEST_QUOTE ||
    !/^(?:\P{L}*\p{Lu}|(?:c['’]|j['’]|je|tu|il|elle|on|nous|vous|mais)(?![\p{Ll}]))/u.test(said)
  )
    return null;
  const { index } = sentence;
  const text = `«\u00a0${capitalize(said)}\u00a0»`;
  return {
    form: "words",
    index,
    last: index,
    text,
    words: [],
    readings: [within(sentence, said, count)],
    count,
    unsureEnds: 0,
    isUntied: false,
  };
}

/** The edits inside a range, as offsets in it, without moves, gaps and splits. */
function editsInside(edits: readonly Edit[], { start, end }: { start: number; end: number }): Edit[] {
  return edits
    .filter((edit) => edit.to === undefined && edit.start >= start && edit.end <= end)
    .filter(({ kind }) => kind !== "gap" && kind !== "split")
    .map((edit) => Object.assign({}, edit, { start: edit.start - start, end: edit.end - start }));
}

/** Edits that add the missing commas of a transcript inside a range, as offsets in it. */
function commasInside(
  commas: readonly number[],
  { start, end }: { start: number; end: number },
  edits: readonly Edit[],
): Edit[] {
  return commas
    .filter((at) => at > start && at < end && !edits.some((edit) => edit.start <= at + 1 && edit.end >= at))
    .map((at) => ({
      id: `comma-${at}`,
      kind: "stop",
      start: at - start,
      end: at - start,
      replacement: ",",
      reason: "",
    }));
}

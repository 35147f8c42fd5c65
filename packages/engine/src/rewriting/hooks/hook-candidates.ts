import { isComplete } from "../../claims/context/places.ts";
import type { PitchReading, SentenceReading } from "../../content/pitch-reading.ts";
import { readText } from "../../language/read-text.ts";
import { type SyntaxSentence, syntaxOf, syntaxOfSentence } from "../../language/syntax.ts";
import { countWords } from "../../pitch.ts";
import type { Edit } from "../../report.ts";
import { composeText } from "../compose.ts";
import { wholeClauses } from "../words/part-sentences.ts";
import { capitalize } from "../edits/remove-ranges.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { ANNOUNCES, canOpen, NEVER_ENDS } from "./can-open.ts";
import type { Candidate } from "./candidate.ts";
import { heardScenes } from "./heard-scenes.ts";
import { isPlain } from "./hook-signs.ts";
import { namedBefore } from "./name-subject.ts";
import { onlyNames, uncapital } from "../sentences/stands-alone.ts";
import { unsureStarts } from "../../language/unsure-ends.ts";
import { breaths } from "../words/breaths.ts";
import { quietMarks } from "../../language/quiet-marks.ts";
/** Starts that correct the sentence before. */
const TAKES_BACK = /^[\s,]{0,3}(?:(?:euh|ah),? )?(?:non|pardon|enfin non|je veux dire)(?![\p{L}])/iu;
const MOST_CANDIDATES = 240;
const LONGEST = 34;
const SHORTEST = 4;
const SHORTEST_CLAUSE = 4;
const LONGEST_CLAUSE = 26;
/** Most characters of a linking word before the first clause of a speech. */
const LONGEST_LINK = 12;
/** Characters that a tic at the end of a sentence may take. */
const LONGEST_TIC = 10;
const SHORTEST_QUOTE = 4;
const EASY_WORDS = 14;
const LONGEST_ROW = 38;
const MOST_IN_ROW = 3;
const TAKES_UP = /^((?:[^,.;:?!«]{3,30},? )??)(Ils?|Elles?|ils?|elles?)(?= )/u;
/** What may surround a clause: a punctuation mark or a coordinating conjunction. */
const ENDS_BEFORE = /(?:^|[,;:.!?…]|(?<![\p{L}])(?:et|mais|donc))\s?$/iu;
const BEGINS_AFTER = /^\s?(?:$|[,;:.!?…]|(?:et|mais|donc)(?![\p{L}]))/iu;
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
    ma question est la suivante ?: ?|
    (?:une?|ma|mon) (?:plus (?:belle|grande?|gros(?:se)?) )?(?:
      réussite|échec|situation (?:difficile|compliquée|délicate)|conflit|exemple|défaut|qualité|difficulté
    ), (?=(?:j['’]|(?:je|on|un|une|le|la|mon|ma|chez|en|il y a) |l['’]))|
    (?:ça|cela) (?:paraît|semble|a l['’]air) [\p{L} ]{3,20}, mais(?: )
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
/** « Monsieur le maire, mesdames et messieurs les élus. », where nothing else is said. */
const GREETED = /^(?:mesdames?|messieurs|monsieur|madame|ch(?:er|ère)s?)(?![\p{L}])/iu;
/** « Avec ma cheffe, à l'hôpital de Lannion. »: a place or a company, where nothing happens. */
const SETS_ONLY = /^(?:avec|chez|dans|pour|à|au|aux|en|sur|depuis|pendant)(?![\p{L}])/iu;

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
  /** Place of a sentence in the original text; -1 if it has none. A tic at its end is not read: « …, hein ». */
  const placeOf = ({ start, end }: SentenceReading["sentence"]): number =>
    indexByEnd.get(end) ??
    original.sentences.findIndex(
      (whole) => whole.start <= start && end <= whole.end && whole.end - end <= LONGEST_TIC,
    );
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

  /** Whether a sentence goes on with the one before it, of which only « et un jour » may be heard. */
  const goesOn = (at: number) =>
    (unsure.get(at) === "unheard" && parted.has(at)) || ENDS_ON_DAY.test(original.sentences[at - 1]!.text);

  /** Runs of heard clauses of a transcript that start on a scene or a count: « … et un matin, il y a un chauffeur… ». */
  const scenesOf = (at: number, sentence: SentenceReading): Candidate[] => {
    // Where only a comma was heard, the next sentence goes on.
    let next = at + 1;
    while (next < at + MOST_IN_ROW && next < original.sentences.length && goesOn(next)) next += 1;
    const said = original.sentences.slice(at, next).map((own) => {
      const changes = [...editsInside(edits, own), ...commasInside(commas, own, edits)];
      const cleaned = composeText(original.source.slice(own.start, own.end), changes);
      return /^\p{Ll}/u.test(own.text) ? uncapital(cleaned) : cleaned;
    });
    const whole = said.map((part) => part.replace(/[,.\s]{1,4}$/u, "")).join(", ");
    return heardScenes(whole, !isUnheard(next)).flatMap((run) => {
      const text = `${alone(run).replace(/[.…]{1,4}$/u, "")}.`;
      const count = countWords(text);
      if (count < SHORTEST || count > LONGEST || NEVER_ENDS.test(run)) return [];
      if (!canOpen(text, Math.max(1, sentence.index)) || isPlain(text)) return [];
      const { words } = syntaxOfSentence(text);
      const readings = [within(sentence, run, count)];
      const { index } = sentence;
      return [
        { form: "clause", index, last: index, text, words, readings, count, unsureEnds: 0, isUntied: false },
      ];
    });
  };

  /** Consecutive sentences whose first one can open the pitch; the others may refer to it. */
  const rowFrom = (first: number, length: number): Candidate | null => {
    const readings = reading.sentences.slice(first, first + length);
    if (readings.length < length) return null;
    const places = readings.map(({ sentence }) => placeOf(sentence));
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
    const at = placeOf(sentence.sentence);
    if (at < 0) continue;
    for (let length = 1; length <= MOST_IN_ROW; length += 1) {
      const row = rowFrom(sentence.index, length);
      if (row) add(row);
    }
    for (const clause of clausesOf(at, sentence, false)) add(clause);
    if (!original.punctuated)
      for (const clause of [...clausesOf(at, sentence, true), ...scenesOf(at, sentence)]) add(clause);
    const said = quotedWords(sentence);
    if (said) add(said);
  }
  return found;
}

const ENDS_ON_DAY = regexInLines("iu")`
  (?<![\p{L}])(?:
    un (?:jour|soir|matin)|une (?:nuit|fois)|l['’]autre (?:jour|soir|fois)|
    (?:la nuit|le (?:soir|matin|jour)) (?:du|de la|de l['’]|des) ?\p{L}{3,14}(?: \p{L}{3,9}){0,1}
  )\s?$
`;

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

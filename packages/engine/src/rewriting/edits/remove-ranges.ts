/** A range of a text, end excluded. */
export interface Range {
  start: number;
  end: number;
}

/** Words that need the next one: no comma can come between. */
const HOLDING = new Set(
  `de d' du des à au aux en par pour sur avec sans dans chez que qu' qui et ou je j' tu il elle on nous vous ils elles est sont suis
sommes êtes était étais étions étiez étaient été serai sera avais avions aviez avaient peux peut pouvons veux veut voulons dois doit devons a ai as avons avez ont avait va vais vont le la les l' un une mon ma mes ton ta tes son sa ses notre nos votre
vos leur leurs ce cet cette ces très plus moins ne n' me m' se s' y`.split(/\s+/),
);
/** Words that introduce what follows: no comma can come right after them. */
const CALLING = new Set(
  "que qu' qui parce où quand si dont de d' et ou mais donc puis alors à pour par sur avec sans dans chez le la les l' un une des du".split(
    " ",
  ),
);
const VOWEL = /^[aàâeéèêëiîïoôuùûœæ]/i;
/** Words that start with a vowel but do not cause elision (« le onze », « que oui »). */
const NO_ELISION = /^(?:onze|onzième|oui|ouistiti|un\b(?= |,)|uhlan|yaourt|(?:ah|oh|eh|ouais)(?!\p{L}))/iu;
const ELIDABLE: Record<string, string> = {
  que: "qu'",
  de: "d'",
  je: "j'",
  ne: "n'",
  se: "s'",
  me: "m'",
  te: "t'",
  jusque: "jusqu'",
  lorsque: "lorsqu'",
  puisque: "puisqu'",
  le: "l'",
  la: "l'",
};
const FULL: Record<string, string> = {
  "qu'": "que",
  "d'": "de",
  "j'": "je",
  "n'": "ne",
  "s'": "se",
  "m'": "me",
  "t'": "te",
  "c'": "ce",
  "jusqu'": "jusque",
  "lorsqu'": "lorsque",
  "puisqu'": "puisque",
};
const CONTRACTED: Record<string, string> = { "de le": "du", "de les": "des", "à le": "au", "à les": "aux" };
const BEGINS_ANEW =
  /^(?:c['’]|j['’]|ce (?:n['’]|serait |sera |sont )|(?:je|il|elle|on|ils|elles|enfin|ah|oh),? )/i;
/**
 * « rester avec nous, euh, de jouer »: the pronoun belongs to the preposition and is not the subject of what follows.
 */
const WITH_SOMEBODY =
  /(?<![\p{L}])(?:avec|chez|pour|sans|entre|contre|derrière|devant|à|de|d['’]|vers|sur|par) ?(?:nous|vous|elles?),$/iu;
/** Words that a clause follows without a comma: « et puis, euh, c'est une image ». */
const LINKED = /(?<![\p{L}])(?:parce que|est-ce que|et|mais|puis),$/iu;
const CLAUSE = /^(?:faut|y a|ça|on|il|elle|je|tu|nous|vous|ils|elles) /i;
/** Only articles contract: « de le faire » keeps its pronoun « le ». */
const INFINITIVE_NEXT = /^\S+ \S+(?:er|ir|oir|re)\b/;

/**
 * Cuts ranges out of a sentence and fixes what then meets: spaces, doubled commas, elision (« que … il » → « qu'il »,
 * « j'… suis » → « je suis »), contraction (« de … le » → « du »).
 *
 * @param ranges sorted or not, overlapping or not
 */
export function removeRanges(text: string, ranges: readonly Range[]): string {
  let result = "";
  let from = 0;
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (range.end <= from) continue;
    const between = text.slice(from, range.start);
    // Two cuts with only a space between them count as one: the comma before them stays.
    if (from === 0) result = between;
    else if (between.trim() !== "") result = join(result, between);
    from = range.end;
  }
  return from === 0 ? text : join(result, text.slice(from));
}

function lastWord(text: string): string {
  return (/(?:^|[\s(«"’'])(\p{L}+['’]?)$/u.exec(text.slice(-40))?.[1] ?? "").toLowerCase().replace("’", "'");
}

/** Joins what stood on both sides of a cut. */
function join(left: string, right: string): string {
  let head = left.trimEnd();
  let tail = right.trimStart();
  if (/^[\s,;:–—-]*$/.test(head.slice(-200)) && head.length < 200) return tail.replace(/^[,;:–—…. -]+/, "");
  if (tail === "") return head.replace(/[,;:–—(«]$/, "").trimEnd();
  if (/^[,;:]/.test(tail) && /[,;:(–—«…]$/.test(head)) tail = tail.slice(1).trimStart();
  // « parce que voilà, je me disais »: the comma belonged to the words that were cut.
  if (tail.startsWith(",") && CALLING.has(lastWord(head))) tail = tail.slice(1).trimStart();
  // « nous avons, euh, créé »: both commas belonged to the words that were cut.
  // « mon gendre qui, enfin, c'est une société »: the speaker leaves the clause for another one, and the comma shows
  // it.
  const held = head.endsWith(",") ? lastWord(head.slice(0, -1)) : "";
  // « ça se garde moins, faut le boire »: another clause starts, so its comma stays.
  const isHeld =
    HOLDING.has(held) && !(/^(?:moins|plus)$/.test(held) && CLAUSE.test(tail)) && !WITH_SOMEBODY.test(head);
  if (isHeld && (!BEGINS_ANEW.test(tail) || LINKED.test(head))) head = head.slice(0, -1);
  if (/^[.!?…]/.test(tail)) {
    head = head.replace(/[,;:–—]$/, "").trimEnd();
    return head + (right.startsWith(" ") && /^[!?]/.test(tail) ? ` ${tail}` : tail);
  }
  if (/^[,)]/.test(tail)) return head + tail;
  return joinWords(head, tail);
}

function joinWords(head: string, tail: string): string {
  const last = /(?:^|[\s(«"’'])(\p{L}+['’]?)$/u.exec(head.slice(-40))?.[1] ?? "";
  const key = last.toLowerCase().replace("’", "'");
  const stem = head.slice(0, head.length - last.length);
  if (key.endsWith("'")) {
    const full = FULL[key];
    if (VOWEL.test(tail) || tail.startsWith("h") || !full) return head + tail;
    return `${stem}${matchCase(full, last)} ${tail}`;
  }
  const elided = ELIDABLE[key];
  const isPronounFirst = (key === "le" || key === "la") && !VOWEL.test(tail);
  if (elided && !isPronounFirst && VOWEL.test(tail) && !NO_ELISION.test(tail))
    return stem + matchCase(elided, last) + tail;
  const next = /^\p{L}+/u.exec(tail)?.[0] ?? "";
  const contracted = CONTRACTED[`${key} ${next.toLowerCase()}`];
  if (contracted && !INFINITIVE_NEXT.test(`${key} ${tail}`.slice(0, 80).replace(/^\S+ /, ""))) {
    return `${stem}${matchCase(contracted, last)}${tail.slice(next.length)}`;
  }
  return `${head} ${tail}`;
}

function matchCase(word: string, model: string): string {
  return model !== "" && model.charAt(0) !== model.charAt(0).toLowerCase() ? capitalize(word) : word;
}

/** First letter in capital, guillemets and dashes skipped. */
export function capitalize(text: string): string {
  const at = text.search(/[\p{L}\p{N}]/u);
  if (at < 0 || at > 4) return text;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}

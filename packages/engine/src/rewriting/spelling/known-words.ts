import { byWord } from "../../language/once.ts";
import { bareForm, soundKey } from "./sound-key.ts";
import lexicon from "./weights/words.json" with { type: "json" };

/** Words that may be a right form, and other French forms that look like a misspelling of one of them. */
interface WordLists {
  words: string;
  others: string;
}

const SHORTEST = 4;
/** Fewest letters of a word found by its sound alone, and of a word elided without its apostrophe. */
const SHORTEST_HEARD = 5;
const SHORTEST_ELIDED = 4;
const SHORT_ELIDED = new Set(
  "l'an l'air l'eau d'un d'une d'air d'eau j'ai j'en j'ose qu'un qu'une qu'on qu'il qu'ils n'a n'ai n'est s'est s'il s'ils c'est".split(
    " ",
  ),
);
const ELIDED = /^(jusqu|lorsqu|puisqu|qu|[ldjmtsnc])([aàâeéèêëiîïoôuùûœyh].*)$/u;
const BE = /^(?:est|[ée]tai[ts]|[ée]taient)$/u;
/** Spellings allowed since 1990: « connait », « aout », « évènement ». */
const REFORMED = /[îû]|é(?=[^aeiouyàâéèêëîïôöùûü]+e)/gu;
const reformed = (word: string) =>
  word.replace(REFORMED, (letter) => (letter === "î" ? "i" : letter === "û" ? "u" : "è"));
/** The final « é » that was typed tells a participle. */
const PARTICIPLE = /é(?:e?s?)$/u;

/** Words typed as they sound that no key below finds. */
const BY_EAR: Readonly<Record<string, string>> = {
  jusqua: "jusqu'à",
  aujourdhui: "aujourd'hui",
  quelqun: "quelqu'un",
  quelquun: "quelqu'un",
  parceque: "parce que",
  surement: "sûrement",
  bonjours: "bonjour",
  pendan: "pendant",
  salu: "salut",
  mapel: "m'appelle",
  mapelle: "m'appelle",
  maintenan: "maintenant",
  mintenant: "maintenant",
  bocoup: "beaucoup",
  ossi: "aussi",
  avek: "avec",
  ya: "y a",
  moitier: "moitié",
  prete: "prête",
  pretes: "prêtes",
  conais: "connais",
  apartement: "appartement",
  restaurent: "restaurant",
  aprés: "après",
  trés: "très",
  préfére: "préfère",
  malgrés: "malgré",
  parmis: "parmi",
  plusieur: "plusieurs",
  beaucoups: "beaucoup",
  toujour: "toujours",
  dailleur: "d'ailleurs",
  biensur: "bien sûr",
  acceuil: "accueil",
  acceuillir: "accueillir",
  interressant: "intéressant",
  exellent: "excellent",
  exelent: "excellent",
  dilemne: "dilemme",
  crepe: "crêpe",
  telephone: "téléphone",
  celebre: "célèbre",
};

/** Finds the right form of a misspelt word in lists of words. */
export function wordFinder({ words, others }: WordLists) {
  const known = new Set(words.split(" "));
  const excluded = new Set(others.split(" "));
  const bare = new Map<string, string[]>();
  const put = (map: Map<string, string[]>, key: string, word: string) => {
    const own = map.get(key);
    if (own) own.push(word);
    else map.set(key, [word]);
  };
  for (const word of known) put(bare, bareForm(word), word);
  // The sounds of all words take longer than a text: only where a misspelling asks for them.
  let byEar: Map<string, string[]> | null = null;
  const heard = (form: string): readonly string[] => {
    if (byEar === null) {
      byEar = new Map();
      for (const word of known) put(byEar, soundKey(word), word);
    }
    return byEar.get(soundKey(form)) ?? [];
  };
  const spellingsOf = (form: string): readonly string[] => {
    if (form.length < SHORTEST) return [];
    const bareOnes = bare.get(bareForm(form));
    const found = bareOnes ?? (form.length < SHORTEST_HEARD ? [] : heard(form));
    return PARTICIPLE.test(form) ? found.filter((word) => PARTICIPLE.test(word)) : found;
  };
  const elided = (form: string): string | null => {
    const [, first, rest] = ELIDED.exec(form) ?? [];
    if (!first || !rest || rest.endsWith("ment") || (first === "c" && !BE.test(rest))) return null;
    // « lequipe »: no participle stands there.
    const found = known.has(rest) ? [rest] : spellingsOf(rest).filter((word) => !PARTICIPLE.test(word));
    const whole = `${first}'${found[0]}`;
    // « jetent »: no participle follows « j' ».
    if (first === "j" && found[0]?.endsWith("ant")) return null;
    if (found.length !== 1 || bareForm(rest).charAt(0) !== bareForm(found[0]!).charAt(0)) return null;
    return rest.length >= SHORTEST_ELIDED || SHORT_ELIDED.has(whole) ? whole : null;
  };
  return {
    isWord: (form: string) => known.has(form),
    /** Whether it is French, as far as the lists tell. */
    isKnown: (form: string) => known.has(form) || excluded.has(form),
    /** The right forms of a lower-case word that is no French word; none where it cannot be told. */
    rightForms: (form: string): readonly string[] => {
      if (known.has(form) || excluded.has(form) || form.includes("œ")) return [];
      if (Object.hasOwn(BY_EAR, form)) return [BY_EAR[form]!];
      const accented = bare.get(bareForm(form));
      if (accented) return accented.some((word) => reformed(word) === form) ? [] : spellingsOf(form);
      const parted = elided(form);
      return parted === null ? spellingsOf(form) : [parted];
    },
  };
}

let finder: ReturnType<typeof wordFinder> | null = null;
const open = () => (finder ??= wordFinder(lexicon));

export const rightForms = byWord((form) => open().rightForms(form));
export const isWord = (form: string): boolean => open().isWord(form);

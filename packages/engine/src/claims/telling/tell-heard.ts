import { syntaxOf } from "../../language/syntax.ts";
import type { Evidence, Place } from "../../report.ts";
import { type ClaimContext, signOf } from "../context/claim-context.ts";
import type { Unshown } from "../signs/pick-sentence.ts";
import { heardChance } from "../listener/listener.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** A remark that fits any form of speech, quoting the text: for cards that would otherwise say nothing. */
interface Heard {
  hears: string;
  todo: string;
  quotes: Place[];
  evidence: Evidence[];
  isPraise?: boolean;
}

/** Small words that may come before a landmark. */
const TIE = String.raw`^[\s«"–-]*(?:(?:et|mais|donc|alors|bon|euh|là|puis)[\s,]+){0,3}`;
const DAY =
  "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|jour|matin|soir|midi|nuit|week-end|semaine|mois|année|an|hiver|été|printemps|automne";
const NUMBER = "deux|trois|quatre|cinq|six|sept|huit|dix|quinze|vingt|trente|quelques|plusieurs|\\d{1,3}";
/**
 * Words at the start of a sentence that say where one is in a story or explanation; « puis » and « après » are too
 * common.
 */
const LANDMARK = new RegExp(
  `${TIE}((?:tout d['’]abord|d['’]abord|premièrement|deuxièmement|troisièmement|dans un (?:premier|deuxième|second) temps|ensuite|pour finir|pour (?:commencer|terminer)|finalement|à la fin|au (?:début|départ|bout d['’]un moment)|en (?:premier|deuxième|troisième|dernier)(?: lieu)?|(?:le |la |ce |cette |cet |l['’](?!an(?![\\p{L}])))(?:(?:premi[eè]re?|premier|deuxième|dernière?|même) )?(?:${DAY})(?: (?:suivante?|d['’]après|même|derni(?:er|ère)|passée?))?|l['’]an (?:dernier|passé)|(?:le lendemain|la veille|le surlendemain)(?: (?:matin|soir))?|(?:un|une) (?:${DAY})|(?:${NUMBER}) (?:minutes?|heures?|jours?|semaines?|mois|ans?) (?:après|plus tard|avant)|en (?:19|20)\\d\\d|depuis (?:ce jour|lors)|aujourd['’]hui)(?![\\p{L}-]))`,
  "iu",
);
/** Below this quality, the listener gets lost in spite of landmarks. */
const FOLLOWED = 0.45;
const ENOUGH_LANDMARKS = 3;
const SHOWN_LANDMARKS = 3;
/** In fewer sentences nobody gets lost. */
const ENOUGH_SENTENCES = 5;

/** Below this chance that readers would find the speech ordered, landmarks do not make it so. */
const ORDERED = 0.6;

/** Landmarks of time or order at the start of several sentences, which help the listener follow. */
export function findLandmarks(context: ClaimContext): Heard | null {
  const { content, sentences, quality } = context;
  if (sentences.length < ENOUGH_SENTENCES || quality < FOLLOWED) return null;
  if (heardChance(context, "ordered") < ORDERED) return null;
  const text = content.reading.input.content;
  const said = new Set<string>();
  const places: Place[] = [];
  for (const { sentence } of sentences) {
    const found = LANDMARK.exec(sentence.text);
    const words = found?.[1];
    if (!found || !words || said.has(words.toLowerCase())) continue;
    said.add(words.toLowerCase());
    const start = sentence.start + found.index + found[0].length - words.length;
    places.push({ start, end: start + words.length });
  }
  if (places.length < ENOUGH_LANDMARKS) return null;
  const [first, ...others] = spread(places).map((place) => showPlace(text, place));
  return {
    hears: `On sait où l’on en est\u00a0: ${first}, puis ${others.join(", puis ")}.`,
    todo: "",
    quotes: spread(places),
    evidence: places.map((place) => ({ rule: "landmark", ...place })),
    isPraise: true,
  };
}

/** The first place, a middle one and the last one. */
const spread = (places: readonly Place[]): Place[] =>
  places.length <= SHOWN_LANDMARKS
    ? [...places]
    : [places[0]!, places[Math.floor(places.length / 2)]!, places.at(-1)!];

/** A comparison with an abstraction is no image: « comme un échec », « comme une évidence ». */
const NO_PICTURE = regexInLines("u")`
  (?:ion|ité|ment|isme|ance|ence|ure|esse|age|eur)$|
  ^(?:
    exemple|échec|évidence|problème|idée|atout|avantage|besoin|choix|but|défi|moyen|outil|point|reste|sujet|
    chose|truc|projet|manière|façon|fait|droit|travail|métier|rôle|sens|signe|autre|jour|fois|moment|
    reproche|chef|professionnel
  )$
`;
/** Verbs after which « comme » means « en tant que » and compares nothing. */
const TAKEN_FOR =
  /^(?:considérer|voir|prendre|présenter|définir|vivre|percevoir|traiter|décrire|utiliser|engager|embaucher|travailler|commencer)$/u;
const PICTURED = { least: 5, most: 30 };

/** « … comme une … »: a comparison with something visible. */
export function findImage({ content, sentences, roles }: ClaimContext, unshown: Unshown): Heard | null {
  const text = content.reading.input.content;
  for (const sentence of sentences) {
    const { words, start, end } = sentence.sentence;
    if (words < PICTURED.least || words > PICTURED.most || !unshown.has(sentence) || !isComplete(sentence))
      continue;
    if (sentence.isQuestion || signsOf(content, sentence).restart) continue;
    if (roles.family(sentence, "noise") > NOISY || roles.of(sentence, "cliche") > NOISY) continue;
    const picture = pictureIn(syntaxOf(content.reading.units)[sentence.index]?.words ?? []);
    if (!picture || picture.start < start || picture.end > end) continue;
    const place = placeToQuote(text, sentence, picture, SHORT_QUOTE);
    unshown.take(sentence);
    return {
      hears: `Une image reste\u00a0: ${showPlace(text, place)}.`,
      todo: "",
      quotes: [place],
      evidence: [{ rule: "comparison", ...picture }, signOf("place", sentence)],
      isPraise: true,
    };
  }
  return null;
}
const NOISY = 0.3;

type Words = NonNullable<ReturnType<typeof syntaxOf>[number]>["words"];

function pictureIn(words: Words): Place | null {
  for (const [at, { form, start }] of words.entries()) {
    if (form.toLowerCase() !== "comme" || at === 0) continue;
    const [article, noun] = [words[at + 1], words[at + 2]];
    if (!article || !noun || !/^une?$/iu.test(article.form) || noun.upos !== "NOUN") continue;
    if (NO_PICTURE.test(noun.lemma)) continue;
    const before = words.slice(Math.max(0, at - 4), at);
    if (before.some(({ lemma }) => TAKEN_FOR.test(lemma))) continue;
    return { start, end: noun.end };
  }
  return null;
}

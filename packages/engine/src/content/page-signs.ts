import { regexInLines } from "../language/regex-in-lines.ts";
import type { SentenceReading } from "./pitch-reading.ts";

/** A first sentence that defines a thing: « Le hérisson est un petit mammifère ». */
const DEFINES = regexInLines("iu")`
  ^(?:l[ea]s?\s|l['’])[^,.;:!?]{2,60}\s(?:est|sont|désignent?)\s(?:(?:un|une|le|la|les|des)\s|l['’])
    (?:\p{L}+\s){0,2}(?:
    processus|phénomènes?|espèces?|genres?|mammifères?|animal|animaux|oiseaux?|poissons?|insectes?|
    reptiles?|plantes?|arbres?|arbustes?|fleurs?|fruits?|légumes?|champignons?|villes?|communes?|pays|état|
    régions?|fleuves?|rivières?|montagnes?|îles?|disciplines?|sciences?|branches?|théories?|maladies?|
    affections?|médicaments?|éléments?|métal|métaux|gaz|molécules?|roches?|minéral|minéraux|instruments?|
    sports?|langues?|romans?|tableaux?|planètes?|étoiles?|galaxies?|organes?|muscles?|unités?|ensemble|
    mouvements?|courants?|périodes?
  )(?!\p{L})
`;

/** Words of contracts; each different one counts once. */
const OF_LAW = regexInLines("giu")`
  (?<!\p{L})(?:
    parties|présent(?:e|es)? (?:contrat|convention|conditions|accord)|présentes|de plein droit|résili\p{L}*|
    bailleur|locataire|preneur|prestataire s['’]engage|litiges?|tribunal|mise en demeure|clauses?|
    article \d+|sauf accord|stipul\p{L}*|susmentionné\p{L}*|ci-après
  )(?!\p{L})
`;
const ENOUGH_OF_LAW = 3;

/** Words of news articles: who declared what, and the day of the week. */
const DECLARES = regexInLines("giu")`
  (?<!\p{L})(?:
    (?:a|ont) (?:
      annoncé|déclaré|dénoncé|salué|justifié|regretté|voté|adopté|inauguré|précisé|indiqué|confirmé|
      condamné|rejeté|affirmé
    )|
    selon (?:le|la|les|l['’]|un|une)|s['’]est déclaré|
    (?:a|ont) été (?:ouverte?s?|mobilisée?s?|interrompue?s?|interpellée?s?|blessée?s?)|
    (?:est|sont) reportée?s?
  )(?!\p{L})
`;
/** « lundi soir », but not « le lundi », which is a weekly habit. */
const ON_A_DAY =
  /(?<!\p{L}|le |les |chaque |un |au )(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})/iu;
const ENOUGH_DECLARED = 3;

/**
 * Leaflets give instructions in the infinitive: « Remplir le réservoir », « Ne pas ouvrir ». « hier », « votre » and
 * the like only have the same ending.
 */
const TELLS_TO = regexInLines("iu")`
  ^[\s•·–—-]*(?:\d{1,2}[.)] ?)?(?:ne (?:pas|jamais|plus) )?(?:(?:se|s['’]|en|y|les?|la|l['’]) ?)?(?!
    (?:
      hier|avant-hier|hiver|cher|fier|premi?er|dernier|entier|mer|enfer|février|janvier|atelier|métier|
      papier|soir|espoir|noir|notre|votre|autre|quatre|entre|contre|outre|encore|moindre|maire|père|mère|
      frère|titre|livre|octobre|novembre|décembre|septembre|chambre|guère|centre|offre|histoire|derrière|
      arrière|lumière|rivière|première|dernière|nombre|loire|avenir|plaisir|loisir|désir|souvenir|pire|
      désir|cuir|air|vair|chair|clair
    )(?!\p{L})
  )\p{L}{2,16}(?:er|ir|re)(?!\p{L})
`;
const ENOUGH_TOLD = 4;

/** A line of a computer program or of its comments. */
const OF_A_PROGRAM = /^[ \t]*(?:\/\/|\/?\*|#)/u;
const ENOUGH_LINES = 3;

/** A data sheet: lines of one or two words instead of sentences. */
const SHEET = { words: 2, sentences: 8 };

const MOST = 0.5;

/**
 * Whether half of the sentences are instructions as in a leaflet, half of the lines are program code, or most sentences
 * have one or two words.
 */
export function isToBeRead(sentences: readonly SentenceReading[], content: string): boolean {
  const shareOf = (has: (sentence: SentenceReading) => boolean) =>
    sentences.filter(has).length / Math.max(1, sentences.length);
  if (sentences.length >= ENOUGH_TOLD && shareOf(({ sentence }) => TELLS_TO.test(sentence.text)) >= MOST)
    return true;
  if (sentences.length >= SHEET.sentences && shareOf(({ sentence }) => sentence.words <= SHEET.words) > MOST)
    return true;
  const lines = content.split(/[\r\n]+/u).filter((line) => line.trim() !== "");
  const ofProgram = lines.filter((line) => OF_A_PROGRAM.test(line)).length;
  return ofProgram >= ENOUGH_LINES && ofProgram >= MOST * lines.length;
}

export const opensOnADefinition = (sentence: string): boolean => DEFINES.test(sentence);

/** Whether the text has the signs of a page: a definition as its opening, words of contracts, words of news. */
export function readsLikeAPage(sentences: readonly SentenceReading[]): boolean {
  const texts = sentences.map(({ sentence }) => sentence.text);
  if (opensOnADefinition(texts[0] ?? "")) return true;
  const different = (words: RegExp) =>
    new Set(texts.flatMap((text) => text.match(words) ?? []).map((word) => word.toLowerCase())).size;
  if (different(OF_LAW) >= ENOUGH_OF_LAW) return true;
  const declared = different(DECLARES);
  return (
    declared >= ENOUGH_DECLARED ||
    (declared === ENOUGH_DECLARED - 1 && texts.some((text) => ON_A_DAY.test(text)))
  );
}

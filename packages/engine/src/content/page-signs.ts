import type { SentenceReading } from "./pitch-reading.ts";

/** A first sentence that sets a thing among things: « Le hérisson est un petit mammifère ». */
const DEFINES =
  /^(?:l[ea]s?\s|l['’])[^,.;:!?]{2,60}\s(?:est|sont|désignent?)\s(?:(?:un|une|le|la|les|des)\s|l['’])(?:\p{L}+\s){0,2}(?:processus|phénomènes?|espèces?|genres?|mammifères?|animal|animaux|oiseaux?|poissons?|insectes?|reptiles?|plantes?|arbres?|arbustes?|fleurs?|fruits?|légumes?|champignons?|villes?|communes?|pays|état|régions?|fleuves?|rivières?|montagnes?|îles?|disciplines?|sciences?|branches?|théories?|maladies?|affections?|médicaments?|éléments?|métal|métaux|gaz|molécules?|roches?|minéral|minéraux|instruments?|sports?|langues?|romans?|tableaux?|planètes?|étoiles?|galaxies?|organes?|muscles?|unités?|ensemble|mouvements?|courants?|périodes?)(?!\p{L})/iu;

/** Words of contracts, each told once. */
const OF_LAW =
  /(?<!\p{L})(?:parties|présent(?:e|es)? (?:contrat|convention|conditions|accord)|présentes|de plein droit|résili\p{L}*|bailleur|locataire|preneur|prestataire s['’]engage|litiges?|tribunal|mise en demeure|clauses?|article \d+|sauf accord|stipul\p{L}*|susmentionné\p{L}*|ci-après)(?!\p{L})/giu;
const ENOUGH_OF_LAW = 3;

/** What an article reports: who declared what, on which day of the week. */
const DECLARES =
  /(?<!\p{L})(?:(?:a|ont) (?:annoncé|déclaré|dénoncé|salué|justifié|regretté|voté|adopté|inauguré|précisé|indiqué|confirmé|condamné|rejeté|affirmé)|selon (?:le|la|les|l['’]|un|une)|s['’]est déclaré|(?:a|ont) été (?:ouverte?s?|mobilisée?s?|interrompue?s?|interpellée?s?|blessée?s?)|(?:est|sont) reportée?s?)(?!\p{L})/giu;
/** « lundi soir », and no « le lundi », which comes back every week. */
const ON_A_DAY =
  /(?<!\p{L}|le |les |chaque |un |au )(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})/iu;
const ENOUGH_DECLARED = 3;

export const opensOnADefinition = (sentence: string): boolean => DEFINES.test(sentence);

/** Whether sentences have the signs of a page: a definition that opens it, words of a contract, an article of the day. */
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

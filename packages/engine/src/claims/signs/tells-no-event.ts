import type { ClaimContext } from "../context/claim-context.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { signsOf } from "./sentence-signs.ts";

/** « Un jour », « l’an dernier »: it happened once, even when told in the present. */
const ONCE = regexInLines("iu")`
  (?<![\p{L}])(?:
    une? (?:(?:seule|première|autre|petite?|beau|belle) )?(?:
      jour|fois|matin|soir|nuit|été|hiver|midi|après-midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|
      dimanche|week-end
    )|
    hier|avant-hier|
    (?:
      l['’](?:an|année|été|hiver|automne)|
      (?:le |la )?
        (?:semaine|mois|printemps|nuit|rentrée|saison|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)
    ) (?:derni(?:er|ère)|passée?)|
    le (?:lendemain|soir même|jour même)|ce (?:jour|soir|matin)-là|
    pendant (?:mon|un|le|ce) (?:stage|apprentissage|remplacement)|
    (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:\d|de \p{L})|à noël|en (?:19|20)\d\d|
    il y a [\p{L}\d -]{1,20} (?:ans?|mois|semaines?|jours?|heures?)
  )(?![\p{L}])
`;
/** « Tous les jours pareil », « en général »: a habit. */
const AGAIN = regexInLines("iu")`
  (?<![\p{L}])(?:
    tous les (?:jours|matins|soirs|lundis|mois|ans)|toutes les (?:semaines|nuits)|
    chaque (?:jour|matin|soir|semaine|fois|mois)|d['’]habitude|en général|généralement|souvent|toujours|
    à chaque fois
  )(?![\p{L}])
`;

/** Whether the text tells a habit and no single event: « à l’hôtel on travaille à deux par étage, tous les jours ». */
export const tellsNoEvent = ({ content, sentences }: ClaimContext): boolean =>
  AGAIN.test(content.reading.input.content) &&
  !ONCE.test(content.reading.input.content) &&
  sentences.every((sentence) => {
    const { event, iActed } = signsOf(content, sentence);
    return !event && !iActed;
  });

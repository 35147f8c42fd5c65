import type { ClaimContext } from "./claim-context.ts";
import { signsOf } from "./sentence-signs.ts";

/** « Un jour », « l’an dernier »: told in the present it happened once all the same. */
const ONCE =
  /(?<![\p{L}])(?:une? (?:(?:seule|première|autre|petite?|beau|belle) )?(?:jour|fois|matin|soir|nuit|été|hiver|midi|après-midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end)|hier|avant-hier|(?:l['’]|la |le )?\p{L}{2,10} (?:dernier|dernière|passée?)|en (?:19|20)\d\d|il y a [\p{L}\d -]{1,20} (?:ans?|mois|semaines?|jours?|heures?))(?![\p{L}])/iu;

/** Whether nothing of what is told happened once: « à l’hôtel on travaille à deux par étage ». */
export const tellsNoEvent = ({ content, sentences }: ClaimContext): boolean =>
  !ONCE.test(content.reading.input.content) &&
  sentences.every((sentence) => {
    const { event, iActed } = signsOf(content, sentence);
    return !event && !iActed;
  });

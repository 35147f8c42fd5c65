import { regexInLines } from "../../language/regex-in-lines.ts";

/** What is planned, hoped for or would be: « je prévois cinq chiens par jour », « cela coûterait 1 900 euros ». */
const PLANNED = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:je|on|nous) (?:prévo(?:is|it|yons)|vis(?:e|ons)|espèr(?:e|ons)|espérons|pens(?:e|ons)|compt(?:e|ons)|
      voudr\p{L}{2,5}|souhait\p{L}{1,6}|aimer(?:ais|ait|ions))|
    j['’](?:espère|aimerais)|(?:coût|pourr|devr|rapport|permettr)er?(?:ait|aient|ions|ons|ont)|
    (?:sera|seront|serait|seraient|aura|auront|aurait|auraient)|d['’]ici (?:à |la |le |deux |trois |cinq |\d)
  )(?![\p{L}])
`;
/** What was lost, fell or went wrong. */
const LOST = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:ai|as|a|avons|ont|avait) (?:\p{L}{1,8} )?(?:perdu|raté|cassé|gâché)|chutes?|trempée?s?|coul(?:é|ait)|
    (?:est|sont) tombée?s? (?!de |à )|(?:il|elle|ils|elles|on|je) payai(?:s|t|ent)|n['’]avai(?:s|t|ent) (?:pas|plus)|
    en double|fausses?|de retard|moins de \p{L}{3,12} que prévu|pas au bon
  )(?![\p{L}])
`;
/** A loss compared with a larger one, or none at all, is a gain. */
const COMPARED =
  /(?<![\p{L}])(?:au lieu d\p{L}{0,2}|contre|plus (?:un|une|aucune?|jamais)|aucune?|zéro|détect\p{L}*|évit\p{L}*|pass[ée]{1,2}s? de)(?![\p{L}])/iu;

/** Whether a sentence tells a plan or a wish, which supports nothing yet. */
export const isPlanned = (text: string): boolean => PLANNED.test(text);

/** Whether a sentence tells a loss, which shows the problem and not what the speaker is worth. */
export const isLoss = (text: string): boolean => LOST.test(text) && !COMPARED.test(text);

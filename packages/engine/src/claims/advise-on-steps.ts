import type { ClaimContext, Option } from "./claim-context.ts";

/**
 * « Comment procédez-vous ? », « quelle est votre démarche ? », « un convoyeur s’arrête. Que faites-vous ? », « que feriez-vous si… »:
 * steps are asked for, in their order; « que faites-vous en dehors du travail ? » asks for none.
 */
const STEPS =
  /(?<![\p{L}])(?:comment (?:procéd(?:ez|eriez)-vous|vous y pren(?:ez|driez)-vous|réagi(?:ssez|riez)-vous|interven(?:ez|driez)-vous)|quelle (?:est|serait) votre (?:démarche|méthode)|que feri?ez-vous)(?![\p{L}])|[.,;:] que faites-vous ?\?|que faites-vous (?:si|quand|lorsqu|face|devant|en cas)(?![\p{L}])/iu;

export const asksForSteps = ({ content }: ClaimContext): boolean =>
  STEPS.test(content.reading.input.question ?? "");

/** Words that put what is done in its order, or say on what it depends. */
const ORDERED =
  /(?<![\p{L}])(?:d['’]abord|(?:la )?première chose|en premier|premièrement|ensuite|puis|avant (?:de|tout)|après ça|une fois que|enfin|si (?:c['’]est|tout|ça|les?|la|rien|oui|non|le)|s['’]il)(?![\p{L}])/giu;
const ENOUGH = 4;

/** Steps that are said as they come to mind. */
export function adviseOnSteps(context: ClaimContext): Option[] {
  const { content } = context.content.reading.input;
  if (!asksForSteps(context) || (content.match(ORDERED)?.length ?? 0) >= ENOUGH) return [];
  return [
    {
      code: "reorder",
      rule: "part",
      part: "answer",
      worth: 0.55,
      text: "Dites vos gestes dans l’ordre\u00a0: le premier, ce qu’il vous apprend, et ce que vous faites ensuite dans un cas et dans l’autre.",
    },
  ];
}

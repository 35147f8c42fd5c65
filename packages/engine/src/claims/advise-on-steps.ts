import type { ClaimContext, Option } from "./claim-context.ts";

/** « Comment procédez-vous ? », « que feriez-vous si… ? »: steps are asked for, in their order. */
const STEPS =
  /(?<![\p{L}])(?:comment (?:(?:vous )?(?:procéde|feri|feriez|réagi|intervene|diagnostique)\p{L}{0,6}|vous y pren\p{L}{1,5}|fai(?:tes|riez)[- ]vous|traite\p{L}{1,3}[- ]vous)|que (?:faites|feriez|fait|ferais)[- ](?:vous|tu)|quell(?:e|es) (?:est|serait|sont|seraient) (?:votre (?:démarche|méthode)|vos (?:étapes|premiers gestes)))/iu;

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

import type { ClaimContext, Option } from "../context/claim-context.ts";
import { showPlace } from "../context/places.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** Words that make the listener doubt the directions. */
const UNSURE = regexInLines("iu")`
  (?<![\p{L}])(?:
    je crois|je pense|il me semble|je (?:ne )?(?:sais|me souviens|me rappelle) (?:pas|plus)|peut-être|
    je (?:ne )?suis pas sûre?
  )(?![\p{L}])
`;

/** Advice on directions: no doubts, and say how long it takes. */
export function adviseOnWay({ content, form }: ClaimContext): Option[] {
  if (form.name !== "directions") return [];
  const text = content.reading.input.content;
  const unsure = UNSURE.exec(text);
  if (unsure) {
    const place = { start: unsure.index, end: unsure.index + unsure[0].length };
    return [
      {
        code: "drop_hedges",
        rule: "hedge",
        worth: 0.6,
        quotes: [place],
        text: `Là où vous dites ${showPlace(text, place)}, donnez plutôt ce que l’on verra sur le chemin.`,
      },
    ];
  }
  return /(?<![\p{L}])(?:minutes?|mètres?)(?![\p{L}])/iu.test(text)
    ? []
    : [
        {
          code: "end_stronger",
          rule: "closing",
          worth: 0.5,
          text: "Finissez par ce que l’on voit en arrivant, et le temps qu’il faut à pied.",
        },
      ];
}

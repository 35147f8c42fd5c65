import { ASK } from "./ask-for.ts";
import { type ClaimContext, type Draft, isOffer, type Option } from "../context/claim-context.ts";
import { OF_THEM } from "../telling/claim-kinds.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { isGiven } from "./given.ts";
import type { FormName } from "../context/speech-form.ts";

/** Ranked after all that the text itself calls for. */
const LEAST = 0.3;
/** Forms that need no story. */
export const UNTOLD = new Set([
  "exposition",
  "directions",
  "questions",
  "announcement",
  "salary",
  "future",
  "unknown",
]);

/** What nearly any poor text lacks: an event. */
export function tellMore(context: ClaimContext, told: readonly Draft[]): Option[] {
  const { content, quality, form } = context;
  const { question } = content.reading.input;
  if (quality >= POOR) return [];
  if (form.name === "motivation")
    return [{ code: "link_to_job", rule: "part", part: "company_fact", worth: LEAST, text: OF_THEM }];
  if (isOffer(context)) return [{ code: "add_proof", rule: "proof", worth: LEAST, text: ASK.add_proof! }];
  const ofWork = sceneOfOwnWork({ content: content.reading.input.content, question });
  const isUntold = UNTOLD.has(form.name) || form.name === "told";
  if (isGiven("add_example", told) || (isUntold && !ofWork)) return [];
  const text = ofWork ?? EXAMPLE_OF_FORM[form.name] ?? ASK.add_example!;
  return [{ code: "add_example", rule: "scene", worth: LEAST, text }];
}

/** Words for works that a speech may be about, with their demonstrative. */
const WORKS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}])(?:livre|roman|film|spectacle|documentaire)(?![\p{L}])/iu, "ce"],
  [/(?<![\p{L}])(?:album)(?![\p{L}])/iu, "cet"],
  [/(?<![\p{L}])(?:pièce|série|bande dessinée)(?![\p{L}])/iu, "cette"],
];
/** « Racontez la scène du film »: the question already asks for one scene. */
const ONE_SCENE =
  /(?<![\p{L}])scène (?:d[ue]|d['’]une?|de (?:la|ce|cette)) ?(?:film|livre|roman|spectacle|documentaire|pièce|série)(?![\p{L}])/iu;
/** The speaker was not there, in a book or a film: ask for a scene of it. */
export function sceneOfWork(question: string | null | undefined): string | null {
  if (ONE_SCENE.test(question ?? ""))
    return "Racontez la scène dans l’ordre, une phrase par geste\u00a0: qui est là, ce que chacun fait, comment elle finit.";
  for (const [works, pointing] of WORKS) {
    const said = works.exec(question ?? "");
    if (said)
      return `Racontez une seule scène de ${pointing} ${said[0].toLowerCase()}\u00a0: qui est là, ce qui arrive, et ce que cela vous a fait.`;
  }
  return null;
}
/** « Je vais vous présenter mon livre préféré »: the speech itself says that it is about a work. */
const PRESENTS_A_WORK = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:présenter?|parler|raconter) (?:\p{L}{1,7}[ ’']){0,3}(livre|roman|film|spectacle|documentaire|album|série|
      pièce|bande[ ]dessinée)|
    (?:mon|ma|le|la|un|une) (livre|roman|film|série|bande[ ]dessinée) (?:préférée?|que j[’']ai (?:lue?|vue?))
  )(?![\p{L}])
`;
const FIRST_CHARACTERS = 250;

/** What to tell of the work that a speech presents; null where it presents none. */
export function sceneOfOwnWork({
  content,
  question,
}: {
  content: string;
  question?: string | null;
}): string | null {
  if (question) return sceneOfWork(question);
  const said = PRESENTS_A_WORK.exec(content.slice(0, FIRST_CHARACTERS));
  return said ? sceneOfWork(said[1] ?? said[2]) : null;
}

/** What to ask for instead of a personal moment. */
const EXAMPLE_OF_FORM: Partial<Record<FormName, string>> = {
  // For a person who is thanked or leaves: a moment with them.
  tribute:
    "Racontez un moment précis que vous avez vécu ensemble\u00a0: le jour, ce qui s’est dit, comment cela a fini.",
};
/** Below this quality, the text lacks content. */
export const POOR = 0.5;

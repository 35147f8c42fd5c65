import { holdsCue } from "../plain-text.ts";
import { plainTitle } from "../titles/title-words.ts";
import {
  FORBIDDEN_GROUNDS,
  type ForbiddenGround,
  GROUND_CUES,
  LAWFUL_FRAMES,
  WORK_SUBJECTS,
} from "./forbidden-grounds.ts";

export interface QuestionCues {
  /** Lower-case letters and digits without accents, single spaces. */
  plain: string;
  /** It states a legal condition of the post or a rule for all, or leaves the reason to the candidate. */
  isFramed: boolean;
  /** It mentions the people or the duties of the job. */
  isAboutWork: boolean;
  /** The grounds that match, each with the letters of its longest cue. */
  named: { ground: ForbiddenGround; isOwn: boolean; letters: number }[];
}

const OPENING = 1000;

/** Matches of the lists of `forbidden-grounds.ts` in a question: features for the model that judges it. */
export function readCues(question: string): QuestionCues {
  const plain = plainTitle(question.slice(0, OPENING))
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  // « Vous pesez combien » is matched like « combien pesez-vous ».
  const turned = plain.replace(/\bvous (\w+ez|etes)\b/g, "$1 vous");
  const longest = (cues: readonly string[]) =>
    Math.max(
      0,
      ...cues.filter((cue) => holdsRow(plain, cue) || holdsRow(turned, cue)).map((cue) => cue.length),
    );
  const named = FORBIDDEN_GROUNDS.flatMap((ground) => {
    const { own, matter } = GROUND_CUES[ground];
    const owned = longest(own);
    const letters = owned || longest(matter);
    return letters > 0 ? [{ ground, isOwn: owned > 0, letters }] : [];
  });
  return {
    plain,
    isFramed: LAWFUL_FRAMES.some((cue) => holdsRow(plain, cue)),
    isAboutWork: WORK_SUBJECTS.some((cue) => holdsRow(plain, cue)),
    named,
  };
}

/** Most letters between the two sides of « .. »: about five words. */
const GAP_MAX = 36;

/** Like `holdsCue`, but « a .. b » matches a, then b a few words later. */
function holdsRow(plain: string, cue: string): boolean {
  const [first = "", second] = cue.split(" .. ");
  if (second === undefined) return holdsCue(plain, cue);
  const at = ` ${plain}`.indexOf(` ${first}`);
  return at >= 0 && holdsCue(plain.slice(at + first.length, at + first.length + GAP_MAX), second);
}

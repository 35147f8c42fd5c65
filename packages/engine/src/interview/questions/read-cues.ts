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
  /** A legal condition of the post, a rule for all, or a reason left to the candidate. */
  isFramed: boolean;
  /** The people or the duties of the job are spoken of. */
  isAboutWork: boolean;
  /** What the lists name, with the letters of the longest cue. */
  named: { ground: ForbiddenGround; isOwn: boolean; letters: number }[];
}

const OPENING = 1000;

/** What the lists of `forbidden-grounds.ts` say of a question: facts for the model that judges it. */
export function readCues(question: string): QuestionCues {
  const plain = plainTitle(question.slice(0, OPENING))
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  // « Vous pesez combien » asks what « combien pesez-vous » asks.
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

/** Letters between the two sides of « .. »: five words or so. */
const GAP_MAX = 36;

/** As `holdsCue`, and « a .. b » finds a, then b a few words later. */
function holdsRow(plain: string, cue: string): boolean {
  const [first = "", second] = cue.split(" .. ");
  if (second === undefined) return holdsCue(plain, cue);
  const at = ` ${plain}`.indexOf(` ${first}`);
  return at >= 0 && holdsCue(plain.slice(at + first.length, at + first.length + GAP_MAX), second);
}

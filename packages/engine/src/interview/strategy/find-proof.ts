import { holdsAny, holdsCue, plainText } from "../plain-text.ts";
import { DIPLOMAS, initialsOf, stemsOf } from "./match-words.ts";
import { activitiesOf } from "./near-words.ts";

/** What a CV says of one demand: a proof, or what comes nearest. */
export interface Proof {
  line: string | null;
  proven: boolean;
}

export interface CvLine {
  text: string;
  stems: ReadonlySet<string>;
  activities: ReadonlySet<string>;
  plain: string;
}

/** Share of a demand’s words (weighted by rarity) that proves it, and that only comes near. */
const PROVEN_MIN = 0.32;
const NEAR_MIN = 0.15;
/** A title or a right to practise is held or not: most of its words must be there. */
const TITLES = "habilitation|caces|permis|certificat|certification|attestation|afgsu|agrement|carte pro";
const TITLE_MIN = 0.6;
/** A line that says so much of itself proves no practice. */
const UNPROVEN =
  "cours en ligne|heures pour debutant|en preparation|notion|scolaire|en cours|debutant|mooc|webinaire|decouvr|un peu|me debrouille|initiation|en une journee|a1=|a2=|sensibilisation|perime|expire";

export function readCv(cv: string): CvLine[] {
  return (
    cv
      .split("\n")
      // A quote begins with its words; what is left stands in the CV as it is.
      .map((line) => line.replace(/^[\s•·▪◦●➤►✓✔→*–—.-]+/u, "").trimEnd())
      .filter((line) => /\p{L}{2}/u.test(line))
      .map((text) => {
        const plain = plainText(text);
        return {
          text,
          plain,
          stems: new Set(stemsOf(text)),
          activities: new Set(plain.split(" ").flatMap(activitiesOf)),
        };
      })
  );
}

/** A name in capitals or in the middle of a phrase: a tool, a standard, a firm. */
const NAMES = /(?<=[\p{L},][\s'’])\p{Lu}[\p{L}\d+#]{2,}|(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu;
const DIPLOMA_NAMES = new Set(
  "etat cap bep bac bts dut but cqp titre licence master diplome cdi cdd".split(" "),
);
/** An activity told in other words counts less than the same word. */
const NEAR_WORD = 0.6;
/** Beside a shared name, little else must be shared. */
const NAMED_SCORE = 0.35;

/** The line of a CV that best answers a demand. Dots of a self-rated list prove nothing. */
export function findProof(cv: readonly CvLine[], demand: string, weigh: (stem: string) => number): Proof {
  const stems = stemsOf(demand);
  const whole = stems.reduce((sum, stem) => sum + weigh(stem), 0) || 1;
  const near = [...new Set(plainText(demand).split(" ").flatMap(activitiesOf))];
  const names = (demand.match(NAMES) ?? []).map(plainText).filter((name) => !DIPLOMA_NAMES.has(name));
  // What the CV never names, nobody may claim: « Salesforce » is not proven by another way to follow clients.
  const tools = names.filter((name) => name.length > 3);
  const isUnnamed =
    tools.length > 0 && tools.every((name) => !cv.some(({ plain }) => holdsCue(plain, `${name}=`)));
  const initials = initialsOf(demand);
  const plainDemand = plainText(demand);
  const enough = holdsAny(plainDemand, TITLES) ? TITLE_MIN : PROVEN_MIN;
  // « Bac +3 à bac +5 » asks for the lower one.
  const asked = DIPLOMAS.findLast(([, cues]) => holdsAny(plainDemand, cues))?.[0] ?? 0;
  const ageMax = Number(
    /moins de (\d{1,2}) ans/.exec(plainDemand)?.[1] ?? (/afgsu|caces/.test(plainDemand) ? VALID_YEARS : 99),
  );
  const latest = Math.max(...cv.map(({ plain }) => yearOf(plain)));
  let best: { line: string; score: number; sure: boolean } | null = null;
  for (const { text, stems: held, plain, activities } of cv) {
    const words = plain.split(" ");
    const named = initials.length >= 3 && words.some((word) => word.length >= 3 && initials.startsWith(word));
    const degree = asked > 0 && diplomaOf(plain) >= asked && /\d/.test(text);
    const same = stems.reduce((sum, stem) => sum + (held.has(stem) ? weigh(stem) : 0), 0) / whole;
    const told = near.filter((activity) => activities.has(activity)).length / Math.max(2, near.length);
    const isNamed = enough !== TITLE_MIN && names.length === 1 && words.includes(names[0]!);
    const shared = Math.max(
      same,
      isNamed ? NAMED_SCORE : 0,
      Math.min(1, same + NEAR_WORD * told * (same > 0 ? 1 : HARDLY)),
    );
    const score = named || degree ? Math.max(shared, PROVEN_MIN) : shared;
    const old = yearOf(plain) > 0 && latest - yearOf(plain) > ageMax;
    // « Bac pro » is no « bac +3 », and a headline only says what somebody wants to be.
    const isLower = asked > 0 && !degree && !/experience| ou /.test(plainDemand);
    const isHeadline = text === text.toUpperCase() && !/\d/.test(text) && words.length > 1;
    const sure = !old && !isLower && !isHeadline && !/[●★•]{2}/u.test(text) && !holdsAny(plain, UNPROVEN);
    if (
      score >= NEAR_MIN &&
      (!best || score + (sure ? UNSURE_COST : 0) > best.score + (best.sure ? UNSURE_COST : 0))
    )
      best = { line: text, score, sure };
  }
  return {
    line: best?.line ?? null,
    proven: !isUnnamed && best !== null && best.sure && best.score >= enough,
  };
}

/** Whether a line of a CV may prove a demand at all: no notion, no dots, and the names that are asked for stand in the CV. */
export function mayProve(cv: readonly CvLine[], demand: string, line: string): boolean {
  const names = (demand.match(NAMES) ?? []).map(plainText).filter((name) => !DIPLOMA_NAMES.has(name));
  const tools = names.filter((name) => name.length > 3);
  const isNamed =
    tools.length === 0 || tools.some((name) => cv.some(({ plain }) => holdsCue(plain, `${name}=`)));
  return isNamed && !/[●★•]{2}/u.test(line) && !holdsAny(plainText(line), UNPROVEN);
}

/** Activities alone, with no word in common. */
const HARDLY = 0.4;
const UNSURE_COST = 0.3;
/** Years after which the attestation of first aid of carers or a driving certificate of machines must be renewed. */
const VALID_YEARS = 5;

/** The last year that a line names, 0 without one. */
function yearOf(plain: string): number {
  return Math.max(
    0,
    ...plain
      .split(" ")
      .filter((word) => /^(?:19|20)\d\d$/.test(word))
      .map(Number),
  );
}

function diplomaOf(plain: string): number {
  return DIPLOMAS.find(([, cues]) => holdsAny(plain, cues))?.[0] ?? 0;
}

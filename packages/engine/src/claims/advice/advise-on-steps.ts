import { type ClaimContext, type Option, OWED } from "../context/claim-context.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/**
 * Questions that ask for steps in order: « Comment procédez-vous ? », « quelle est votre démarche ? », « un convoyeur
 * s’arrête. Que faites-vous ? », « que feriez-vous si… »; but not « que faites-vous en dehors du travail ? ».
 */
const STEPS = regexInLines("iu")`
  (?<![\p{L}])(?:
    comment (?:
      procéd(?:ez|eriez)-vous|vous y pren(?:ez|driez)-vous|réagi(?:ssez|riez)-vous|interven(?:ez|driez)-vous
    )|
    quelle (?:est|serait) votre (?:démarche|méthode)|que feri?ez-vous
  )(?![\p{L}])|
  [.,;:] que faites-vous ?\?|que faites-vous (?:si|quand|lorsqu|face|devant|en cas)(?![\p{L}])
`;

/** « Comment étalonnez-vous un pH-mètre ? », « que contrôlez-vous… ? »: a technical operation. */
const DEED = regexInLines("iu")`
  (?<![\p{L}])comment (?<verb>\p{L}{3,15})ez-vous (?:bien )?
    (?:une? |le |la |les |l['’]|du |des |vos |votre |qu)|
  que (?:contrôl|vérifi|regard)ez-vous
`;
/** « Comment gérez-vous le stress ? »: a personal or social behaviour, not an operation. */
const OF_A_PERSON = regexInLines("iu")`
  ^(?:
    gér|organis|travaill|réag|motiv|voy|envisag|défin|décri|qualifi|expliqu|justifi|concili|appren|viv|
    ressen|jug|percev|compt|pens|pren|recev|trouv|réussi|annonc|communiqu|collabor|imagin|valoris|entreten|
    hiérarch|abord
  )
`;

function asksForADeed(question: string): boolean {
  const deed = DEED.exec(question);
  return deed !== null && !OF_A_PERSON.test(deed.groups?.verb ?? "");
}

/** « Comment réagissez-vous à la pression ? »: what one feels and does, in no order. */
const OF_FEELINGS = regexInLines("iu")`
  (?<!\p{L})comment (?:réagi|gér|support|viv|fai|abord|affront|ten|pren)\p{L}{1,8}-vous[^?]{0,30}
    (?<!\p{L})(?:pression|stress|critiques?|échecs?|refus|imprévus?|conflits?|reproches?)(?!\p{L})
`;

export const asksWhatOneFeels = (question: string): boolean => OF_FEELINGS.test(question);

export const asksForSteps = ({ content }: ClaimContext): boolean => {
  const question = content.reading.input.question ?? "";
  const { questionKind } = content.form;
  const mayBeOfATrade = questionKind === "method" || questionKind === "other";
  if (asksWhatOneFeels(question)) return false;
  return STEPS.test(question) || (mayBeOfATrade && asksForADeed(question));
};

/** Words that order steps or state a condition. */
const ORDERED = regexInLines("giu")`
  (?<![\p{L}])(?:
    d['’]abord|(?:la )?première chose|en premier|premièrement|ensuite|puis|avant (?:de|tout)|après ça|
    une fois que|enfin|si (?:c['’]est|tout|ça|les?|la|rien|oui|non|le)|s['’]il
  )(?![\p{L}])
`;
const ENOUGH = 4;
/** From this quality on, an explanation can be followed. */
const FOLLOWED = 0.55;

const DIFFERS = /(?<![\p{L}])différences?(?![\p{L}])/iu;

export const isAboutAThing = ({ content }: ClaimContext): boolean => content.form.isAboutAThing;

/** For a thing explained all at once: say first what it is, then why, then what it is like. */
export function adviseOnExplanation(context: ClaimContext): Option[] {
  if (!isAboutAThing(context) || context.quality >= FOLLOWED) return [];
  return [
    {
      code: "explain_jargon",
      rule: "part",
      part: "answer",
      // Rank it first: it is what the question asks, and readers have judged no such advice.
      worth: OWED,
      text: DIFFERS.test(context.content.reading.input.question ?? "")
        ? "Dites d’abord en une phrase ce qui les distingue, puis ce que cela change, puis un exemple que tout le monde connaît."
        : "Dites d’abord en une phrase ce que c’est, puis pourquoi, puis un exemple que tout le monde connaît.",
    },
  ];
}

/** Steps told without any order. */
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

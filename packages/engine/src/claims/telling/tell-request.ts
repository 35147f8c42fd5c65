import type { SentenceReading } from "../../content/pitch-reading.ts";
import { type ClaimContext, type Draft, isOffer, signOf, wholeSentence } from "../context/claim-context.ts";
import { placeToQuote, showPlace } from "../context/places.ts";
import type { Role } from "../context/role-signs.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

const LIMITS = { heard: 0.5, heardOfPerson: 0.65, vague: 0.55 };

/** The request to the listener, anywhere in the second half: by its role, and by mood and person of the verb. */
export function tellRequest(context: ClaimContext): Draft[] {
  const { pitchType, content } = context.content.reading.input;
  // A toast asks nobody for anything.
  if (pitchType === "rh" || context.form.name === "tribute") return [];
  const half = context.sentences.slice(Math.floor(context.sentences.length / 2));
  const from = isOffer(context) ? LIMITS.heard : LIMITS.heardOfPerson;
  const asked = strongest(context, half, "request", from);
  const { text } = asked?.sentence ?? { text: "" };
  if (asked && isPrecise(asked) && !leavesSumUnsaid(context) && !ONLY_HOPED.test(text) && !TO_LIVE.test(text))
    return [
      {
        kind: "credit",
        rule: "request",
        quotes: [wholeSentence(asked)],
        evidence: [signOf("role.request", asked), signOf("mood", asked)],
        text: `On sait à quoi dire oui\u00a0: ${showPlace(content, placeToQuote(content, asked))}.`,
      },
    ];
  // A request without a date may be enough (« je vous laisse la feuille »): blame only a vague one.
  const found = strongest(context, half, "vague_request", LIMITS.vague);
  const unclear =
    found && context.roles.of(found, "request") < LIMITS.vague && !isPrecise(found) ? found : null;
  if (!unclear || !context.form.asks) return [];
  return [
    {
      kind: "fault",
      rule: "request",
      quotes: [wholeSentence(unclear)],
      evidence: [signOf("role.vague_request", unclear), signOf("noDetail", unclear)],
      text: `On ne sait pas encore à quoi dire oui\u00a0: ${showPlace(content, placeToQuote(content, unclear))}.`,
    },
  ];
}

/** Words of the form's fields that point to people who decide on money. */
const OF_MONEY =
  /(?<![\p{L}])(?:banqu|crédit|prêt|financ|subvention|investiss|business angel|levée|mécén|bourse|budget)/iu;
/** Words that ask for money or say how much it takes. */
const ASKING = regexInLines("giu")`
  (?<![\p{L}])(?:
    demand\p{L}*|besoin|cherch\p{L}*|manque|faut|faudrait|lever|levée|prêt|emprunt\p{L}*|subvention|
    sollicit\p{L}*|voudr\p{L}*|financ\p{L}*|apport|budget
  )(?![\p{L}])
`;
const MONEY = regexInLines("iu")`
  \d[  .]\d{3}(?!\d)|\d[  ]?(?:€|k€|euros?|francs?|dollars?|mille|millions?)|
  (?<!\p{L})(?:vingt|trente|quarante|cinquante|soixante|cents?|mille|euros?|francs?|millions?)(?!\p{L})|€
`;
/** In characters: largest distance between a request and its amount. */
const NEAR = 160;

/** Whether a speech asks lenders or donors for money without naming an amount. */
export function leavesSumUnsaid({ content, form }: ClaimContext): boolean {
  const { pitchType, target, content: text } = content.reading.input;
  if (pitchType !== "produit" || !form.asks || !OF_MONEY.test(target ?? "")) return false;
  return ![...text.matchAll(ASKING)].some(({ index }) =>
    MONEY.test(text.slice(Math.max(0, index - NEAR), index + NEAR)),
  );
}

const WHEN_OR_WHERE = regexInLines("iu")`
  (?<![\p{L}])(?:
    lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|ce matin|midi|janvier|février|mars|
    avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|semaine|mois|an|ans|année|années|heure|
    heures|jour|jours|rentrée|été|automne|hiver|printemps|maintenant|rue|place|salle|mairie|stand|adresse|
    numéro|téléphone|carte|un seul|une seule|dix|vingt|trente|cent|mille
  )(?![\p{L}])|
  \d
`;

/**
 * « Nous voudrions atteindre quarante producteurs », « n’hésitez pas à passer », « pour accélérer »: a hope, or a
 * phrase for anybody.
 */
const ONLY_HOPED = regexInLines("u")`
  (?<![\p{L}])(?:voudri(?:ons|ez)|voudrait|aimeri(?:ons|ez)|aimerait|souhait\p{L}{1,6}) (?:atteindre|devenir|arriver|toucher)|
  n['’]hésit|pour accélérer|demandez (?:à |donc )?\p{Lu}
`;

/** « Il me faut trois chiens par jour »: what the business needs, not a request to the listener. */
const TO_LIVE = regexInLines("iu")`
  ^(?!.*demand).*(?<![\p{L}])il (?:me |nous |vous )?(?:faut|faudrait|manque) [^.;!?]{1,60} (?:
    par (?:jour|semaine|mois|an)|chaque (?:jour|semaine|mois)
  )(?![\p{L}])
`;

/** « On en reparle un jour », « un de ces quatre »: no actual date. */
const SOME_DAY =
  /(?<![\p{L}])un (?:(?:de ces|beau) )?(?:jours?|quatre|matins?)(?![\p{L}])(?! (?:de|du|par|à|sur)(?![\p{L}]))/giu;

/** Whether it says how many, when, where or who. */
export function isPrecise({ sentence, figures, names }: SentenceReading): boolean {
  const said = sentence.text.replace(SOME_DAY, "");
  return figures.length > 0 || names.length > 0 || WHEN_OR_WHERE.test(said) || AT_ONCE.test(said);
}

/** « Goûtez »: to be done here and now. */
const AT_ONCE =
  /(?:^|[,:;]\s?)[^\p{L}]{0,3}(?:go[uû]tez|sentez|touchez|essayez|regardez|approchez|testez)(?![\p{L}])/iu;

function strongest(
  context: ClaimContext,
  half: readonly SentenceReading[],
  role: Role,
  from: number,
): SentenceReading | null {
  let best: SentenceReading | null = null;
  let most = from;
  for (const sentence of half) {
    const chance = context.roles.of(sentence, role);
    if (chance < most || !signsOf(context.content, sentence).asks) continue;
    if (role === "request" && onlyShows(sentence.sentence.text)) continue;
    best = sentence;
    most = chance;
  }
  return best;
}

/** « Regardez bien, elle tombe toute seule »: asks to watch a demonstration, not to do anything. */
const WATCHED = /(?<![\p{L}])(?:regardez (?:bien|ça|moi)|voyez|écoutez|imaginez)(?![\p{L}])/iu;
const DONE = regexInLines("iu")`
  (?<![\p{L}])(?:
    demand\p{L}*|cherch\p{L}*|besoin|faut|faudrait|voudr\p{L}*|aimer\p{L}*|si vous|
    (?!regardez|voyez|écoutez|imaginez|vous|chez|assez|avez|êtes)\p{L}{2,14}ez
  )(?![\p{L}])
`;
/** Whether a line only asks to watch or to listen. */
export const onlyShows = (text: string): boolean => WATCHED.test(text) && !DONE.test(text);

/** « Je demande cinq bancs », « nous levons 600 000 euros »: says in plain words what is asked. */
const ASKS_PLAINLY = regexInLines("iu")`
  (?<![\p{L}])(?:je|nous|on) (?:vous )?(?:
    demand(?:e|ons)|cherch(?:e|ons)|recherch(?:e|ons)|sollicit(?:e|ons)|lèv(?:e|ons)|levons
  )(?![\p{L}])(?! (?:pas|rien|plus|jamais|si|pourquoi|comment)(?![\p{L}]))
`;

/** Whether it is said in plain words what is asked. */
export const asksPlainly = (text: string): boolean => ASKS_PLAINLY.test(text);

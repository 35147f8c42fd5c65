import type { SentenceReading } from "../../content/pitch-reading.ts";
import { type ClaimContext, type Draft, isOffer, signOf, wholeSentence } from "../context/claim-context.ts";
import { placeToQuote, showPlace } from "../context/places.ts";
import type { Role } from "../context/role-signs.ts";
import { signsOf } from "../signs/sentence-signs.ts";

const LIMITS = { heard: 0.5, heardOfPerson: 0.65, vague: 0.55 };

/** What is asked of the listener, anywhere in the last half: by its role, and by mood and person. */
export function tellRequest(context: ClaimContext): Draft[] {
  const { pitchType, content } = context.content.reading.input;
  // A glass that is raised asks nobody for anything.
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
  // A request without a day may be enough (« je vous laisse la feuille »): only a vague one is blamed.
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

/** Those who decide on money, in the fields of the form. */
const OF_MONEY =
  /(?<![\p{L}])(?:banqu|crédit|prêt|financ|subvention|investiss|business angel|levée|mécén|bourse|budget)/iu;
/** What is asked for, or what it takes. */
const ASKING =
  /(?<![\p{L}])(?:demand\p{L}*|besoin|cherch\p{L}*|manque|faut|faudrait|lever|levée|prêt|emprunt\p{L}*|subvention|sollicit\p{L}*|voudr\p{L}*|financ\p{L}*|apport|budget)(?![\p{L}])/giu;
const MONEY =
  /\d[  .]\d{3}(?!\d)|\d[  ]?(?:€|k€|euros?|francs?|dollars?|mille|millions?)|(?<!\p{L})(?:vingt|trente|quarante|cinquante|soixante|cents?|mille|euros?|francs?|millions?)(?!\p{L})|€/iu;
/** In so many characters before or after its sum a request is heard with it. */
const NEAR = 160;

/** Whether those who lend or give money are asked for some without a sum. */
export function leavesSumUnsaid({ content, form }: ClaimContext): boolean {
  const { pitchType, target, content: text } = content.reading.input;
  if (pitchType !== "produit" || !form.asks || !OF_MONEY.test(target ?? "")) return false;
  return ![...text.matchAll(ASKING)].some(({ index }) =>
    MONEY.test(text.slice(Math.max(0, index - NEAR), index + NEAR)),
  );
}

const WHEN_OR_WHERE =
  /(?<![\p{L}])(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|ce matin|midi|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|semaine|mois|an|ans|année|années|heure|heures|jour|jours|rentrée|été|automne|hiver|printemps|maintenant|rue|place|salle|mairie|stand|adresse|numéro|téléphone|carte|un seul|une seule|dix|vingt|trente|cent|mille)(?![\p{L}])|\d/iu;

/** « Nous voudrions atteindre quarante producteurs », « n’hésitez pas à passer », « pour accélérer »: a hope, or words for anybody. */
const ONLY_HOPED =
  /(?<![\p{L}])(?:voudri(?:ons|ez)|voudrait|aimeri(?:ons|ez)|aimerait|souhait\p{L}{1,6}) (?:atteindre|devenir|arriver|toucher)|n['’]hésit|pour accélérer|demandez (?:à |donc )?\p{Lu}/u;

/** « Il me faut trois chiens par jour »: what a trade has to bring in, asked of nobody who listens. */
const TO_LIVE =
  /^(?!.*demand).*(?<![\p{L}])il (?:me |nous |vous )?(?:faut|faudrait|manque) [^.;!?]{1,60} (?:par (?:jour|semaine|mois|an)|chaque (?:jour|semaine|mois))(?![\p{L}])/iu;

/** « On en reparle un jour », « un de ces quatre »: no day at all. */
const SOME_DAY =
  /(?<![\p{L}])un (?:(?:de ces|beau) )?(?:jours?|quatre|matins?)(?![\p{L}])(?! (?:de|du|par|à|sur)(?![\p{L}]))/giu;

/** It says how many, when, where or who. */
export function isPrecise({ sentence, figures, names }: SentenceReading): boolean {
  const said = sentence.text.replace(SOME_DAY, "");
  return figures.length > 0 || names.length > 0 || WHEN_OR_WHERE.test(said) || AT_ONCE.test(said);
}

/** « Goûtez »: it is done here and now. */
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
    best = sentence;
    most = chance;
  }
  return best;
}

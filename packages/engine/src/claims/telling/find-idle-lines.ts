import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { heardChance, lineChance } from "../listener/listener.ts";
import { findExcuses } from "../signs/find-excuses.ts";
import type { Family } from "../context/role-signs.ts";
import { mostOfFamilies, mostOfRoles } from "../signs/pick-sentence.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** Fillers and courtesy before the first words. */
const LEAD = String.raw`^[\s,]{0,3}(?:(?:alors|bah|ben|euh|bon|donc|oui|écoutez|eh bien|et bien|bonjour|bonsoir)[\s,.]{1,3}){0,4}`;
/** « C’est une bonne question », « je suis ravi d’être ici »: said before anything is. */
const CLEARS = new RegExp(
  `${LEAD}(?:${[
    String.raw`pour (?:vous )?répondre à (?:votre|la|cette) question`,
    String.raw`(?:c['’]est une |pourquoi (?:moi|nous|vous|ici),? )?(?:très )?(?:bonne|excellente|vaste|belle) question`,
    String.raw`merci (?:pour|de) (?:cette|votre|la) question`,
    String.raw`je vais essayer (?:de (?:tout|ne pas|vous (?:dire|expliquer|raconter))|d['’]être)`,
    String.raw`je (?:ne )?sais pas (?:trop |vraiment )?par où commencer`,
    String.raw`(?:pourquoi (?:moi|nous|ici),? )?c['’]est (?:toujours )?(?:un peu |pas )?(?:gênant|difficile|facile|simple|évident) (?:comme question|de (?:répondre|parler de soi|se présenter))`,
    String.raw`(?:je suis|nous sommes|c['’]est) (?:très |vraiment |particulièrement |tellement )?(?:ravie?s?|heureu(?:x|ses?)|contente?s?|honorée?s?|un (?:grand |réel |immense |vrai )?(?:plaisir|honneur)(?: pour (?:moi|nous))?) (?:d['’](?:être|intervenir)|de (?:vous (?:présenter|parler|rencontrer|retrouver)|pouvoir|prendre la parole|me présenter))`,
  ].join("|")})`,
  "iu",
);
/** « Depuis la nuit des temps », « dans un monde où »: true of everything. */
const HOLLOW_START = new RegExp(
  `${LEAD}(?:${[
    String.raw`depuis (?:la nuit des temps|que le monde est monde|l['’]aube de l['’]humanité)`,
    String.raw`dans (?:un|une|notre|ce) (?:monde|société|époque|contexte) (?:où|en (?:pleine|perpétuelle|constante)|de plus en plus|toujours plus)`,
    String.raw`à l['’]heure (?:où (?:tout|le monde|l['’]on|chacun)|du (?:tout[- ])?numérique|de la (?:transition|mondialisation|digitalisation)|des réseaux)`,
    String.raw`de nos jours|(?:aujourd['’]hui )?plus que jamais|nous vivons (?:dans |à )?une? (?:époque|monde|société|période)`,
    String.raw`comme (?:le )?(?:dit|disait|dirait) (?:le|un|l['’]) ?(?:proverbe|dicton|adage)|on (?:dit|entend|répète) (?:souvent|toujours) que`,
    String.raw`(?:chacun|tout le monde) (?:le )?sait|ce n['’]est un secret pour personne`,
  ].join("|")})`,
  "iu",
);
/** « Je suis une personne sérieuse, motivée »: a quality in place of what one does. */
const BOASTS = regexInLines("iu")`
  ^[\s,]{0,3}(?:(?:alors|bah|ben|euh|bon|donc)[\s,]{1,3}){0,3}(?:moi,? )?je suis (?:
    quelqu['’]un|une personne|un (?:homme|garçon)|une (?:femme|fille)
  ) (?:d['’]|de |qui est )?(?:(?:très|plutôt|assez|à la fois|vraiment) ){0,2}(?:
    motiv|dynami|s[ée]rieu|rigoureu|organis|autonom|polyvalent|volontaire|souriant|passionn|travailleu|
    curieu|créati|sociable|ambitieu|invest|réacti|fiable|minutieu|ponctuel|persévérant|positi|enthousiast
  )
`;
/** « C’est ce genre de situation… », « il restera toujours dans nos cœurs »: an end that fits any speech. */
const HOLLOW_END = regexInLines("iu")`
  (?<!\p{L})(?:
    comme quoi|tout ça pour dire|c['’]est ce genre de (?:situation|moment|chose)|
    rester(?:a|as|ez|ont) (?:toujours |à jamais |gravée?s? ){0,2}dans nos (?:c(?:œ|oe)urs|mémoires)|
    (?:ensemble|tous ensemble), (?:construis|bâtiss|relev|os|imagin|fais|écriv|invent)ons|
    rejoignez l['’]aventure|nous apporter (?:beaucoup )?mutuellement|
    un (?:véritable |réel |vrai )?atout pour (?:votre|vos)|n['’]hésitez pas|à votre (?:entière )?disposition
  )(?!\p{L})
`;
/** « Donc bon », « je ne sais plus quoi dire », « j’espère que ça répond » */
const TRAILS = regexInLines("iu")`
  (?:^|[\s,])(?:(?:donc|mais) bon|bon voilà|enfin bref|voilà quoi)[\s.…!]{0,4}$|
  (?<!\p{L})(?:
    je (?:ne )?sais (?:plus|pas) (?:trop |vraiment )?
      (?:quoi (?:vous )?dire|comment (?:finir|terminer|conclure))|
    j['’]espère (?:que (?:ça|cela) (?:répond|ira|vous (?:convient|va))|avoir répondu)
  )(?!\p{L})
`;

const LIKELY = 0.5;
const GREETING_WORDS = 16;
/** In words: a longer first sentence also says something. */
const LONGEST_START = 24;

const isBare = ({ figures, names }: SentenceReading): boolean => figures.length === 0 && names.length === 0;

/** The first sentence after a greeting, if it delays the text. */
export function findIdleStart(context: ClaimContext): SentenceReading | null {
  const { sentences, roles } = context;
  const [head, second] = sentences;
  if (!head || !context.content.reading.units.punctuated) return null;
  const isGreeting = head.sentence.words <= GREETING_WORDS && roles.of(head, "greeting") >= LIKELY;
  return [head, ...(isGreeting && second ? [second] : [])].find((one) => delays(context, one)) ?? null;
}

function delays(context: ClaimContext, sentence: SentenceReading): boolean {
  const { content, form, roles } = context;
  const { text, words } = sentence.sentence;
  if (words > LONGEST_START) return false;
  if (isBare(sentence)) {
    // A toast may begin by the pleasure of being there.
    if (CLEARS.test(text) && form.name !== "tribute") return true;
    if (HOLLOW_START.test(text)) return true;
    if (BOASTS.test(text) && (form.name === "self" || form.name === "motivation")) return true;
    if (isCommonplace(context, sentence)) return true;
  }
  return (
    findExcuses(content.reading).some((excuse) => excuse.sentence.index === sentence.index) &&
    roles.of(sentence, "apology") >= LIKELY &&
    heardChance(context, "opensWell") < LIKELY &&
    lineChance(context, sentence, "drop") >= DROPPED_FIRST
  );
}
const DROPPED_FIRST = 0.15;

/** What a first sentence may do for the text. */
const BRINGS: readonly Family[] = ["lived", "evidence", "need", "offer", "explained", "asked"];
const BRINGS_SOME = 0.3;
const ASSERTED = 0.4;
const COMMONPLACE_WORDS = 14;
/** « La vie est pleine de surprises »: it only asserts, and the next sentence opens better. No kept text of 560 has such a start. */
function isCommonplace(context: ClaimContext, sentence: SentenceReading): boolean {
  const next = context.sentences[context.sentences.indexOf(sentence) + 1];
  return (
    next !== undefined &&
    !sentence.isQuestion &&
    sentence.sentence.words <= COMMONPLACE_WORDS &&
    context.roles.family(sentence, "asserted") >= ASSERTED &&
    mostOfFamilies(context, sentence, BRINGS) < BRINGS_SOME &&
    lineChance(context, next, "open") > lineChance(context, sentence, "open")
  );
}

/** From this chance of being a commonplace on, a last sentence surely is; from the lower one on, if the end sounds weak. */
const COMMONPLACE = { sure: 0.6, likely: 0.45, weakEnd: 0.28 };
const THANKS_WORDS = 8;

/** The last sentence before any thanks, if it weakens what comes before. */
export function findIdleEnd(context: ClaimContext): SentenceReading | null {
  const { sentences, roles } = context;
  if (!context.content.reading.units.punctuated) return null;
  let at = sentences.length - 1;
  while (
    at > 0 &&
    sentences[at]!.sentence.words <= THANKS_WORDS &&
    roles.of(sentences[at]!, "thanks") >= LIKELY &&
    !TRAILS.test(sentences[at]!.sentence.text)
  )
    at -= 1;
  const sentence = sentences[at];
  if (!sentence || at === 0 || sentence.isQuestion) return null;
  const { text } = sentence.sentence;
  if (TRAILS.test(text)) return sentence;
  // « Je ne sais pas faire le gâteau, mais je sais faire le café »: the turn is the point.
  if (!isBare(sentence) || /(?<!\p{L})mais(?!\p{L})/iu.test(text)) return null;
  const commonplace = mostOfRoles(context, sentence, ["cliche", "claim"]);
  const isHollow =
    HOLLOW_END.test(text) ||
    roles.of(sentence, "cliche") >= COMMONPLACE.sure ||
    (commonplace >= COMMONPLACE.likely && heardChance(context, "endsBadly") >= COMMONPLACE.weakEnd);
  const isIdle =
    lineChance(context, sentence, "drop") >= LIKELY &&
    mostOfRoles(context, sentence, ["apology", "filler_only"]) >= LIKELY;
  return isHollow || isIdle ? sentence : null;
}

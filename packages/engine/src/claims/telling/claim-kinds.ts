import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { PitchType } from "../../pitch.ts";
import { type ClaimContext, isOffer } from "../context/claim-context.ts";
import { lineChance } from "../listener/listener.ts";
import { isShownNext } from "../signs/pick-sentence.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/**
 * What a claim is about: people in general, an opinion, a wish, the people addressed, the speaker, or a thing. Each
 * calls for a different answer: nobody can tell the day on which « il faut rester calme » was seen.
 */
type ClaimKind = "general" | "opinion" | "wish" | "them" | "self" | "thing";

const WISHES = regexInLines("iu")`
  (?<![\p{L}])(?:
    je (?:re)?cherche|je (?:souhait|voudr|veux|viens chercher|compte)|j['’](?:aimerai|espèr|ai envie)|
    on (?:souhait|voudr|espèr|va )|nous (?:souhait|voul|espér|voudr|allons)|
    ser(?:ait|a) (?:pour moi )?une? (?:rêve|honneur|chance|plaisir|fierté|opportunité)
  )
`;
/** « Dans cinq ans, je me vois… », « l’année prochaine sera… »: nobody can tell a day on which it was seen. */
const AHEAD = regexInLines("iu")`
  (?<![\p{L}])(?:
    je (?:me (?:vois|projette)|m['’]imagine)|
    dans (?:un|deux|trois|quatre|cinq|dix|vingt|quelques|\d{1,2}) (?:ans?|mois)|l['’]an(?:née)? prochaine?|
    à l['’]avenir|l['’]avenir (?:sera|s['’]annonce|nous|est)
  )(?![\p{L}])
`;
const THEIRS = regexInLines("iu")`
  (?<![\p{L}])(?:
    vous (?:êtes|avez|innovez|proposez|faites)|chez vous|
    (?:votre|vos) (?:
      entreprise|structure|société|établissement|cabinet|groupe|maison|magasin|agence|équipe|produit|
      solution|valeur|réputation|école|hôpital|association|offre
    )s?
  )(?![\p{L}])
`;
const OPINIONS = regexInLines("iu")`
  (?<![\p{L}])(?:
    je (?:pense|considère|crois|trouve|dirais)|j['’]estime|pour moi|selon moi|à mon avis|
    (?:je suis )?(?:persuadée?|convaincue?)
  )(?![\p{L}])
`;
const MINE = /(?<![\p{L}])(?:je|j['’]|moi|m['’]|me|mon|ma|mes|nous|notre|nos)(?![\p{L}])/iu;
/** « Je pense disposer des compétences dont votre entreprise a besoin »: a claim about the speaker. */
const OF_MINE = regexInLines("iu")`
  (?<![\p{L}])(?:
    je (?:suis|sais|dispose|possède|maîtrise|saurai|pourrai|peux)|
    (?:pense|crois) (?:disposer|posséder|être|avoir|pouvoir)|mes (?:compétences|qualités|atouts)|
    mon (?:profil|dynamisme|expérience|savoir-faire)
  )(?![\p{L}])
`;
const GENERAL = regexInLines("iu")`
  (?<![\p{L}])(?:
    il (?:faut|y a (?:pas|que|toujours))|faut (?:savoir|pas)|comme on dit|
    il est (?:important|essentiel|nécessaire|primordial|indispensable)|
    c['’]est (?:important|essentiel|primordial|toujours|la clé|normal)|l['’](?:important|essentiel)|
    on (?:a|en fait|est|sait|fait|peut|doit|apprend|en a) (?:tous|toujours|tout le monde|jamais)|
    de nos jours|dans (?:la vie|notre métier|ce métier|tout métier|mon métier)|par définition|en général
  )
`;

export function kindOfClaim({ content }: ClaimContext, { sentence: { text } }: SentenceReading): ClaimKind {
  const isJob = content.reading.input.pitchType === "rh";
  if (WISHES.test(text) || AHEAD.test(text)) return "wish";
  if (isJob && THEIRS.test(text)) return OF_MINE.test(text) ? "self" : "them";
  if (GENERAL.test(text) && !/(?<![\p{L}])(?:je suis|je sais|j['’]ai)(?![\p{L}])/iu.test(text))
    return "general";
  if (OPINIONS.test(text) && !/(?<![\p{L}])(?:que je|que j['’]|je suis|mes?|ma|mon) /iu.test(text))
    return "opinion";
  return MINE.test(text) ? "self" : "thing";
}

type Told = readonly [hears: string, todo: string];
type Owing = Exclude<ClaimKind, "wish">;

/** What a listener thinks of an unsupported claim, and what to do about it; « $ » stands for the claim. */
export const ANSWERS: Record<Owing, Told> = {
  them: [
    "$\u00a0: on le dirait de beaucoup d’autres.",
    "Dites une chose d’eux que vous avez vue, lue ou entendue.",
  ],
  general: ["$\u00a0: c’est vrai de tout le monde.", "Dites ce que vous, vous en avez fait."],
  opinion: ["$\u00a0: beaucoup le pensent aussi.", "Racontez ce qui vous l’a appris."],
  self: ["$\u00a0: il faut vous croire sur parole.", "Ajoutez une fois où cela s’est vu."],
  thing: ["$\u00a0: rien ne le montre encore.", "Faites suivre d’un cas précis."],
};
const GENERAL_OF_PRODUCT = "Dites ce que cela change pour une personne précise.";

/** Advice to give when no line of the text can be quoted. */
export const ONE_MOMENT =
  "Racontez un moment précis\u00a0: le jour, ce que vous avez fait, comment cela a fini.";
export const ONE_CASE = "Donnez un cas\u00a0: une personne, et ce qui s’est passé pour elle.";
/**
 * « Je pense que c’est le bon moment », « je sais que vous êtes pris », « c’est pour tout le monde »: no case would
 * illustrate it.
 */
export const BESIDE_THE_OFFER = regexInLines("iu")`
  (?<![\p{L}])(?:
    je (?:sais|pense|crois|trouve) (?:bien )?qu|(?:pour|à) (?:tout le monde|toutes? les? |tous )|
    un projet (?:qui a du sens|d['’]avenir)|l['’]avenir|prix|c['’]est (?:ça|voilà) )
`;

/** What to tell after a claim so that it is believed; « $ » stands for the claim. */
export const AFTER: Record<Owing, string> = {
  them: "Après $, dites une chose d’eux que vous avez vue, lue ou entendue.",
  // An opinion calls for no example right after it: readers found such advice wrong.
  general: ONE_MOMENT,
  opinion: ONE_MOMENT,
  thing: ONE_MOMENT,
  self: "Après $, racontez une fois où cela s’est vu\u00a0: le jour, ce que vous avez fait, ce que cela a donné.",
};
export const SEEN_ONCE =
  "Après $, racontez une fois où cela s’est vu\u00a0: où c’était, ce qui s’est passé, ce qui s’est dit.";
export const AFTER_OFFER = "Après $, donnez un cas\u00a0: une personne, et ce qui s’est passé pour elle.";
/** For a project that does not exist yet: it has no user to tell about. */
export const AFTER_PROJECT =
  "Après $, donnez un cas\u00a0: une personne qui en a besoin, et comment elle s’en passe aujourd’hui.";
/** Below this share of past tenses, a speech is about the future. */
const NOTHING_PAST = 0.08;

/** A motivation is supported by a fact about the employer, not by an episode of the speaker's life. */
export const OF_THEM =
  "Dites une chose d’eux que vous avez vue, lue ou entendue, et pourquoi elle vous attire, vous.";

/** For a speaker who lists public facts about the employer: one more would not help. */
export const OF_THEIR_FACTS =
  "De tout ce que vous citez d’eux, gardez un fait, et dites ce qu’il change pour vous.";
const ENOUGH_FACTS = 2;
const CITED = 0.5;

const recitesThem = ({ sentences, roles }: ClaimContext): boolean =>
  sentences.filter((sentence) => roles.of(sentence, "company_fact") >= CITED && sentence.figures.length > 0)
    .length >= ENOUGH_FACTS;

/** What to say in place of a commonplace, by type of pitch. */
export const INSTEAD: Record<PitchType, string> = {
  perso: "À la place de $, dites un détail que vous avez vu ou entendu.",
  produit: "À la place de $, dites ce qu’une personne précise y gagne.",
  rh: "À la place de $, dites ce que vous avez fait, un jour précis.",
};
export const INSTEAD_OF_JOB: Partial<Record<ClaimKind, string>> = {
  them: "À la place de $, dites une chose d’eux que vous avez vue, lue ou entendue.",
  wish: "À la place de $, dites ce que vous voulez faire là-bas, avec les mots du métier.",
  self: "À la place de $, racontez un moment où cela s’est vu.",
};
const INSTEAD_OF_FUTURE = "À la place de $, dites une chose qui se fera, et quand.";
export const LEAVE_OUT = "Supprimez $\u00a0: la suite le montre mieux.";

/** « Je suis parfois trop gentille », « mon échec, c’est pareil »: nobody asks for proof of a weakness. */
const MODEST = regexInLines("iu")`
  (?<![\p{L}])(?:
    défauts?|échecs?|trop|parfois|plutôt (?:discr|timid|réserv|lent)\p{L}*|un peu (?:de mal|trop)|du mal à|
    pas|sans qu[e’']
  )(?![\p{L}])
`;
/** « Mais c’est aussi une qualité »: to be left out, not to be shown. */
const EXCUSES_IT =
  /(?<![\p{L}])(?:c['’]est|ça peut être) (?:un peu )?aussi (?:un peu )?une (?:qualité|force)(?![\p{L}])/iu;
/** « Je suis perfectionniste »: shown or not, it names no weakness. */
const PERFECT = /(?<![\p{L}])perfectionn/iu;
const INSTEAD_OF_PERFECT = "À la place de $, nommez un défaut qui vous a vraiment coûté quelque chose.";

/** What the speaker says they are, can do or always do: it can have been seen once. */
const OF_ONESELF = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:je|j[’']|nous|on) ?(?:
      suis|sommes|est|sais|savons|sait|peux|pouvons|peut|ai (?:le|la|l[’']|un|une|du|de|toujours|beaucoup)|
      avons|aime|aimons|adore|apprends|m[’']adapte|gère|travaille|fais|reste|garde|écoute|possède|maîtrise|
      dispose|prends|respecte|développ\p{L}+
    )|
    (?:mon|ma|mes|notre|nos) \p{L}
  )
`;

/** Below this chance of being vague, a sentence needs nothing more. */
const LEAST_VAGUE = 0.45;
/** From this chance on, readers would ask for more detail. */
const UNTOLD = 0.25;

const fill = (text: string, said: string) => text.replace("$", () => said);

/** What a listener thinks of an unsupported claim, and what to do; null when it needs no support. */
export function answerClaim(context: ClaimContext, sentence: SentenceReading, said: string): Told | null {
  const kind = kindOfClaim(context, sentence);
  if (EXCUSES_IT.test(sentence.sentence.text)) return null;
  if (kind === "wish" || lineChance(context, sentence, "vague") < LEAST_VAGUE) return null;
  if (kind === "self" && MODEST.test(sentence.sentence.text)) return null;
  const [hears, todo] = ANSWERS[kind];
  const offers = kind === "general" && isOffer(context);
  const asked = kind === "them" && recitesThem(context) ? OF_THEIR_FACTS : todo;
  return [fill(hears, said), offers ? GENERAL_OF_PRODUCT : asked];
}

/** What to tell after a claim so that it is believed; null when it needs no support. */
export function askAfterClaim(context: ClaimContext, sentence: SentenceReading, said: string): string | null {
  const kind = kindOfClaim(context, sentence);
  if (kind === "wish") return null;
  const offers = isOffer(context) || context.form.name === "persuasion";
  // Do not quote a line that needs no detail: after a slogan, readers found the example out of place.
  if (lineChance(context, sentence, "more") < UNTOLD) return offers ? ONE_CASE : ONE_MOMENT;
  if (kind === "them" && recitesThem(context)) return OF_THEIR_FACTS;
  if (context.form.name === "motivation" && (kind === "general" || kind === "opinion")) return OF_THEM;
  const isProject = isOffer(context) && (context.content.values.pastShare ?? 1) < NOTHING_PAST;
  const afterOffer = isProject ? AFTER_PROJECT : AFTER_OFFER;
  // In a personal speech, show the claim by an event.
  if (context.content.reading.input.pitchType === "perso" && kind !== "them") return fill(SEEN_ONCE, said);
  // « C’est à côté de chez moi »: there is no time when it was seen.
  if (kind === "self" && !offers && !OF_ONESELF.test(sentence.sentence.text)) return ONE_MOMENT;
  if (offers && BESIDE_THE_OFFER.test(sentence.sentence.text)) return ONE_CASE;
  return fill(offers && kind !== "them" ? afterOffer : AFTER[kind], said);
}

/** « Je suis rigoureux. Par exemple, en mars… »: the next sentence already gives the example. */
export function isShownAnyway(context: ClaimContext, sentence: SentenceReading): boolean {
  const kind = kindOfClaim(context, sentence);
  return kind !== "them" && kind !== "wish" && isShownNext(context, sentence);
}

/** Whether a commonplace about the employer should be replaced by a fact about them, in a job interview. */
export const asksForThem = (context: ClaimContext, sentence: SentenceReading): boolean =>
  context.content.reading.input.pitchType === "rh" &&
  kindOfClaim(context, sentence) === "them" &&
  !isShownAnyway(context, sentence);

/** What to say in place of a commonplace. */
export function askInsteadOf(context: ClaimContext, sentence: SentenceReading, said: string): string {
  const { pitchType } = context.content.reading.input;
  const kind = kindOfClaim(context, sentence);
  if (context.form.name === "weakness" && PERFECT.test(sentence.sentence.text))
    return fill(INSTEAD_OF_PERFECT, said);
  if (isShownAnyway(context, sentence)) return fill(LEAVE_OUT, said);
  if (pitchType === "perso" && AHEAD.test(sentence.sentence.text)) return fill(INSTEAD_OF_FUTURE, said);
  return fill((pitchType === "rh" ? INSTEAD_OF_JOB[kind] : undefined) ?? INSTEAD[pitchType], said);
}

import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { AdviceCode, ContentMetricLabel, Place } from "../../report.ts";
import { type ClaimContext, isOffer } from "../context/claim-context.ts";
import { mostOfFamilies, mostOfRoles, type Unshown } from "../signs/pick-sentence.ts";
import { isComplete, placeToQuote, showPlace } from "../context/places.ts";
import type { FormName } from "../context/speech-form.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** A stock phrase that gives nothing to picture, and what to ask of the speaker. */
interface ReadyMade {
  sentence: SentenceReading;
  /** The phrase itself. */
  place: Place;
  /** The clause around it. */
  quote: Place;
  cards: readonly ContentMetricLabel[];
  code: AdviceCode;
  hears: string;
  todo: string;
  advice: string;
}

interface Family {
  pattern: RegExp;
  /** Whether this kind of speech is concerned. */
  isOwed: (context: ClaimContext) => boolean;
  /** A second condition, on the sentence or what follows it. */
  isBare: (context: ClaimContext, at: number, said: string) => boolean;
  cards: readonly ContentMetricLabel[];
  code: AdviceCode;
  /** Texts of the report, from the phrase and the clause that holds it. */
  tell: (words: string, clause: string) => { hears: string; todo: string; advice: string };
}

const SHOWN = 0.5;
const CLAUSE = 20;
const ASKED_OF_SELF = new Set<FormName>(["self", "answer", "motivation", "weakness", "future", "story"]);
const ANSWERS = new Set<FormName>(["story", "weakness", "answer", "future"]);

/** Whether neither this sentence nor the next one tells what happened or gives a figure. */
function isUnshown(context: ClaimContext, at: number): boolean {
  return [context.sentences[at], context.sentences[at + 1]].every(
    (sentence, next) =>
      !sentence ||
      (sentence.figures.length === 0 &&
        mostOfFamilies(context, sentence, next === 0 ? ["evidence"] : ["evidence", "lived"]) < SHOWN),
  );
}

const isEmployed = ({ content, form }: ClaimContext) =>
  content.reading.input.pitchType === "rh" && ASKED_OF_SELF.has(form.name);
const isAnswer = ({ content, form }: ClaimContext) =>
  content.reading.input.pitchType === "rh" && ANSWERS.has(form.name);

/** A phrase taken from the question is not the speaker’s own cliché. */
const isAsked = ({ content }: ClaimContext, said: string) =>
  (content.reading.input.question ?? "")
    .toLowerCase()
    .replaceAll("’", "'")
    .includes(said.toLowerCase().replaceAll("’", "'").trim());

const PROVING: readonly ContentMetricLabel[] = [
  "Persuasion",
  "Exemples concrets",
  "Pertinence",
  "Authenticité",
];
const ENDING: readonly ContentMetricLabel[] = [
  "Méthode STAR",
  "Exemples concrets",
  "Pertinence",
  "Persuasion",
  "Authenticité",
];

/** Surest first; what speakers whom readers rated low say most often (record 188). */
const FAMILIES: readonly Family[] = [
  {
    // « Je suis quelqu’un de rigoureux »: a quality that only its speaker vouches for.
    pattern: regexInLines("iu")`
      (?<![\p{L}])(?:je suis|je reste|nous sommes|équipe est)
        (?: (?:quelqu['’]un|une personne|un homme|une femme)(?: de| d['’]| qui est)?)?
        (?:,? (?:très|plutôt|assez|vraiment|quand même|toujours|aussi|super|hyper)){0,2}(?: |, euh, )(?:
        motiv[ée]|dynamique|s[ée]rieu|rigoureu|ponctuel|organis[ée]|autonome|polyvalent|volontaire|souriant|
        passionn[ée]|travailleu|impliqu[ée]|investi(?![\p{L}]{2})|r[ée]acti|adaptable|consciencieu|
        d[ée]termin[ée]|fiable|minutieu|flexible
      )[\p{L}]{0,6}(?:(?:,| et| mais)(?: (?:très|plutôt|assez))? [\p{L}’']{4,16}(?=[\s,.;!?]|$)){0,2}
    `,
    isOwed: (context) => isEmployed(context) || isOffer(context),
    isBare: (context, at) => isUnshown(context, at),
    cards: PROVING,
    code: "add_example",
    tell: (words) => ({
      hears: `${words}\u00a0: d’autres le diront aussi, et rien ne le montre ici.`,
      todo: "Racontez à la place un jour où cela a servi.",
      advice: `À la place de ${words}, racontez un jour où cela a servi\u00a0: ce qui se passait, et ce que vous avez fait.`,
    }),
  },
  {
    // « Le sens du contact »: the stock name of a skill.
    pattern: regexInLines("iu")`
      (?<![\p{L}])(?:
        (?:l['’]|un |mon |d['’])?esprit d['’](?:équipe|initiative|analyse)|
        (?:le |du |un |mon )?(?:bon )?sens (?:
          du (?:contact|service|client|relationnel|détail)|des responsabilités|
          de l['’](?:organisation|écoute|humain)
        )|
        (?:un |mon |le )?(?:très )?bon relationnel|(?:ma |une |la )?(?:grande )?capacité d['’]adaptation|
        (?:relever )?(?:de nouveaux|des|les) défis|monter en compétences|force de proposition|
        (?:la |une |ma )?gestion du stress|(?:le |du )?goût du (?:défi|challenge|travail bien fait)
      )(?![\p{L}])
    `,
    isOwed: isEmployed,
    isBare: (context, at, said) => !isAsked(context, said) && isUnshown(context, at),
    cards: PROVING,
    code: "add_example",
    tell: (words) => ({
      hears: `${words}\u00a0: on l’entend de tout le monde, et on ne le voit pas encore chez vous.`,
      todo: "Racontez un moment précis\u00a0: avec qui, et ce que vous avez fait.",
      advice: `À la place de ${words}, racontez un moment précis\u00a0: avec qui, et ce que vous avez fait.`,
    }),
  },
  {
    // « Vous simplifier la vie »: a promise that fits any product.
    pattern: regexInLines("iu")`
      (?<![\p{L}])(?:
        (?:vous |nous |leur |te )?(?:faire |fait |fera )?gagner du temps|
        (?:vous |leur |te )?(?:simplifi(?:er|e|ent|ons)|facilit(?:er|e|ent|ons)) (?:la vie|le quotidien|votre quotidien)|
        clés? en main|
        (?:un |des |une )?(?:service|produit|accueil|travail|prestation|accompagnement)s? de (?:grande )?qualité|
        sur[- ]mesure|à votre écoute|en toute (?:simplicité|sérénité|tranquillité|confiance)|
        (?:une |des |cette )?solutions? (?:innovante|concrète|intuitive|adaptée|globale|complète)s?|
        (?:répond(?:re|s|ent)?|répondant) (?:à|aux) (?:
          un vrai |un |de vrais |des |vos |tous vos |leurs |ses )?(?:besoin|attente|enjeu|problématique)s?|
        (?:le )?meilleur rapport qualité[- ]prix|
        prix (?:compétitif|attractif|abordable|raisonnable|imbattable)s?
      )(?![\p{L}])
    `,
    isOwed: isOffer,
    // « Je suis à votre écoute »: at the end, a polite phrase.
    isBare: (context, at) =>
      isUnshown(context, at) &&
      at < context.sentences.length - 2 &&
      mostOfRoles(context, context.sentences[at]!, ["close", "thanks"]) < SHOWN / 2,
    cards: ["Persuasion", "Structure"],
    code: "add_proof",
    tell: (words) => ({
      hears: `${words}\u00a0: vos concurrents le disent aussi.`,
      todo: "Dites qui y gagne, à quel moment de sa journée, et combien.",
      advice: `À la place de ${words}, dites qui y gagne, à quel moment de sa journée, et combien.`,
    }),
  },
  {
    // « Chaque geste compte »: an appeal that fits any cause.
    pattern: regexInLines("iu")`
      (?<![\p{L}])(?:
        chaque (?:geste|don|euro|voix|minute|action) compte|
        (?:ensemble,? )?(?:nous|on|vous) (?:pouvons|peut|pouvez) (?:tous |toutes |vraiment )?faire la différence|
        l['’]union fait la force|
        apport\p{L}{1,4} (?:sa|notre|votre|leur) (?:petite )?pierre à l['’]édifice|
        les petits ruisseaux font les grandes rivières|un monde meilleur
      )(?![\p{L}])
    `,
    isOwed: ({ form }) => form.asks,
    isBare: (context, at) => isUnshown(context, at),
    cards: ["Persuasion", "Authenticité", "Structure"],
    code: "add_proof",
    tell: (words) => ({
      hears: `${words}\u00a0: on l’entend dans tous les appels.`,
      todo: "Dites ce qu’une heure ou un don change, et pour qui.",
      advice: `À la place de ${words}, dites ce qu’une heure ou un don change, et pour qui.`,
    }),
  },
  {
    // « Ça s’est bien passé »: a result that does not say what changed.
    pattern: regexInLines("iu")`
      (?<![\p{L}])(?:
        (?:[çs]a|cela|tout) (?:
          (?:s['’]est|c['’]est) (?:
            (?:plutôt|très|super|vraiment|finalement|globalement|beaucoup|mieux|bien|assez) ?
          ){0,2}(?:passé|amélioré|arrangé|terminé|fini)|
          a (?:très |plutôt |super )?bien (?:marché|fini|tourné)
        )|
        (?:on a|j['’]ai|nous avons) (?:fini par |pu |réussi à )?
          (?:trouv(?:é|er) (?:une|des) solutions?|fait (?:le nécessaire|au mieux|de mon mieux))|
        (?:(?:le|la|les|mon|ma|mes) [\p{L}-]{3,14}|tout le monde|il|elle|ils|elles) (?:étai(?:t|ent)|a été|ont été) (?:très |super |vraiment |plutôt |tous )?
          (?:contents?|contentes?|satisfaite?s?|ravie?s?)
      )(?![\p{L}])
    `,
    isOwed: (context) => isAnswer(context) || context.form.name === "self",
    isBare: (context, at) => isUnshown(context, at),
    cards: ENDING,
    code: "tell_result",
    tell: (words) => ({
      hears: `${words}\u00a0: on ne sait pas ce qui avait changé.`,
      todo: "Dites ce que l’on pouvait constater ensuite.",
      advice: `À la place de ${words}, dites ce que l’on pouvait constater ensuite\u00a0: un nombre, un geste, une phrase entendue.`,
    }),
  },
  {
    // « J’ai appris plein de choses »: a lesson that is not stated.
    pattern: regexInLines("iu")`
      (?<![\p{L}])(?:
        (?:ça|cela) m['’]a (?:beaucoup|vraiment|énormément) (?:appris|apporté|aidée?)|
        j['’](?:y )?ai (?:beaucoup|énormément|plein de choses|vraiment|tellement) appris|
        j['’](?:y )?ai appris (?:beaucoup|énormément|plein|pas mal|tellement)(?: de choses)?|
        (?:très |vraiment |super )?enrichissante?s?|(?:une )?(?:très )?(?:belle|bonne|super) expérience
      )(?![\p{L}])
    `,
    isOwed: () => true,
    isBare: (context, at) => isUnshown(context, at),
    cards: ["Méthode STAR", "Authenticité", "Exemples concrets", "Pertinence", "Persuasion"],
    code: "tell_lesson",
    tell: (words) => ({
      hears: `${words}\u00a0: on ne sait pas ${/enrichi|expérience|apporté|aid/iu.test(words) ? "en quoi" : "quoi"}.`,
      todo: "Dites une seule chose que vous faites autrement depuis.",
      advice: `À la place de ${words}, dites une seule chose que vous faites autrement depuis.`,
    }),
  },
  {
    // « De nombreux clients »: a vague number.
    pattern: regexInLines("iu")`
      (?<![\p{L}])(?:
        plusieurs|de nombreux|de nombreuses|pas mal d(?:e |['’])|énormément d(?:e |['’])|
        beaucoup d(?:e |['’])|un certain nombre d(?:e |['’])
      ) ?(?:
        client|entreprise|école|mairie|association|projet|poste|mission|dossier|équipe|chantier|magasin|
        commune|famille|utilisateur|partenaire|commande|événement|stage|collègue|élève|patient|résident|
        adhérent|bénévole|habitant|commerçant|erreur|heure
      )(?:e?s)(?![\p{L}])
    `,
    isOwed: (context) => isOffer(context) || isEmployed(context),
    isBare: (context, at) => (context.sentences[at]?.figures.length ?? 0) === 0,
    cards: ["Persuasion", "Exemples concrets", "Clarté", "Structure"],
    code: "quantify_result",
    tell: (words) => ({
      hears: `${words}\u00a0: on ne sait pas combien.`,
      todo: "Dites le nombre, même à peu près, et nommez-en un.",
      advice: `Au lieu de ${words}, dites le nombre, même à peu près, et nommez-en un.`,
    }),
  },
];

/** Every sentence that stock phrases may produce; « $ » stands for the phrase. */
export const READY_MADE_TEXTS: readonly string[] = FAMILIES.flatMap(({ tell }) => {
  const { hears, todo, advice } = tell("$", "$");
  return [hears, todo, advice];
});

/** From this quality on, stock phrases are not reported, save a list of qualities, which no good text needs. */
const GOOD = 0.66;
const VERY_GOOD = 0.78;
/** « Organisée, rigoureuse, polyvalente ». */
const LISTED = /^je suis [^.;:!?]{4,30}, ?[\p{L}’'-]{4,16},? (?:et )?[\p{L}’'-]{4,16}$/iu;
const FEWEST_WORDS = 3;

/** Stock phrases used instead of something concrete: at most one per family, the surest first. */
export function findReadyMade(context: ClaimContext, unshown: Unshown): ReadyMade[] {
  if (context.quality >= VERY_GOOD) return [];
  const { content } = context.content.reading.input;
  const taken = new Set<SentenceReading>();
  return FAMILIES.flatMap(({ pattern, isOwed, isBare, cards, code, tell }): ReadyMade[] => {
    if (!isOwed(context)) return [];
    for (const [at, sentence] of context.sentences.entries()) {
      const said = pattern.exec(sentence.sentence.text);
      if (!said || sentence.sentence.words < FEWEST_WORDS || taken.has(sentence)) continue;
      if (context.quality >= GOOD && !LISTED.test(said[0])) continue;
      if (!unshown.has(sentence) || !isComplete(sentence) || sentence.isQuestion) continue;
      if (!isBare(context, at, said[0])) continue;
      const start = sentence.sentence.start + said.index;
      const place = { start, end: start + said[0].length };
      const quote = placeToQuote(content, sentence, place, CLAUSE);
      taken.add(sentence);
      const told = tell(showPlace(content, place), showPlace(content, quote));
      return [{ sentence, place, quote, cards, code, ...told }];
    }
    return [];
  });
}

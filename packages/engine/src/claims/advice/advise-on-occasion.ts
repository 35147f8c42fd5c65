import { tellsCountedDeed } from "../../content/verbs.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { sceneOfWork } from "./ask-of-poor-text.ts";
import type { QuestionKind } from "../../roles/question-kind.ts";
import type { AdviceCode } from "../../report.ts";
import type { ClaimContext, Option } from "../context/claim-context.ts";
import { asksForSteps, asksWhatOneFeels, isAboutAThing } from "./advise-on-steps.ts";
import { tellsItsFault } from "./advise-on-telling.ts";
import { heardChance } from "../listener/listener.ts";
import { partChance } from "../parts/part-chances.ts";
import { mostOfRoles, surest } from "../signs/pick-sentence.ts";
import { signsOf } from "../signs/sentence-signs.ts";
import type { FormName } from "../context/speech-form.ts";

type Asked = readonly [code: AdviceCode, text: string];

/** What an interviewer expects for each kind of question, as something to do. */
const BY_QUESTION: Partial<Record<QuestionKind, readonly Asked[]>> = {
  introduction: [
    [
      "link_to_job",
      "Dites d’abord ce que vous faites et depuis quand, puis une chose que vous avez réussie, puis ce que vous cherchez ici.",
    ],
    [
      "cut_length",
      "Gardez l’expérience qui ressemble le plus à ce poste, racontez-en un moment, et passez vite sur les autres.",
    ],
  ],
  motivation: [
    [
      "link_to_job",
      "Dites ce qui vous attire chez eux et que vous ne trouveriez pas ailleurs, puis ce que vous leur apportez dès le premier mois.",
    ],
  ],
  studies: [
    ["link_to_job", "Dites ce que vous voulez apprendre là, et ce que vous avez déjà fait qui y mène."],
  ],
  // Why this candidate and nobody else.
  choice: [
    ["add_example", "Prenez ce que ce poste demande le plus, et racontez le jour où vous l’avez déjà fait."],
  ],
  drive: [["add_example", "Répondez en une phrase, puis racontez une journée où vous l’avez vécu."]],
  strengths: [["add_example", "Gardez une seule qualité, et racontez le jour où elle a servi."]],
  weaknesses: [
    [
      "add_example",
      "Nommez un vrai défaut, racontez un jour où il vous a coûté, et dites ce que vous faites depuis.",
    ],
  ],
  future: [
    [
      "link_to_job",
      "Dites ce que vous voulez savoir faire dans quelques années, et ce que vous ferez ici, dès cette année, pour y arriver.",
    ],
  ],
  leaving: [
    [
      "drop_irrelevant",
      "Deux phrases sur le départ, sans grief, et tout le reste sur ce que vous cherchez et que ce poste offre.",
    ],
  ],
  method: [["add_example", "Partez d’un cas que vous avez eu, et dites vos gestes dans l’ordre."]],
  salary: [["drop_hedges", "Dites votre chiffre, une raison qui compte pour eux, puis taisez-vous."]],
  reverse: [
    [
      "answer_the_question",
      "Posez d’abord la question dont la réponse vous ferait dire oui ou non, et laissez de côté ce que l’annonce dit déjà.",
    ],
  ],
  other: [["add_example", "Répondez en une phrase, puis racontez le moment qui l’explique."]],
};

/** The same, of an answer that tells what was done already: it is not asked for the day when it was. */
const AFTER_A_DEED: Partial<Record<QuestionKind, readonly Asked[]>> = {
  introduction: [
    [
      "link_to_job",
      "Dites d’abord ce que vous faites et depuis quand, puis votre réussite chiffrée, puis ce que vous cherchez ici.",
    ],
  ],
  choice: [
    [
      "link_to_job",
      "Dites d’abord ce que ce poste demande, puis votre exemple, puis ce que vous en referiez ici.",
    ],
  ],
  drive: [["reorder", "Répondez en une phrase, puis seulement l’exemple."]],
  strengths: [
    [
      "drop_irrelevant",
      "Dites d’abord la qualité que votre exemple montre, puis l’exemple, et rien d’autre.",
    ],
  ],
  weaknesses: [
    [
      "reorder",
      "Le défaut en une phrase, le jour où il vous a coûté, puis ce que vous faites depuis\u00a0: arrêtez-vous là.",
    ],
  ],
};

/** A conflict between people: a merely difficult situation does not count. */
const CONFLICT = regexInLines("iu")`
  (?<!\p{L})(?:
    conflits?|désaccords?|tensions?|collègues?|
    (?:client|patient|usager|élève|personne|interlocut|supérieur|caractère)\p{L}{0,5} difficiles?|
    mécontente?s?|énervée?s?
  )(?!\p{L})
`;
const FAILURE = /(?<!\p{L})(?:échecs?|échoué|erreurs?|ratée?s?|regrett?\p{L}*|trompée?)(?!\p{L})/iu;
const OF_CONFLICT: Asked = [
  "tell_your_part",
  "Racontez un seul désaccord\u00a0: ce que chacun voulait, votre part, et comment vous travaillez ensemble depuis.",
];
const OF_FAILURE: Asked = [
  "tell_your_part",
  "Dites l’erreur en une phrase, votre part sans détour, et ce que vous faites autrement depuis.",
];
/** Months without a job. */
const GAP =
  /(?<!\p{L})(?:trou|coupure|interruption|inactivité|sans (?:emploi|travail|poste)|arrêtée? de travailler)(?!\p{L})/iu;
const OF_GAP: Asked = [
  "cut_length",
  "Dites en deux phrases ce que vous faisiez alors, sans vous excuser, puis ce qui vous amène à ce poste.",
];
/** « Présentez votre stage »: the jury wants to hear what was done and offers no job. */
export const presentsAStay = (question: string | null | undefined): boolean => OF_A_STAY.test(question ?? "");
const OF_A_STAY =
  /(?<!\p{L})(?:votre|ton|mon|ce|le|du) (?:stage|alternance|apprentissage|rapport|mémoire)(?!\p{L})/iu;
/** « Êtes-vous mobile ? » can be answered in one word; « pouvez-vous nous dire… ? » cannot. */
const CLOSED = /^(?:et |alors,? )?(?:avez|êtes|seriez|accept(?:ez|eriez)|parlez)-vous(?!\p{L})/iu;
const OF_CLOSED: Asked = [
  "cut_length",
  "Répondez par oui ou par non dès le premier mot, puis donnez la raison ou la condition en une phrase.",
];
const OF_EPISODE: Asked = [
  "add_example",
  "Choisissez un seul épisode\u00a0: la situation en une phrase, vos gestes un par un, puis ce que cela a changé.",
];

/** Pressure, criticism: a day on which it happened answers better than gestures in order. */
const OF_A_DAY: Asked = [
  "add_example",
  "Racontez un jour où c’est arrivé\u00a0: ce que vous avez fait, et comment cela a fini.",
];
const OF_A_DAY_TOLD: Asked = [
  "reorder",
  "Commencez par le jour où c’est arrivé, et dites comment cela a fini\u00a0: le reste s’y entend.",
];

const BY_FORM: Partial<Record<FormName, readonly Asked[]>> = {
  product: [
    [
      "state_problem",
      "Commencez par une personne qui en a besoin\u00a0: ce qu’elle fait aujourd’hui sans vous, et ce qui change avec vous.",
    ],
    [
      "add_proof",
      "Choisissez l’argument que ceux qui vous écoutent répéteront, donnez-en la preuve, et laissez les autres.",
    ],
    ["state_solution", "Dites en une phrase ce que c’est, pour qui, à quel prix, et ce que cela change."],
  ],
  demonstration: [
    [
      "state_solution",
      "Montrez une seule chose, du début à la fin, et dites ce qu’elle évite à celui qui s’en sert.",
    ],
  ],
  told: [
    ["cut_length", "Commencez juste avant que cela bascule\u00a0: le reste, dites-le après, ou pas."],
    [
      "add_example",
      "Restez plus longtemps sur le moment qui compte\u00a0: ce que vous avez vu, ce qui s’est dit.",
    ],
  ],
  persuasion: [
    [
      "make_request",
      "Dites dès le début ce que vous demandez à ceux qui vous écoutent, puis la raison qui les touche, eux.",
    ],
    [
      "warm_up",
      "À la place des reproches, donnez un fait que chacun ici peut vérifier, et dites ce que vous proposez.",
    ],
  ],
  exposition: [
    [
      "reorder",
      "Dites au début, en une phrase, l’idée à retenir, et redites-la à la fin avec d’autres mots.",
    ],
  ],
  announcement: [
    [
      "reorder",
      "Dites la nouvelle dans la première phrase, puis la date, puis ce que cela change pour ceux qui vous écoutent.",
    ],
  ],
};

const SAYS_THANKS = 0.5;
const SEVERAL = 3;

/**
 * What listeners expect on such an occasion; each option is weighed before it is shown. When the occasion was guessed,
 * readers found one in three useful, else one in two.
 */
export function adviseOnOccasion(context: ClaimContext): Option[] {
  const { content, form } = context;
  const { questionKind } = content.form;
  const question = content.reading.input.question ?? "";
  // A thing or steps call for no episode of one's life: other advice covers these.
  if (isAboutAThing(context) || asksForSteps(context)) return [];
  const isTold =
    tellsItsExample(context) ||
    (questionKind === "weaknesses" &&
      surest(context, { families: ["lived"] }) >= COST_A_DAY &&
      !NO_WEAKNESS.test(content.reading.input.content));
  const asked: Asked[] = [
    ...(content.reading.input.pitchType === "rh"
      ? saysItsWay(context)
        ? []
        : withoutDone(context, askedBy(questionKind, question, isTold, opensOnQuality(context)))
      : []),
    ...(form.isSure ? (BY_FORM[form.name] ?? []) : []),
  ];
  if (questionKind === "behavioural")
    asked.push(FAILURE.test(question) ? OF_FAILURE : CONFLICT.test(question) ? OF_CONFLICT : OF_EPISODE);
  if (form.name === "tribute" && form.isSure) asked.push(...adviseOnTribute(context));
  if (form.name === "exposition" && form.isSure) asked.push(...adviseOnExposition(context));
  // About a book, ask for one scene of it, not for a personal case (`ask-of-poor-text.ts`).
  const isOfWork = sceneOfWork(question) !== null;
  return asked
    .filter(([code]) => !(isOfWork && code === "add_example"))
    .filter(([code]) => code !== "drop_hedges" || !asksPlainly(context))
    .map(([code, text]) => ({ code, rule: "whole", worth: LEAST, text }));
}
const LEAST = 0.12;

/**
 * Whether one amount is named without apology: « dites votre chiffre, puis taisez-vous » would ask for what is done
 * already.
 */
const asksPlainly = (context: ClaimContext): boolean =>
  surest(context, { roles: ["amount"] }) >= TOLD &&
  heardChance(context, "excuses") < EXCUSED &&
  !BETWEEN.test(context.content.reading.input.content);
/** « Je vise entre 34 000 et 37 000 euros »: a range is not one amount. */
const BETWEEN = /(?<!\p{L})(?:vise|demande|souhait|voudrais|aimerais|espère)[^.!?]{0,40} entre(?!\p{L})/iu;
const TOLD = 0.5;
const EXCUSED = 0.2;

/**
 * An answer that tells what its speaker did with two figures in one sentence, or one on oneself that tells it in
 * several sentences, with a figure in one of them.
 */
export function tellsItsExample({ content, sentences }: ClaimContext): boolean {
  if (content.reading.input.pitchType === "rh" && sentences.some(tellsCountedDeed)) return true;
  const kind = content.form.questionKind;
  const takesADeed =
    AFTER_A_DEED[kind] !== undefined || asksWhatOneFeels(content.reading.input.question ?? "");
  if (kind === "introduction" || !takesADeed) return false;
  const deeds = sentences.filter((sentence) => signsOf(content, sentence).iActed);
  return deeds.length >= DEEDS && deeds.some(({ figures }) => figures.length > 0);
}
const DEEDS = 2;

/** « Je suis rapide et je ne m'énerve pas. Un samedi d'août… »: the quality comes before the deed that shows it. */
function opensOnQuality({ content, sentences, roles }: ClaimContext): boolean {
  const first = sentences.find((sentence) => sentence.sentence.words >= QUALITY_WORDS.least);
  return (
    first !== undefined &&
    first.sentence.words <= QUALITY_WORDS.most &&
    !signsOf(content, first).iActed &&
    roles.of(first, "strength") >= NAMED
  );
}
const QUALITY_WORDS = { least: 4, most: 25 };
const NAMED = 0.3;
const WHERE_IT_SERVES: Asked = [
  "link_to_job",
  "Finissez par une phrase\u00a0: où cette qualité vous servirait, dans ce poste.",
];

/** « Je voudrais être cheffe de partie »: an aim that has a name. */
const AIMS = regexInLines("iu")`
  (?<![\p{L}])(?:être|devenir|deviendr\p{L}{2,4}|passer|serai|serais|diriger|ouvrir|tenir|reprendre) (?:une? |le |la |mon |ma |l[’'])?
  (?!épanoui|heureu|utile|autonome|reconnu|quelqu|fi[eè]re?|toujours|encore|plus|des responsabilités|des défis)
  \p{L}{4,20}
`;
/** « La première année c’est poste froid »: a step on the way, with its time or its school. */
const STEPS_TO_IT = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:la |ma )?(?:première|deuxième|seconde|troisième) année|l[’']an prochain|l[’']année prochaine|
    (?:le |un |mon |au )(?:cfa|brevet|bts|cap|bac|concours|permis|master|diplôme)|en alternance|en 20\d\d
  )(?![\p{L}])
`;
/** Whether an answer on the future says already what is aimed at and by which steps. */
export const saysItsWay = ({ content }: ClaimContext): boolean => {
  const { content: text } = content.reading.input;
  return content.form.questionKind === "future" && AIMS.test(text) && STEPS_TO_IT.test(text);
};

function askedBy(
  kind: QuestionKind,
  question: string,
  isTold: boolean,
  isQualityFirst: boolean,
): readonly Asked[] {
  if (kind === "method" && asksWhatOneFeels(question)) return [isTold ? OF_A_DAY_TOLD : OF_A_DAY];
  if (kind === "strengths" && isTold && isQualityFirst) return [WHERE_IT_SERVES];
  if (kind === "introduction" && presentsAStay(question)) return [];
  if (kind === "other" && GAP.test(question)) return [OF_GAP];
  if (kind === "other" && CLOSED.test(question)) return [OF_CLOSED];
  return (isTold ? AFTER_A_DEED[kind] : null) ?? BY_QUESTION[kind] ?? [];
}

/** From this chance on, the day when a weakness cost something is told, with or without a figure. */
const COST_A_DAY = 0.7;
/** Named instead of a weakness. */
const NO_WEAKNESS =
  /(?<!\p{L})(?:suis|est|c['’]est|trop) (?:\p{L}{1,12} ){0,2}(?:perfectionniste|le perfectionnisme|exigeante?|impliquée?)(?!\p{L})|travaille trop/iu;

/** « Ça fait neuf ans », « depuis 2015 »: how long. */
const SAYS_SINCE =
  /(?<![\p{L}])(?:depuis (?!mon enfance|toujours|longtemps)|(?:ça|cela) fait|il y a|pendant)[^.;!?]{0,24}(?:ans?|mois|années?|\d{4})(?![\p{L}])/iu;
/** « Je cherche un poste plus près »: what for. */
const SAYS_WHAT_FOR =
  /(?<![\p{L}])(?:je (?:re)?cherche|je (?:souhaite|voudrais)|j['’]aimerais|je suis à la recherche)(?![\p{L}])/iu;
const WHAT_IS_LEFT: Asked = [
  "add_example",
  "Vous dites ce que vous faites et ce que vous cherchez\u00a0: entre les deux, racontez une chose que vous avez réussie, en deux phrases.",
];

/** The same without what the text already does in that order. */
function withoutDone(context: ClaimContext, asked: readonly Asked[]): readonly Asked[] {
  const { content: text } = context.content.reading.input;
  const { questionKind } = context.content.form;
  const isDone = SAYS_SINCE.test(text) && SAYS_WHAT_FOR.test(text);
  if (questionKind === "weaknesses" && tellsItsFault(context)) return [];
  if (questionKind === "introduction" && isDone && !tellsItsExample(context))
    return asked.map((each) => (each[0] === "link_to_job" ? WHAT_IS_LEFT : each));
  return asked;
}

function adviseOnTribute(context: ClaimContext): Asked[] {
  const name = mostNamed(context);
  const asked: Asked[] = [
    [
      "add_example",
      name
        ? `Racontez un seul souvenir avec ${name}, de ceux que personne d’autre n’a\u00a0: où vous étiez, ce qui s’est dit.`
        : "Racontez un seul souvenir, de ceux que personne d’autre n’a\u00a0: où vous étiez, ce qui s’est dit.",
    ],
  ];
  const thanks = context.sentences.filter(
    (sentence) => mostOfRoles(context, sentence, ["thanks"]) >= SAYS_THANKS,
  );
  if (thanks.length >= SEVERAL)
    asked.push([
      "cut_length",
      "Regroupez les mercis en une phrase, et gardez le temps gagné pour une personne et un geste.",
    ]);
  return asked;
}

/** What is explained or presented: by the occasion that the user named, and by the first words. */
const EXPOSED: readonly (readonly [RegExp, Asked])[] = [
  [
    /(?<!\p{L})recettes? (?:de |du |d[’']|qu)/iu,
    [
      "add_example",
      "Racontez la dernière fois que vous l’avez faite\u00a0: pour qui, et ce qui s’est dit à table.",
    ],
  ],
  [
    /(?<!\p{L})(?:mon|ma|notre|son|sa|votre) (?:\p{L}+ )?(?:village|ville|région|quartier|commune|vallée|île)(?!\p{L})/iu,
    [
      "add_example",
      "Choisissez un seul endroit, et faites-le voir\u00a0: qui l’on y croise, ce que l’on y entend.",
    ],
  ],
  [
    /(?<!\p{L})(?:soutenance|rapport|présent\p{L}+) (?:de |du |d[’']un |mon |votre |son )?stage|mon stage/iu,
    [
      "add_example",
      "Dites une chose que vous avez faite pendant ce stage, et ce qu’elle a changé pour quelqu’un.",
    ],
  ],
  [
    /(?<!\p{L})(?:thèse|mémoire de|mes (?:travaux|recherches))(?!\p{L})/iu,
    [
      "reorder",
      "Dites en une phrase la question à laquelle vous répondez, puis la première chose que vous avez trouvée.",
    ],
  ],
  [
    /(?<!\p{L})(?:éloquence|faut-il|doit-on|peut-on)(?!\p{L})/iu,
    ["add_example", "Prenez parti dès la première phrase, et défendez-le par une chose que vous avez vue."],
  ],
];
const FIRST_CHARACTERS = 300;
/** What fits any explanation, where neither an example nor anything lived is heard in it. */
const OF_ANY_EXPOSITION: Asked = [
  "add_example",
  "Partez d’une seule chose que l’on peut voir ou entendre, et expliquez le reste à partir d’elle.",
];
const EXPLAINED_BY = { example: 0.8, lived: 0.7 };

function adviseOnExposition(context: ClaimContext): readonly Asked[] {
  const { question, content } = context.content.reading.input;
  const start = content.slice(0, FIRST_CHARACTERS);
  const known =
    EXPOSED.find(([words]) => words.test(question ?? "")) ?? EXPOSED.find(([words]) => words.test(start));
  if (known) return [known[1]];
  const isShown =
    (partChance(context, "example") ?? 0) >= EXPLAINED_BY.example ||
    surest(context, { families: ["lived"] }) >= EXPLAINED_BY.lived;
  return isShown ? [] : [OF_ANY_EXPOSITION];
}

/** The most frequent first name; null if none is said twice. */
function mostNamed({ content, sentences }: ClaimContext): string | null {
  const text = content.reading.input.content;
  const counts = new Map<string, number>();
  for (const { names } of sentences)
    for (const { start, end } of names) {
      const name = text.slice(start, end);
      if (FIRST_NAME.test(name) && !NOT_BEFORE_FIRST_NAME.test(text.slice(Math.max(0, start - 12), start)))
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && most[1] > 1 ? most[0] : null;
}
const FIRST_NAME = /^(?!Sainte?-)\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u;
/** « M. Perrin », « en Vendée »: a surname, or a place. */
const NOT_BEFORE_FIRST_NAME = /(?<!\p{L})(?:en|vers|rue|mme|m\.|monsieur|madame|docteur|maître) $/iu;

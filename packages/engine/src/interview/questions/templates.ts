import { holdsAny, plainText } from "../plain-text.ts";
import { deedOf, isSavoirEtre, nameSavoirEtre } from "../savoir-etre.ts";
import type { InterviewPlan, PlanQuestion, QuestionKind, Skill } from "../plan.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { judgeSide } from "../advert/judge-side.ts";
import { readSentence } from "../../reading/read-sentence.ts";
import { genderOf } from "./noun-gender.ts";
import { atEmployer, theEmployer } from "./name-employer.ts";
import { formOf, lowerFirst, opensWithName, sayable, type SubjectForm } from "./say-subject.ts";

/** Subject of the general questions, which fit any plan. */
export const ANY_SUBJECT = "le poste";

/**
 * A question for each grammatical form of the advert's words: « {x} » stands for them, « {de x} » for them after
 * « de ». A noun of an advert has no article, so it can only be said after « de » or « côté ».
 */
type Template = readonly [QuestionKind, Readonly<Record<SubjectForm, string>>];

const HARD: readonly Template[] = [
  [
    "technique",
    {
      infinitif:
        "Vous aurez à {x}. Racontez la dernière fois que vous l’avez fait : pour qui, et avec quel résultat ?",
      nom: "Parlons {du x}. Racontez-moi un travail récent qui montre ce que vous savez faire : qu’avez-vous obtenu ?",
      phrase:
        "Dans ce poste, vous {x}. Racontez une fois où vous l’avez fait : pour qui, et avec quel résultat ?",
      citation:
        "L’annonce demande : « {x} ». Racontez un travail récent qui le montre. Qu’avez-vous obtenu ?",
    },
  ],
  [
    "technique",
    {
      infinitif: "Quand il faut {x}, qu’est-ce qui est le plus difficile, et comment vous en sortez-vous ?",
      nom: "Côté {x}, quelle est la plus grosse difficulté que vous ayez rencontrée, et comment l’avez-vous résolue ?",
      phrase:
        "Dans ce poste, vous {x}. Qu’est-ce qui est le plus difficile, et comment vous en sortez-vous ?",
      citation:
        "L’annonce demande : « {x} ». Quelle est la plus grosse difficulté que vous y ayez rencontrée ?",
    },
  ],
  [
    "parcours",
    {
      infinitif: "Où avez-vous appris à {x}, et quand l’avez-vous fait pour la dernière fois ?",
      nom: "Parlons {du x}. D’où vient ce que vous en savez, et quand cela vous a-t-il servi pour la dernière fois ?",
      phrase:
        "Dans ce poste, vous {x}. Où l’avez-vous appris, et quand l’avez-vous fait pour la dernière fois ?",
      citation:
        "L’annonce demande : « {x} ». Où l’avez-vous appris, et quand l’avez-vous pratiqué pour la dernière fois ?",
    },
  ],
  [
    "situation",
    {
      infinitif: "Un collègue débute. Il doit {x} et vous demande de l’aide. Par quoi commencez-vous ?",
      nom: "Un collègue qui débute vous demande de l’aide. Côté {x}, par quoi commencez-vous avec lui ?",
      phrase:
        "Dans ce poste, vous {x}. Un collègue qui débute vous demande de l’aide : par quoi commencez-vous ?",
      citation:
        "Un collègue débute et vous demande de l’aide sur ce point : « {x} ». Par quoi commencez-vous ?",
    },
  ],
  [
    "technique",
    {
      infinitif: "Comment vérifiez-vous votre travail quand il faut {x} ?",
      nom: "Côté {x}, comment vérifiez-vous que votre travail est bon avant de le rendre ?",
      phrase: "Dans ce poste, vous {x}. Comment vérifiez-vous que c’est bien fait ?",
      citation: "Sur ce point, « {x} », comment vérifiez-vous que votre travail est bon avant de le rendre ?",
    },
  ],
  [
    "projet",
    {
      infinitif: "Pour mieux {x}, que voudriez-vous encore apprendre ?",
      nom: "Côté {x}, que voudriez-vous encore apprendre, et comment vous y prendriez-vous ?",
      phrase: "Dans ce poste, vous {x}. Que voudriez-vous encore apprendre pour le faire mieux ?",
      citation: "Sur ce point, « {x} », que voudriez-vous encore apprendre ?",
    },
  ],
];
/** Diplomas, rights to practise, years: they are held or not, which calls for other questions. */
const TITLE: readonly Template[] = [
  ["parcours", everyForm("L’annonce demande : {x}. Qu’est-ce qui, dans votre parcours, y répond ?")],
];
const TITLES =
  "dees=|deas=|deap=|deeje=|deaes=|certiphyto|dejeps|bpjeps|deme=|caferuis|cafdes|bafa|bafd|fimo|fco=|carte conducteur|ssiap|diplome|bac=|bac+|licence=|master|bts|but=|dut|deug|cap=|bep|dcg|dscg|titre pro|certificat|certification|habilitation|caces|permis|attestation|afgsu|sst=|brevet|carte pro|experience|ans d|annees d";
/** Studies; « la formation des collègues » is a duty. */
const STUDIES =
  /^(?:de |une )?formation (?:bac|sup|en |initiale|de niveau|technique|d |ingenieur|commerciale|comptable|minimum)/;
/** Things that a candidate has or brings: ask whether and since when, not how well. */
const OWNED: readonly Template[] = [
  ["conditions", everyForm("L’annonce demande : {x}. Est-ce votre cas, et depuis quand ?")],
];
const OWNED_THINGS = regexInLines("")`
  ^(?:
    permis|vehicule|voiture|outillage|outils? perso|
    tenue (?:correcte|soignee|professionnelle|adaptee|propre|vestimentaire|de travail|de securite)|
    ordinateur perso|telephone perso|moyen de locomotion
  )
`;
/** Years of experience are told, not just held. */
const EXPERIENCE: readonly Template[] = [
  [
    "parcours",
    everyForm(
      "Nous demandons {x}. Racontez-moi votre parcours de ce côté : où, combien de temps, et qu’y faisiez-vous ?",
    ),
  ],
];
/** Experience that is only wished for: who has none must be able to answer. */
const EXPERIENCE_WISHED: readonly Template[] = [
  [
    "parcours",
    everyForm(
      "L’annonce souhaite {x}, sans l’exiger. Qu’avez-vous déjà fait qui s’en rapproche, et qu’en avez-vous retenu ?",
    ),
  ],
];
/** Questions on a quality, from the advert or from the job sheet. */
const QUALITY: readonly Template[] = [
  [
    "comportement",
    {
      infinitif: "Racontez-moi une fois où il vous a été difficile {de x}. Qu’avez-vous changé depuis ?",
      nom: "Racontez-moi une fois où vous avez manqué {de x}. Qu’avez-vous changé depuis ?",
      ...quoted(
        "Dans l’annonce, il y a « {x} ». Racontez-moi une fois où cela n’a pas été facile : qu’avez-vous changé depuis ?",
      ),
    },
  ],
  [
    "comportement",
    {
      infinitif: "Qui, parmi vos anciens collègues, dirait que vous savez {x}, et quel fait citerait-il ?",
      nom: "Qui, parmi vos anciens collègues, dirait que vous faites preuve {de x}, et quel fait citerait-il ?",
      ...quoted("Si je lisais à un ancien collègue « {x} », quel fait précis citerait-il à votre sujet ?"),
    },
  ],
  [
    "situation",
    {
      infinitif: "Un matin, rien ne se passe comme prévu. Comment faites-vous pour {x} quand même ?",
      nom: "Un matin, rien ne se passe comme prévu. À quoi verrait-on que vous faites preuve {de x} ?",
      ...quoted(
        "Un matin, rien ne se passe comme prévu. L’annonce dit « {x} » : à quoi le verrait-on chez vous ce jour-là ?",
      ),
    },
  ],
];
/** A language is tested by its use. */
const LANGUAGE: readonly Template[] = [
  [
    "technique",
    everyForm(
      "Parlons {de x}. Racontez-moi un échange récent dans cette langue : avec qui, sur quoi, et qu’avez-vous obtenu ?",
    ),
  ],
  ["parcours", everyForm("Côté {x}, où et avec qui pratiquez-vous cette langue aujourd’hui ?")],
];
const LANGUAGES = regexInLines("")`
  ^(?:(?:bon|tres bon) niveau (?:d |en |de )|maitrise de l |pratique de l )?(?:
    anglais|english|allemand|espagnol|italien|portugais|neerlandais|arabe|chinois|mandarin|japonais|russe|polonais|turc|
    norvegien|suedois|danois|roumain|ukrainien|langue des signes|lsf
  )(?: |$)
`;
const SOFT: readonly Template[] = [
  [
    "comportement",
    {
      infinitif: "Dans ce poste, il faut {x}. Dans quelle situation récente l’avez-vous fait ?",
      nom: "Dans l’annonce, nous parlons {de x}. Dans quelle situation récente en avez-vous fait preuve ?",
      ...quoted(
        "Dans l’annonce, il y a « {x} ». Qu’est-ce que cela veut dire pour vous, et quand l’avez-vous montré ?",
      ),
    },
  ],
  ...QUALITY,
];
/** Qualities from the job sheet: the advert does not ask for them. */
const SOFT_OF_SHEET: readonly Template[] = [
  [
    "comportement",
    {
      infinitif: "Dans ce métier, il faut {x}. Dans quelle situation récente l’avez-vous fait ?",
      nom: "Dans ce métier, on a besoin {de x}. Dans quelle situation récente en avez-vous fait preuve ?",
      ...quoted(
        "Dans ce métier, cela compte : {x}. Qu’est-ce que cela veut dire pour vous, et quand l’avez-vous montré ?",
      ),
    },
  ],
  ...QUALITY,
];
const MISSION: readonly Template[] = [
  [
    "parcours",
    {
      infinitif: "Vous aurez à {x}. Quelle expérience comparable pouvez-vous nous raconter ?",
      nom: "Côté {x}, quelle expérience comparable pouvez-vous nous raconter ?",
      phrase: "Dans ce poste, vous {x}. Quelle expérience comparable pouvez-vous nous raconter ?",
      citation:
        "L’une de vos missions sera : « {x} ». Quelle expérience comparable pouvez-vous nous raconter ?",
    },
  ],
  [
    "situation",
    {
      infinitif: "Pour {x}, par quoi commenceriez-vous la première semaine ?",
      nom: "Côté {x}, par quoi commenceriez-vous la première semaine ?",
      phrase: "Dans ce poste, vous {x}. Par quoi commenceriez-vous la première semaine ?",
      citation: "« {x} » : par quoi commenceriez-vous la première semaine ?",
    },
  ],
  [
    "technique",
    {
      infinitif: "Quand il faut {x}, à quoi voyez-vous que c’est réussi ?",
      nom: "Parlons {du x}. À quoi voyez-vous que c’est réussi ?",
      phrase: "Dans ce poste, vous {x}. À quoi voit-on que c’est réussi ?",
      citation: "« {x} » : à quoi voit-on que c’est réussi ?",
    },
  ],
  [
    "comportement",
    {
      infinitif: "Pour {x}, avec qui faut-il s’entendre, et que faites-vous quand on n’est pas d’accord ?",
      nom: "Parlons {du x}. Avec qui faut-il s’entendre, et que faites-vous quand on n’est pas d’accord ?",
      phrase:
        "Dans ce poste, vous {x}. Avec qui faut-il s’entendre, et que faites-vous quand on n’est pas d’accord ?",
      citation: "« {x} » : avec qui faut-il s’entendre, et que faites-vous quand on n’est pas d’accord ?",
    },
  ],
];
const CONDITION: readonly Template[] = [
  [
    "conditions",
    {
      ...everyForm(
        "L’annonce précise : {x}. Avez-vous déjà travaillé ainsi, et comment vous organiserez-vous ?",
      ),
      citation:
        "L’annonce précise : « {x} ». Avez-vous déjà travaillé ainsi, et comment vous organiserez-vous ?",
    },
  ],
];
/** A contract is accepted or not: nobody « works so ». */
const CONTRACT: readonly Template[] = [
  ["conditions", everyForm("L’annonce précise : {x}. Cela vous convient-il, et qu’en attendez-vous ?")],
];
const CONTRACTS =
  /^(?:(?:poste|contrat|mission|emploi) (?:en |d |de )?)?(?:cdd|cdi|interim|stage|contrat saisonnier|remplacement)\b/;
const isContract = (condition: string) =>
  CONTRACTS.test(plainText(condition)) &&
  !holdsAny(
    plainText(condition),
    "nuit|samedi|dimanche|week end|deplacement|astreinte|horaire|teletravail|roulement",
  );
/** Conditions worth a question: those that constrain the candidate. */
const CONSTRAINTS =
  "nuit|samedi|dimanche|week end|weekend|deplacement|astreinte|horaire|3x8|2x8|5x8|decoupe|coupure|temps partiel|vehicule|permis|cdd=|interim|saison|feries|exterieur|charges|itineran|mobilite|roulement|teletravail|remplacement";
const WORDS_MAX = 160;
const COMPANY: readonly Template[] = [
  ["motivation", everyForm("Qu’est-ce qui vous attire {chez x}, et que savez-vous de son activité ?")],
  ["projet", everyForm("Qu’aimeriez-vous avoir réussi {chez x} au bout de la première année ?")],
  [
    "motivation",
    everyForm("Qu’avez-vous lu ou entendu {sur x} qui vous a décidé à vous porter candidat ou candidate ?"),
  ],
  ["autre", everyForm("Que demanderiez-vous à quelqu’un qui travaille déjà {chez x} ?")],
];
const GENERAL: readonly Template[] = [
  ["parcours", everyForm("Présentez-vous en deux minutes, en gardant ce qui sert à ce poste.")],
  ["motivation", everyForm("Pourquoi ce poste, et pourquoi maintenant ?")],
  ["salaire", everyForm("Quelle rémunération attendez-vous, et sur quoi vous appuyez-vous ?")],
  ["autre", everyForm("Quelles questions souhaitez-vous nous poser ?")],
  ["projet", everyForm("Qu’aimeriez-vous avoir appris dans deux ans ?")],
  [
    "comportement",
    everyForm(
      "Racontez un désaccord avec un responsable : qu’avez-vous dit, et comment cela s’est-il terminé ?",
    ),
  ],
  [
    "comportement",
    everyForm("Parlez-moi d’une erreur que vous avez commise au travail. Qu’en avez-vous fait ?"),
  ],
  ["parcours", everyForm("Quelle expérience de votre parcours vous prépare le mieux à ce poste ?")],
  [
    "situation",
    everyForm("Deux personnes vous confient chacune une urgence pour ce soir. Que faites-vous ?"),
  ],
  ["projet", everyForm("Que voudriez-vous avoir compris à la fin de votre premier mois ?")],
  [
    "conditions",
    everyForm("Quand pourriez-vous commencer, et de quoi avez-vous besoin pour bien travailler ?"),
  ],
  ["motivation", everyForm("Qu’est-ce qui vous ferait refuser ce poste ?")],
  [
    "parcours",
    everyForm(
      "De quelle réalisation professionnelle tirez-vous le plus de fierté, et quel y fut votre rôle exact ?",
    ),
  ],
  [
    "comportement",
    everyForm("Racontez une critique que l’on vous a faite au travail et ce que vous en avez gardé."),
  ],
  [
    "situation",
    everyForm("On vous donne une consigne que vous trouvez mauvaise. Que dites-vous, et à qui ?"),
  ],
  ["technique", everyForm("Décrivez une journée de travail bien organisée : qu’y faites-vous en premier ?")],
  [
    "comportement",
    everyForm("Parlez-moi d’une fois où vous avez dû apprendre vite quelque chose de nouveau."),
  ],
  ["projet", everyForm("Sur quoi souhaitez-vous être jugé au bout de six mois ?")],
  [
    "parcours",
    everyForm("Qu’avez-vous appris dans votre dernier emploi ou votre dernière formation qui servira ici ?"),
  ],
  [
    "situation",
    everyForm("Vous voyez qu’un délai ne sera pas tenu. Quand le dites-vous, et que proposez-vous ?"),
  ],
  ["motivation", everyForm("Qu’est-ce qui vous donne envie de vous lever pour aller travailler ?")],
  ["conditions", everyForm("Dans quelles conditions travaillez-vous le mieux, et lesquelles vous gênent ?")],
  [
    "comportement",
    everyForm("Racontez un travail mené à plusieurs : qui faisait quoi, et qu’avez-vous apporté ?"),
  ],
  ["autre", everyForm("Que diriez-vous de vous en trois mots, avec une preuve pour chacun ?")],
  [
    "situation",
    everyForm("Un client ou un usager s’emporte contre vous. Que faites-vous dans la première minute ?"),
  ],
  [
    "parcours",
    everyForm("Pourquoi quittez-vous votre poste actuel, ou pourquoi avez-vous quitté le dernier ?"),
  ],
  ["technique", everyForm("Comment vous tenez-vous au courant de ce qui change dans votre métier ?")],
  ["salaire", everyForm("Hors salaire, qu’est-ce qui compte pour vous dans une proposition d’embauche ?")],
  [
    "comportement",
    everyForm("Parlez-moi d’une décision que vous avez dû prendre sans avoir toutes les informations."),
  ],
  ["projet", everyForm("Où ce poste doit-il vous mener dans les trois à cinq ans ?")],
  ["situation", everyForm("Un collègue ne fait pas sa part. Comment vous y prenez-vous ?")],
  ["parcours", everyForm("Quel est le point faible de votre candidature, et comment le compensez-vous ?")],
  [
    "motivation",
    everyForm("Parmi les missions de ce poste, laquelle vous plaît le plus, et laquelle le moins ?"),
  ],
  ["comportement", everyForm("Racontez un échec et ce que vous feriez autrement aujourd’hui.")],
  ["technique", everyForm("Comment préparez-vous une tâche que vous n’avez encore jamais faite ?")],
  ["autre", everyForm("Que retiendrions-nous de vous si nous ne gardions qu’une phrase de cet entretien ?")],
  [
    "situation",
    everyForm("Votre responsable s’absente et une décision ne peut pas attendre. Que faites-vous ?"),
  ],
  [
    "conditions",
    everyForm("Comment vous organisez-vous quand votre charge de travail double pendant une semaine ?"),
  ],
  ["comportement", everyForm("Parlez-moi d’une idée que vous avez proposée et de ce qu’elle est devenue.")],
  ["projet", everyForm("De quelle formation ou de quel appui auriez-vous besoin pour réussir ici ?")],
];

/** All the questions that a plan allows: one of each sort of subject in turn, the most wanted subjects first. */
export function* fillTemplates(plan: InterviewPlan): Generator<PlanQuestion> {
  const wanted = (skills: readonly Skill[]) =>
    [...skills]
      .sort((left, right) => rank(left) - rank(right))
      .map(({ name }) => name)
      .filter(isShort);
  const skills = wanted(plan.hardSkills);
  const qualities = wanted(plan.softSkills);
  const fromSheet = new Set(
    plan.softSkills.filter(({ source }) => source !== "annonce").map(({ name }) => name),
  );
  const wished = new Set(
    plan.hardSkills.filter(({ importance }) => importance === "souhaité").map(({ name }) => name),
  );
  const constraints = plan.conditions.filter(isShort).flatMap(constraintOf);
  const queues = [
    // A quality told in a sentence is asked about like a skill.
    [
      [
        ...skills.filter(
          (name) => !isTitle(name) && !isOwned(name) && !isLanguage(name) && !isExperience(name),
        ),
        ...qualities.filter((name) => !isQuality(name)),
      ],
      HARD,
    ],
    [qualities.filter((name) => isQuality(name) && !fromSheet.has(name)), SOFT],
    [qualities.filter((name) => isQuality(name) && fromSheet.has(name)), SOFT_OF_SHEET],
    [otherThan(skills, plan.missions.filter(isShort)), MISSION],
    [skills.filter(isLanguage), LANGUAGE],
    [constraints.filter((condition) => !isContract(condition)), CONDITION],
    [constraints.filter(isContract), CONTRACT],
    [plan.company ? [plan.company] : [], COMPANY],
    [skills.filter((name) => isTitle(name) && !isOwned(name) && !isExperience(name)), TITLE],
    [skills.filter((name) => isExperience(name) && !wished.has(name)), EXPERIENCE],
    [skills.filter((name) => isExperience(name) && wished.has(name)), EXPERIENCE_WISHED],
    [skills.filter(isOwned), OWNED],
    [[""], GENERAL],
  ] as const;
  const rounds = queues.map(([subjects, templates]) => roundsOf(subjects, templates, plan.description));
  for (let open = true; open;) {
    open = false;
    for (const round of rounds) {
      const next = round.next();
      if (next.done) continue;
      open = true;
      yield next.value;
    }
  }
}

/** Each template on each subject, in an order where neighbours differ in both. */
function* roundsOf(
  subjects: readonly string[],
  templates: readonly Template[],
  description: string,
): Generator<PlanQuestion> {
  for (let turn = 0; turn < templates.length; turn += 1)
    for (const [at, about] of subjects.entries()) {
      const [kind, words] = templates[(turn + at) % templates.length]!;
      const deed = templates === SOFT || templates === SOFT_OF_SHEET ? deedOf(about) : null;
      const spoken = deed ?? sayable(about, templates === MISSION);
      const form = deed ? "infinitif" : templates === SOFT ? formOfQuality(spoken) : formAloud(spoken);
      const subject =
        templates === EXPERIENCE || templates === EXPERIENCE_WISHED
          ? withArticle(spoken.replace(WANTED, ""))
          : form === "infinitif" && !words[form].includes("Il doit {x}")
            ? ofYou(spoken)
            : spoken;
      // « Ansible »: keep a capital that the advert always writes.
      const keepsCapital = templates === HARD && form === "nom" && opensWithName(subject, description);
      yield { question: say(words[form], subject, keepsCapital), kind, about: about || ANY_SUBJECT };
    }
}

/** Puts the words of the advert into a question, in the middle or at the start of a sentence. */
function say(words: string, about: string, keepsCapital: boolean): string {
  const inside = words.includes("« {x} »");
  const whole = keepsCapital ? about : lowerFirst(about);
  // « Côté l’instruction des demandes »: no article after « côté ».
  const named = words.startsWith("Côté ") ? whole.replace(/^(?:les? |la |l['’])/u, "") : whole;
  return (
    words
      // « Dans ce poste, vous {x} » already has the subject.
      .replace("vous {x}", () => `vous ${inside ? about : lowerFirst(about).replace(/^vous /, "")}`)
      .replace("{chez x}", () => atEmployer(about))
      .replace("{sur x}", () => `sur ${theEmployer(about)}`)
      .replace("{du x}", () => ofSubject(about, named))
      .replace("{de x}", () => `${ELIDED.test(plainText(about)) ? "d’" : "de "}${named}`)
      .replace("{x}", () => (inside ? about : named))
  );
}

/** The words after « parlons de », with their article where it is sure: « de la maintenance », « des relevés ». */
function ofSubject(about: string, named: string): string {
  const [first = ""] = named.split(" ");
  const bare = `${ELIDED.test(plainText(about)) ? "d’" : "de "}${named}`;
  if (!/^\p{Ll}{4,}$/u.test(first)) return bare;
  const text = `Parlons de ${named}.`;
  const { words } = readSentence(text, 0, text.length);
  const noun = words.find(({ start }) => start === "Parlons de ".length);
  if (noun?.upos !== "NOUN") return bare;
  if (noun.feats.includes("Number=Plur")) return /[sx]$/.test(first) ? `des ${named}` : bare;
  if (ELIDED.test(plainText(first))) return `de l’${named}`;
  const gender = genderOf(first);
  return gender === "f" ? `de la ${named}` : gender === "m" ? `du ${named}` : bare;
}

/** The same words for a sentence and a quotation, which are both quoted. */
function quoted(words: string) {
  return { phrase: words, citation: words };
}

/** The form of the words; a noun that cannot follow « de » is quoted. */
function formAloud(spoken: string): SubjectForm {
  const form = formOf(spoken);
  return form === "nom" && NO_NOUN.test(spoken) ? "citation" : form;
}
const NO_NOUN = regexInLines("iu")`
  ^(?:
    déjà|fait|au|aux|à|en|dans|sur|pour|avec|tu|te|ton|ta|tes|pas|ne|si|il|fais|faites|tiens|\p{L}{1,20}ez
  )(?!\p{L})|
  ^\p{L}{3,20}es (?:une?|les?|la|des|l['’])(?!\p{L}{2})|^(?:t['’]|n['’]|[+=]|\d{1,3}[/.)])|, `;

/**
 * The form of a quality: only a true quality noun, such as « patience », can be lacked or shown; the rest is quoted.
 */
function formOfQuality(spoken: string): SubjectForm {
  const form = formAloud(spoken);
  if (/^devoir d/iu.test(spoken)) return "citation";
  if (/^s['’]\p{L}+er$/iu.test(spoken)) return "infinitif";
  if (form !== "nom" || isSavoirEtre(spoken)) return form;
  const [first = ""] = plainText(spoken).split(" ");
  // « Comptabilité analytique » holds a quality word but is not one: its first noun decides.
  const isHead = QUALITY_HEADS.test(first)
    ? nameSavoirEtre(spoken) !== null ||
      (/^(?:sens|esprit)$/.test(first) && judgeSide(spoken) === "savoir-être")
    : nameSavoirEtre(first) !== null;
  return isHead && QUALITY_NOUN.test(first) && !MANNERS.test(spoken) ? "nom" : "citation";
}
const QUALITY_NOUN = regexInLines("")`
  ^(?:
    sens|esprit|gout|prise|calme|sang|soin|tact|respect|relationnel|leadership|ecoute|ethique|dynamisme|
    sourire|serieux|humour|methode|courage|diplomatie|empathie|energie|envie|
    \w+(?:te|ion|ance|ence|ise|gueur|douceur|isme|ude|nomie|gogie|toisie|nutie|rtise)
  )$
`;
const QUALITY_HEADS = /^(?:sens|esprit|gout|sang|respect|capacite|aisance|orientation|prise)$/;
const MANNERS = /présentation|apparence|tenue/iu;

/** « s’adapter » addressed to somebody: « vous adapter ». */
const ofYou = (spoken: string) => spoken.replace(/^(?:s['’]|se )(?=\p{L})/iu, "vous ");

/** Elision of « de »: « d’autonomie », but « de onze », « de hauteur »; the latter are rare enough. */
const ELIDED = /^(?:[aeiou]|h(?:abill|omme|ygien|eure|abitu|arm|istoir|onnete|ospital|otel|umour|uman))/;

function everyForm(words: string): Readonly<Record<SubjectForm, string>> {
  return { infinitif: words, nom: words, phrase: words, citation: words };
}

function rank({ importance, source }: Skill): number {
  return (importance === "indispensable" ? 0 : 1) + (source === "annonce" ? 0 : 2);
}

/** Whether a skill is a diploma, a right to practise or years of experience. */
export function isTitle(name: string): boolean {
  const plain = plainText(name);
  const [first = ""] = plain.split(" ");
  // « Master 2 en droit »: « Master » looks like an infinitive.
  if (holdsAny(first, TITLES) || /^(?:DE|DU) \p{Ll}/u.test(name)) return true;
  return (holdsAny(plain, TITLES) || STUDIES.test(plain)) && formOf(name) !== "infinitif";
}
const isLanguage = (name: string) => LANGUAGES.test(plainText(name));
/** « Une première expérience », « trois ans », without an alternative beside. */
const isExperience = (name: string) => {
  const plain = plainText(name);
  return YEARS.test(plain) && !OTHER_WAY.test(plain);
};
const OTHER_WAY = / ou (?:a |bac|bts|cap|but |diplome|licence|master|formation|equivalen)/;
const YEARS = regexInLines("")`
  ^(?:une )?(?:(?:premiere|1ere|solide|bonne|reelle) )?experience |^(?:un )?(?:premier|1er) stage |
  ^(?:au )?(?:minimum |moins )?(?:\d{1,2}\+?|un|deux|trois|quatre|cinq|six|sept|huit|dix)(?: a \d{1,2})? (?:ans?|annees?|saisons?) `;
const withArticle = (name: string) =>
  /^premier stage/iu.test(name)
    ? `un ${lowerFirst(name)}`
    : /^(?:\p{L}+ )?exp[ée]rience(?!\p{L}| with | in )|^1[eè]re /iu.test(name) && !/^une /iu.test(name)
      ? `une ${lowerFirst(name)}`
      : name;
/** Redundant after « Nous demandons ». */
const WANTED = / (?:(?:est|serait) )?(?:souhait|appréci|exig)ée?s?(?!\p{L})/iu;
export const isOwned = (name: string) => OWNED_THINGS.test(plainText(name));

/** The duties that no skill mentions, then the others from the last: repeats of a subject come as late as possible. */
function otherThan(skills: readonly string[], missions: readonly string[]): string[] {
  const said = skills.map(plainText);
  const isSaid = (mission: string) => said.some((skill) => plainText(mission).includes(skill));
  const again = missions.length < FEW_MISSIONS ? [] : missions.filter(isSaid).toReversed();
  return [...missions.filter((mission) => !isSaid(mission)), ...again];
}

/** With fewer duties, do not repeat them: a short advert would get the same question over and over. */
const FEW_MISSIONS = 3;

/** The constraints in a condition: « télétravail deux jours » in « CDI, 42 k€, télétravail deux jours ». */
function constraintOf(condition: string): string[] {
  const parts = condition
    .replace(SEEKS, "")
    .replace(/^pour une? (?=mission|CDD|contrat|remplacement)/iu, "")
    .replace(/^de nuit /u, "travail de nuit ")
    .split(/[,;.]\s+/)
    .filter(
      (part) =>
        holdsAny(plainText(part), CONSTRAINTS) &&
        !/véhicule de (?:service|fonction)|€|\beuros?\b|\b(?:frais|primes?|remboursés?|indemnités?|majorations?|panier)\b/i.test(
          part,
        ),
    );
  return parts.length === 0 ? [] : [parts.join(", ").trim()];
}

/** « Nous recherchons un soudeur en CDI »: the post is known. */
const SEEKS = regexInLines("iu")`
  ^(?:nous (?:recherchons|recrutons|cherchons)|[^,.;]{2,60} (?:recherche|recrute|cherche)) [^,.;]{1,80}? (?=
    en (?:CDI|CDD|intérim|alternance)|à temps |de nuit|pour une? (?:mission|CDD|contrat|remplacement)
  )
`;

const isQuality = (name: string) =>
  name.replace(/ \([^()]*\)/gu, "").split(" ").length <=
  (judgeSide(name) === "savoir-être" ? QUALITY_LONG : QUALITY_WORDS);
const QUALITY_LONG = 8;
const QUALITY_WORDS = 5;

/** A whole paragraph is too long for a question. */
function isShort(words: string): boolean {
  return words.length <= WORDS_MAX;
}

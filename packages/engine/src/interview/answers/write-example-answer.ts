import { atEmployer } from "../questions/name-employer.ts";
import type { InterviewPlan } from "../plan.ts";
import { guessKind } from "../questions/question-cues.ts";
import { readQuestionKind } from "../questions/question-kind.ts";
import { formOf, lowerFirst, opensWithName, sayable } from "../questions/say-subject.ts";
import { ANY_SUBJECT, isOwned, isTitle } from "../questions/templates.ts";
import { findProof, type ProofGround } from "../strategy/find-proof.ts";
import { LANGUAGES } from "../strategy/rank-language.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { holdsCue, plainText } from "../plain-text.ts";
import { sayYears } from "../strategy/compare-cv.ts";
import { type CvLine, readCv } from "../strategy/read-cv.ts";
import { tellDeed, tellFigure, tellJob, withoutDates } from "./tell-cv-line.ts";

/**
 * An example answer in Markdown, in four parts (situation, task, action, result) or in those that the question calls
 * for, marked as a template to complete. Its
 * only facts are lines of the CV; what only the candidate knows stays a gap in brackets. Pure.
 */
export function writeExampleAnswer(request: {
  plan: InterviewPlan;
  question: string;
  /** The subject of the question, where it is known. */
  about?: string | null;
  cv: string | null;
}): string {
  const { plan, question, cv } = request;
  const subject = aboutOf(request.about) ?? /« ([^«»]{1,400}) »/.exec(question)?.[1] ?? null;
  const lines = cv === null ? [] : readCv(cv);
  const found = cv === null ? null : findProof(lines, subject ?? question, () => 1);
  const line = lines.find(({ text }) => text === found?.line) ?? null;
  const fact = line?.text ?? null;
  const job = plan.title.replace(GENDER_MARKS, "").trim();
  const place = plan.company ? atEmployer(plan.company) : "dans votre équipe";
  // Another answer plan than the four parts is used only if the cues and the trained model agree.
  // « Par quoi commenceriez-vous ? » is not about a start date.
  const cued = guessKind(question.replace(/par quoi commenc\p{L}+/iu, " "));
  // A duty or skill that mentions nights is not a working condition.
  const isWork =
    subject !== null &&
    (plan.missions.includes(subject) || plan.hardSkills.some(({ name }) => name === subject));
  const isSure = cued === "salaire" || cued === readQuestionKind(question);
  const isCondition = !isWork && /^L’annonce précise\s?: /u.test(question);
  const kind = isCondition ? "conditions" : isSure && !(cued === "conditions" && isWork) ? cued : null;
  if (PRESENTS.test(question)) return tellOneself(lines, job);
  if (ASKS_US.test(question)) return askThem();
  if (AIMS.test(question) && subject === null) return tellAim(place);
  if (subject !== null && isOwned(subject))
    return [
      `**Ma réponse** ${FRAME} : ${fact !== null && found?.proven ? `Oui. Mon CV l’indique : « ${fact} ». [Depuis quand, et ce que vous en faites aujourd’hui].` : `[Oui et depuis quand, ou non et à quelle date vous l’aurez].`}`,
      `**Pour ce poste** : [Ce que cela permet dans ce poste : vos trajets, votre matériel, votre disponibilité].`,
    ].join("\n\n");
  if (kind === "salaire")
    return [
      `**Ma demande** ${FRAME} : Pour ce poste (${job}), je vise [votre fourchette brute annuelle].`,
      `**Sur quoi je m’appuie** : C’est ce que j’ai relevé dans [votre source], et ce que justifie [votre résultat chiffré].`,
      `**Ce qui se discute** : Je peux en parler avec vous, notamment sur [votre priorité : formation, temps de travail, évolution].`,
    ].join("\n\n");
  if (kind === "motivation")
    return [
      `**Ce qui m’attire** ${FRAME} : Dans votre annonce, je retiens surtout ${sayDraw(plan, subject)}, parce que [votre raison, en une phrase].`,
      `**Ce que j’apporte** : ${tellWhere(lines, line) ?? "J’ai déjà fait un travail proche : [votre expérience, le lieu et la durée]."} J’y ai ${line === null ? "[ce que vous y avez appris ou réussi, avec un chiffre]" : "[ce que vous avez fait vous-même, et le résultat]"}.`,
      `**Ce que je cherche** : J’aimerais [ce que vous voulez apprendre ou réussir] ${place}, et y rester assez longtemps pour [votre projet].`,
    ].join("\n\n");
  if (found?.ground.kind === "langue" || (subject !== null && isTongue(subject)))
    return tellTongue(fact, found?.ground ?? null);
  if (subject !== null && isTitle(subject))
    return [
      `**Ce que j’ai** ${FRAME} : ${tellTitle(lines, line, found?.ground ?? null)}`,
      `**Ce que j’y ai appris** : Je sais maintenant [un geste précis de ce métier], et cela m’a servi chez [votre employeur] pour [ce que vous y avez fait].`,
      `**Pour ce poste** : Vous demandez ceci : ${lowerFirst(subject)}. [Ce qui y répond, ou ce qui vous manque et comment vous l’apprendrez].`,
    ].join("\n\n");
  if (kind === "conditions")
    return [
      `**Ma réponse** ${FRAME} : ${subject === null ? "Oui" : `« ${subject} »`} : [ce qui vous convient, et ce qui vous demanderait de l’organisation].`,
      `**Ce que j’ai déjà vécu** : ${fact === null ? "J’ai connu des conditions proches chez [votre employeur], pendant [durée]." : `${tellWhere(lines, line)} À ce moment-là, [vos horaires ou vos déplacements d’alors].`}`,
      `**Mon organisation** : Concrètement, [votre trajet, votre relais, votre disponibilité], dès le [date].`,
    ].join("\n\n");
  const where = tellWhere(lines, line);
  const near = line !== null && found?.proven === false ? "Voici ce que j’ai de plus proche. " : "";
  if (FAILS.test(question))
    return [
      `**Situation** ${FRAME} : ${where === null ? "C’était chez [votre employeur]." : where} Un jour, [ce qui s’est mal passé, en une phrase].`,
      `**Ma part** : De mon côté, [ce que vous avez oublié ou mal jugé, sans accuser personne].`,
      `**Ce que j’ai changé** : Depuis, je [votre nouvelle façon de faire, précise].`,
      `**Ce que cela donne** : La dernière fois, [un fait récent qui le montre], et je m’en servirai ${place}.`,
    ].join("\n\n");
  if (LEARNT.test(question))
    return [
      `**Où je l’ai appris** ${FRAME} : ${where === null ? "J’ai appris cela chez [votre employeur ou votre formation]." : `${near}${where}`} [Qui vous l’a montré, et en combien de temps].`,
      `**La dernière fois** : C’était [la date]. J’ai [ce que vous avez fait vous-même], et [le résultat].`,
      `**Où j’en suis** : Je fais seul ou seule [ce que vous maîtrisez]. Il me reste à apprendre [ce qui vous manque encore].`,
    ].join("\n\n");
  const figure = line === null ? null : tellFigure(lines, line);
  return [
    `**Situation** ${FRAME} : ${where === null ? "Chez [votre employeur], [ce qui se passait, en une phrase]." : `${near}${where} Un jour, [ce qui se passait, en une phrase].`}`,
    `**Tâche** : On attendait de moi [votre objectif et son délai]${subject === null ? "" : `, ce qui rejoint ${sayNeed(plan, subject)}`}.`,
    `**Action** : J’ai commencé par [votre premier geste]. Ensuite, j’ai [ce qui a fait la différence].`,
    `**Résultat** : ${figure === null ? "" : `${figure} `}À la fin, [votre chiffre : un nombre, un délai ou un montant]. J’en ai gardé [votre leçon], et je m’en servirai ${place}.`,
  ].join("\n\n");
}

const PRESENTS = /^(?:présentez[- ]vous|parlez[- ]moi de vous)(?!\p{L})/iu;
const ASKS_US = /questions? (?:souhaitez|voulez|aimeriez|avez)[- ]vous (?:nous |me |à nous )?pos/iu;
const AIMS = regexInLines("iu")`
  ^(?:qu['’]aimeriez-vous avoir|que voudriez-vous avoir|où ce poste doit-il|sur quoi souhaitez-vous être jugé)
`;

/** A weakness, a mistake or a criticism: what was learnt from it is the answer. */
const FAILS = regexInLines("iu")`
  manqué d|n['’]a pas été facile|vous a été difficile|(?:une|votre) (?:erreur|critique)|un échec
`;
const LEARNT = /où (?:l['’])?avez-vous appris|d['’]où vient ce que vous en savez/iu;

/** A presentation: the latest job, what was achieved, why this post. */
function tellOneself(cv: readonly CvLine[], job: string): string {
  const told = tellJob(cv, null);
  const latest = told
    ? told.replace(/^Je pense à mon expérience ([^:]{1,40}) : /u, "Ma dernière expérience, $1 : ")
    : "Je suis [votre métier ou votre formation], depuis [durée].";
  return [
    `**D’où je viens** ${FRAME} : ${latest} Concrètement, [ce que vous faisiez, en une phrase].`,
    `**Ce que je sais faire** : Ce dont je suis fier ou fière : [une réussite qui sert à ce poste, avec un chiffre]. On dit de moi que [une qualité, et le fait qui la montre].`,
    `**Pourquoi je suis là** : Ce poste (${job}) m’attire parce que [votre raison, en une phrase]. Je suis disponible [votre date].`,
  ].join("\n\n");
}

/** Questions for the recruiter: asking none seems to show no interest. */
function askThem(): string {
  return [
    `**Sur le travail** ${FRAME} : Comment se passent les premières semaines, et à quoi verrez-vous que j’ai réussi ?`,
    `**Sur l’équipe** : Avec qui vais-je travailler le plus ? [Votre question sur un point de l’annonce que vous avez noté.]`,
    `**Sur la suite** : Quelle est la prochaine étape, et quand puis-je espérer une réponse ?`,
  ].join("\n\n");
}

/** What the candidate aims at in the post, and how. */
function tellAim(place: string): string {
  return [
    `**Ce que je vise** ${FRAME} : J’aimerais [un but précis, dont on verra s’il est atteint] ${place}.`,
    `**Comment je compte y arriver** : Je commencerais par [votre premier pas]. Pour le reste, j’aurais besoin de [une formation, un appui ou du temps].`,
    `**Ce que cela vous apporte** : Vous le verriez à [un signe ou un chiffre]. C’est dans la suite de [ce que vous avez déjà fait qui va dans ce sens].`,
  ].join("\n\n");
}

/** Marks an answer, at its start, as a template. */
const FRAME = "(trame à compléter)";

/** The job of a CV line and the action in it; without a line, the latest job. Null where the CV gives neither. */
function tellWhere(cv: readonly CvLine[], line: CvLine | null): string | null {
  const job = tellJob(cv, line);
  // Do not repeat a line already quoted with the job.
  const isJob = line !== null && job !== null && job.includes(withoutDates(line.text).replace(/\.$/, ""));
  return (
    [job, line === null || isJob ? null : tellDeed(line)].filter((said) => said !== null).join(" ") || null
  );
}

/** A diploma as the CV has it; for years of experience, the longest job and the total with similar ones. */
function tellTitle(cv: readonly CvLine[], line: CvLine | null, ground: ProofGround | null): string {
  if (line === null) return "[votre diplôme, vos années ou ce qui en tient lieu, avec le lieu et la date].";
  if (ground?.kind !== "durée" || ground.held === 0) return `Mon CV l’indique ainsi : « ${line.text} ».`;
  const job = tellJob(cv, line) ?? `Je pense à ceci : ${line.text}.`;
  return `${job} Avec ce qui s’en approche, mes dates font en tout ${sayYears(ground.held)}.`;
}

const isTongue = (subject: string) =>
  [...LANGUAGES, "english"].some((tongue) => holdsCue(plainText(subject), `${tongue}=`)) &&
  subject.split(" ").length <= TONGUE_WORDS;
const TONGUE_WORDS = 4;

/** A language: its real level, its use, and how to improve it. */
function tellTongue(fact: string | null, ground: ProofGround | null): string {
  const { asked, held } = ground?.kind === "langue" ? ground : { asked: null, held: null };
  const level =
    fact === null ? "Mon niveau est [votre niveau, tel qu’il est]." : `Sur mon CV, j’ai écrit « ${fact} ».`;
  const gap =
    asked && held ? ` Vous demandez « ${asked} » : je n’y suis pas encore, et je préfère le dire.` : "";
  return [
    `**Où j’en suis** ${FRAME} : ${level}${gap}`,
    `**Ce que j’en fais** : Mon dernier échange dans cette langue, c’était [avec qui, sur quoi, et ce que cela a donné].`,
    `**Comment je progresse** : En ce moment, [ce que vous faites pour progresser]. D’ici [une date], je vise [un but que vous pouvez tenir].`,
  ].join("\n\n");
}

/** What attracts the candidate: the subject of the question, else the first duty of the post. */
function sayDraw(plan: InterviewPlan, subject: string | null): string {
  const told = subject === plan.company ? null : subject;
  const drawn = told ?? plan.missions[0] ?? plan.hardSkills[0]?.name;
  if (drawn === undefined) return "[la mission qui vous attire]";
  const spoken = sayable(drawn, plan.missions.includes(drawn));
  return formOf(spoken) === "infinitif" && spoken.includes(" ")
    ? `cette mission : ${lowerFirst(spoken)}`
    : `ceci : « ${spoken} »`;
}

/** A duty is put into the sentence; anything that cannot be is quoted. */
function sayNeed(plan: InterviewPlan, subject: string): string {
  const spoken = sayable(subject, plan.missions.includes(subject));
  // The advert speaks to the candidate, who cannot say « vos observations ».
  if (/(?:^|\s)(?:vos|votre|vous|tes|ton|ta|tu)\s/iu.test(spoken))
    return `ce que dit l’annonce : « ${spoken} »`;
  if (formOf(spoken) === "infinitif" && spoken.includes(" "))
    return `ce que demande ce poste : ${lowerFirst(spoken)}`;
  const isNamed =
    plan.hardSkills.some(({ name }) => name === subject) && opensWithName(spoken, plan.description);
  return `ce que vous demandez : ${isNamed ? spoken : lowerFirst(spoken)}`;
}

/** « le poste » is too vague to be a subject. */
function aboutOf(about: string | null | undefined): string | null {
  return about && about !== ANY_SUBJECT ? about : null;
}

const GENDER_MARKS = /[([]?\b[HFX]\/[HFX](?:\/[HFX])?\b[)\]]?/gi;

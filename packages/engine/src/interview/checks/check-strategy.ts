import { readText } from "../../language/read-text.ts";
import { checked, type Checked } from "../../review/grounding/checked.ts";
import { findNewNames } from "../../review/grounding/find-new-names.ts";
import { findQuoteIn, findWords, type Place } from "../../review/grounding/find-quote.ts";
import { levelText } from "../../review/grounding/level-text.ts";
import { type NormalForm, toNormalForm } from "../../review/grounding/normal-form.ts";
import { readSource } from "../../review/grounding/source.ts";
import { plainText } from "../plain-text.ts";
import type { InterviewPlan, Strategy, StrategyItem } from "../plan.ts";
import { findProof, mayProve } from "../strategy/find-proof.ts";
import { readCv } from "../strategy/read-cv.ts";
import { tellPlan } from "./tell-plan.ts";

interface ModelItem {
  skill: string;
  text: string;
  advertEvidence: string;
  /** Empty where nothing in the CV is close. */
  cvEvidence: string;
}

export interface ModelStrategy {
  strengths: ModelItem[];
  weaknesses: ModelItem[];
  actionPlan: string[];
  customAdvice: string;
}

/** Names allowed in any advice. */
const OUR_WORDS = "CV, STAR, RH, France Travail";
const ITEMS_MAX = 12;
const ACTIONS = { least: 2, most: 10 };
const ADVICE_MAX = 2000;

/**
 * Checks a strategy against the advert and the CV: every quote must be there word for word, a strength must be proven
 * by a suitable line, and no name or figure may be new.
 */
export function checkStrategy(
  { plan, cv }: { plan: InterviewPlan; cv: string },
  { strengths, weaknesses, actionPlan, customAdvice }: ModelStrategy,
): Checked<Strategy> {
  const told = tellPlan(plan);
  const advertForm = toNormalForm(told);
  const cvForm = toNormalForm(cv);
  const lines = readCv(cv);
  const source = readSource({ pitchType: "rh", content: `${cv}\n\n${told}`, target: OUR_WORDS });
  const figures = plainText(`${cv} ${told}`);
  const faults: string[] = [];
  const cite = (form: NormalForm, from: string, words: string, where: string) => {
    const place = placeOf(form, words);
    if (!place) faults.push(`« ${words.slice(0, 100)} » n'est pas mot pour mot dans ${where}.`);
    return place ? from.slice(place.start, place.end) : null;
  };
  const tellStray = (text: string, withFigures: boolean) => {
    const strays = findNewNames(source, readText(levelText(text)));
    const counted = withFigures
      ? (text.match(/\d+/g) ?? []).filter((figure) => !figures.includes(figure))
      : [];
    for (const stray of [...strays, ...counted])
      faults.push(`« ${stray} » n'est ni dans le CV ni dans l'annonce : retirez-le.`);
  };
  const prove = (items: readonly ModelItem[], isStrength: boolean): StrategyItem[] =>
    items.slice(0, ITEMS_MAX).flatMap(({ skill, text, advertEvidence, cvEvidence }) => {
      const asked = cite(advertForm, told, advertEvidence, "l'annonce");
      const isQuoted = isStrength || cvEvidence.trim() !== "";
      const held = isQuoted ? cite(cvForm, cv, cvEvidence, "le CV") : null;
      if (asked === null || (isQuoted && held === null)) return [];
      tellStray(`${skill}. ${text}`, true);
      if (isStrength && (!mayProve(lines, skill, held!) || !mayProve(lines, asked, held!))) {
        faults.push(`« ${skill} » n'est pas prouvé par le CV : ce n'est pas un point fort.`);
        return [];
      }
      // A skill that the rules find proven in the CV is not a weakness.
      if (!isStrength && findProof(lines, asked, () => 1).proven && held === null) {
        faults.push(`« ${skill} » est dans le CV : ce n'est pas un manque.`);
        return [];
      }
      return [{ skill: skill.trim(), text: text.trim(), advertEvidence: asked, cvEvidence: held }];
    });
  const strategy: Strategy = {
    strengths: prove(strengths, true),
    weaknesses: prove(weaknesses, false),
    actionPlan: actionPlan.map((action) => action.trim()).filter((action) => action !== ""),
    customAdvice: customAdvice.trim(),
  };
  for (const words of [...strategy.actionPlan, strategy.customAdvice]) tellStray(words, false);
  const { least, most } = ACTIONS;
  if (strategy.actionPlan.length < least || strategy.actionPlan.length > most)
    faults.push(`Le plan d'action compte de ${least} à ${most} gestes.`);
  if (strategy.customAdvice === "" || strategy.customAdvice.length > ADVICE_MAX)
    faults.push("Les conseils tiennent en trois courts paragraphes.");
  if (strategy.strengths.length + strategy.weaknesses.length === 0)
    faults.push("Il faut au moins un point fort ou un manque, avec ses mots.");
  return checked(strategy, faults);
}

function placeOf(form: NormalForm, words: string): Place | null {
  return findQuoteIn(form, words) ?? findWords(form, toNormalForm(words).text.trim());
}

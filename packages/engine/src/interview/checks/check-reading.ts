import { checked, type Checked } from "../../review/grounding/checked.ts";
import { findQuoteIn, findWords, type Place } from "../../review/grounding/find-quote.ts";
import { type NormalForm, toNormalForm } from "../../review/grounding/normal-form.ts";
import { type Advert, refusesAt } from "../advert/read-advert.ts";
import { levelOf } from "../advert/read-level.ts";
import { readableText } from "../advert/readable-text.ts";
import { joinSkills } from "../join-skills.ts";
import { plainText } from "../plain-text.ts";
import type { AdvertReading, Importance, Level, Skill } from "../plan.ts";
import { nameSavoirEtre } from "../savoir-etre.ts";

interface ModelSkill {
  name: string;
  importance: Importance;
  level: Level | null;
  /** Words of the advert. */
  evidence: string;
}

export interface ModelReading {
  hardSkills: ModelSkill[];
  softSkills: ModelSkill[];
  missions: string[];
  conditions: string[];
}

/** Share of wrong findings up to which they are simply dropped; above it, the whole reading must be corrected. */
const WRONG_MAX = 0.25;
const SKILLS_MAX = 40;
const NAME_MAX = 120;
const STEM = 4;

/**
 * Checks a model's reading of an advert: every skill must be there word for word, be named with words of its quote, and
 * not be excluded, taught or assigned to others; a level is kept only where the words give one.
 */
export function checkReading(advert: Advert, answer: ModelReading): Checked<AdvertReading> {
  const readable = readableText(advert.description);
  const normal = toNormalForm(readable.text);
  const faults: string[] = [];
  const find = (words: string) => {
    const place = placeOf(normal, words);
    if (!place) faults.push(`« ${words.slice(0, NAME_MAX)} » n'est pas mot pour mot dans l'annonce.`);
    return place;
  };
  const prove = (skills: readonly ModelSkill[]): Skill[] =>
    skills.slice(0, SKILLS_MAX).flatMap(({ name, importance, level, evidence }) => {
      const place = find(evidence);
      if (!place) return [];
      const said = readable.text.slice(place.start, place.end);
      if (name.length > NAME_MAX || !names(name, said)) {
        faults.push(`« ${name.slice(0, NAME_MAX)} » ne reprend pas les mots de sa preuve.`);
        return [];
      }
      if (refusesAt(readable.text, place)) {
        faults.push(
          `« ${name} » n'est pas demandé par l'annonce, qui l'écarte, l'enseigne ou le dit d'autrui.`,
        );
        return [];
      }
      return [
        {
          name: name.trim(),
          importance,
          level: levelOf(plainText(said)) === null ? null : level,
          evidence: [readable.locate(place.start, place.end)],
          source: "annonce",
        },
      ];
    });
  const quote = (lines: readonly string[]) =>
    lines.slice(0, SKILLS_MAX).flatMap((line) => {
      const place = find(line);
      return place ? [readable.text.slice(place.start, place.end)] : [];
    });
  const reading: AdvertReading = {
    ...joinSkills({ hardSkills: prove(answer.hardSkills), softSkills: prove(answer.softSkills) }),
    missions: quote(answer.missions),
    conditions: quote(answer.conditions),
  };
  const found = Object.values(reading).reduce((sum, list: readonly unknown[]) => sum + list.length, 0);
  if (reading.hardSkills.length + reading.softSkills.length === 0)
    faults.push("Il faut au moins une compétence, avec les mots de l'annonce.");
  else if (faults.length <= WRONG_MAX * (found + faults.length)) return { kind: "grounded", value: reading };
  return checked(reading, faults);
}

/** Here a single short word is accepted as a quote: « Excel ». */
function placeOf(normal: NormalForm, words: string): Place | null {
  return findQuoteIn(normal, words) ?? findWords(normal, toNormalForm(words).text.trim());
}

/** Whether half of the words of a name share a stem with the quote; a savoir-être may be named by its noun. */
function names(name: string, said: string): boolean {
  const stemsOf = (text: string) =>
    plainText(text)
      .split(" ")
      .filter((word) => word.length > 2)
      .map((word) => word.slice(0, STEM));
  const known = new Set(stemsOf(said));
  const own = stemsOf(name);
  const shared = own.filter((stem) => known.has(stem)).length;
  const isNoun = nameSavoirEtre(name) !== null && nameSavoirEtre(name) === nameSavoirEtre(said);
  return isNoun || plainText(said).includes(plainText(name)) || (shared > 0 && shared * 2 >= own.length);
}

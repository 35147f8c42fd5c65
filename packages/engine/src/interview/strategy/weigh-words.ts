import { readCatalogue } from "../job-sheets/read-catalogue.ts";
import { holdsAny } from "../plain-text.ts";
import { stemsOf } from "./match-words.ts";

/** Stems of actions and things common to all trades: they say little of one. */
export const ANY_ACT =
  "accueil|conduire|accompagner|developp|prepar|organis|repondre|contribu|piloter|animer|presider|format|assurer|propos|suivre|suivi|construi|extraire|gestion|gerer|elabor|applic|realis|particip|mise=|envoi|concev|conception|encadr|surveill|verifi|controle|informer|enregistr|connaissance|maitrise|relation|technique|regle|manuel|automatis|traite";
const ACT_WEIGHT = 0.3;
/** A word found in this many skills of the job sheets weighs a little more than half. */
const COMMON = 4;

let counts: Map<string, number> | undefined;

/** Number of skills of our job sheets with this word. */
function sheetCount(stem: string): number {
  if (!counts) {
    counts = new Map();
    for (const { hardSkills } of readCatalogue())
      for (const skill of hardSkills)
        for (const each of stemsOf(skill)) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return counts.get(stem) ?? 0;
}

/** How specific a plain word is to a trade, above 0 and at most 1: « recouvrement » more than « gestion ». */
export function weighWord(word: string): number {
  const [stem = ""] = stemsOf(word);
  return (holdsAny(word, ANY_ACT) ? ACT_WEIGHT : 1) / (1 + Math.log1p(sheetCount(stem) / COMMON));
}

import { readCatalogue } from "../job-sheets/read-catalogue.ts";
import { holdsAny } from "../plain-text.ts";
import { stemsOf } from "./match-words.ts";

/** Acts and things of any trade, by their beginnings: they say little of one. */
export const ANY_ACT =
  "accueil|conduire|accompagner|developp|prepar|organis|repondre|contribu|piloter|animer|presider|format|assurer|propos|suivre|suivi|construi|extraire|gestion|gerer|elabor|applic|realis|particip|mise=|envoi|concev|conception|encadr|surveill|verifi|controle|informer|enregistr|connaissance|maitrise|relation|technique|regle|manuel|automatis|traite";
const ACT_WEIGHT = 0.3;
/** A word that so many skills of the job sheets hold is worth little more than half. */
const COMMON = 4;

let counts: Map<string, number> | undefined;

/** In how many skills of our job sheets a word stands. */
function sheetCount(stem: string): number {
  if (!counts) {
    counts = new Map();
    for (const { hardSkills } of readCatalogue())
      for (const skill of hardSkills)
        for (const each of stemsOf(skill)) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return counts.get(stem) ?? 0;
}

/** How much a plain word says of a trade, above 0 and at most 1: « recouvrement » says more than « gestion ». */
export function weighWord(word: string): number {
  const [stem = ""] = stemsOf(word);
  return (holdsAny(word, ANY_ACT) ? ACT_WEIGHT : 1) / (1 + Math.log1p(sheetCount(stem) / COMMON));
}

import type { AdvertReading, Importance, Level, Skill } from "../plan.ts";
import { holdsAny, plainText } from "../plain-text.ts";
import { nameSavoirEtre } from "../savoir-etre.ts";
import { cutAdvert } from "./cut-advert.ts";
import { cutItems } from "./cut-items.ts";
import { readableText } from "./readable-text.ts";
import { tidyName } from "./tidy-name.ts";

export interface Advert {
  title: string;
  company: string | null;
  description: string;
  /** The job sheet nearest to the title, which completes a thin advert. */
  sheet?: { hardSkills: readonly string[]; softSkills: readonly string[] } | null;
}

/** Under this many skills of a kind, the job sheet completes them. */
const THIN_HARD = 4;
const THIN_SOFT = 2;

/** Skills, duties and conditions of an advert, each skill with the words that ask for it. Pure, never throws. */
export function readAdvert(advert: Advert): AdvertReading {
  const readable = readableText(advert.description);
  const { text } = readable;
  const hard: Skill[] = [];
  const soft: Skill[] = [];
  const missions: string[] = [];
  const conditions: string[] = [];
  for (const line of cutAdvert(text)) {
    const words = text.slice(line.start, line.end);
    const plain = plainText(words);
    if (line.heading || holdsAny(plain, NEGATIONS)) continue;
    if (line.section === "missions") missions.push(words);
    if (line.section === "avantages") conditions.push(words);
    if (line.section === "entreprise" || line.section === "avantages" || line.section === "candidature")
      continue;
    for (const item of cutItems(text, line)) {
      const said = text.slice(item.start, item.end);
      const name = tidyName(said);
      if (name === "") continue;
      const skill: Skill = {
        name,
        importance: importanceOf(plainText(said), line.section === "souhaits"),
        level: levelOf(plainText(said)),
        evidence: [readable.locate(item.start, item.end)],
        source: "annonce",
      };
      if (line.section !== "missions" && nameSavoirEtre(said)) addSkill(soft, skill);
      else addSkill(hard, skill);
    }
  }
  complete(hard, advert.sheet?.hardSkills ?? [], THIN_HARD);
  complete(soft, advert.sheet?.softSkills ?? [], THIN_SOFT);
  return { hardSkills: hard, softSkills: soft, missions, conditions };
}

const NEGATIONS =
  "pas besoin|pas necessaire|pas requis|pas demande|pas exige|pas attendu|pas obligatoire|pas indispensable|inutile|aucune=|non requis|non demande";
const WISHES = "un plus|plus=|atout|apprecie|souhait|ideal|bienvenu|de preference|utile=";

function importanceOf(plain: string, wished: boolean): Importance {
  return wished || holdsAny(plain, WISHES) ? "souhaité" : "indispensable";
}

const LEVELS: readonly (readonly [Level, string])[] = [
  ["débutant", "notion|bases=|debutant|initiation"],
  ["avancé", "maitris|expert|excellent|courant|confirme|bilingue|parfait|solide|tres bon"],
  ["intermédiaire", "bonne connaissance|bonnes connaissances|a l aise|pratique=|b1=|b2="],
];

function levelOf(plain: string): Level | null {
  return LEVELS.find(([, cues]) => holdsAny(plain, cues))?.[0] ?? null;
}

function addSkill(skills: Skill[], skill: Skill): void {
  const same = skills.find(({ name }) => plainText(name) === plainText(skill.name));
  if (same) same.evidence.push(...skill.evidence);
  else skills.push(skill);
}

function complete(skills: Skill[], names: readonly string[], thin: number): void {
  if (skills.length >= thin) return;
  for (const name of names)
    addSkill(skills, { name, importance: "souhaité", level: null, evidence: [], source: "fiche" });
}

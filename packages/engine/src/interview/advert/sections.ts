import { holdsAny } from "../plain-text.ts";

export type Section = "missions" | "profil" | "souhaits" | "entreprise" | "avantages" | "candidature";

/** Cues of headings; the first section with a matching cue counts. */
const HEADINGS: readonly (readonly [Section, string])[] = [
  [
    "missions",
    "tu feras|vous ferez|tu vas faire|vos missions|tes missions|votre role|ton role|your role|your mission|what you ll do|what you will do",
  ],
  ["souhaits", "plus=|atout|bonus|nice to have|good to have|idealement|apprecie|souhaite"],
  ["candidature", "candidat|postuler|process|recrutement|etapes|contact|dossier|entretien"],
  [
    "avantages",
    "avantage|offrons|offre|remuneration|salaire|package|condition|contrat|horaires|rythme|duree du travail|temps de travail|type d emploi|deplacements|benefits|perks|what we offer|we offer|lieu=|bon a savoir|infos pratiques|modalites|pourquoi nous rejoindre|statut",
  ],
  [
    "entreprise",
    "entreprise|etablissement|societe|about us|who we are|qui sommes nous|propos|notre client|notre histoire|notre equipe|notre groupe|presentation|contexte|environnement|valeurs|nous connaitre|le groupe|chez nous",
  ],
  [
    "profil",
    "profil|competence|requis|prerequis|pre requis|qualification|vous etes|tu es|recherch|qualite|savoir|formation|experience|diplome|exige|attend|il vous faut|il te faut|toi=|vous=|connaissance|aptitude|titres|must have|requirement|about you|your skills|who you are",
  ],
  [
    "missions",
    "mission|tache|poste|role|responsabilite|activite|quotidien|travail|job|ferez|feras|faire|journee|description|objet|fonction|responsibilit|duties",
  ],
];

const HEADING_WORDS = new Set(
  HEADINGS.flatMap(([, cues]) => cues.split(/[| ]/)).map((word) => word.replace("=", "").slice(0, 5)),
);

/** Words allowed in any heading, since they name no section. */
const ANY_HEADING = new Set(
  "votre notre chez pour dans quoi quel quelle sera avec plus etre professionnels principales principale essentielles quotidiennes".split(
    " ",
  ),
);

/** Whether a line has only heading words: « Profil recherché », not « Permis B exigé ». */
export function isPlainHeading(plain: string): boolean {
  return plain
    .split(" ")
    .every((word) => word.length <= 3 || ANY_HEADING.has(word) || HEADING_WORDS.has(word.slice(0, 5)));
}

/** The section that a heading opens; null where it opens none. */
export function readHeading(plain: string): Section | null {
  // « À propos de l’offre d’emploi » opens what is told of the employer, or of the post, and no offer.
  if (plain.startsWith("a propos")) return "entreprise";
  return HEADINGS.find(([, cues]) => holdsAny(plain, cues))?.[0] ?? null;
}

import { compileForms, findPhrases, type PhraseSet } from "../language/phrases.ts";
import { foldWord, normalizeWord } from "../language/tokenize.ts";
import type { TextUnits } from "../language/units.ts";

/** Topics of interview questions of any form, each with words that an answer on it almost surely uses. */
const TOPICS: readonly { asked: RegExp; told: PhraseSet<true> }[] = [
  {
    asked: /\b(?:echec|erreur|rate|regret|mal tourne|mal passe)/,
    told: compileForms([
      "échec*",
      "échou*",
      "erreur*",
      "(raté|ratée|rater|manqué|perdu|perdue|refusé|refusée)",
      "(tomber|tombé|tombée)",
      "trompé*",
      "pas réussi",
      "(retard|retards)",
      "faute",
      "oublié*",
      "failli",
      "(mauvais|mauvaise) (choix|estimation|décision|calcul)",
      "sous-estimé*",
      "j'aurais dû",
      "en panne",
      "ne (répondaient|marchait|fonctionnait) (plus|pas)",
      "fermé*",
    ]),
  },
  {
    asked: /\b(?:desaccord|conflit|tension|difficile a satisfaire|mecontent|pas d'accord)/,
    told: compileForms([
      "désaccord*",
      "conflit*",
      "tension*",
      "d'accord",
      "(refusait|refusaient|refusé|refuser)",
      "oppos*",
      "reproch*",
      "mécontent*",
      "(voulait|voulaient|préférait|exigeait)",
      "(fâché|fâchée|furieux|furieuse|agacé|agacée|colère|énervé|énervée)",
      "disput*",
      "compromis",
      "malentendu*",
      "critiqu*",
      "objection*",
      "plainte*",
      "se plaign*",
    ]),
  },
  {
    asked: /\b(?:pression|urgen|stress|delai)/,
    told: compileForms([
      "urgen*",
      "pression",
      "délai*",
      "dernière minute",
      "en panne",
      "(heures|minutes|jours) (avant|plus tard|pour)",
      "(il restait|il nous restait)",
      "en même temps",
      "stress*",
      "le soir même",
      "imprévu*",
      "absent*",
      "malade*",
      "à la fois",
      "priorit*",
      "avant (#|midi|le|la)",
      "en (#|deux|trois|quatre|cinq|six|quelques|une) (heures|minutes|jours|heure)",
    ]),
  },
  {
    asked: /\b(?:equipe|collegue|collectif|ensemble)/,
    told: compileForms([
      "équipe*",
      "collègue*",
      "ensemble",
      "nous (étions|avons|sommes)",
      "réuni*",
      "(réparti|répartis|réparties|répartition)",
      "à (deux|trois|quatre|cinq|six)",
      "chacun",
      "binôme",
      "avec (le|la|les|un|une|mon|ma|mes) _",
    ]),
  },
  {
    asked: /\b(?:reussite|fier|fiere|succes|realisation|accompli)/,
    told: compileForms([
      "(fier|fière|fierté)",
      "réuss*",
      "résultat*",
      "(atteint|gagné|obtenu|livré|doublé|réduit|remporté|signé|renouvelé|dépassé|augmenté)",
      "objectif*",
      "félicit*",
      "grâce à",
      "première fois",
    ]),
  },
  {
    asked: /\b(?:critique|remarque|reproche|feedback)/,
    told: compileForms([
      "critique*",
      "remarque*",
      "reproch*",
      "(m'a|m'ont) (dit|fait remarquer|signalé|montré)",
      "retour*",
      "écout*",
      "corrigé*",
      "changé*",
      "conseil*",
    ]),
  },
  {
    asked: /\b(?:appris de nouveau|nouveau ces|apprendre|curiosite)/,
    told: compileForms([
      "appris*",
      "formé*",
      "formation*",
      "cours",
      "livre*",
      "exercé*",
      "tutoriel*",
      "m'entraîn*",
      "certific*",
      "permis",
      "découvert*",
      "logiciel*",
    ]),
  },
];

/**
 * How much the answer speaks of what the question is about: 0 to 1, saturating; null when the question names no
 * known topic. The first topic named is the one that counts: a disagreement, then with a colleague.
 *
 * @param loose sentences that nothing ties to the answer
 */
export function measureTopicFit(
  question: string | null | undefined,
  answer: TextUnits,
  loose: ReadonlySet<number>,
): number | null {
  const asked = (question ?? "")
    .slice(0, 500)
    .split(/\s+/)
    .map((word) => foldWord(normalizeWord(word)))
    .join(" ");
  const topic = TOPICS.find((candidate) => candidate.asked.test(asked));
  if (!topic) return null;
  const told = findPhrases(answer, topic.told).filter((hit) => !loose.has(hit.sentence));
  return 1 - Math.exp(-told.length / TOPIC_SCALE);
}

/** One cue gives .57, two .81. */
const TOPIC_SCALE = 1.2;

import { expect, it } from "vitest";
import { analysePitchText } from "../analyse-text.ts";

/** Of 60: what three hedges may cost an answer of some seventy words. */
const MOST = 6;

/** What stands in brackets hedges; without it the answer says the same. */
const ANSWERS: readonly (readonly [string, string])[] = [
  [
    "Quelle est votre principale qualité ?",
    "Ma principale qualité, [je pense que ]c'est la rigueur. Au dépôt de Saint-Priest, je contrôlais les bons de quarante tournées par jour. En trois mois, j'ai trouvé onze erreurs de référence que personne ne voyait, et [je dirais qu']on a arrêté de renvoyer des camions à vide. Mon chef m'a confié la formation des deux nouveaux. C'est [peut-être ]ce soin-là que j'apporterais chez vous.",
  ],
  [
    "Quelles sont vos qualités ?",
    "[Je pense que ]je suis quelqu'un de fiable et d'organisé. Dans ma boulangerie précédente, à Vannes, j'ouvrais à quatre heures et en trois ans je n'ai jamais été en retard. [Je dirais que ]j'ai aussi revu le plan de cuisson en deux semaines, et on a jeté trente baguettes de moins par jour. [Je crois que ]mon patron comptait sur moi pour les jours de marché.",
  ],
  [
    "Pourquoi souhaitez-vous nous rejoindre ?",
    "[Je pense que ]j'ai choisi votre coopérative parce que j'y achète mon fromage depuis dix ans et que je connais trois de vos éleveurs. L'an dernier, j'ai tenu votre stand à la foire de Rodez : on a vendu quatre cents tommes en deux jours. [Je crois que ]j'ai vu là ce que les clients demandent, des petites parts et des recettes. [Je dirais que ]c'est le poste où mon CAP de vente sert le plus.",
  ],
  [
    "Racontez-moi une situation de conflit.",
    "En janvier, deux collègues du quai ne se parlaient plus à cause du planning des samedis. [Je pense que ]j'ai d'abord écouté chacun, dans la cabine, un quart d'heure. J'ai proposé un tableau où l'on échange ses samedis à l'avance, et je l'ai affiché près de la machine à café. [Je dirais qu']au bout d'un mois, plus aucun échange ne passait par le chef. [Peut-être que ]j'ai appris à demander avant de trancher.",
  ],
  [
    "Pourquoi vous plutôt qu'un autre ?",
    "[Je pense que ]je connais déjà votre machine. J'ai conduit la même plieuse pendant six ans chez Bréant, sur trois équipes. L'an dernier, j'ai changé les guides du margeur et on est passés de huit à cinq pour cent de gâche. [Je dirais que ]je peux être seul dessus dès la première semaine. [Je crois que ]mon ancien chef d'atelier vous le dira, voici son numéro.",
  ],
];

const CAPITAL = /(^|[.?!] )(\p{Ll})/gu;
const total = (question: string, content: string) =>
  analysePitchText({
    pitchType: "rh",
    question,
    content: content.replace(CAPITAL, (_, before: string, letter: string) => before + letter.toUpperCase()),
  }).globalScore;

it.each(ANSWERS)("three hedges in a short answer cost little, and give nothing: %s", (question, answer) => {
  const hedged = total(question, answer.replaceAll(/[[\]]/g, ""));
  const plain = total(question, answer.replaceAll(/\[[^\]]*\]/g, ""));
  expect(plain - hedged).toBeLessThan(MOST);
  expect(plain).toBeGreaterThanOrEqual(hedged);
});

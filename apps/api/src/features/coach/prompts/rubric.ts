import type { ContentMetricLabel } from "@app/engine/report";

/** What a metric asks, and what 0, 2, 4, 6, 8 and 10 look like: the words of the engine's own rubric. */
interface MetricAnchors {
  asks: string;
  at: readonly [zero: string, two: string, four: string, six: string, eight: string, ten: string];
}

export const RUBRIC_ANCHORS: Record<ContentMetricLabel, MetricAnchors> = {
  Structure: {
    asks: "Les parties attendues sont-elles là, développées, dans un ordre qui porte ? L'ouverture et la fin tiennent-elles leur place ?",
    at: [
      "aucune des parties attendues",
      "une partie nommée sans être développée, ni ouverture ni fin",
      "deux ou trois parties esquissées, dans un ordre qui surprend, fin diluée",
      "la plupart des parties, une d'elles manque ou reste une phrase creuse",
      "presque toutes les parties, développées et dans l'ordre, une vraie fin",
      "toutes les parties, chacune avec un fait, une ouverture et une fin qui se répondent",
    ],
  },
  Clarté: {
    asks: "Comprend-on à la première écoute ? Longueur des phrases, jargon, mots vagues, atténuations, tics.",
    at: [
      "incompréhensible",
      "phrases interminables ou jargon presque partout",
      "il faut réécouter : beaucoup de tics, d'atténuations et de mots vagues",
      "compréhensible, alourdi par plusieurs tics, mots vagues ou phrases longues",
      "simple et direct, un ou deux passages à alléger",
      "une idée par phrase, des mots concrets, rien à couper",
    ],
  },
  Cohérence: {
    asks: "Chaque phrase s'appuie-t-elle sur la précédente ? L'ordre des idées est-il logique ?",
    at: [
      "des phrases sans rapport",
      "plusieurs sujets mêlés, aucune liaison",
      "des idées posées côte à côte, que l'on pourrait échanger",
      "le fil se suit, avec un saut ou deux",
      "un fil net, des liaisons justes",
      "chaque phrase appelle la suivante, la fin répond au début",
    ],
  },
  Persuasion: {
    asks: "Les affirmations reposent-elles sur des faits vérifiables (chiffres, noms, résultats), sans superlatif gratuit ni atténuation ?",
    at: [
      "aucune affirmation que l'on puisse vérifier",
      "des généralités et des superlatifs sans preuve",
      "un seul fait, noyé dans des affirmations vagues",
      "deux faits précis, des affirmations restent sans appui",
      "des faits chiffrés ou nommés pour les affirmations principales",
      "chaque affirmation importante a sa preuve, adressée à ce public",
    ],
  },
  Accroche: {
    asks: "Les deux premières phrases donnent-elles envie d'écouter : question, chiffre, scène, contraste, paroles rapportées ?",
    at: [
      "aucun début identifiable",
      "« Bonjour, je m'appelle… », « je vais vous parler de… », excuses",
      "un constat général, sans image ni chiffre",
      "un début juste, un peu attendu",
      "une question, un chiffre ou une scène qui vise ce public",
      "une ouverture brève, précise et inattendue, liée au sujet",
    ],
  },
  "Appel à l'action": {
    asks: "La fin demande-t-elle quelque chose de précis à ce public : quoi, à qui, pour quand ?",
    at: [
      "aucune demande",
      "« voilà », « merci », une fin qui s'éteint",
      "une demande diluée : « si ça vous intéresse, on peut en reparler »",
      "une demande claire, sans échéance ni premier pas",
      "une demande précise : un montant, un rendez-vous ou un geste",
      "une demande précise, datée, que l'auditoire peut accepter sur-le-champ",
    ],
  },
  Pertinence: {
    asks: "La réponse traite-t-elle la question posée, avec ce que cette question attend, pour ce poste ?",
    at: [
      "la réponse parle d'autre chose",
      "le sujet est effleuré, la question reste sans réponse",
      "une réponse générale, qui conviendrait à une autre question",
      "la question est traitée, un élément attendu manque",
      "tous les éléments attendus, avec des détails propres à la personne",
      "une réponse complète, précise, reliée au poste ou à l'interlocuteur",
    ],
  },
  "Méthode STAR": {
    asks: "Une situation vécue, une tâche, des actions à la première personne, un résultat qui se constate.",
    at: [
      "aucun récit",
      "des généralités : « il y a souvent… », « je suis quelqu'un de… »",
      "une situation évoquée, des actions sans auteur (« on a fait »), pas de résultat",
      "les quatre étapes, dont une en peu de mots ou un résultat vague",
      "une situation située, des actions assumées, un résultat concret",
      "un récit précis, des actions successives et un résultat chiffré dont on tire une leçon",
    ],
  },
  "Exemples concrets": {
    asks: "Des faits vécus, datés ou situés, ce que la personne a fait elle-même et ce que cela a donné.",
    at: [
      "aucun exemple",
      "des qualités affirmées sans illustration",
      "un exemple annoncé mais sans détail",
      "un exemple réel, peu précis ou sans résultat",
      "un ou deux exemples précis avec leur effet",
      "des exemples datés, chiffrés, propres à la personne, au service de la réponse",
    ],
  },
  Authenticité: {
    asks: "Une scène vécue, une émotion nommée, une parole personnelle adressée à des personnes réelles.",
    at: [
      "un texte impersonnel",
      "des formules que n'importe qui pourrait dire",
      "un sentiment annoncé, aucun souvenir raconté",
      "un souvenir esquissé ou une émotion nommée, le reste convenu",
      "une scène précise et une émotion, dites simplement",
      "des détails que seule cette personne peut connaître, une émotion juste, un lien avec chacun",
    ],
  },
};

const STEPS = [0, 2, 4, 6, 8, 10];

export function writeRubric(labels: readonly ContentMetricLabel[]): string {
  return labels
    .map((label) => {
      const { asks, at } = RUBRIC_ANCHORS[label];
      return [`${label}. ${asks}`, ...at.map((text, index) => `  ${STEPS[index]} : ${text}`)].join("\n");
    })
    .join("\n\n");
}

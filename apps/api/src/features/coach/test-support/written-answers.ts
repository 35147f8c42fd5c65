/**
 * Answers written by hand from the prompts, as a capable model would write them: the checks must accept them. Their
 * wordings (advice, ordinals, restated facts, words of the rubric) are those that a check wrongly refuses most easily.
 */
interface WrittenAnswers {
  judgement: { label: string; evidence: string[]; faults: string[]; explanation: string; score: number }[];
  rewriting: string;
  hooks: { type: string; text: string }[];
}

/** By key of `fixtures/pitches/judged`. */
export const WRITTEN_ANSWERS: Record<string, WrittenAnswers> = {
  "produit-table-medium": {
    judgement: [
      {
        label: "Structure",
        evidence: ["Nous fabriquons des meubles d'école à hauteur réglable", "Nous cherchons des communes"],
        faults: ["pas de modèle économique", "équipe absente"],
        explanation:
          "Vous enchaînez le problème, la solution, un essai et une demande, ce qui forme une base solide. Il manque le modèle économique et l'équipe. Ajoutez une phrase sur le prix de vente et une autre sur votre parcours.",
        score: 6,
      },
      {
        label: "Clarté",
        evidence: ["Notre table se règle en tournant une poignée, sans outil."],
        faults: [],
        explanation:
          "Vos phrases sont courtes et concrètes : on visualise tout de suite le geste. L'expression « un peu plus cher » reste floue. Remplacez-la par le prix exact de la table.",
        score: 8,
      },
      {
        label: "Cohérence",
        evidence: [
          "Aujourd'hui un enfant sur deux est assis sur une chaise trop grande ou trop petite pour lui",
        ],
        faults: ["saut entre l'essai et le prix"],
        explanation:
          "Le fil se suit du mal de dos des enfants à la table réglable. Le passage de l'essai au prix est abrupt. Reliez-les en disant en quoi la durée de vie compense le coût.",
        score: 6.5,
      },
      {
        label: "Persuasion",
        evidence: [
          "Trois écoles de la région de Nancy l'ont essayée cette année",
          "les enseignants ont remarqué que les enfants bougeaient moins",
        ],
        faults: ["résultat non mesuré"],
        explanation:
          "L'essai dans trois écoles de Nancy est une vraie preuve. En revanche, « bougeaient moins » n'est pas mesuré et l'on ne sait pas d'où vient le chiffre d'un enfant sur deux. Citez votre source et un résultat chiffré, même modeste.",
        score: 5.5,
      },
      {
        label: "Accroche",
        evidence: ["Nous fabriquons des meubles d'école à hauteur réglable."],
        faults: ["la première phrase présente le produit"],
        explanation:
          "Vous ouvrez sur votre produit alors que le fait le plus frappant arrive en deuxième position. Commencez par l'enfant mal assis, puis présentez la table.",
        score: 4,
      },
      {
        label: "Appel à l'action",
        evidence: ["Nous cherchons des communes prêtes à équiper une classe à la rentrée."],
        faults: ["pas de contact ni de date de réponse"],
        explanation:
          "Votre demande est claire et située dans le temps : une classe, à la rentrée. Il manque un premier pas simple. Proposez une démonstration ou un rendez-vous avec une date précise.",
        score: 6.5,
      },
    ],
    rewriting:
      "Aujourd'hui, un enfant sur deux est assis sur une chaise trop grande ou trop petite pour lui, et cela lui fait mal au dos.\n\nNous fabriquons des meubles d'école à hauteur réglable. Notre table se règle en tournant une poignée, sans outil.\n\nTrois écoles de la région de Nancy l'ont essayée cette année : les enseignants ont remarqué que les enfants bougeaient moins. [À compléter : un résultat mesuré dans l'une de ces écoles]\n\nLa table coûte plus cher qu'une table classique, mais elle dure tout le primaire. [À compléter : le prix d'une table]\n\nNous cherchons des communes prêtes à équiper une classe à la rentrée.",
    hooks: [
      {
        type: "chiffre",
        text: "Un enfant sur deux est assis sur une chaise trop grande ou trop petite pour lui.",
      },
      { type: "question", text: "Savez-vous pourquoi les enfants ont mal au dos à l'école ?" },
      {
        type: "contraste",
        text: "On règle la hauteur d'un siège de bureau, mais pas celle de la chaise d'un enfant.",
      },
    ],
  },
  "rh-soin-weak": {
    judgement: [
      {
        label: "Structure",
        evidence: ["je suis quelqu'un de plutôt calme"],
        faults: ["pas de situation", "pas de résultat"],
        explanation:
          "Vous donnez des généralités avant d'évoquer un souci en une demi-phrase. Ni la situation, ni vos actions, ni le résultat ne sont développés. Choisissez un désaccord réel et racontez-le dans l'ordre.",
        score: 2,
      },
      {
        label: "Clarté",
        evidence: ["Après c'est vrai que des fois il peut y avoir des petites tensions"],
        faults: ["tics de langage", "atténuations"],
        explanation:
          "Les tics comme « euh » et « voilà », ainsi que les « je pense », alourdissent presque chaque phrase. Supprimez-les et allez droit au fait.",
        score: 4.5,
      },
      {
        label: "Cohérence",
        evidence: ["Une fois il y a eu un souci avec une collègue"],
        faults: ["idées juxtaposées"],
        explanation:
          "Vous passez du calme à la communication, puis à l'esprit d'équipe, sans lien entre ces idées. Suivez un seul récit, du début du désaccord à sa résolution.",
        score: 4,
      },
      {
        label: "Persuasion",
        evidence: ["on a fait ce qu'il fallait et ça s'est arrangé"],
        faults: ["aucun fait vérifiable"],
        explanation:
          "Aucune affirmation ne peut être vérifiée : « on a fait ce qu'il fallait » ne dit pas ce que vous avez fait. Nommez deux gestes concrets et ce qu'ils ont changé.",
        score: 1.5,
      },
      {
        label: "Pertinence",
        evidence: ["quand il y a un désaccord, on essaie d'en parler"],
        faults: ["la question demandait un cas précis"],
        explanation:
          "La question porte sur un désaccord précis et sur la façon de le régler. Vous répondez par des principes généraux. Racontez un seul cas, avec la personne, le sujet et l'issue.",
        score: 3,
      },
      {
        label: "Méthode STAR",
        evidence: ["Une fois il y a eu un souci avec une collègue"],
        faults: ["situation vague", "actions sans auteur"],
        explanation:
          "Une situation est à peine évoquée, la tâche est absente et les actions sont attribuées à « on ». Dites où et quand cela s'est passé, puis ce que vous avez fait, à la première personne.",
        score: 1.5,
      },
    ],
    rewriting:
      "Je suis quelqu'un de calme, et j'ai peu de conflits. Il peut y avoir des petites tensions, comme partout : il faut savoir communiquer.\n\nUne fois, il y a eu un souci avec une collègue. [À compléter : où, quand, et le sujet du désaccord]\n\nQuand il y a un désaccord, j'essaie d'en parler et de trouver une solution. [À compléter : ce que vous avez fait vous-même, étape par étape]\n\nCela s'est arrangé. [À compléter : le résultat, pour l'équipe ou pour le patient]\n\nJ'ai l'esprit d'équipe, j'aime le contact et je m'adapte facilement.",
    hooks: [
      {
        type: "histoire",
        text: "[À compléter : le jour et le lieu], il y a eu un souci avec une collègue.",
      },
      {
        type: "contraste",
        text: "Je suis quelqu'un de calme, et pourtant j'ai eu un souci avec une collègue.",
      },
      { type: "question", text: "Que faire quand il y a un désaccord avec une collègue ?" },
    ],
  },
  "perso-mariage-weak": {
    judgement: [
      {
        label: "Structure",
        evidence: ["On leur souhaite plein de bonnes choses pour la suite."],
        faults: ["pas d'anecdote", "pas de message"],
        explanation:
          "Vous vous présentez, vous complimentez le couple et vous concluez par un vœu. Il manque une anecdote et un message personnel. Ajoutez un souvenir partagé avec Camille avant de conclure.",
        score: 3.5,
      },
      {
        label: "Clarté",
        evidence: ["ils vont très bien ensemble"],
        faults: ["mots vagues"],
        explanation:
          "Les phrases sont simples, mais « quelque chose d'important » et « plein de bonnes choses » ne disent rien de précis. Remplacez ces formules par un détail que vous êtes la seule à connaître.",
        score: 5,
      },
      {
        label: "Cohérence",
        evidence: ["Le mariage c'est quelque chose d'important et c'est un grand jour."],
        faults: ["phrases interchangeables"],
        explanation:
          "Les considérations sur le mariage et sur l'amour interrompent ce que vous disiez du couple. Regroupez ce qui concerne Camille, puis Antoine, puis les deux.",
        score: 4.5,
      },
      {
        label: "Persuasion",
        evidence: ["ils ont beaucoup de points communs"],
        faults: ["affirmation sans exemple"],
        explanation:
          "Vous affirmez qu'ils ont beaucoup de points communs sans en citer un seul. Donnez-en deux, avec une scène pour chacun.",
        score: 2,
      },
      {
        label: "Accroche",
        evidence: ["On m'a demandé de faire un discours donc je vais essayer de faire ça bien."],
        faults: ["excuse", "aucune image"],
        explanation:
          "Vous commencez par vous excuser presque de parler, ce qui n'éveille pas la curiosité. Ouvrez sur une scène d'enfance avec votre sœur.",
        score: 2,
      },
      {
        label: "Authenticité",
        evidence: ["je suis la sœur de la mariée"],
        faults: ["aucun souvenir"],
        explanation:
          "Vous êtes la sœur de la mariée, mais rien dans ce discours ne le montre. Racontez un moment que vous seules avez vécu et dites ce que vous ressentez aujourd'hui.",
        score: 2.5,
      },
    ],
    rewriting:
      "Bonsoir. Je suis la sœur de la mariée.\n\n[À compléter : un souvenir avec votre sœur, le jour et le lieu]\n\nCamille et Antoine forment un très beau couple : ils ont beaucoup de points communs. [À compléter : un exemple de ce qu'ils partagent]\n\nLe mariage, c'est un grand jour. L'amour, c'est le plus beau des sentiments, et il faut en prendre soin chaque jour.\n\nJe pense qu'ils seront très heureux, car ils vont très bien ensemble.\n\nCamille, Antoine, on vous souhaite plein de bonnes choses pour la suite. Bonne soirée.",
    hooks: [
      {
        type: "histoire",
        text: "[À compléter : le jour et le lieu], j'ai compris que Camille et Antoine vont bien ensemble.",
      },
      { type: "question", text: "Comment prend-on soin de l'amour chaque jour ?" },
      {
        type: "contraste",
        text: "On m'a demandé de faire un discours, mais je suis d'abord la sœur de la mariée.",
      },
    ],
  },
  "produit-aqua-strong": {
    judgement: [
      {
        label: "Structure",
        evidence: ["Nous levons 500 000 euros afin d'en équiper 300 en deux ans.", "Pourquoi nous ?"],
        faults: ["modèle économique en une phrase"],
        explanation:
          "Du problème à la demande, chaque partie est présente et à sa place, et la question « Pourquoi nous ? » sert de charnière. Le modèle économique tient en une incise. Dites ce que les 140 euros mensuels couvrent.",
        score: 9,
      },
      {
        label: "Clarté",
        evidence: ["un capteur gros comme une orange", "la pose prend une matinée"],
        faults: [],
        explanation:
          "L'image de l'orange et la pose en une matinée se comprennent à la première écoute. La phrase sur le brevet est la plus dense : scindez-la en deux.",
        score: 8.5,
      },
      {
        label: "Cohérence",
        evidence: ["Onze mètres cubes en moyenne", "vous entendrez la fuite vous-même"],
        faults: [],
        explanation:
          "La fuite ouvre et ferme votre pitch, ce qui donne un fil très net. Le nombre de piscines en France arrive un peu tard. Placez ces 4 000 piscines juste après le coût annuel de 19 000 euros.",
        score: 8,
      },
      {
        label: "Persuasion",
        evidence: [
          "Douze communes nous paient déjà 140 euros par mois et par bassin",
          "neuf d'entre elles ont réparé une fuite dès le premier trimestre",
        ],
        faults: ["économie réalisée non chiffrée"],
        explanation:
          "Douze communes clientes et neuf fuites réparées en un trimestre forment des preuves solides. Il manque l'économie réalisée par une commune.",
        score: 9,
      },
      {
        label: "Accroche",
        evidence: [
          "Savez-vous combien d'eau une piscine municipale perd chaque nuit sans que personne le voie ?",
        ],
        faults: [],
        explanation:
          "Votre question vise directement l'auditoire et la réponse, onze mètres cubes, surprend. Marquez un silence entre les deux phrases en coupant la seconde plus court.",
        score: 9,
      },
      {
        label: "Appel à l'action",
        evidence: ["Je vous propose une visite du bassin de Frontignan mardi prochain"],
        faults: [],
        explanation:
          "La visite de mardi à Frontignan est un premier pas concret, que l'on peut accepter tout de suite. Rappelez le montant recherché juste avant la question finale.",
        score: 9,
      },
    ],
    rewriting:
      "Savez-vous combien d'eau une piscine municipale perd chaque nuit sans que personne le voie ? Onze mètres cubes en moyenne, d'après nos relevés dans douze communes de l'Hérault. À la fin de l'année, ce sont 19 000 euros qui partent dans la terre.\n\nNous avons conçu Sourdine : un capteur gros comme une orange, posé sur la canalisation, qui écoute le bruit de l'eau. Quand une fuite commence, il la situe à un mètre près et prévient l'agent de service par SMS. Aucun terrassement, aucune coupure : la pose prend une matinée.\n\nPourquoi nous ? Les solutions actuelles demandent un technicien et un camion. La nôtre travaille seule, toutes les nuits. Léa Montel, docteure en acoustique, a déposé le brevet en 2024. J'ai dirigé pendant sept ans le service des eaux de Sète.\n\nDouze communes nous paient déjà 140 euros par mois et par bassin. Neuf d'entre elles ont réparé une fuite dès le premier trimestre. Il existe 4 000 piscines publiques en France.\n\nNous levons 500 000 euros pour en équiper 300 en deux ans. Je vous propose une visite du bassin de Frontignan mardi prochain : vous entendrez la fuite vous-même. Êtes-vous disponible ?",
    hooks: [
      {
        type: "chiffre",
        text: "Onze mètres cubes : c'est l'eau qu'une piscine municipale perd chaque nuit.",
      },
      {
        type: "contraste",
        text: "Tout le monde voit une piscine se vider en une journée ; personne ne la voit fuir la nuit.",
      },
      {
        type: "question",
        text: "Et si votre piscine perdait 19 000 euros d'eau par an sans que personne le voie ?",
      },
    ],
  },
  "perso-retraite-strong": {
    judgement: [
      {
        label: "Structure",
        evidence: ["Le 3 septembre 1987, je suis entrée dans la salle 214", "Je vous confie la salle 214"],
        faults: [],
        explanation:
          "Votre discours part d'une scène, en tire un message et revient à la salle 214 pour conclure. Les remerciements sont répartis entre plusieurs moments : regroupez-les juste avant la fin.",
        score: 8.5,
      },
      {
        label: "Clarté",
        evidence: ["elle a un radiateur capricieux et une très belle lumière"],
        faults: [],
        explanation:
          "Des mots simples, des images nettes, aucune phrase qu'il faille réécouter. La phrase sur la troupe de théâtre est longue : coupez-la avant « qui, un soir de juin ».",
        score: 8.5,
      },
      {
        label: "Cohérence",
        evidence: ["Trente-huit ans plus tard, je voudrais lui répondre."],
        faults: [],
        explanation:
          "La réplique de Stéphane appelle votre réponse, trente-huit ans plus tard, et tout le texte en découle. Le lien entre la troupe et la leçon est fort : gardez-le tel quel.",
        score: 9,
      },
      {
        label: "Persuasion",
        evidence: [
          "Yves, notre gardien, qui rallumait le chauffage en cachette les soirs de conseil de classe",
        ],
        faults: [],
        explanation:
          "Françoise, Yves et les onze élèves donnent chair à votre gratitude. Votre message sur la parole repose sur une seule soirée : un deuxième exemple, même bref, l'étaierait.",
        score: 8,
      },
      {
        label: "Accroche",
        evidence: ["« Madame, vous êtes nouvelle ou vous êtes perdue ? »"],
        faults: [],
        explanation:
          "Une date, une salle et une question d'élève : on veut connaître la suite dès les premières secondes. Vous pourriez vous passer de l'adresse et ouvrir sur la date.",
        score: 9,
      },
      {
        label: "Authenticité",
        evidence: ["J'étais les deux.", "la voix qui tremblait"],
        faults: [],
        explanation:
          "L'aveu « J'étais les deux » et la voix qui tremblait sont des détails que vous seule pouvez raconter. « Les bras chargés de vos cadeaux » est plus convenu : remplacez-le par l'un de ces cadeaux.",
        score: 9,
      },
    ],
    rewriting:
      "Le 3 septembre 1987, je suis entrée dans la salle 214 avec un cartable neuf et la voix qui tremblait. Au fond, un élève nommé Stéphane a levé la main : « Madame, vous êtes nouvelle ou vous êtes perdue ? » J'étais les deux.\n\nChers collègues du lycée Jean-Zay, trente-huit ans plus tard, je voudrais lui répondre. Oui, j'étais perdue, et c'est vous qui m'avez montré le chemin. Françoise m'a prêté ses cours de Balzac sans jamais me les réclamer. Yves, notre gardien, rallumait le chauffage en cachette les soirs de conseil de classe.\n\nEt il y a eu cette troupe de théâtre de 1999. Onze élèves ne voulaient pas parler. Un soir de juin, ils ont fait pleurer trois cents parents. Ce soir-là, j'ai compris mon métier : on n'apprend pas aux gens à parler, on leur fait une place et on attend.\n\nJe pars heureuse, un peu émue, les bras chargés de vos cadeaux. Je vous confie la salle 214 : elle a un radiateur capricieux et une très belle lumière. Prenez soin d'elle, et laissez de la place à ceux qui se taisent. Merci pour ces années. Je vous embrasse.",
    hooks: [
      { type: "citation", text: "« Madame, vous êtes nouvelle ou vous êtes perdue ? »" },
      {
        type: "histoire",
        text: "Le 3 septembre 1987, je suis entrée dans la salle 214 avec la voix qui tremblait.",
      },
      {
        type: "contraste",
        text: "On croit qu'un professeur apprend aux élèves à parler. Il leur fait une place, et il attend.",
      },
    ],
  },
};

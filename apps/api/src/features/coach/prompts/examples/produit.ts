import type { GradedExample } from "./graded-example.ts";

export const PRODUIT_EXAMPLES: readonly GradedExample[] = [
  {
    content:
      "Bonjour à tous, je vais vous présenter notre application de covoiturage pour les enfants. Aujourd'hui, les parents courent partout, c'est vraiment compliqué, et on s'est dit qu'il y avait sûrement quelque chose à faire. Notre solution est innovante et très simple à utiliser : les familles s'arrangent entre elles pour les trajets. Il y a énormément de monde concerné. On pense que ça peut marcher un peu partout en France. Pour le prix, on verra plus tard. Voilà, si ça vous intéresse, on peut en reparler, merci.",
    scores: {
      Structure: [4, "un problème et une solution, ni preuve, ni modèle, ni demande"],
      Clarté: [6, "phrases simples mais remplies de « vraiment », « énormément », « un peu partout »"],
      Cohérence: [4.5, "les idées se suivent sans s'appuyer les unes sur les autres"],
      Persuasion: [2, "aucun fait vérifiable ; « innovante » n'est pas prouvé"],
      Accroche: [2, "« Bonjour à tous, je vais vous présenter » n'apprend rien"],
      "Appel à l'action": [1.5, "« si ça vous intéresse » laisse tout à faire à l'auditoire"],
    },
  },
  {
    content:
      "Dans les copropriétés, les encombrants traînent souvent plusieurs semaines dans les caves. Nous proposons un service d'enlèvement : le syndic prend rendez-vous en ligne, notre équipe passe avec un camion et dépose à la ressourcerie ce qui peut resservir. Nous avons travaillé avec douze immeubles à Lille l'an dernier, et les retours sont bons. Chaque passage est facturé au syndic. Il existe d'autres entreprises, mais elles jettent presque tout. Nous aimerions nous développer dans d'autres villes et nous cherchons des partenaires pour nous accompagner.",
    scores: {
      Structure: [7, "problème, solution, essai, modèle et différence dans l'ordre ; l'équipe manque"],
      Clarté: [7.5, "mots simples, phrases de longueur normale"],
      Cohérence: [6.5, "on suit le fil, mais les dernières phrases sont posées côte à côte"],
      Persuasion: [
        5.5,
        "« douze immeubles à Lille » est un fait ; « les retours sont bons » n'en est pas un",
      ],
      Accroche: [4.5, "un constat juste, sans chiffre ni image"],
      "Appel à l'action": [5, "une recherche de partenaires, sans dire lesquels ni pour quand"],
    },
  },
  {
    content:
      "Combien de jours votre dernière fuite d'eau a-t-elle coulé avant que quelqu'un la voie ? Dans les collèges de l'Hérault, c'est onze en moyenne. Goutte est un capteur posé en dix minutes sur le compteur : il apprend la consommation de la nuit et prévient le gardien dès qu'elle dépasse l'habitude. Vingt-deux collèges l'utilisent depuis janvier : ils consomment 18 % d'eau en moins et économisent 41 000 euros. Les compteurs des distributeurs, eux, n'alertent qu'au relevé du mois. Nous vendons le capteur 190 euros, puis 6 euros par mois. J'ai été plombier pendant quinze ans, ma sœur Inès écrit le logiciel. Nous cherchons 150 000 euros pour équiper deux cents écoles avant septembre. Confiez-nous un seul bâtiment pendant trente jours : si nous ne trouvons rien, vous ne payez rien.",
    scores: {
      Structure: [9, "du problème à la demande, chaque partie est à sa place ; le marché est bref"],
      Clarté: [8.5, "une idée par phrase, « posé en dix minutes » se comprend d'emblée"],
      Cohérence: [8, "chaque phrase répond à la précédente, de la fuite à l'essai"],
      Persuasion: [9, "« 18 % d'eau en moins » sur vingt-deux collèges, et une différence nommée"],
      Accroche: [8.5, "une question qui vise l'auditoire, puis un chiffre qui surprend"],
      "Appel à l'action": [9, "« Confiez-nous un seul bâtiment pendant trente jours » : un geste, un délai"],
    },
  },
];

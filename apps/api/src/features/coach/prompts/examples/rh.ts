import type { GradedExample } from "./graded-example.ts";

/** All three answer « Donnez un exemple où vous avez travaillé sous pression. » */
export const RH_EXAMPLES: readonly GradedExample[] = [
  {
    content:
      "Alors, la pression, moi je pense que je la gère plutôt bien en général. Dans mon travail il y a souvent des périodes chargées et il faut savoir s'organiser. On communique beaucoup dans l'équipe, c'est important. Je suis quelqu'un de dynamique et motivé, et je reste calme dans la plupart des situations. Mes collègues me disent souvent que je suis fiable. Donc voilà, la pression ne me fait pas vraiment peur, ça fait partie du métier.",
    scores: {
      Structure: [2.5, "aucune situation, aucune action, aucun résultat"],
      Clarté: [6, "phrases courtes, mais « plutôt », « en général », « vraiment » en affaiblissent chacune"],
      Cohérence: [4.5, "des affirmations côte à côte, sans progression"],
      Persuasion: [2, "« dynamique et motivé » : rien qui se vérifie"],
      Pertinence: [3, "le sujet est là, mais la question demandait un exemple"],
      "Méthode STAR": [1.5, "« il y a souvent des périodes chargées » n'est pas une situation vécue"],
      "Exemples concrets": [1.5, "pas un moment, pas un lieu, pas un geste"],
    },
  },
  {
    content:
      "L'an dernier, dans mon agence de voyages, une compagnie aérienne a annulé plusieurs vols un vendredi soir. Il fallait trouver des solutions pour tous les clients avant le lundi. J'ai appelé les familles pour les rassurer, puis j'ai cherché d'autres vols avec mes collègues. On a travaillé tard et on a fini par replacer presque tout le monde. Les clients étaient plutôt contents. Cela m'a appris à garder mon calme quand tout arrive en même temps.",
    scores: {
      Structure: [6.5, "situation, tâche, actions, résultat et leçon, chacun en une phrase"],
      Clarté: [7, "un récit simple, malgré « plusieurs » et « plutôt »"],
      Cohérence: [7, "l'ordre du temps est tenu"],
      Persuasion: [4.5, "aucun nombre : « presque tout le monde » laisse deviner"],
      Pertinence: [6.5, "un exemple de pression, sans lien avec le poste visé"],
      "Méthode STAR": [6, "les quatre étapes y sont, le résultat reste vague"],
      "Exemples concrets": [5.5, "un vrai moment, « un vendredi soir », peu de détails"],
    },
  },
  {
    content:
      "En mars 2023, j'étais assistante logistique chez un grossiste de Nantes quand notre entrepôt a perdu l'électricité, la veille d'une livraison de 340 colis à des pharmacies. Je devais décider en une heure ce qui partait. J'ai d'abord trié les commandes avec une question : qui manque d'insuline demain ? J'ai appelé neuf pharmacies, imprimé les bons chez le voisin, puis réparti la préparation entre quatre collègues. Résultat : à 22 heures, les 86 colis urgents étaient dans le camion ; les autres sont arrivés le surlendemain et aucun client n'a annulé. J'en ai gardé une habitude : une liste des commandes vitales, sur papier, chaque vendredi. Dans votre service, où les urgences tombent le soir, je commencerais par là. Comment les triez-vous aujourd'hui ?",
    scores: {
      Structure: [9, "de la situation à la question finale, chaque étape est là et dans l'ordre"],
      Clarté: [8.5, "des verbes précis, une idée par phrase"],
      Cohérence: [8.5, "« d'abord », « puis », « résultat » guident l'écoute"],
      Persuasion: [8, "« 86 colis urgents » et « aucun client n'a annulé » se vérifient"],
      Pertinence: [8.5, "un exemple de pression, relié au service de l'interlocuteur"],
      "Méthode STAR": [9, "des actions à la première personne et un résultat chiffré"],
      "Exemples concrets": [9, "une date, un lieu, des gestes, un résultat"],
    },
  },
];

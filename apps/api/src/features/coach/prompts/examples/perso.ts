import type { GradedExample } from "./graded-example.ts";

export const PERSO_EXAMPLES: readonly GradedExample[] = [
  {
    content:
      "Bonjour à toutes et à tous. Bon, ben voilà, c'est mon dernier jour, je ne suis pas très doué pour les discours donc je vais faire court. J'ai passé de très bonnes années ici, il y a eu des hauts et des bas comme partout. Je garderai de bons souvenirs, il y a eu beaucoup de moments sympas. L'équipe est super. Je vous souhaite plein de bonnes choses pour la suite. Voilà, merci à tous et à bientôt peut-être.",
    scores: {
      Structure: [3.5, "une annonce et un merci ; ni souvenir ni message"],
      Clarté: [5.5, "des tics et des mots vagues : « plein de bonnes choses »"],
      Cohérence: [4.5, "des formules qui pourraient changer de place"],
      Persuasion: [2, "rien de précis : ce texte conviendrait à n'importe quel départ"],
      Accroche: [2, "« je vais faire court » s'excuse au lieu d'ouvrir"],
      Authenticité: [3, "« de bons souvenirs » sans en raconter un seul"],
    },
  },
  {
    content:
      "Chers collègues, je pars demain. Quand je suis arrivé au service technique, je ne connaissais personne et on m'a fait visiter tout le bâtiment. Nous avons vécu ensemble le déménagement, les pannes du lundi et beaucoup de repas. J'ai appris beaucoup de vous, surtout la patience. Je suis un peu triste de vous quitter, mais content de commencer autre chose. Merci pour votre accueil et pour votre bonne humeur. Passez me voir quand vous viendrez à Rennes.",
    scores: {
      Structure: [7, "adresse, souvenir, émotion, merci et au revoir ; le message manque"],
      Clarté: [7, "des phrases simples, que l'on dit sans effort"],
      Cohérence: [6, "l'ordre du temps, puis des idées posées l'une après l'autre"],
      Persuasion: [4.5, "« les pannes du lundi » est à vous ; le reste est à tout le monde"],
      Accroche: [4.5, "l'annonce est claire, sans image"],
      Authenticité: [6, "une scène ébauchée, une émotion nommée"],
    },
  },
  {
    content:
      "Mes amis, le 4 septembre 2009, à sept heures du matin, je me suis trompée de porte et je suis entrée dans la chaufferie. Gérard m'a regardée, m'a tendu un café et m'a dit : « Ici, tout le monde se perd, c'est pour ça qu'on se parle. » J'ai passé quinze ans à vérifier qu'il avait raison. La nuit de l'inondation, vous étiez onze à porter des dossiers pieds nus. Personne ne vous l'avait demandé. J'ai eu peur, ce soir-là, et puis j'ai ri avec vous jusqu'à l'aube. Voilà ce que j'emporte : on ne tient pas un service avec des procédures, mais avec des gens qui se parlent. Merci à toi, Gérard, pour le café. Merci à vous tous. Levons nos verres à ceux qui se perdront lundi : montrez-leur la chaufferie !",
    scores: {
      Structure: [8.5, "une scène, un message, des mercis, un toast qui revient au début"],
      Clarté: [8.5, "des mots simples et des images nettes"],
      Cohérence: [7.5, "la chaufferie ouvre et ferme le discours"],
      Persuasion: [7.5, "« vous étiez onze à porter des dossiers pieds nus » se voit"],
      Accroche: [9, "une date, une heure, une erreur de porte : on veut la suite"],
      Authenticité: [9, "une scène, des paroles vraies, une peur avouée"],
    },
  },
];

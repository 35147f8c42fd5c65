import type { PitchType } from "@app/engine/pitch";
import type { OtherPaper } from "./paper-set.ts";

/** Ordinary speech, plain good texts, poor texts with figures; each was marked by people before any model saw it. */
export const OTHER_PAPERS: Record<PitchType, readonly OtherPaper[]> = {
  produit: [
    {
      question: null,
      target: "Trouver un premier atelier partenaire",
      audience: "Menuisiers d'un salon professionnel",
      content: `Bon, moi c'est Coralie, je pose des cuisines à Bressuire, donc je vais pas vous faire un dessin, euh, les tiroirs dans le camion, vous savez. Le matin vous ouvrez, tout est par terre. Moi j'ai perdu une journée entière en février à cause d'une boîte de charnières, une boîte à quatre euros, elle était sous le siège. Alors j'ai fabriqué ça, c'est un casier, il se bloque quand le moteur tourne, y a rien d'électrique, c'est juste le poids de la porte. J'en ai mis dans six camions, des copains, le plus vieux ça fait onze mois, y en a un qui a cassé, la charnière, j'ai changé la charnière. Ça coûte cent quarante euros. Ce que je voudrais, c'est un atelier qui m'en fabrique vingt d'ici l'été, parce que le soir dans mon garage j'y arrive plus. J'ai le camion devant, venez l'ouvrir.`,
      reading: 8.5,
      isReadTwice: true,
    },
    {
      question: null,
      target: "Obtenir un financement",
      audience: "Jury d'un concours",
      content: `Selon une étude récente, 87 % des consommateurs souhaitent une expérience plus fluide, et le marché mondial atteindra 412 milliards d'euros en 2030. C'est dans ce contexte que notre plateforme phygitale, fondée sur une architecture modulaire et une gouvernance agile, réinvente le parcours de bout en bout. Notre approche à 360 degrés repose sur quatre piliers : écouter, co-construire, déployer, pérenniser. Avec 12 fonctionnalités, 3 offres et 25 cas d'usage identifiés, nous adressons à la fois les particuliers, les entreprises et les collectivités. En captant seulement 0,5 % du marché, nous réaliserons 18 millions d'euros de chiffre d'affaires dès la troisième année. Notre équipe pluridisciplinaire et passionnée a déjà été repérée par plusieurs acteurs de premier plan. Rejoignez une aventure humaine unique et donnons ensemble du sens à l'innovation.`,
      reading: 1.5,
    },
    {
      question: null,
      target: null,
      audience: "Commission qui finance les services publics numériques",
      content: `Chaque année, les familles d'enfants sourds demandent une aide pour les appareils de leur enfant. Le dossier compte neuf pièces, dont cinq que l'administration possède déjà. Dans les deux départements que nous avons suivis, un dossier sur trois revient incomplet, et l'enfant attend sept mois en moyenne. Notre service va chercher ces cinq pièces auprès de qui les détient. La famille ne fournit plus que l'ordonnance, le devis et un relevé de compte. Depuis avril, deux cents familles l'ont essayé. Le délai est descendu à dix semaines. Il reste à relier les caisses de deux régimes et à améliorer l'accessibilité du parcours. L'équipe se compose d'une cheffe de produit et de deux développeurs, en lien avec les directions métiers concernées et dans le respect du cadre réglementaire en vigueur.`,
      reading: 6.5,
    },
    {
      question: null,
      target: "Trouver des clients",
      audience: "Habitants du quartier",
      content: `Bonjour, euh, voilà, donc je me lance, je fais du repassage à domicile, enfin pas à domicile, je viens chercher le linge et je le ramène. C'est parti du fait que j'avais besoin de travailler et que j'aime bien ça, en fait, ça me détend. Je suis quelqu'un de sérieux et de ponctuel. Les prix, c'est raisonnable, ça dépend de la quantité. Je fais ça depuis septembre et les gens sont contents, y a une dame, madame Teissier, elle a quatre-vingt-un ans, au début c'était juste les draps parce qu'elle peut plus lever les bras, et maintenant je lui monte aussi son pain. Voilà. Donc si vous êtes intéressés, ben, vous pouvez m'appeler, ou me dire si vous connaissez quelqu'un. Merci.`,
      reading: 4.5,
    },
  ],
  rh: [
    {
      question: "Présentez-vous.",
      target: null,
      audience: "Responsable d'une maison de retraite",
      content: `Alors, je m'appelle Damien, j'ai quarante-six ans, j'ai été routier pendant vingt ans, donc euh, vous allez me dire, quel rapport. En fait mon père est tombé malade en 2019 et c'est moi qui m'en suis occupé, deux ans, la toilette, les repas, tout. Au début je savais pas comment le tourner dans le lit sans lui faire mal, c'est l'infirmière qui m'a montré, elle m'a dit vous le prévenez toujours avant de le toucher. Ça m'est resté. Après j'ai passé le diplôme d'aide-soignant, je l'ai eu en juin, j'étais le plus vieux de la promo. J'ai fait mes stages la nuit, la nuit ça me dérange pas, j'ai l'habitude. Voilà, je sais que je débute, mais les gens qui ont peur la nuit, je sais rester à côté sans rien dire.`,
      reading: 8.5,
      isReadTwice: true,
    },
    {
      question: "Quelles sont vos qualités ?",
      target: "Obtenir un poste de commercial",
      audience: "Directrice des ventes",
      content: `Mes trois principales qualités sont la rigueur, l'écoute et le goût du défi. La rigueur, parce que dans un environnement exigeant chaque détail compte. L'écoute, car un bon commercial est avant tout quelqu'un qui sait entendre les besoins de ses clients. Et le goût du défi, car je me fixe toujours des objectifs ambitieux : j'ai d'ailleurs atteint 112 % de mes objectifs, géré un portefeuille de 230 comptes et participé à 14 salons. Je suis également reconnu pour mon esprit d'équipe et ma capacité d'adaptation. Ces atouts font de moi un collaborateur fiable, immédiatement opérationnel et prêt à s'investir pleinement dans la réussite de votre entreprise.`,
      reading: 3,
    },
    {
      question: "Racontez un conflit avec un collègue.",
      target: null,
      audience: "Chef de cuisine",
      content: `Un vendredi soir, on était en plein coup de feu, et le second m'a pris la poêle des mains. Devant tout le monde. J'ai rien dit, j'ai fini mon service, et après j'ai nettoyé mon poste plus longtemps que d'habitude pour attendre qu'il soit tout seul. Je lui ai demandé ce que j'avais fait de travers. Il m'a dit que mes saint-jacques attendaient trente secondes de trop depuis lundi. Il avait raison, je les sortais en même temps que la sauce. Je lui ai dit : la prochaine fois, dis-le-moi le lundi. Le lendemain il est venu à côté de moi au début du service et il m'a compté les secondes à voix haute. On travaille encore ensemble.`,
      reading: 8,
    },
    {
      question: "Pourquoi souhaitez-vous travailler chez nous ?",
      target: null,
      audience: "Gérante d'une jardinerie",
      content: `Alors le jardinage c'est une activité qui se développe beaucoup depuis quelques années, surtout depuis le confinement. Il y a plusieurs types de plantes, les annuelles, les vivaces et les arbustes. Les annuelles il faut les replanter tous les ans alors que les vivaces elles reviennent. Pour l'arrosage il vaut mieux le faire le soir ou tôt le matin. Le compost c'est très important aussi, parce que ça nourrit la terre et ça évite les engrais. Il faut mélanger les matières vertes et les matières brunes. Les gens se posent beaucoup de questions sur les maladies, comme l'oïdium, ça fait des taches blanches, on peut mettre du lait dilué. Voilà, c'est un secteur qui a de l'avenir je pense.`,
      reading: 2,
    },
  ],
  perso: [
    {
      question: "Expliquez le chemin de la gare à votre école.",
      target: null,
      audience: "Une amie qui arrive en train",
      content: `Alors tu sors de la gare par le côté du parking, pas par le côté des bus, hein, sinon tu fais tout le tour. En face de toi t'as une pharmacie avec une croix qui clignote, tu la laisses à gauche et tu prends la rue qui monte, elle est pavée, tu peux pas te tromper. Tu montes jusqu'à l'église, ça fait cinq minutes. À l'église tu tournes à droite, et là tu vas tout droit jusqu'à un garage jaune, vraiment jaune. Juste après le garage il y a un portail vert, c'est là. Tu sonnes deux fois parce que la première fois ils entendent jamais. Si tu vois la rivière, c'est que t'es allée trop loin.`,
      reading: 8.5,
      isReadTwice: true,
    },
    {
      question: "Racontez un souvenir de vacances.",
      target: null,
      audience: "Des amis",
      content: `Euh, ben, c'était y a deux ans, non trois, on était partis en Bretagne avec mes parents et mon frère, on avait loué une maison, enfin c'était des amis de mes parents qui la louaient, bref. Le premier jour on a fait les courses, le deuxième il a plu, et donc euh, le troisième on est allés à la plage. Et là mon frère il a voulu prendre le petit bateau gonflable, et le vent il l'a emmené, mais genre vraiment loin, on le voyait tout petit. Ma mère elle criait. Et mon père il est parti à la nage tout habillé, avec ses chaussures. Il l'a ramené. Voilà. Après on est allés manger des crêpes, c'était trop bien, et le lendemain on a fait un musée, je sais plus lequel. C'était des super vacances.`,
      reading: 5,
    },
    {
      question: null,
      target: "Rendre hommage à une collègue qui part à la retraite",
      audience: "Collègues",
      content: `Chère Nicole, aujourd'hui une page se tourne. Que de chemin parcouru depuis ton arrivée parmi nous ! Tu as toujours su faire preuve d'un professionnalisme exemplaire, d'une grande gentillesse et d'une disponibilité de tous les instants. Ton sourire a illuminé nos journées et ta bonne humeur communicative va beaucoup nous manquer. Tu as marqué chacun d'entre nous par tes qualités humaines et ton sens du service. Une nouvelle vie s'ouvre à toi, faite de projets, de voyages et de moments en famille bien mérités. Nous te souhaitons une excellente retraite, pleine de bonheur et de santé. Merci pour tout, Nicole, et surtout, ne nous oublie pas !`,
      reading: 2,
    },
    {
      question: null,
      target: "Dire quelques mots au mariage d'un frère",
      audience: "Les invités",
      content: `Bonsoir. Je suis le petit frère d'Antoine, et je vais être bref. Quand j'avais sept ans, j'avais peur du noir, et on dormait dans la même chambre. Antoine avait attaché une ficelle à son orteil et il me donnait l'autre bout. Si j'avais peur, je tirais. Il n'a jamais râlé. Une nuit j'ai tiré pour rien, juste pour vérifier, et il a dit dans son sommeil : je suis là. Inès, je te passe la ficelle. Tu verras, il répond toujours. À vous deux.`,
      reading: 9.5,
    },
  ],
};

import { expect, test } from "vitest";
import { analysePitchText } from "../analyse-text.ts";

/** An answer about a kitchen too, and in the first person. */
const COOK =
  "Je cuisine depuis que je tiens debout. J'ai passé mon CAP à Vichy, j'ai fait quatre ans de brigade, et depuis deux ans je tiens seule les fourneaux d'une école de cent vingt enfants. Le matin je pèse la farine et je casse les œufs, mais ce que j'aime, c'est la queue devant le passe quand il y a des crêpes. Je cherche une cuisine où l'on travaille le frais.";
const LEAVING =
  "On ne m'a pas poussée dehors. Ma ligne passe en horaires coupés à la rentrée, et je ne peux pas laisser ma mère seule le midi. J'en ai parlé, ils n'avaient rien d'autre. Je pars donc en septembre, et le chef m'a déjà trouvé un remplaçant.";

const judge = (question: string, content: string) => {
  const report = analysePitchText({ pitchType: "rh", content, question, target: null, audience: null });
  return { total: report.globalScore, isTold: report.notices.some(({ rule }) => rule === "offTopic") };
};

const BAKERY =
  "Bonjour, je suis Malika, je tiens une boulangerie à Tulle depuis quatre ans. Chaque soir, nous jetions onze kilos de pain, et nos voisins en achetaient au supermarché le lendemain. J'ai donc fabriqué un casier réfrigéré, posé sur le trottoir, où l'on paie avec son téléphone. En six mois, nous avons vendu 2 300 pains après la fermeture, et le gaspillage est tombé à un kilo. Le casier coûte 1 900 euros et se loue 60 euros par mois. Je cherche trois boulangers pour l'essayer cet hiver : venez le voir jeudi.";
const RECIPE =
  "Alors, je prends deux cent cinquante grammes de farine, je les verse dans un saladier et je fais un puits. Je casse quatre œufs au milieu, je mélange doucement en partant du centre. J'ajoute un demi-litre de lait petit à petit, une pincée de sel et une cuillère d'huile. Je laisse reposer la pâte une heure au frais. Ensuite je chauffe la poêle, je la graisse avec un papier, je verse une petite louche et je fais tourner. Je retourne la crêpe quand les bords se décollent et je la garnis de sucre.";
const FAULT =
  "Mon principal défaut, c'est que je délègue mal. L'an dernier, j'ai refait seule un planning que ma collègue avait fini, et elle me l'a reproché devant l'équipe. Depuis, je demande une relecture au lieu de reprendre le travail, et je me suis fixé une règle : je ne touche pas à ce que j'ai confié avant la date prévue. Cela reste un effort, mais deux projets sont partis sans moi ce trimestre.";
const MYSELF =
  "Je m'appelle Karim, j'ai trente-quatre ans et je suis électricien depuis douze ans. J'ai commencé comme apprenti dans une petite entreprise de Cahors, puis j'ai dirigé une équipe de cinq personnes sur des chantiers d'écoles. Aujourd'hui je cherche un poste de conducteur de travaux, parce que j'aime préparer un chantier autant que le faire.";

test("a product for a fault is told off the question, under 20 of 60", () => {
  const { isTold, total } = judge("Quels sont vos défauts ?", BAKERY);
  expect(isTold).toBe(true);
  expect(total).toBeLessThan(20);
});

test("a recipe for oneself is told off the question, under 20 of 60", () => {
  const { isTold, total } = judge("Parlez-moi de vous.", RECIPE);
  expect(isTold).toBe(true);
  expect(total).toBeLessThan(20);
});

test.each([
  ["Quel est votre principal défaut ?", FAULT],
  ["Parlez-moi de vous.", MYSELF],
  ["Parlez-moi de vous.", COOK],
  ["Pourquoi quittez-vous votre poste ?", LEAVING],
])("an answer to « %s » is not", (question, content) => {
  expect(judge(question, content).isTold).toBe(false);
});

test("a graft of apple trees is told off a question on pay, an answer that names no sum is not", () => {
  const graft =
    "La greffe en fente se fait fin mars, quand la sève du porte-greffe remonte et que le greffon, coupé en janvier, dort encore au frais. On scie droit, on rafraîchit la plaie à la serpette, puis on fend sur quatre centimètres, pas davantage. Le biseau doit être taillé d'un seul geste : s'il ondule, l'air entre et la soudure ne prend pas. Il faut ensuite surveiller les merles, qui se posent sur la jeune pousse et la cassent.";
  expect(judge("Quelles sont vos prétentions salariales ?", graft).isTold).toBe(true);
  for (const shy of [
    "Alors là, je vous laisse voir. Je débute, et le plus important pour moi c'est d'apprendre le métier avec une bonne équipe. Vous avez sûrement l'habitude, je m'adapterai à ce qui se fait chez vous pour quelqu'un comme moi, et on en reparlera au bout de six mois si vous êtes contents de mon travail.",
    "Franchement je n'y ai pas réfléchi. Aujourd'hui je suis bien là où je suis, donc je ne viens pas pour ça, je viens parce que le poste m'intéresse et que c'est plus près de chez moi. Je vous fais confiance, je pense que vous savez ce que vaut quelqu'un avec mon expérience dans ce métier.",
    "Ah, c'est la question que je redoutais. Mon père disait que parler d'argent porte malheur, et j'ai toujours fait comme lui, chez le premier patron comme chez le deuxième. Moi, du moment que le travail est intéressant et que l'ambiance est bonne, je ne regarde pas. On trouvera bien un terrain d'entente, je ne suis pas quelqu'un de compliqué.",
  ])
    expect(judge("Quelles sont vos prétentions salariales ?", shy).isTold, shy).toBe(false);
});

test("what speaks of nobody is told off a question that asks for a story, what hardly says « je » is not", () => {
  const asked = "Racontez une fois où vous avez dû refuser quelque chose à un usager.";
  const tides =
    "La marée monte six heures durant, mais jamais du même pas. La première heure, l'eau gagne un douzième de sa hauteur, la deuxième deux, la troisième et la quatrième trois, puis cela décroît. Le coefficient dit l'écart : à 40 la plage reste à moitié couverte, à 110 les rochers du large sortent. La pleine lune et la lune noire donnent les plus fortes, un jour et demi plus tard, parce que la masse d'eau met ce temps à suivre. Le vent de terre, lui, peut retarder le flot d'un quart d'heure.";
  expect(judge(asked, tides).isTold).toBe(true);
  const shy =
    "Un monsieur voulait emprunter le plan cadastral de 1830, l'original. Il venait de loin, il avait son carton à dessin. La règle interdit de le sortir, et le papier part en miettes. Il a crié un peu. La copie numérique était prête depuis mai : on l'a ouverte sur le grand écran, il a zoomé sur le moulin de sa grand-mère, et il est resté deux heures. Le soir il m'a laissé un mot sur le comptoir.";
  expect(judge(asked, shy).isTold).toBe(false);
});

test("what explains a thing is told off no question that asks for it, and a good one is not scored as an answer without a life", () => {
  const content =
    "Ce sont deux protections qui ne regardent pas la même chose. Le fusible regarde l'intensité : trop de courant dans le fil, il fond, et la ligne ne chauffe pas. Le différentiel compare ce qui part et ce qui revient. S'il manque trente milliampères, c'est qu'ils passent ailleurs, dans une machine à laver mal isolée ou dans quelqu'un, et il coupe. L'un protège le fil, l'autre la personne : dans une salle d'eau, il faut les deux.";
  const { isTold, total } = judge("Quelle différence entre un fusible et un différentiel ?", content);
  expect(isTold).toBe(false);
  expect(total).toBeGreaterThan(30);
  expect(
    judge("Comment protégez-vous une ligne ? Vous prenez quoi, fusible ou différentiel ?", content).isTold,
  ).toBe(false);
});

test.each([
  [
    "Racontez un échec.",
    "Vous savez, la vraie question aujourd'hui, c'est celle de la confiance. Dans un monde qui change, les entreprises ont besoin de gens qui avancent. Moi je crois au collectif, je crois à l'effort, je crois à la parole donnée. C'est comme cela que j'ai toujours conçu mon engagement, et c'est ce que je vous propose.",
  ],
  [
    "Racontez un échec.",
    "Pour un bon pot-au-feu, il faut trois viandes : une maigre, une grasse, une gélatineuse. Je les mets dans l'eau froide, j'écume, puis j'ajoute les carottes, les poireaux et un oignon piqué de deux clous de girofle. Je laisse trois heures à petits frissons. Je sers le bouillon d'abord, avec du pain grillé.",
  ],
  [
    "Pourquoi quittez-vous votre poste ?",
    "Mon poste est passionnant. Je dirige onze personnes, nous avons livré quatre lignes de production en deux ans, et la dernière marche à quatre-vingt-douze pour cent. J'ai mis en place une réunion de cinq minutes chaque matin, et les rebuts ont baissé de moitié. Je suis fier de ce que nous avons construit ensemble.",
  ],
  [
    "Combien de balles de golf peut-on mettre dans un autobus ?",
    "Je suis quelqu'un de curieux et de persévérant. Dans mon dernier poste, on me confiait les dossiers que personne ne voulait, et je les menais au bout. J'aime apprendre, j'aime travailler en équipe, et je pense que ces qualités me permettront de réussir chez vous.",
  ],
  [
    "Expliquez-moi la différence entre TCP et UDP.",
    "J'ai toujours été passionnée par l'informatique. Mon père avait un vieil ordinateur, et à huit ans je démontais tout. J'ai fait un DUT, puis une alternance de deux ans dans une banque, où j'ai beaucoup appris. Je suis motivée, et je sais m'adapter à de nouveaux outils.",
  ],
  [
    "Pourquoi notre entreprise ?",
    "Je m'appelle Solène, j'ai vingt-neuf ans. J'ai fait une licence de droit à Limoges, puis deux ans dans une étude de notaire, où je préparais les actes de vente. Ensuite j'ai travaillé dans une agence immobilière, à la location. J'aime la lecture et la natation, et je parle anglais et un peu d'espagnol.",
  ],
])("what takes up nothing of « %s » is told off it, under 20 of 60", (question, content) => {
  const { isTold, total } = judge(question, content);
  expect(isTold).toBe(true);
  expect(total).toBeLessThan(20);
});

test.each([
  [
    "Pourquoi devrions-nous vous choisir ?",
    "Aujourd'hui je touche deux mille euros net dans mon poste de chef d'équipe, et j'aimerais arriver à deux mille trois cents. J'encadre neuf personnes, j'ai signé quatre chantiers cette année, et la prime n'a pas bougé depuis trois ans. Si la grille s'arrête avant, je préfère deux jours de télétravail à une voiture.",
  ],
  [
    "Pourquoi quittez-vous votre poste ?",
    "Mon défaut, c'est l'impatience. Je voudrais que tout soit fait hier. Une fois, j'ai envoyé un devis sans attendre la relecture, et il manquait un zéro. Maintenant je laisse passer une nuit avant d'envoyer, et je demande à ma collègue de relire. Ça va mieux, même si je tape encore du pied.",
  ],
  [
    "Quelle est votre principale qualité ?",
    "Mon principal défaut, c'est que je parle trop vite. Au téléphone, les clients me font répéter, et une fois un livreur a noté la mauvaise rue à cause de moi. J'ai collé une étiquette sur mon écran, « doucement », et ma collègue me fait signe de la main. Je progresse, mais dès que je suis fatiguée, ça repart.",
  ],
  [
    "Pourquoi voulez-vous travailler chez nous ?",
    "Un matin, le camion du fournisseur n'est pas arrivé. On était trois au travail, et soixante repas à sortir. J'ai appelé le boucher de la place, j'ai changé le menu, et j'ai envoyé l'apprenti chercher du riz. À midi dix, tout le monde mangeait. Le directeur est venu nous remercier, et depuis on garde une réserve.",
  ],
  [
    "Pourquoi quittez-vous votre poste ?",
    "Je m'appelle Nora, j'ai trente-deux ans et je suis géomètre. J'ai fait un BTS à Nancy, puis une bonne partie de ma carrière sur des tracés de tramway. Je parle allemand et je dirige deux techniciens. En dehors du travail, je fais partie d'une chorale. Mon point fort, c'est la précision.",
  ],
])("an answer to another question than « %s » is told off it, under 20 of 60", (question, content) => {
  const { isTold, total } = judge(question, content);
  expect(isTold).toBe(true);
  expect(total).toBeLessThan(20);
});

test.each([
  [
    "Pourquoi quittez-vous votre poste ?",
    "Je pars parce que l'on m'a menti. En mars, la direction a signé un accord sur les nuits, et en avril le planning disait le contraire. Un soir, j'ai trouvé la feuille de présence remplie à ma place, avec mon nom et une signature qui n'était pas la mienne. J'ai gardé une copie, et je l'ai montrée au délégué.",
  ],
  [
    "Combien de balles de golf peut-on mettre dans un autobus ?",
    "Je prends un volume de soixante-quinze mètres cubes. J'enlève un quart pour les sièges, il m'en reste cinquante-six. Je compte un cube de quatre centimètres et demi pour chacune, disons onze mille au mètre. J'arrive donc à six cent mille, à cent mille près.",
  ],
  [
    "Expliquez-moi la différence entre TCP et UDP.",
    "Le premier envoie un recommandé, le second une carte postale. Avec le recommandé, on attend l'accusé, on renvoie ce qui s'est perdu, tout arrive dans l'ordre, et cela prend du temps. La carte postale part sans suivi : pour une visioconférence, une image perdue vaut mieux qu'une image en retard.",
  ],
  [
    "Pourquoi avez-vous postulé à ce poste ?",
    "Deux raisons. La mission : l'étude du risque des petites entreprises prolonge mon mémoire, consacré à la défaillance des sous-traitants du bâtiment. L'organisation : vos analystes sont rattachés aux agences, ce qui suppose de rencontrer les emprunteurs, là où mon stage se limitait aux liasses fiscales. Il me manque la pratique de l'entretien avec un dirigeant, et je compte sur le terrain pour l'acquérir.",
  ],
  [
    "Quels sont vos loisirs ?",
    "Je fais de la luge d'été. Pas celle des enfants, la vraie, sur béton, avec le casque et les patins aux pieds. Le jeudi, on est une douzaine à Combloux, et la plus vieille a soixante et un ans. Depuis l'an dernier je m'occupe des débutants. Quelqu'un qui a peur, il ne faut pas lui dire de ne pas avoir peur, il faut lui parler d'autre chose.",
  ],
  [
    "Quelles sont vos qualités ?",
    "Mon grand-père disait que je regardais les gens avant de regarder la porte. À l'accueil de la clinique, un soir, une dame tournait en rond avec un bouquet, et tout le monde croyait qu'elle attendait quelqu'un. Je suis allée m'asseoir à côté d'elle : elle cherchait la chambre de son mari, mort la veille. Je fais attention, voilà, et je n'ai pas peur de m'approcher.",
  ],
  [
    "Pourquoi quittez-vous votre poste ?",
    "Ce que je cherche, c'est de finir un meuble. Dans mon atelier, chacun fait un tiroir, toujours le même, et je n'ai pas vu une commode entière depuis deux ans. J'ai trente ans, je ne veux pas devenir l'homme des tiroirs. Chez un restaurateur, je toucherais à tout.",
  ],
  [
    "Pourquoi voulez-vous travailler chez nous ?",
    "Ma fille est née ici, il y a six ans. Je me rappelle la sage-femme qui frappait avant d'entrer, et l'élève que l'on laissait faire. J'ai visité d'autres maternités depuis, aucune ne travaille ainsi. Je voudrais apprendre le métier dans ces murs-là.",
  ],
])("an answer to « %s » in words of its own is not", (question, content) => {
  expect(judge(question, content).isTold).toBe(false);
});

const DRIFTING =
  "Dans cinq ans, je me vois chef d'équipe, avec quatre ou cinq personnes. Pour faire une bonne pâte à pizza, il faut de la farine italienne et surtout du temps. Je mets très peu de levure. Je laisse au frigo quarante-huit heures. Le four doit monter à quatre cents degrés. La tomate, je ne la cuis pas, je l'écrase à la main avec du sel. Et la mozzarella, il faut l'égoutter la veille.";
const COMING_BACK =
  "Dans cinq ans, je voudrais tenir ma propre pizzeria, pas grande, vingt couverts. Je sais déjà quelle pâte : quarante-huit heures au frigo, très peu de levure, un four à quatre cents degrés. Avant, il me manque la gestion. C'est pour cela que je veux apprendre ici à tenir une caisse, des stocks et une équipe.";

test("an answer that leaves its question half-way is told where it does, under 20 of 60", () => {
  const question = "Où vous voyez-vous dans cinq ans ?";
  const { claims, globalScore } = analysePitchText({ pitchType: "rh", content: DRIFTING, question });
  const told = claims.filter(({ rule }) => rule === "offTopic").map(({ text }) => text);
  expect(told[0]).toMatch(/^À partir d’ici, .+ «.Pour faire une bonne pâte à pizza/u);
  expect(claims.find(({ kind }) => kind === "advice")?.text).toBe(told[1]);
  expect(globalScore).toBeLessThan(20);
  expect(judge(question, COMING_BACK).isTold).toBe(false);
});

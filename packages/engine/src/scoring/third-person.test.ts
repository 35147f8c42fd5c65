import { describe, expect, it } from "vitest";
import { analysePitchText } from "../analyse-text.ts";
import type { PitchText } from "../pitch.ts";

const judge = (pitchType: PitchText["pitchType"], content: string, question: string | null = null) => {
  const { validity, notices, globalScore, claims } = analysePitchText({ pitchType, content, question });
  return { validity, globalScore, claims, rules: notices.map(({ rule }) => rule) };
};

const SERVICE =
  "84 familles suivies, un tiers de passages en moins aux urgences : voilà le bilan de la première année. Le dispositif accompagne à domicile les parents d'enfants asthmatiques. Les visites durent une heure. Les moisissures, la literie et les gestes de l'inhalateur sont passés en revue, puis un appel est fait la semaine suivante. Les médecins du quartier orientent les familles, qui ne paient rien. Deux infirmières assurent l'ensemble des visites. Le coût est de 310 euros par famille et par an, contre 1 400 pour une hospitalisation. L'extension à la rive gauche demande un poste supplémentaire.";
const OFFICE =
  "Une puéricultrice passe à domicile dans les dix jours qui suivent la sortie de la maternité. Elle pèse le bébé, regarde le couchage, répond aux questions. Les parents gardent son numéro pendant trois mois. Le département finance deux postes jusqu'en juin. Un troisième permettrait de voir aussi les familles de la montagne, où la plus proche pédiatre est à une heure de route.";
const MINUTES =
  "La réunion du conseil d'école s'est tenue le mardi 4 mars à 18 heures. Étaient présents la directrice, six parents et l'adjoint au maire. La directrice a rappelé que la cour a été inondée trois fois depuis novembre. L'adjoint a annoncé que les travaux commenceront le 12 avril et dureront cinq semaines. Les parents ont demandé que la cantine reste ouverte pendant ce temps. Il a été décidé d'installer deux barnums dans la cour du haut. Le prochain conseil aura lieu le 10 juin.";
const TRIBUTE =
  "Marcel avait toujours un tournevis dans la poche de sa veste, même le dimanche. Il a réparé la moitié des vélos du village et n'a jamais accepté plus qu'un café. Le soir où la rivière est montée, c'est lui qui a ouvert la salle des fêtes et qui a porté les lits. Sa femme disait qu'il ne savait pas rester assis. La porte de l'atelier reste ouverte, la lampe est allumée, et il manque quelqu'un.";
const NOTES =
  "- Problème : 4 repas sur 10 jetés à la cantine de Foix\n- Solution : réserver son plat la veille, sur une borne dans le hall\n- Preuve : 3 mois de test, 40 % de déchets en moins\n- Équipe : un cuisinier, une informaticienne\n- Demande : 8 000 euros pour équiper trois écoles";
const NURSE =
  "Nadia Ferrand a trente-deux ans. Elle a commencé comme aide-soignante à l'hôpital d'Albi, de nuit, pendant six ans. En 2019, elle a monté avec deux collègues un planning d'échange de gardes qui tient sur une feuille : les absences sont tombées de neuf à trois par mois. Depuis janvier, elle suit une formation de cadre de santé à Toulouse. Elle cherche un poste dans un service de gériatrie, parce que sa grand-mère y a passé deux ans sans que personne ne lui demande son prénom. Elle est disponible en septembre.";

const FILM =
  "Le film commence dans un port du Nord. Un docker trouve une valise sur le quai et la rapporte chez lui. Sa femme veut la rendre, son frère veut la vendre. Le lendemain, deux hommes frappent à la porte. Le docker s'enfuit par les toits, la valise à la main, et se retrouve dans un train pour Anvers. À la fin, il ouvre la valise : elle ne contient que des partitions. La dernière scène le montre assis au bord du canal, en train d'apprendre à lire la musique.";
const ENGINE =
  "Le moteur diesel n'a pas de bougie. L'air est comprimé si fort qu'il atteint six cents degrés, et le gazole s'enflamme tout seul quand l'injecteur le pulvérise. Le turbo récupère les gaz d'échappement pour pousser plus d'air dans les cylindres. Le filtre à particules se bouche si la voiture ne fait que de la ville, parce qu'il a besoin de chaleur pour brûler la suie. Une vidange tous les quinze mille kilomètres évite que les segments ne se grippent.";

describe("a speech in the third person", () => {
  it.each([
    ["of a service", "produit", SERVICE],
    ["of a visit", "produit", OFFICE],
    ["of a meeting", "perso", MINUTES],
    ["of somebody", "perso", TRIBUTE],
    ["in notes", "produit", NOTES],
  ] as const)("%s keeps its notes", (_, type, content) => {
    const { validity, rules } = judge(type, content);
    expect(validity).toBeGreaterThan(0.9);
    expect(rules).toEqual([]);
  });

  it("is an answer to who one is", () => {
    const { rules, globalScore } = judge("rh", NURSE, "Présentez-vous.");
    expect(rules).toEqual([]);
    expect(globalScore).toBeGreaterThan(30);
  });

  it("gains little by a greeting", () => {
    const greeted = judge("produit", `Bonjour, je vous présente notre service. ${SERVICE}`);
    expect(greeted.globalScore - judge("produit", SERVICE).globalScore).toBeLessThan(6);
  });
});

it.each([
  ["a film", FILM, "Parlez-moi de vous."],
  ["an engine", ENGINE, "Quelles sont vos qualités ?"],
])("%s for an answer is off the point, and a speech", (_, content, question) => {
  const { rules, validity, globalScore } = judge("rh", content, question);
  expect(rules).toEqual(["offTopic"]);
  expect(validity).toBeGreaterThan(0.9);
  expect(globalScore).toBeLessThan(20);
});

it.each([
  [
    "news",
    "La municipalité a inauguré samedi la nouvelle médiathèque du quartier de la gare. Le bâtiment, dessiné par un cabinet lyonnais, a coûté 4,2 millions d'euros. Le maire a salué un équipement attendu depuis dix ans. Plusieurs riverains ont regretté le manque de places de stationnement. L'ouverture au public est prévue mardi à dix heures.",
  ],
  [
    "a lease",
    "Le locataire est tenu de payer le loyer et les charges récupérables aux termes convenus. Le dépôt de garantie est restitué dans un délai de deux mois à compter de la remise des clés. Toute sous-location est interdite sauf accord écrit du bailleur. À défaut de paiement, le bail est résilié de plein droit deux mois après un commandement demeuré infructueux. Les parties élisent domicile à l'adresse du bien loué.",
  ],
  [
    "a recipe",
    "Épluchez un kilo de pommes de terre et coupez-les en rondelles. Frottez le plat avec une gousse d'ail. Disposez les rondelles en couches, salez, poivrez et couvrez de crème. Enfournez une heure à 160 degrés. Servez avec une salade verte.",
  ],
  [
    "a sheet",
    "Perceuse visseuse sans fil 18 V. Couple maximal 60 Nm. Deux vitesses mécaniques. Mandrin 13 mm automatique. Batterie lithium 4 Ah, charge en 45 minutes. Poids 1,6 kg. Livrée en coffret avec deux batteries et un chargeur. Garantie trois ans. Référence 447812. Livraison gratuite. Meilleur prix. Stock limité. Commandez maintenant.",
  ],
])("%s is no pitch", (_, content) => {
  const { validity, rules } = judge("produit", content);
  expect(validity).toBeLessThan(0.35);
  expect(rules).toContain("noSpeaker");
});

it("takes restarts and phrases said again in a plea for a speech", () => {
  const plea =
    "Mesdames et messieurs les jurés, cet homme n'a pas choisi, cet homme n'a pas choisi la rue. Il n'a pas choisi la rue, non. Il a perdu son travail, il a perdu son travail et son logement le même mois. Il a perdu son travail, oui. Le gérant du magasin, le gérant du magasin vous l'a dit : cet homme est revenu payer. Cet homme est revenu payer le lendemain. Regardez cet homme, regardez cet homme comme le gérant du magasin l'a regardé. Je vous demande la relaxe.";
  expect(judge("perso", plea).validity).toBeGreaterThan(0.85);
});

it.each([
  [
    "a leaflet of infinitives",
    "Remplir le réservoir d'eau froide jusqu'au trait. Placer le filtre dans son logement. Verser deux cuillères de café moulu par tasse. Fermer le couvercle et appuyer sur le bouton vert. Attendre la fin du signal sonore avant de retirer la verseuse. Ne jamais plonger l'appareil dans l'eau. Détartrer une fois par mois avec du vinaigre blanc.",
  ],
  [
    "what explains a program",
    "// Ce module calcule le total de la commande et applique les remises.\n// La remise est ignorée quand le panier est vide.\n// Le taux vient du fichier de configuration.\n# Le cache est vidé toutes les dix minutes.\n* Le résultat est arrondi au centime le plus proche.\n// Les erreurs sont écrites dans le journal du serveur.",
  ],
])("%s has the signs of a page", (_, content) => {
  const { rules, validity } = judge("produit", content);
  expect(rules).toContain("noSpeaker");
  expect(validity).toBeLessThan(0.9);
});

it("a page of a novel is no text of its speaker's own to keep", () => {
  const { claims } = judge(
    "perso",
    "La pluie tombait sur le port depuis trois jours. Lucien poussa la porte du café et secoua son chapeau. La patronne leva les yeux de son journal. Un chat dormait sur le comptoir, à côté d'une lampe de cuivre. Dehors, un camion de poissons reculait vers le quai. Lucien posa une clé rouillée devant elle. La patronne pâlit, puis rangea la clé dans sa poche sans un mot. Le lendemain, le café était fermé, et la clé pendait à la porte.",
  );
  expect(claims.map(({ code }) => code)).not.toContain("keep_as_is");
  expect(claims.map(({ form }) => form)).not.toEqual(expect.arrayContaining(["own"]));
});

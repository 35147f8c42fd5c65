import { expect, it } from "vitest";
import { analysePitchText, judge } from "../../analyse-text.ts";
import type { PitchText } from "../../pitch.ts";
import { adviseOnOccasion } from "./advise-on-occasion.ts";

const WORKS =
  "Je travaille au dépôt depuis trois ans. Le matin je trie les colis et l’après-midi je conduis la navette.";
const adviceOn = (input: PitchText) =>
  adviseOnOccasion(judge(input).context)
    .map(({ text }) => text)
    .join("\n");
const answering = (question: string, content = WORKS) => adviceOn({ pitchType: "rh", content, question });

it("asks for what the question of an interview waits for", () => {
  expect(answering("Parlez-moi d’un conflit avec un collègue.")).toContain("votre part");
  expect(answering("Racontez une fois où un client difficile vous a tenu tête.")).toContain("votre part");
  expect(answering("Racontez une situation difficile que vous avez résolue.")).toContain("un seul épisode");
  expect(answering("Parlez-moi d’un échec.")).toContain("Dites l’erreur");
  expect(answering("Quel est votre principal défaut ?")).toContain("Nommez un vrai défaut");
  expect(answering("Quelles sont vos prétentions salariales ?")).toContain("votre chiffre");
  expect(answering("Pourquoi vous et pas un autre ?")).toContain("ce que ce poste demande");
  expect(answering("Présentez-vous.")).toContain("ce que vous cherchez ici");
  expect(answering("Présentez votre stage.")).not.toContain("ce que vous cherchez ici");
  expect(answering("Pourquoi ce trou dans votre CV ?")).toContain("sans vous excuser");
  expect(answering("Êtes-vous mobile ?")).toContain("par oui ou par non");
  expect(answering("Pouvez-vous nous dire un mot de vos loisirs ?")).not.toContain("par oui ou par non");
});

it("asks nobody for the day that they tell", () => {
  const told =
    "Je suis méthodique. L’hiver dernier, au dépôt de Lens, j’ai refait les plannings de 46 conducteurs. J’ai passé deux semaines à noter les heures réelles. Au bout de trois mois, les absences avaient baissé d’un quart.";
  expect(answering("Quelles sont vos qualités ?", told)).toContain("la qualité que votre exemple montre");
  expect(answering("Quelles sont vos qualités ?", told)).not.toContain("racontez le jour");
  expect(answering("Quelles sont vos qualités ?")).toContain("racontez le jour");
  expect(answering("Pourquoi vous et pas un autre ?", told)).not.toContain("racontez le jour");
});

it("asks nobody who explains a thing or says their steps for a day of their life", () => {
  expect(answering("Quelle différence entre une fuite et un manque de gaz ?")).toBe("");
  expect(answering("Une chambre froide ne descend plus. Comment procédez-vous ?")).toBe("");
});

it("names whom a tribute names twice, and nobody else", () => {
  const thanks = (content: string) =>
    adviceOn({ pitchType: "perso", content, question: "Discours de départ d’une collègue" });
  expect(thanks("Odile part demain. Merci à Odile pour ces vingt ans, elle va nous manquer.")).toContain(
    "souvenir avec Odile",
  );
  expect(
    thanks("Monsieur Perrin part demain. Merci à monsieur Perrin pour ces vingt ans, il va nous manquer."),
  ).not.toContain("avec Perrin");
  expect(thanks("Notre collègue part demain. Elle va nous manquer, et nous la remercions.")).not.toContain(
    "souvenir avec",
  );
});

it("asks nobody for a sum that they say without an excuse", () => {
  const asked = (content: string) => answering("Quelles sont vos prétentions salariales ?", content);
  expect(
    asked(
      "Je demande deux mille six cents euros brut. À Rennes, un frigoriste avec l’attestation de catégorie 1 gagne entre deux mille trois cents et deux mille sept cents. J’ai passé la mienne en mars, et je prends l’astreinte une semaine sur trois.",
    ),
  ).not.toContain("votre chiffre");
  expect(asked("Je vise entre deux mille quatre cents et deux mille six cents euros brut.")).toContain(
    "votre chiffre",
  );
});

it("ties the stay that a jury hears of to no post", () => {
  const { recommendations } = analysePitchText({
    pitchType: "rh",
    question: "Présentez votre stage.",
    audience: "un jury de BTS",
    content:
      "Bonjour, j’ai effectué mon stage dans un magasin de décoration à Niort. Durant ces huit semaines, j’ai découvert le monde de l’entreprise. Mes missions étaient variées : mise en rayon, accueil des clients, encaissement et gestion des stocks. J’ai participé à l’inventaire. Ce stage m’a beaucoup apporté et m’a confortée dans mon projet professionnel. Je vous remercie de votre attention.",
  });
  expect(recommendations.suggestions.join(" ")).not.toMatch(/ce poste|vous cherchez ici/u);
});

it.each([
  "Compte rendu du comité des fêtes, mardi 14 octobre. Étaient présents : Odile Ferrand, Marc Tissier, Inès Baudin. Absent excusé : Luc Petit. L’ordre du jour comptait trois points. Premier point, le bilan de la fête d’été : 640 entrées, 2 180 euros de recettes. Deuxième point, la location des barnums : Marc demandera un devis. Troisième point, la date du marché de Noël, le 13 décembre. La séance est levée à vingt-deux heures dix.",
  "Bonjour à toutes et à tous. Je vous informe que l’accueil de la mairie sera fermé du 3 au 14 mars, parce que l’on refait l’électricité. Pendant ces deux semaines, les cartes d’identité se retireront à l’annexe de la rue Haute, le matin seulement. À compter du 17 mars, nous rouvrons aux horaires habituels. Merci de le dire autour de vous.",
  "Mes chers amis, je ne serai pas long, parce que le plat refroidit. Paul et Inès se sont rencontrés sur un quai, à Nantes, un jour de grève. Lui avait un parapluie, elle n’en avait pas. Sept ans plus tard, ils n’en ont toujours qu’un pour deux. Je vous souhaite beaucoup de pluie et beaucoup de bonheur. Levons nos verres : vive les mariés !",
])("reads no offer in what sells nothing, though it was typed as a product: %s", (content) => {
  const { claims } = analysePitchText({ pitchType: "produit", content });
  const said = claims.map(({ text }) => text).join("\n");
  expect(said).not.toMatch(/proposez|distingue|rapporte|demandez, à qui|Une demande/u);
});

it("asks no example of who tells a deed with figures before and after it", () => {
  const { claims, recommendations } = analysePitchText({
    pitchType: "rh",
    question: "Parlez-moi de vous.",
    content:
      "Bonjour, moi c’est Yanis, j’ai vingt et un ans et je suis en BTS commerce. L’été dernier j’ai travaillé deux mois chez un opticien, d’abord à l’accueil, puis aux montures enfants. J’ai refait le présentoir à leur hauteur et en août on a vendu 31 montures enfants contre 18 l’année d’avant. Je suis quelqu’un de motivé et dynamique. Je cherche une alternance pour ma licence.",
  });
  const said = [...claims.map(({ text }) => text), recommendations.perfectPitch].join("\n");
  expect(said).not.toMatch(/Développez|exemple vécu|une chose que vous avez réussie|un moment précis/u);
  expect(said).toContain("votre réussite chiffrée");
});

it("asks who explains or presents for what fits the occasion", () => {
  const explained = (question: string, content: string) =>
    adviceOn({ pitchType: "perso", question, content, audience: "un groupe" });
  const POOR =
    "C’est quelque chose de très important pour nous. Il faut le faire avec soin, et tout le monde aime.";
  expect(explained("présenter une recette de famille", `Voici la soupe de chez nous. ${POOR}`)).toContain(
    "ce qui s’est dit à table",
  );
  expect(explained("présenter son village à des visiteurs", `Bienvenue ici. ${POOR}`)).toContain(
    "un seul endroit",
  );
  expect(explained("introduction d’une soutenance de stage", `Bonjour au jury. ${POOR}`)).toContain(
    "pendant ce stage",
  );
  expect(explained("exposé : pourquoi la mer est-elle salée ?", `Je vais expliquer. ${POOR}`)).toContain(
    "que l’on peut voir ou entendre",
  );
});

it("asks who names a quality and shows it for where it would serve", () => {
  const asked = answering(
    "Quelles sont vos qualités ?",
    "Je suis rapide et je ne m’énerve pas. Un samedi d’août, au Comptoir du Port, on était deux en salle au lieu de quatre pour 90 couverts. J’ai proposé au chef de passer à trois plats le midi et j’ai pris les commandes par table de six. On a servi tout le monde en une heure quarante, et personne n’est parti.",
  );
  expect(asked).toContain("où cette qualité vous servirait");
  expect(asked).not.toContain("Dites d’abord la qualité");
});

it("asks nobody for an aim and steps that they say", () => {
  const question = "Où vous voyez-vous dans cinq ans ?";
  const said =
    "Dans cinq ans je voudrais être cheffe d’équipe. La première année je reste à la découpe, et je passe le brevet en alternance, j’ai vu avec le lycée de Brioude.";
  expect(answering(question, said)).not.toContain("savoir faire dans quelques années");
  expect(
    answering(question, "Dans cinq ans je voudrais être épanoui et avoir des responsabilités."),
  ).toContain("savoir faire dans quelques années");
});

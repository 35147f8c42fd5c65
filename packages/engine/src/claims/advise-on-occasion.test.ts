import { expect, it } from "vitest";
import { analysePitchText, judge } from "../analyse-text.ts";
import type { PitchText } from "../pitch.ts";
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
  expect(answering("Pourquoi ce trou dans votre CV ?")).toContain("sans vous excuser");
  expect(answering("Êtes-vous mobile ?")).toContain("par oui ou par non");
  expect(answering("Pouvez-vous nous dire un mot de vos loisirs ?")).not.toContain("par oui ou par non");
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
  expect(thanks("Notre collègue part demain. Elle va nous manquer, et nous la remercions.")).not.toContain(
    "souvenir avec",
  );
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

import { expect, it } from "vitest";
import { judge } from "../../analyse-text.ts";

const formOf = (content: string, audience: string | null = null) =>
  judge({ pitchType: "produit", content, audience }).context.form.name;

it("hears a plea about a common decision, whatever type was chosen, but not where something is sold", () => {
  const plea =
    "Vous allez voter ce soir la fermeture de la bibliothèque de quartier. Je suis contre, et je vais vous dire pourquoi. Le mercredi, il y a trente enfants assis par terre entre les rayons. Leurs parents travaillent, et il n’y a rien d’autre d’ouvert à moins de quatre kilomètres. Je vous demande de voter non, et de venir voir mercredi à quinze heures.";
  expect(formOf(plea, "le conseil municipal")).toBe("persuasion");
  expect(
    formOf(
      "Monsieur le maire, mesdames et messieurs les conseillers, nous louons des vélos cargos aux artisans. Nos clients gagnent une heure par jour. Vous voulez fermer le centre aux camionnettes, et ils ne sont pas contre. Nous vous demandons de voter un garage de vingt places, au tarif des résidents.",
    ),
  ).toBe("product");
});

it("hears who asks for a raise or hands in their notice, and praises no offer of theirs", () => {
  const raise =
    "Je voudrais vous parler de mon salaire. Je suis ici depuis quatre ans, et je gagne deux mille cent euros. L’an dernier, j’ai repris les plannings des deux équipes, et les heures supplémentaires ont baissé d’un tiers. Je demande deux mille quatre cents euros brut à partir de septembre.";
  const notice =
    "Je voulais te le dire en face avant d’envoyer la lettre : je quitte l’entreprise. J’ai accepté un poste à Angers, à dix minutes de chez ma mère. Mon préavis est de deux mois, donc mon dernier jour sera le 30 juin. Je formerai Inès sur la paie à partir de lundi.";
  expect(formOf(raise)).toBe("salary");
  expect(formOf(notice)).toBe("announcement");
});

it.each([
  ["me présenter à ma classe", "unknown"],
  ["présenter mon parcours", "unknown"],
  ["obtenir un stage", "unknown"],
  ["présenter un exposé", "exposition"],
  ["obtenir une salle", "persuasion"],
  ["annoncer mon départ", "announcement"],
  ["le départ de Josiane", "tribute"],
])("reads the objective « %s » as %s", (target, form) => {
  const content =
    "Salut, moi c’est Théo, j’ai dix-neuf ans et je viens de Brest. J’aime bien la musique et mes amis.";
  expect(judge({ pitchType: "perso", content, target }).context.form.name).toBe(form);
});

import { expect, it } from "vitest";
import { nameDeed, tellDuty } from "./name-deed.ts";

it.each([
  ["Vous négociez les contrats de transport et suivez les délais", "Négocier les contrats de transport"],
  ["Vous préparez et administrez les traitements", "Préparer et administrer les traitements"],
  ["Encaissez", "Encaisser"],
  ["Garantissez la sécurité", "Garantir la sécurité"],
  ["Tenez la caisse", "Tenir la caisse"],
  ["Vous vous assurez du respect des délais", "S’assurer du respect des délais"],
  ["Vous serez amené à participer à la refonte", "Participer à la refonte"],
  ["Tu codes en Kotlin", "Coder en Kotlin"],
  ["Parlez anglais couramment", "Anglais"],
  ["Vous avez déjà déployé un ERP", "Déployer un ERP"],
  ["Vous avez tenu une boutique", "Tenir une boutique"],
  ["Vous animerez les ateliers et rédigerez les bilans", "Animer les ateliers"],
  ["Vous garantirez l’hygiène du laboratoire", "Garantir l’hygiène du laboratoire"],
  ["Vous retirez les colis abîmés", "Retirer les colis abîmés"],
  ["Tu organiseras deux salons par an", "Organiser deux salons par an"],
  ["écriras la lettre du mois", "Écrire la lettre du mois"],
])("« %s » is named %s", (said, name) => {
  expect(nameDeed(said)).toBe(name);
});

it.each(["Excel", "Chez nos clients", "Vous avez le permis B", "Vous maîtrisez SAP", "Sens du contact"])(
  "« %s » tells no deed",
  (said) => {
    expect(nameDeed(said)).toBeNull();
  },
);

it.each([
  ["rédige les bilans pour les financeurs", "rédiger les bilans pour les financeurs"],
  ["prospecte et fidélise un réseau d’artisans", "prospecter et fidéliser un réseau d’artisans"],
  ["vous cadrez le besoin et rédigez les spécifications,", "cadrer le besoin et rédiger les spécifications"],
  ["élabore et met en œuvre les projets", "élaborer et mettre en œuvre les projets"],
  ["Rattaché à la direction, vous conseillez les managers", "conseiller les managers"],
  ["vous tenez le rayon, vous passez les commandes", "tenir le rayon, passer les commandes"],
])("the whole duty « %s » is told as %s", (said, told) => {
  expect(tellDuty(said, true)).toBe(told);
});

it.each(["Contrôle qualité des pièces", "Maîtrise d’Excel", "Reprise des données", "Commerce international"])(
  "the noun that opens « %s » is no verb",
  (said) => {
    expect(tellDuty(said, true)).toBeNull();
  },
);

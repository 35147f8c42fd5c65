import { describe, expect, it } from "vitest";
import { analysePitchText } from "../../../analyse-text.ts";
import type { PitchText } from "../../../pitch.ts";
import { syntaxOfSentence } from "../../../language/syntax.ts";
import { literalChanges } from "../../edits/change-words.ts";
import { plainChanges } from "./plain-words.ts";

/** A sentence once its roundabout turns are out, as often as it takes. */
function plain(text: string, isPersonal = false): string {
  const found = plainChanges({ text, isPersonal, syntax: () => syntaxOfSentence(text) });
  const changes = literalChanges(text, found);
  const after = changes.reduceRight(
    (said, { start, end, insert }) => said.slice(0, start) + insert + said.slice(end),
    text,
  );
  return after === text ? text : plain(after, isPersonal);
}

describe("a roundabout turn is said straight", () => {
  it.each([
    ["Ce hangar a un loyer qui est très lourd.", "Ce hangar a un loyer très lourd."],
    ["Actuellement il y a 40 caves qui sont louées.", "Actuellement 40 caves sont louées."],
    ["Les pêcheurs du port ils vendent à quai.", "Les pêcheurs du port vendent à quai."],
    ["Voilà donc je pense avoir gagné en calme.", "J'ai gagné en calme."],
    ["Je pense être patiente et je crois pouvoir former.", "Je suis patiente et je peux former."],
    [
      "Si jamais vous souhaitez éventuellement un essai, il est gratuit.",
      "Si vous souhaitez un essai, il est gratuit.",
    ],
    ["Dans un monde en perpétuelle évolution, nos quais ferment.", "Nos quais ferment."],
    ["En effet, face aux enjeux majeurs de notre époque, le bois manque.", "Le bois manque."],
    ["Ah oui, j'ai oublié de préciser, la halle ferme à midi.", "La halle ferme à midi."],
    ["Il faut savoir qu'en hiver la halle ferme à midi.", "En hiver la halle ferme à midi."],
    ["Force est de constater que les quais sont vides.", "Les quais sont vides."],
    [
      "Les murs sont froids, et il est à noter que le bois manque.",
      "Les murs sont froids, et le bois manque.",
    ],
    [
      "Ce que je vous demande, c'est de prêter la salle un soir.",
      "Je vous demande de prêter la salle un soir.",
    ],
    ["Ce qu'on cherche c'est des familles d'accueil.", "On cherche des familles d'accueil."],
    ["Ce que je voudrais, c'est que vous veniez voir.", "Je voudrais que vous veniez voir."],
    ["Il y a 27 ateliers de Roanne qui louent notre four.", "27 ateliers de Roanne louent notre four."],
    [
      "Notre outil permet de réaliser la collecte des cartons.",
      "Notre outil permet de collecter les cartons.",
    ],
    ["J'ai été amenée à effectuer la rédaction du guide.", "J'ai rédigé le guide."],
    ["J'aimerais pouvoir essayer d'ouvrir un second étal.", "J'aimerais ouvrir un second étal."],
    ["Je me présente, je m'appelle Odile.", "Je m'appelle Odile."],
    ["C'est un service simple et rapide et fiable.", "C'est un service simple, rapide et fiable."],
    ["Nous sommes à la recherche de parrains.", "Nous cherchons des parrains."],
    ["Je dirais que mon principal défaut c'est peut-être la hâte.", "Mon principal défaut c'est la hâte."],
  ])("%s", (said, straight) => {
    expect(plain(said)).toBe(straight);
  });

  it.each([
    "Il faut savoir perdre.",
    "Elle m'a dit qu'il faut savoir que rien ne presse.",
    "Est-ce qu'il faut savoir que le pont est fermé ?",
    "Ce que j'ai fait, c'est appeler le gardien.",
    "Il y a deux ans qui comptent double.",
    "Il y a une femme qui attend devant le portail.",
    "Ils ont fait la fête de la moisson.",
    "Je suis arrivé entre sept heures et demie et huit heures et quart.",
    "Il a dit : « Il faut savoir que le four chauffe. »",
    "Il faut dire que le maire avait promis.",
    "Nous sommes à la recherche de financement.",
    "Je suis quelqu'un qui aime son métier.",
    "J'ai été amené à gérer les stocks et à former deux vendeurs.",
    "C'est le fait de partager un four qui change tout.",
    "La chose la plus importante, c'est que le four chauffe.",
    "Il faut faire l'appel des élèves.",
    "Elle voulait faire la vente des paniers et des bocaux.",
    "Il a réussi la vente du champ.",
  ])("stays: %s", (said) => {
    expect(plain(said)).toBe(said);
  });

  it("in a toast, only what announces", () => {
    const said = "Ce que je voudrais te dire, Paul, c'est que tu nous manques.";
    expect(plain(said, true)).toBe(said);
    expect(plain("Il faut savoir que Paul dort peu.", true)).toBe("Paul dort peu.");
  });
});

const rewrite = (pitchType: PitchText["pitchType"], content: string) =>
  analysePitchText({ pitchType, content }).recommendations.perfectPitch;
const BODY =
  "Notre camionnette porte des livres dans les hameaux. Elle passe le mardi chez 40 lecteurs. Nous demandons 3 000 euros pour le carburant.";

it.each([
  "C'est Malika qui est venue la première.",
  "J'ai deux clients qui sont passés chez vous.",
  "C'est un geste qui est lent et qui demande du calme.",
  "Le lendemain il a réparé la vitre.",
  "La dame elle a, elle a gardé la clé.",
  "Je pense avoir 12 jours de retard.",
])("« %s » stays as it is", (text) => {
  expect(plain(text)).toBe(text);
});

it.each([
  "Je me permets de vous présenter aujourd'hui notre solution.",
  "Bonjour, je m'appelle Odile Ferrand et je vais vous parler de mon parcours professionnel.",
])("an opening that only announces goes: %s", (opening) => {
  const said = rewrite("produit", `${opening} ${BODY} La halle nous prête un quai.`);
  expect(said).not.toMatch(/solution|parcours/);
  expect(said).toContain("Notre camionnette");
});

describe("a pitch ends on what it says", () => {
  it.each([
    ["Voilà, c'est tout, merci de votre attention.", " Merci de votre attention."],
    ["Voilà.", ""],
    ["N'hésitez pas à nous contacter si vous avez des questions.", ""],
    ["Je vous remercie et je reste à votre disposition.", " Je vous remercie."],
  ])("%s", (end, left) => {
    expect(rewrite("produit", `${BODY} ${end}`)).toMatch(new RegExp(`carburant\\.${left}$`));
  });

  it("an invitation stays", () => {
    const toast =
      "Chers amis, Marc quitte la librairie ce soir après vingt ans. Il connaissait chaque client par son prénom. Un soir de neige, il a ouvert la boutique pour une petite fille qui avait perdu son livre. Tu vas nous manquer, Marc.";
    expect(rewrite("perso", `${toast} Voilà, j'ai tout dit, on peut boire un verre.`)).toMatch(
      /on peut boire un verre\.$/i,
    );
  });
});

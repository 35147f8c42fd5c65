import { expect, test } from "vitest";
import { measureContent } from "../../content/measure-content.ts";
import { readPitch } from "../../content/read-pitch.ts";
import { composeText } from "../compose.ts";
import { findEdits } from "../find-edits.ts";

const rewrite = (content: string) => {
  const reading = readPitch({ pitchType: "rh", content });
  return composeText(content, findEdits(reading, { roles: measureContent(reading).roles, claims: [] }));
};

test("takes breath before a clause of a transcript, where a stop could cut it", () => {
  const written = rewrite(
    "bonjour je suis vannier à pézenas depuis onze ans mon premier atelier je l'ai loué rue des orfèvres quand la saison est finie je coupe l'osier avec mon voisin il me prête sa charrette donc le lundi on charge et la ville me connaît les paniers tiennent vingt ans",
  );
  expect(written).toContain("depuis onze ans. Mon premier atelier");
  expect(written).toContain("quand la saison est finie, je coupe l'osier");
});

test("takes none before an object nor before a doubled pronoun", () => {
  const written = rewrite(
    "bonjour je coiffe dans les maisons de retraite depuis 2011 je viens le mardi avec mon bac les familles paient pour les dames que vous choisissez et l'aide-soignante vous dira si elles sont contentes comme vous le savez nous nous déplaçons avec notre matériel si jamais un jour vous passez je vous montre mon bac et le fauteuil",
  );
  expect(written).toContain("l'aide-soignante vous dira");
  expect(written).toContain("ous nous déplaçons avec");
});

test("keeps the commas of the speaker, and no stop after a name said of what follows", () => {
  const written = rewrite(
    "je tiens la ferme de mon oncle depuis dix ans, je suis née dans la maison, on a quarante vaches, mon associée elle s'appelle Lina, c'est elle qui trait le matin, moi je fais le soir et je travaille avec ça, je gagne ma vie, elle est en retard de trois ans, on en rit, le lait part à la coopérative, il faut le dire, les autres champs, je les ai loués",
  );
  expect(written).toContain("dix ans, je suis née");
  expect(written).toContain("Lina, c'est elle");
  expect(written).toContain("champs, je les ai loués");
});

test("no stop stands between a title and its name, nor is « un » said twice where it counts", () => {
  const titled = rewrite(
    "c'était l'hiver dernier je descendais le courrier et dans l'escalier c'était madame le roux qui avait glissé elle était toute seule depuis une heure alors j'ai appelé mon neveu il est électricien il m'a dit on va faire un bracelet on en a vendu trois dans l'immeuble et la mairie nous en demande dix",
  );
  expect(titled).toContain("madame le roux");
  expect(
    rewrite(
      "Des pièges, y en a un, un blaireau a tout retourné dans le jardin. On a recommencé le lendemain matin. Le piège coûte huit euros.",
    ),
  ).toContain("en a un, un blaireau");
});

test("a question of a transcript ends as one", () => {
  const written = rewrite(
    "bonsoir à tous est-ce que vous m'entendez je tiens la caisse de la piscine depuis onze ans un soir l'alarme a sonné alors qu'est ce que j'ai fait j'ai compté les nageurs un par un et il en manquait deux je sais pas est-ce que c'était la peur mais j'ai couru",
  );
  expect(written).toMatch(/vous m'entendez\s\?/u);
});

test("what « ce qu'on… » announces is not parted from its « c'est »", () => {
  const written = rewrite(
    "on a repris la cidrerie de mon oncle, il y a trois ans, avec mon frère et ma cousine de Brest, et ce qu'on voudrait, c'est trouver deux apprentis pour la saison prochaine, parce que les écoles elles nous envoient plus personne",
  );
  expect(written).toContain("ce qu'on voudrait, c'est trouver");
});

test("« et » stays before what counts on", () => {
  const written = rewrite(
    "alors euh moi tu sais j'ai appris le vélo hein sur le parking du port. Je suis tombée onze fois. Et la douzième mon frère m'a lâchée, hein, sans rien dire. Euh, voilà, j'ai roulé toute seule.",
  );
  expect(written).toContain("Et la douzième");
});

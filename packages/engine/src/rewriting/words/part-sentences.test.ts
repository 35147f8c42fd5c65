import { expect, test } from "vitest";
import { measureContent } from "../../content/measure-content.ts";
import { readPitch } from "../../content/read-pitch.ts";
import { composeText } from "../compose.ts";
import { findEdits } from "../find-edits.ts";

const rewrite = (content: string) => {
  const reading = readPitch({ pitchType: "rh", content });
  return composeText(content, findEdits(reading, { roles: measureContent(reading).roles, claims: [] }));
};

test("parts no long sentence between what is said first and its clause", () => {
  for (const said of [
    "Il y avait une tempête et nous avons laissé les deux barques au mouillage devant la cale du village, les trois autres, je les ai rentrées sous le hangar du voisin avec son tracteur et ses câbles.",
    "Nous avons vendu les barques au printemps et nous avons gardé les filets pour la saison d'après, quand je suis rentré de la mer, j'avais oublié le nom des quais et celui des pêcheurs du port.",
  ])
    expect(rewrite(said)).toMatch(/autres, je les ai|mer, j'avais/);
});

test("writes the word that opens the second part as it is in the text", () => {
  const written = rewrite(
    "La mairie, euh, nous prête le grand hangar du canal depuis le mois de septembre et les familles du quartier y apportent leurs vélos sans compter et au printemps trois mécaniciens les réparent devant elles sans rien demander.",
  );
  expect(written).toContain("compter. Au printemps");
});

test("parts a long written sentence where both parts are whole clauses, and not after an open « et »", () => {
  const written = rewrite(
    "En ce qui concerne la cuisine centrale, nous avons repris les menus de quatorze écoles pendant deux hivers avec les mêmes fournisseurs et les mêmes prix, et nous avons gardé les deux cuisiniers qui connaissaient les enfants, ce qui a rassuré les parents.",
  );
  expect(written).toMatch(/prix\. Nous avons gardé|enfants\. Cela a rassuré/);
  expect(
    rewrite(
      "La commune prête un four à cinq familles du hameau qui cuisaient leur pain chacune de leur côté avec du bois acheté très cher et donc on se retrouve le samedi matin pour chauffer une seule fois.",
    ),
  ).not.toMatch(/ et\./);
});

import { expect, test } from "vitest";
import { measureContent } from "../../content/measure-content.ts";
import { readPitch } from "../../content/read-pitch.ts";
import { composeText } from "../compose.ts";
import { findEdits } from "../find-edits.ts";

const rewrite = (content: string) => {
  const reading = readPitch({ pitchType: "rh", content });
  return composeText(content, findEdits(reading, { roles: measureContent(reading).roles, claims: [] }));
};

test("a comma stays between two clauses that a tic parted", () => {
  expect(
    rewrite("Dans ce club on lâche vite, hein, tout le monde le sait bien. On revient en mars."),
  ).toContain("on lâche vite, tout le monde le sait bien");
});

test("no comma stays between words that belong together", () => {
  const written = rewrite(
    "Ma tournée, c'est aussi, en fait, un gain de temps. Et puis, du coup, on rentre plus tôt.",
  );
  expect(written).toContain("c'est aussi un gain de temps");
  expect(written).toContain("Et puis on rentre plus tôt");
});

test("« bon » and letters are what is said", () => {
  expect(rewrite("Je fais des bougies. Les gens aiment bien, ça sent bon, ça dure longtemps.")).toContain(
    "ça sent bon",
  );
  expect(rewrite("Le lundi, on lit. On met ensemble le m et le a, ça fait ma.")).toContain("le m et le a");
});

test("what a text needs stays: the end of a list, an instance's ground, « bon » of a smell", () => {
  expect(
    rewrite("Sur le quai je regardais une affiche ou un truc comme ça. Les portes se sont fermées."),
  ).not.toMatch(/ou\. /);
  expect(
    rewrite(
      "je fais des bougies à la main depuis six ans je les vends sur les marchés les gens ils aiment bien ça sent bon ça dure longtemps et je livre aussi les boutiques de la ville tous les lundis matin avec mon vélo",
    ),
  ).toContain("ça sent bon");
});

test("no comma stands after « parce que » where a tic went out, nor a stop before the « c'est » of what was announced", () => {
  const written = rewrite(
    "donc euh on a repris la scierie de mon oncle il y a trois ans et ce qu'on voudrait c'est former deux apprentis pour l'hiver parce que en fait les lycées ils nous envoient plus personne et du coup on refuse du bois chaque semaine",
  );
  expect(written).toContain("parce que les lycées");
  expect(written).toContain("ce qu'on voudrait, c'est former");
});

test.each([
  ["Le four, enfin bref, ça coûte, euh, cinq mille deux avec la pose.", "ça coûte cinq mille deux"],
  ["En ville je livrais, euh, à peu près quarante colis par jour.", "je livrais à peu près quarante colis"],
])("no comma stays between a verb and how many it counts: %s", (said, left) => {
  expect(rewrite(`Bonjour, euh, je tiens la pizzeria du port. ${said}`)).toContain(left);
});

test.each([
  ["Le bus, du coup, arrive vide, et le patron, en fait, décide seul.", "et le patron décide seul"],
  ["On chargeait d'un vieux poêle, d'un buffet, euh, d'un lit.", "d'un buffet, d'un lit"],
  ["Elle m'a dit de rester avec nous, euh, de finir la fournée.", "de rester avec nous, de finir"],
  ["Ça a marché jusqu'au jour où euh, on a fermé.", "jusqu'au jour où on a fermé"],
])("a comma stands where the syntax has one: %s", (said, left) => {
  expect(rewrite(`Bonjour, euh, je tiens la pizzeria du port, hein. ${said}`)).toContain(left);
});

test.each([
  [
    "Mon frère, du coup, le plombier du village, a posé le four.",
    "Mon frère, le plombier du village, a posé",
  ],
  [
    "Je gardais les petits pendant qu'ils attendaient leur repas, euh, les laver, les coiffer, tout ça.",
    "leur repas, les laver, les coiffer",
  ],
])("a comma stays between a noun and what a determiner opens after two commas: %s", (said, left) => {
  expect(rewrite(`Bonjour, euh, je tiens la pizzeria du port. ${said}`)).toContain(left);
});

test("a reason that goes on in the next words keeps its link", () => {
  const said =
    "alors euh bonjour nous on a un boîtier et euh qui mesure l'eau parce que en fait les gens ils se rendent pas compte de l'eau qu'ils consomment et euh donc le boîtier il envoie les infos sur le téléphone";
  expect(rewrite(said)).toContain("parce que");
});

test.each([
  ["« ça va monsieur ? », euh et j'ai dit non.", "« ça va monsieur ? », et j'ai dit non"],
  ["« ça va monsieur ? », et j'ai, j'ai dit non.", "« ça va monsieur ? », et j'ai dit non"],
])("what goes on after a quotation keeps its comma, its space and its small letter: %s", (said, left) => {
  expect(
    rewrite(`Ce jour-là, euh, je tenais la pizzeria du port. Une dame est entrée. Elle m'a dit ${said}`),
  ).toContain(left);
});

test("a comma heard in a stumble goes with it, where the group hangs on what precedes", () => {
  const said =
    "bonjour donc moi je suis frigoriste et euh j'ai fait mon apprentissage chez un artisan donc pendant deux ans j'ai géré euh j'ai géré les dépannages donc environ trente par mois et euh j'ai aussi mis en place un un planning sur Excel qui qui prévenait quand une machine allait dépasser la garantie et ça a fait gagner à peu près deux heures par semaine donc euh voilà";
  expect(rewrite(said)).toContain("mis en place un planning");
});

test("a comma stays before what is named and taken up by a pronoun", () => {
  const said =
    "Regardez ce banc, euh, il est en frêne. Si vous lâchez, vous vous brûlez pas, euh, la flamme elle s'éteint. Je l'ai dessiné avec mon oncle, euh, dans sa grange.";
  expect(rewrite(said)).toContain("vous vous brûlez pas, la flamme elle s'éteint");
});

test.each([
  [
    "bonjour je tiens une cordonnerie euh on a refait la vitrine en avril euh moi je suis resté le soir pour peindre euh les voisins venaient voir",
    ["en avril. Moi je suis resté", "pour peindre. Les voisins venaient voir"],
  ],
  [
    "bonjour on a posé des minuteries dans le gymnase euh les élèves éteignent les douches euh en trois mois le club a gagné six cents euros et on continue",
    ["les douches. En trois mois le club a gagné"],
  ],
  ["Ici tout augmente, euh, le gaz, le fuel, tout ça.", ["tout augmente, le gaz, le fuel"]],
  ["On a crevé sur la route euh on a poussé le camion. Il pleuvait.", ["la route. On a poussé"]],
])("clauses that a hesitation parted do not run together: %s", (said, left) => {
  const written = rewrite(said);
  for (const words of left) expect(written).toContain(words);
});

test("nothing stands inside a clause where a hesitation was", () => {
  expect(rewrite("bonjour je vais vous présenter euh notre fournil qui ouvre en mai")).toContain(
    "présenter notre fournil",
  );
  expect(rewrite("Au début, j'ai commencé euh au rayon frais, c'était dur.")).toContain(
    "commencé au rayon frais",
  );
});

test("no comma parts a subject from its verb or a preposition from its pronoun", () => {
  const written = rewrite(
    "bonjour nous faisons des lampes euh on en a vendu trente au marché de noël euh chaque lampe coûte douze euros euh on voudrait que la mairie nous prête un établi",
  );
  expect(written).toContain("haque lampe coûte douze euros");
});

test.each([
  [
    "alors euh une réussite euh j'ai ouvert une bibliothèque dans la laverie euh alors j'ai demandé au patron si je pouvais poser une étagère et il a dit oui",
    /demandé au patron si je pouvais/,
  ],
  [
    "bon bah Gérard trente ans à la fonderie hein et une fois quand le creuset t'est tombé sur le pied tu es revenu le lendemain avec une béquille euh voilà",
    /quand le creuset t'est tombé/,
  ],
  [
    "euh ben j'avais ouvert une crêperie à Pornichet et on avait tout prévu sauf l'hiver on faisait deux cents couverts en août et en janvier on en faisait six euh voilà",
    /deux cents couverts/,
  ],
])("no mark parts what belongs together: %s", (said, left) => {
  expect(rewrite(said)).toMatch(left);
});

test("« et » stays between two clauses that no stop parts", () => {
  expect(
    rewrite(
      "alors euh c'était au quai de chargement un chauffeur arrive et moi j'ai pris mon téléphone j'ai mis le traducteur et je lui ai offert un café et en fait on a compris que son bon était pour un autre entrepôt euh voilà",
    ),
  ).toContain("le traducteur et je lui ai offert un café");
});

test("a transcript keeps its clauses apart where the tics between them go", () => {
  const said = rewrite(
    "alors moi je suis caviste depuis dix ans euh je travaille à la halle du coup je connais tout le monde mais il faut pas se tromper quoi et moi en dix ans j'ai cassé genre deux bouteilles tombées et j'en ai vendu mille et voilà maintenant je cherche une place plus près de ma mère",
  );
  expect(said).toMatch(/depuis dix ans[.,] je travaille/i);
  expect(said).toMatch(/se tromper[.,] et moi/i);
  expect(said).toContain("deux bouteilles tombées");
  expect(said).toMatch(/mille[.,] maintenant/i);
});

test("what somebody said comes after a colon", () => {
  const said = rewrite(
    "donc moi je suis infirmière de nuit en janvier on avait vingt chutes et tout le monde disait c'est le manque de bras quoi et ma cheffe m'a dit on essaie pendant un mois et il m'a dit que c'était bien",
  );
  expect(said).toContain("disait\u00a0: c'est");
  expect(said).toContain("m'a dit\u00a0: on essaie");
  expect(said).toContain("m'a dit que");
  expect(rewrite("Alors moi j'ai dit bon ben je vais y aller. On est partis à trois.")).toMatch(
    /j'ai dit\u00a0: je vais/i,
  );
});

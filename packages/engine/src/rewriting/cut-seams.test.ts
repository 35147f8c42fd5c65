import { describe, expect, it } from "vitest";
import { measureContent } from "../content/measure-content.ts";
import { readPitch } from "../content/read-pitch.ts";
import { composeText } from "./compose.ts";
import { findEdits } from "./find-edits.ts";

/** A speech that hesitates, said around the sentence that is read. */
const clean = (sentence: string) => {
  const next = "On a repeint la lampe en mars.";
  const opening = "Euh, je garde le phare depuis 2009.";
  const content = `${opening} ${sentence} ${next}`;
  const reading = readPitch({ pitchType: "perso", content });
  const edits = findEdits(reading, { roles: measureContent(reading).roles, claims: [] });
  return composeText(content, edits)
    .replace(`${opening.slice(5, 6).toUpperCase()}${opening.slice(6)} `, "")
    .replace(` ${next}`, "");
};

describe("where a hesitation goes", () => {
  it.each([
    // Between words tied by the syntax, the comma is cut with the hesitation.
    ["On est descendus, euh, dedans.", "On est descendus dedans."],
    ["J'ai changé, euh, ben un joint.", "J'ai changé un joint."],
    ["Et puis euh, c'est une belle lampe.", "Et puis c'est une belle lampe."],
    ["Il a plu et, euh, on a rentré le bois.", "Il a plu et on a rentré le bois."],
    ["On a fermé le bar, euh, que le maire avait ouvert.", "On a fermé le bar que le maire avait ouvert."],
    // What is told, set beside or closed by the comma keeps it.
    ["Il me dit, euh, d'accord.", "Il me dit, d'accord."],
    ["On est contents d'avoir, euh, de vendre du sel.", "On est contents d'avoir, de vendre du sel."],
    ["Il nous faut, euh, pour la cave, trois litres.", "Il nous faut, pour la cave, trois litres."],
    // Between two clauses, a comma replaces it.
    ["Mon chef était ravi hein il souriait.", "Mon chef était ravi, il souriait."],
    ["Il est parti donc voilà je garde la clé.", "Il est parti donc je garde la clé."],
    ["J'ai cherché partout enfin bref j'ai trouvé.", "J'ai cherché partout, j'ai trouvé."],
  ])("%s", (said, written) => {
    expect(clean(said)).toBe(written);
  });
});

describe("what breaks off", () => {
  it.each([
    ["La nuit était longue mais bon.", "La nuit était longue."],
    ["On a mangé là-haut, et puis, euh.", "On a mangé là-haut."],
    ["Le premier gardien, avant, c'était, euh, bon.", "Le premier gardien, avant, c'était…"],
    ["On allait au phare, où, euh.", "On allait au phare, où…"],
    ["Moi ça me fait, euh.", "Moi ça me fait…"],
    ["Je ne sais plus lequel c'est, euh.", "Je ne sais plus lequel c'est."],
    ["Il s'est mis à, bon, vous le connaissez.", "Il s'est mis à, bon, vous le connaissez."],
    ["Il ne boit jamais de, voilà, Marc, tu peux rire.", "Il ne boit jamais de, voilà, Marc, tu peux rire."],
  ])("%s", (said, written) => {
    expect(clean(said)).toBe(written);
  });
});

describe("what is no tic and no second try", () => {
  it.each([
    ["Si le verre est pas bon on le change.", "Si le verre est pas bon on le change."],
    ["Il a dit ah bon vous restez.", "Il a dit ah bon vous restez."],
    ["Elle a pas dit pardon, euh, elle a ri.", "Elle a pas dit pardon, elle a ri."],
    ["Je parle au nom de, euh, des voisins.", "Je parle au nom des voisins."],
  ])("%s", (said, written) => {
    expect(clean(said)).toBe(written);
  });
});

describe("the few tics of a text that is well said", () => {
  const own = [
    "Le phare de la pointe s'allume à dix-huit heures, et c'est moi qui monte les deux cents marches.",
    "La lampe date de 1911 ; elle pèse douze kilos, et chaque lentille a été polie à la main.",
    "En mars, une vitre s'est fendue, et la mairie a payé la réparation en une semaine.",
  ].join(" ");
  it.each([
    ["Le gardien d'avant et franchement c'était un ami.", "Le gardien d'avant et c'était un ami."],
    ["Le soir on chante, quoi.", "Le soir on chante."],
    // What may link or be meant stays.
    ["Voilà, la lampe tourne.", "Voilà, la lampe tourne."],
    ["Venez jeudi, si vous voulez.", "Venez jeudi, si vous voulez."],
    ["Comptez, disons, une heure.", "Comptez, disons, une heure."],
  ])("%s", (said, written) => {
    const content = `${own} ${said}`;
    const reading = readPitch({ pitchType: "perso", content });
    const edits = findEdits(reading, { roles: measureContent(reading).roles, claims: [] });
    expect(composeText(content, edits)).toBe(`${own} ${written}`);
  });
});

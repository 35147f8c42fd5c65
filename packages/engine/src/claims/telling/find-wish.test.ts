import { expect, it } from "vitest";
import { judge } from "../../analyse-text.ts";
import { asksLoosely } from "./find-wish.ts";
import { listSayings } from "../make-claims.ts";

const STREET =
  "Mesdames et messieurs les élus, je parle au nom des parents de l’école. En octobre, un petit de neuf ans a été renversé devant le numéro 14. Il a eu le bras cassé. Depuis, onze familles ne laissent plus leurs enfants venir seuls.";
const contextOf = (end: string) =>
  judge({
    pitchType: "produit",
    question: null,
    audience: "le conseil municipal",
    content: `${STREET} ${end}`,
  }).context;
const preciselyAsked = (end: string) =>
  listSayings(contextOf(end))
    .filter(({ code }) => code === "make_request_precise")
    .map(({ text }) => text);

it("finds a last line that asks, of nobody, for nothing that could be done", () => {
  const end = "On espère que vous pourrez faire quelque chose pour améliorer la situation.";
  expect(asksLoosely(contextOf(end))?.sentence.text.trim()).toBe(end);
  expect(preciselyAsked(end)).toEqual([
    `Dans «\u00a0${end.slice(0, -1)}\u00a0», dites ce que vous demandez, à qui et pour quand.`,
  ]);
});

it.each([
  "On espère que vous pourrez faire quelque chose, merci à tous.",
  "Bonne soirée, et on espère que vous pourrez faire quelque chose.",
  "On compte sur vous pour faire quelque chose, merci.",
])("hears through courtesy what is asked: %s", (end) => {
  expect(asksLoosely(contextOf(end))?.sentence.text.trim()).toBe(end);
});

it("takes « un jour » for no day", () => {
  expect(
    asksLoosely(contextOf("Si vous êtes d’accord, réfléchissez-y, et on en reparle un jour.")),
  ).not.toBeNull();
});

it("leaves a request that says what, and where nothing is owed", () => {
  expect(asksLoosely(contextOf("Profitez bien, et bon appétit à tous."))).toBeNull();
  expect(asksLoosely(contextOf("Profitez bien, bon appétit à tous ceux de la rue et merci."))).toBeNull();
  expect(asksLoosely(contextOf("Votez un ralentisseur devant l’école avant le 30 juin."))).toBeNull();
  const answer = judge({
    pitchType: "rh",
    question: "Parlez-moi de vous.",
    content: `${STREET} N’hésitez pas à revenir vers moi.`,
  });
  expect(asksLoosely(answer.context)).toBeNull();
});

import { describe, expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import { PREFILLED_OBJECTIVE } from "../../pitch.ts";

const GRIEVANCES =
  "Mesdames et messieurs les élus, je viens pour le lampadaire de la rue des Tanneurs. Il est éteint depuis le mois de mars. Ma voisine est tombée en avril, elle a quatre-vingt-trois ans. On a refait le rond-point, pas la rue. Le club de boules ne joue plus le soir. Mon père disait déjà que la commune oublie le bas du village.";
const speak = (content: string, target: string | null = null) =>
  analysePitchText({ pitchType: "perso", content, audience: "conseil municipal", target });

describe("a plea before those who decide by a vote", () => {
  it("is told first that it asks for nothing, and is not told to be kept", () => {
    const { claims, recommendations } = speak(`${GRIEVANCES} C’est une honte.`);
    expect(claims.find(({ kind }) => kind === "advice")?.code).toBe("make_request");
    expect(recommendations.suggestions[0]).toMatch(/ce que vous demandez/u);
  });

  it("is one though the form still holds the objective that it was opened with", () => {
    const untouched = speak(`${GRIEVANCES} C’est une honte.`, PREFILLED_OBJECTIVE.perso);
    expect(untouched.claims.find(({ kind }) => kind === "advice")?.code).toBe("make_request");
    const written = speak(`${GRIEVANCES} C’est une honte.`, "Rendre hommage à mon père");
    expect(written.claims.some(({ code }) => code === "make_request")).toBe(false);
  });

  it("is not asked for a demand that it makes", () => {
    const { claims } = speak(`${GRIEVANCES} Je vous demande de voter sa réparation le 4 octobre.`);
    expect(claims.some(({ code }) => code === "make_request")).toBe(false);
  });
});

describe("what a speaker offers to do", () => {
  const hasRequest = (end: string) =>
    analysePitchText({
      pitchType: "produit",
      content: `Bonjour, je répare les vélos dans la cour de la gare. Je change les freins, les chaînes et les chambres à air. Une révision coûte trente euros. Je travaille le matin de sept heures à dix heures. ${end}`,
      audience: "les voyageurs",
    }).claims.some(({ kind, part }) => kind === "credit" && part === "request");

  it.each([
    "La première heure est offerte.",
    "Je peux vous laisser la plaquette.",
    "Si vous voulez je peux vous montrer sur la tablette.",
  ])("is no request: %s", (end) => {
    expect(hasRequest(end)).toBe(false);
  });

  it("is one where the listener is asked to come", () => {
    expect(hasRequest("Je peux vous montrer l'atelier : passez jeudi matin avec votre vélo.")).toBe(true);
  });
});

it("takes what a trade has to bring in for no request", () => {
  const { claims } = analysePitchText({
    pitchType: "produit",
    audience: "une conseillère de banque",
    target: "un prêt de 40 000 euros",
    content:
      "Je toilette les chiens à Auray depuis neuf ans, chez une patronne qui part à la retraite. Elle me cède le bail et ses deux cents clients. Le prêt que je demande est de quarante mille euros sur sept ans. Avec un panier de cinquante euros, il me faut trois chiens par jour pour payer la mensualité. La patronne en fait six. Les travaux durent une semaine en août.",
  });
  expect(claims.filter(({ text }) => text.startsWith("On sait à quoi dire oui")).join()).toBe("");
});

import { describe, expect, it } from "vitest";
import { readJudgedPitches } from "../../../test-support/judged-pitches.ts";
import { analysePitchText, judge } from "../../analyse-text.ts";
import { listSayings } from "../make-claims.ts";
import { SAYING_GROUPS, turnOf } from "./describe-saying.ts";
import { isWorthTelling } from "./is-worth-telling.ts";
import { valuesOf, WORTH_LABELS, worthOf } from "./worth.ts";
import weights from "./weights/worth.json" with { type: "json" };

const TALE = {
  pitchType: "rh",
  question: "Racontez une situation difficile que vous avez gérée.",
  content:
    "En février 2021, la rivière est montée de deux mètres en une nuit. À six heures, j’ai frappé à la porte de madame Roux, au rez-de-chaussée. Elle dormait. L’eau touchait déjà la deuxième marche. Je l’ai portée jusqu’au premier, dans ses couvertures, avec son chien sous l’autre bras. Depuis, mon numéro est écrit au feutre sur son frigo.",
} as const;
const SLOGANS = {
  ...TALE,
  content:
    "Je suis quelqu’un de dynamique et de motivé. J’ai l’esprit d’équipe et le sens des responsabilités. Je m’adapte à toutes les situations. Je suis toujours prêt à relever de nouveaux défis. Je saurai être un véritable atout pour votre entreprise.",
} as const;
const KEEP = {
  kind: "advice",
  rule: "whole",
  code: "keep_as_is",
  text: "Rien d’important à changer.",
} as const;

describe("what the author of a text would make of what is said of it", () => {
  it("is told by a weight for each value, of every group", () => {
    const { context } = judge(TALE);
    for (const group of SAYING_GROUPS) {
      const { length } = valuesOf(context, KEEP, weights[group]);
      for (const label of WORTH_LABELS) expect(weights[group][label]).toHaveLength(length + 1);
    }
  });

  it("keeps a tale that is told, and no row of slogans", () => {
    const [tale, slogans] = [TALE, SLOGANS].map((input) => worthOf(judge(input).context, KEEP));
    expect(tale!.useful).toBeGreaterThan(0.6);
    expect(tale!.wrong).toBeLessThan(0.2);
    expect(slogans!.wrong).toBeGreaterThan(0.8);
  });

  it("tells one turn of phrase from another, whatever is quoted", () => {
    expect(
      turnOf("Vous finissez sur «\u00a0Je vous remercie\u00a0»\u00a0: ajoutez ce que vous demandez."),
    ).toBe("Vous finissez sur «»");
    expect(turnOf("Dites comment cela a fini.")).toBe("Dites comment cela a");
  });

  it("silences what is likely to be wrong, unless the words themselves show it", { tags: ["long"] }, () => {
    const shown = new Set(["filler", "spelling", "jargon", "repetition", "longSentence", "repair"]);
    const ofTheWhole = new Set([
      "offTopic",
      "graderInstruction",
      "template",
      "twoVoices",
      "cutText",
      "notes",
    ]);
    const drafts = readJudgedPitches()
      .slice(0, 40)
      .flatMap(({ input }) => {
        const { context } = judge(input);
        return listSayings(context)
          .filter(({ kind, rule }) => kind !== "advice" && rule !== "heard" && rule !== "part")
          .filter((draft) => worthOf(context, draft).wrong > 0.5)
          .map((draft) => ({ rule: draft.rule, isSaid: isWorthTelling(context, draft) }));
      });
    expect(drafts.some(({ isSaid }) => !isSaid)).toBe(true);
    for (const { rule, isSaid } of drafts) expect(isSaid, rule).toBe(shown.has(rule) || ofTheWhole.has(rule));
  });

  it("counts no part that three signs doubt", () => {
    const { claims } = analysePitchText({
      pitchType: "produit",
      audience: "des investisseurs",
      target: "lever des fonds",
      content:
        "Notre plateforme optimise la logistique du dernier kilomètre. Nous avons un algorithme performant. Le marché est en croissance. Notre équipe est expérimentée. Nous avons déjà des clients. Nous vous demandons 200 000 euros d'ici le 15 mars.",
    });
    expect(claims.some(({ kind, part }) => kind === "credit" && part === "solution")).toBe(false);
  });

  it.each([
    [
      "lesson",
      "rh",
      "Racontez une fois où vous avez pris une initiative.",
      "Je prends souvent des initiatives dans mon travail. Par exemple si je vois que quelque chose n'est pas rangé je le range. J'ai aussi proposé des idées pour améliorer l'organisation. Mon chef était content. Je pense que c'est important de ne pas attendre qu'on nous dise quoi faire.",
    ],
    [
      "emotion",
      "perso",
      "Hommage à une voisine",
      "Jeanne était quelqu'un de bien, toujours souriante, toujours prête à aider. Elle va beaucoup nous manquer. Dans le quartier tout le monde l'aimait. On est très tristes aujourd'hui. On pensera toujours à elle, et à sa gentillesse.",
    ],
  ] as const)("counts no %s that readers would likely deny", (part, pitchType, question, content) => {
    const { claims } = analysePitchText({ pitchType, question, content });
    expect(claims.some((claim) => claim.kind === "credit" && claim.part === part)).toBe(false);
  });
});

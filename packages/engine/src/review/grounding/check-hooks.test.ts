import { describe, expect, it } from "vitest";
import {
  readExaminedPitches,
  readJourneyPitches,
  readJudgedPitches,
} from "../../../test-support/judged-pitches.ts";
import { readOnce } from "../../../test-support/read-once.ts";
import type { Hook } from "../../report.ts";
import type { PitchText } from "../../pitch.ts";
import { checkHooks } from "./check-hooks.ts";

const [produit, , perso] = readJourneyPitches() as [PitchText, PitchText, PitchText];
const all = [
  ...readJourneyPitches(),
  ...[...readJudgedPitches(), ...readExaminedPitches()].map(({ input }) => input),
]
  .map((input) => ({ input, report: readOnce(input) }))
  .filter(({ report }) => report.validity >= 0.85);

const HONEST: Hook[] = [
  { type: "chiffre", text: "42 kilos de pain jetés chaque semaine dans une seule boulangerie de quartier." },
  { type: "question", text: "Qui sait combien de clients pousseront la porte de la boulangerie demain ?" },
  {
    type: "histoire",
    text: "À quatre heures du matin, à Lorient, un boulanger enfourne sans savoir pour combien.",
  },
];
const faultsOf = (hooks: readonly Hook[], pitch = produit) => {
  const result = checkHooks(pitch, hooks);
  return result.kind === "grounded" ? "" : result.faults.join("\n");
};
const withFirst = (text: string, type: Hook["type"] = "chiffre") => [{ type, text }, ...HONEST.slice(1)];

describe("honest hooks", () => {
  it("pass: three written for a pitch, and the engine's own for each pitch", () => {
    expect(checkHooks(produit, HONEST)).toEqual({ kind: "grounded", value: HONEST });
    expect(all.length).toBeGreaterThan(100);
    for (const { input, report } of all) expect(faultsOf(report.recommendations.hooks, input)).toBe("");
  });

  it.each<Hook>([
    { type: "citation", text: "« Ici, on a le droit de rater, mais pas de cacher. »" },
    { type: "citation", text: "Monique m'a dit : « on a le droit de rater »." },
    { type: "citation", text: "« [À compléter : une phrase que l'on vous a vraiment dite] »" },
    {
      type: "contraste",
      text: "On croit que la confiance naît des bons jours. Elle se construit les jours où tout va mal.",
    },
  ])("pass: $text", (hook) => {
    const others: Hook[] = [
      { type: "question", text: "Que retient-on de quatorze ans d'atelier et de café ?" },
      {
        type: "histoire",
        text: "Une nuit de novembre 2016, la presse était en panne et la livraison partait à six heures.",
      },
    ];
    expect(faultsOf([hook, ...others], perso)).toBe("");
  });

  it("are trimmed", () => {
    expect(
      checkHooks(
        produit,
        HONEST.map(({ type, text }) => ({ type, text: ` ${text}\n` })),
      ),
    ).toEqual({
      kind: "grounded",
      value: HONEST,
    });
  });
});

describe("a type that its words do not show", () => {
  it.each<[string, Hook["type"], string, Hook["type"]]>([
    ["a question that asks nothing", "question", "La question est posée aux boulangers.", "contraste"],
    ["a figure without one", "chiffre", "Beaucoup de pain finit à la benne.", "contraste"],
    ["a contrast that asks", "contraste", "Combien de pain finit à la benne ?", "question"],
    ["a story stays one", "histoire", "À quatre heures du matin, le boulanger enfourne.", "histoire"],
    ["a question with a figure", "question", "42 kilos de pain à la benne, chaque semaine.", "chiffre"],
  ])("is mended: %s", (_what, type, text, shown) => {
    const checked = checkHooks(produit, withFirst(text, type));
    expect(checked.kind === "grounded" && checked.value[0]).toEqual({ type: shown, text });
  });

  it("may be the type of another hook", () => {
    const twice = withFirst("Combien de pain jetez-vous par semaine ?", "question");
    expect(checkHooks(produit, twice).kind).toBe("grounded");
  });
});

describe("what is refused", () => {
  it.each<[string, Hook[], string]>([
    ["two hooks", HONEST.slice(0, 2), "exactement 3"],
    [
      "four hooks",
      [...HONEST, { type: "contraste", text: "Les autres jettent, nous prévoyons le pain." }],
      "exactement 3",
    ],
    ["none", [], "exactement 3"],
    ["an invented number", withFirst("67 % du pain finit à la benne chaque semaine."), "67 %"],
    ["an invented number in words", withFirst("Un tiers du pain finit à la benne chaque semaine."), "tiers"],
    ["an invented client", withFirst("42 kilos de pain : chez Danone, personne ne rit."), "Danone"],
    ["hype", withFirst("42 kilos de pain : une application révolutionnaire."), "révolutionnaire"],
    ["a shout", withFirst("42 kilos de pain à la benne !"), "exclamation"],
    ["three words", withFirst("42 kilos perdus."), "mots"],
    ["a paragraph", withFirst(`42 kilos de pain ${"à la benne chaque semaine ".repeat(9)}`), "mots"],
    ["two lines", withFirst("42 kilos de pain\nà la benne chaque semaine."), "une ligne"],
    [
      "a quotation that nobody said",
      withFirst("« Le pain d'hier nourrit la benne. »", "citation"),
      "du pitch",
    ],
    [
      "another subject",
      withFirst("42 lunes tournent au-dessus des cratères glacés.", "contraste"),
      "parle de ce que dit le pitch",
    ],
    [
      "one hook said twice",
      [HONEST[0]!, { type: "question", text: `${HONEST[0]!.text.slice(0, -1)} ?` }, HONEST[2]!],
      "différentes",
    ],
    [
      "English",
      withFirst(
        "Every week 42 kilos of bread are thrown away because nobody knows what they will sell.",
        "contraste",
      ),
      "français",
    ],
    ["a link", withFirst("42 kilos de pain : [lire](https://exemple.fr)."), "lien"],
    ["bold", withFirst("**42 kilos** de pain à la benne chaque semaine."), "gras"],
    ["a preamble", withFirst("Voici une accroche : 42 kilos de pain à la benne."), "introduction"],
    ["a placeholder", withFirst("[PERSONNE_3] jette 42 kilos de pain."), "masqué"],
  ])("%s", (_what, hooks, said) => {
    expect(faultsOf(hooks)).toContain(said);
  });
});

import { expect, it } from "vitest";
import { readJudgedPitches } from "../../../test-support/judged-pitches.ts";
import { analysePitchText, judge } from "../../analyse-text.ts";
import type { PitchText } from "../../pitch.ts";
import { openingSentences } from "./tell-opening.ts";
import { heardChance } from "../listener/listener.ts";
import { tellHeardWhole } from "./tell-heard-whole.ts";

it("praises a start that is heard by two signs, and no mere introduction", { tags: ["long"] }, () => {
  let praised = 0;
  for (const { input, key } of readJudgedPitches()) {
    const { context } = judge(input);
    if (!tellHeardWhole(context, []).some(({ form }) => form === "opensWell")) continue;
    praised += 1;
    const [first] = openingSentences(context);
    expect(heardChance(context, "opensWell"), key).toBeGreaterThanOrEqual(0.6);
    expect(heardChance(context, "opensBadly"), key).toBeLessThan(0.15);
    expect(context.roles.of(first!, "self_intro"), key).toBeLessThan(0.5);
  }
  expect(praised).toBeGreaterThan(0);
});

const heardIn = (input: PitchText) =>
  analysePitchText(input)
    .claims.filter(({ rule, kind }) => rule === "heard" && kind !== "advice")
    .map(({ form }) => form);

it("hears too many excuses only where more than one is said", () => {
  const told = (start: string) =>
    heardIn({
      pitchType: "produit",
      content: `${start} Moi c'est Farid, je fais des tapis de souris en liège. Enfin je commence, hein, j'en ai fait trois. C'est peut-être pas le plus pratique mais bon. Je sais pas trop combien je vais les vendre. Voilà, si ça vous dit, ou pas.`,
    });
  expect(told("Bonjour, désolé, on est un peu serrés ici.")).not.toContain("excuses");
  expect(told("Bonjour, désolé. Excusez-moi, j'ai pas préparé.")).toContain("excuses");
});

it("hears no end fall that asks for a sum by a day", () => {
  const content =
    "Notre plateforme optimise la logistique du dernier kilomètre. Nous avons un algorithme performant. Le marché est en croissance. Notre équipe est expérimentée. Nous avons déjà des clients. Nous vous demandons 200 000 euros d'ici le 15 mars.";
  const told = heardIn({
    pitchType: "produit",
    content,
    audience: "des investisseurs",
    target: "lever des fonds",
  });
  expect(told).not.toContain("endsBadly");
});

it("hears no request in a talk that only thanks for being listened to", () => {
  const content =
    "Bonjour, je vais répondre à la question : peut-on dessaler la mer sans l'abîmer ? J'ai choisi ce sujet car j'habite à Agde et que l'eau y manque l'été. D'abord, le procédé : l'eau passe sous soixante bars à travers une membrane qui retient le sel. Il faut trois kilowattheures pour un mètre cube. Ensuite, le problème : pour un litre d'eau douce, on rejette un litre et demi de saumure, qui tue les herbiers. À Barcelone, l'usine la mélange à l'eau de la station d'épuration. En conclusion, on peut dessaler, à condition de diluer. Cela pourrait amener à se demander qui paiera. Je vous remercie de votre écoute.";
  const question = "Grand oral : peut-on dessaler la mer ?";
  expect(heardIn({ pitchType: "perso", content, question, audience: "un jury" })).not.toContain(
    "asksClearly",
  );
});

it("hears a request where money is raised, in whatever words", () => {
  const content =
    "Notre middleware agnostique orchestre les flux EDI en mode event-driven, avec un mapping no-code des payloads. On adresse le mid-market via un go-to-market PLG. Notre ARR est de 240 k€ avec un churn de 2 %. Le TAM est de quatre milliards. On lève 1,5 M€ en seed pour scaler les sales. Des questions ?";
  expect(heardIn({ pitchType: "produit", content, target: "lever des fonds" })).not.toContain("lacksRequest");
});

it("praises no start that weighs an opinion of oneself", { tags: ["long"] }, () => {
  const content =
    "Le stress, moi, moi je dirais que je le gère plutôt bien. En salle le samedi soir vous avez quatre-vingts couverts, la carte qui change, un serveur absent. Ce que je fais, c’est que je coupe la salle en deux, et j’annonce une table à la fois. Une fois la caisse est tombée, j’ai tout noté sur le bloc, on a perdu un quart d’heure et personne n’est parti.";
  expect(heardIn({ pitchType: "rh", content, question: "Comment gérez-vous le stress ?" })).not.toContain(
    "opensWell",
  );
});

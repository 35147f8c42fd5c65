import { describe, expect, it } from "vitest";
import { readJudgedPitches } from "../../../test-support/judged-pitches.ts";
import { analysePitchText, judge } from "../../analyse-text.ts";
import { isBareKeep, isMadeOfVerdicts, keepSayings, KEPT } from "./keep-text.ts";

const TALE =
  "En février 2021, la rivière est montée de deux mètres en une nuit. À six heures, j’ai frappé à la porte de madame Roux, au rez-de-chaussée. Elle dormait. L’eau touchait déjà la deuxième marche. Je l’ai portée jusqu’au premier, dans ses couvertures, avec son chien sous l’autre bras. Les pompiers sont arrivés à huit heures. Depuis, mon numéro est écrit au feutre sur son frigo.";
const firstAdvice = (content: string) =>
  analysePitchText({
    pitchType: "rh",
    content,
    question: "Racontez une situation difficile que vous avez gérée.",
  }).claims.find(({ kind }) => kind === "advice")!;
const kept = (content: string) =>
  keepSayings(
    judge({ pitchType: "rh", content, question: "Racontez une situation difficile que vous avez gérée." })
      .context,
  )
    .map(({ text }) => text)
    .join("\n");

describe("a text that is kept", () => {
  it("is to be known by its first line and its last one", () => {
    expect(kept(TALE)).toMatch(
      /la première phrase, «.En février 2021, .+ en une nuit.», et la dernière, «.Depuis, mon numéro .+ frigo.»/u,
    );
  });

  it("is to be said slowly where it is remembered, by a line that is shown whole", () => {
    const [slowly] = /dites lentement «.(.+).»/u.exec(kept(TALE))!.slice(1);
    expect(TALE).toContain(`${slowly}.`);
  });

  it("takes no signature for its last line", () => {
    const told = kept(`${TALE}\n\nOdile Garrec, gardienne d’immeuble`);
    expect(told).toContain("mon numéro est écrit au feutre");
    expect(told).not.toContain("Garrec");
  });

  it("takes the object of a letter for no first line", () => {
    expect(kept(`Objet\u00a0: la crue du 3 février\n\n${TALE}`)).not.toContain("Objet");
  });

  it("is not to be known by a last line that only thanks", () => {
    const told = kept(`${TALE} Voilà, merci de m’avoir écouté.`);
    expect(told).not.toContain("par cœur");
    expect(told).not.toContain("merci");
  });

  it("is to be known by whole lines, and not by one that starts again", () => {
    const last =
      "Depuis ce matin-là, chaque fois que la rivière monte de plus de vingt centimètres, les huit voisins du rez-de-chaussée dorment au premier, et personne ne descend.";
    expect(kept(`${TALE.slice(0, TALE.indexOf("Depuis"))}${last}`)).toContain(last.slice(0, -1));
    expect(kept(`${TALE} Je, je dors mieux depuis ce jour-là.`)).not.toContain("Je, je");
  });

  it("calls no line the first that stands after a greeting", () => {
    const told = kept(`Bonjour à tous. ${TALE}`);
    expect(told).toMatch(/sachez par cœur «.En février 2021/u);
    expect(told).not.toContain("la première phrase");
  });

  it("is not one of verdicts alone", () => {
    const week =
      "Lundi on a visité le port, c’était sympa. Mardi on a nagé avec Zoé, trop bien. Mercredi on a vu trois dauphins, c’était super. Jeudi on a mangé chez Rita, c’était super bon. Vendredi on a dansé, c’était génial.";
    expect(isMadeOfVerdicts(judge({ pitchType: "perso", content: week }).context)).toBe(true);
    expect(isMadeOfVerdicts(judge({ pitchType: "perso", content: TALE }).context)).toBe(false);
  });

  it("is told so by the verdict alone where nothing is added to it", { tags: ["long"] }, () => {
    const bare = readJudgedPitches()
      .map(({ input }) => analysePitchText(input))
      .find(({ claims }) => claims.some(isBareKeep))!;
    expect(bare.verdict.sentence).toMatch(/gardez ce texte/iu);
    expect(bare.recommendations.suggestions).toEqual([]);
    expect(bare.metrics.map(({ explanation }) => explanation).join("\n")).not.toContain(KEPT);
  });

  it("is not kept as it is by who looks for each word", () => {
    const searched = TALE.replaceAll(/, /gu, ", euh, ").replaceAll(". ", ". Bah, euh, ");
    expect(firstAdvice(searched).code).not.toBe("keep_as_is");
  });
});

it("shows a line to keep of a text that is kept whole", () => {
  const { claims } = analysePitchText({
    pitchType: "rh",
    question: "Pourquoi vous plutôt qu’un candidat externe ?",
    audience: "le directeur du dépôt",
    target: "adjoint",
    content:
      "Vous connaissez mon travail au dépôt de Mions : je prépare les commandes depuis 2018, et depuis deux ans je remplace le chef d'équipe pendant ses congés. L'été dernier, le transporteur a lâché un vendredi à seize heures, avec 46 palettes de frais sur le quai. J'ai appelé deux confrères, j'ai mis les intérimaires au rechargement, et la dernière palette est partie à vingt et une heures. On en a perdu une sur quarante-six. Je demande le poste d'adjoint qui se libère en mai. Je n'ai pas le bac, vous le savez, mais les gars m'écoutent.",
  });
  expect(claims.find(({ kind }) => kind === "advice")?.code).toBe("keep_as_is");
  // As what its speaker did, or as a line to keep where no other line is shown.
  expect(
    claims.some(({ kind, text }) => kind === "credit" && text.includes("J'ai appelé deux confrères")),
  ).toBe(true);
});

it("tells what to learn by heart on the card of the plan", () => {
  const { code, quotes, metric } = firstAdvice(TALE);
  expect({ code, isQuoted: quotes.length > 0 }).toEqual({ code: "keep_as_is", isQuoted: true });
  expect(metric).toBe("Structure");
});

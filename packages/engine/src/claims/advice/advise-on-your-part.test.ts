import { expect, it } from "vitest";
import { judge } from "../../analyse-text.ts";
import { listSayings } from "../make-claims.ts";

const DEPOT =
  "Au dépôt, deux tournées se croisaient tous les matins et personne n’était content. On était six, avec deux chefs. Les chauffeurs disaient que c’était le planning, le bureau disait que c’étaient les chauffeurs.";
const partsAskedFor = (content: string, question = "Racontez un travail en équipe.") =>
  listSayings(judge({ pitchType: "rh", question, content }).context)
    .filter(({ kind, code, rule }) => kind === "advice" && code === "tell_your_part" && rule === "action")
    .map(({ text }) => text);

const BY_ALL = `${DEPOT} On a beaucoup parlé. On a trouvé une solution et tout le monde était content. C’est important, l’esprit d’équipe.`;

it("asks who tells what « on » did for their own part of it, at the last place", () => {
  expect(partsAskedFor(BY_ALL)).toEqual([
    "Dans «\u00a0On a trouvé une solution et tout le monde était content\u00a0», dites ce qui vient de vous\u00a0: votre idée, votre geste.",
  ]);
});

it("asks nobody for a part that is told, nor outside an episode", () => {
  expect(
    partsAskedFor(
      `${DEPOT} J’ai suivi les deux camions pendant une semaine. J’ai vu qu’ils se gênaient au même feu. J’ai décalé le second de dix minutes. Depuis, plus personne n’attend.`,
    ),
  ).toEqual([]);
  expect(partsAskedFor(`${BY_ALL} J’ai compté les 400 caisses un dimanche.`)).toEqual([]);
  expect(partsAskedFor(`${DEPOT} On a réussi à livrer 400 commandes avant Noël.`)).toEqual([]);
  expect(partsAskedFor(BY_ALL, "Pourquoi voulez-vous travailler chez nous ?")).toEqual([]);
});

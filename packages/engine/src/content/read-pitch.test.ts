import { expect, it } from "vitest";
import { analysePitchText } from "../analyse-text.ts";
import { readPitch } from "./read-pitch.ts";

const listsOf = (content: string) => readPitch({ pitchType: "produit", content }).lists.length;

it.each([
  "euh, je suis, je suis fleuriste, depuis, euh, six ans, à peu près, dans, dans deux boutiques.",
  "Donc je passe : mardi, jeudi, samedi, à Murat, à Vic, à Thiézac, et je reviens, dans cet ordre.",
])("counts what somebody says with many commas: « %s »", (content) => {
  expect(listsOf(content)).toBe(0);
});

it("takes key words for a list, wherever the reader parts them", () => {
  const words =
    "marché, croissance, équipe, brevet, capteur, clients, économies, plateforme, contactez-nous, ";
  expect(listsOf(`${words}partenaires, levée de fonds, rentabilité, rejoignez-nous`)).toBeGreaterThan(0);
});

it.each([
  "https://www.atelier-du-joint.example/realisations/2026/machines/avant-apres.html?lang=fr&page=1&src=stand#photos",
  "/srv/compta/exports/2025/12/factures/rapprochement_final.csv",
  "C:\\Compta\\Exports\\2025\\12\\rapprochement_final.csv",
])("takes a speech that holds an address for a speech: %s", (address) => {
  const content = `Chaque mois, quarante machines à café partent à la benne pour un joint à deux euros. J’en ai remis cent douze en service depuis mars, pour six restaurants du port. Tout est là\u00a0: ${address}. Je vous propose de me confier une machine lundi.`;
  const { validity, notices } = analysePitchText({ pitchType: "produit", content });
  expect(validity).toBeGreaterThan(0.95);
  expect(notices).toEqual([]);
});

it("still tells code from a speech", () => {
  const content =
    "const total = items.map((item) => { return item.price * item.count; }); if (total[0] > 10) { send({ total }); } else { wait([1, 2]); }";
  expect(analysePitchText({ pitchType: "produit", content }).validity).toBeLessThan(0.5);
});

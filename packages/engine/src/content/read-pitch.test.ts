import { expect, it } from "vitest";
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

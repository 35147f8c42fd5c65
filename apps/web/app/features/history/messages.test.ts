import { expect, test } from "vitest";
import { HISTORY_TEXT } from "./messages.ts";

test("what was followed of the advice agrees in number and names its version", () => {
  const said = [
    [1, 1],
    [2, 2],
    [1, 3],
    [2, 3],
  ].map(([done, all]) => HISTORY_TEXT.correctedOf(done!, all!, 1));
  expect(said).toEqual([
    "Le conseil de la version 1 est suivi",
    "Les 2 conseils de la version 1 sont suivis",
    "1 des 3 conseils de la version 1 est suivi",
    "2 des 3 conseils de la version 1 sont suivis",
  ]);
});

import { describe, expect, it } from "vitest";
import { readText } from "../language/read-text.ts";
import { findFirstPersonActions } from "./verbs.ts";

const deedsOf = (text: string) =>
  findFirstPersonActions(readText(text)).map(({ verb, isGeneric }) => (isGeneric ? `${verb}*` : verb));

describe("what the speaker did", () => {
  it("is a clause of « je » in the past", () => {
    expect(deedsOf("J'ai d'abord appelé le maire, puis je les ai convaincus.")).toEqual([
      "appeler",
      "convaincre",
    ]);
    expect(deedsOf("J'ai travaillé à Brest.")).toEqual(["travailler*"]);
  });

  it("is no state, no thought, nothing left undone", () => {
    expect(deedsOf("J'ai compris. Je me suis dit que c'était bon. J'ai rien préparé.")).toEqual([]);
  });
});

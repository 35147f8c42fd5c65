import { readFileSync } from "node:fs";
import type { SourceText } from "../roles/corpus.ts";

/** The source of our own speeches that answer no question of an interview. */
export const OWN = "own";

const FILE = new URL("other-speeches.txt", import.meta.url);

/** Speeches that answer no question: their kind stands for their writer, so that it is left out whole. */
export function readOtherSpeeches(): SourceText[] {
  return readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line, at) => {
      const [kind = "", content = ""] = line.split("\t");
      return {
        id: `${OWN} ${kind} ${at}`,
        source: OWN,
        writer: kind,
        input: { pitchType: "perso", content, question: null, audience: null, target: null },
        mark: Number.NaN,
        labels: null,
        axes: {},
        offTopic: "no",
      };
    });
}

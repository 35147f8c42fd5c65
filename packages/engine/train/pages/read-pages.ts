import { readdirSync, readFileSync } from "node:fs";
import type { PitchType } from "../../src/pitch.ts";

/** A text of our own: a page meant for reading, or a speech in the third person, which has no « je » either. */
interface OwnText {
  id: string;
  /** Held-out group. */
  kind: string;
  content: string;
  pitchType: PitchType;
}

const FOLDER = new URL("./", import.meta.url);

/**
 * The texts of the files whose name begins so: a header (`== kind`, and its type if any), then the lines as they are.
 */
function readTexts(name: "pages" | "speeches"): OwnText[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith(".txt"))
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, FOLDER), "utf8")
        .split(/^== /mu)
        .slice(1)
        .map((text, at) => {
          const [header = "", ...lines] = text.split("\n");
          const [kind = "", type = "produit"] = header.split(" | ").map((field) => field.trim());
          const content = lines.join("\n").trim();
          return {
            id: `${file.replace(/\.txt$/u, "")} ${at + 1}`,
            kind,
            content,
            pitchType: type as PitchType,
          };
        }),
    );
}

export const readPages = (): OwnText[] => readTexts("pages");
export const readSpeeches = (): OwnText[] => readTexts("speeches");

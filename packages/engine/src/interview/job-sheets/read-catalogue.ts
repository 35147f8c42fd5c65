import { CATALOGUE } from "./catalogue.ts";
import type { JobSheet } from "./job-sheet.ts";

/** The job sheets shipped with the product. */
export function readCatalogue(): JobSheet[] {
  return CATALOGUE.trim()
    .split("\n")
    .map((line) => {
      const [code = "", title = "", others = "", definition = "", hard = "", soft = ""] = line.split("|");
      return {
        code,
        titles: [title, ...others.split(", ")],
        definition,
        hardSkills: hard.split(", "),
        softSkills: soft.split(", "),
      };
    });
}

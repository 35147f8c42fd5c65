import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { QuestionKind } from "../../src/interview/plan.ts";
import type { ForbiddenGround } from "../../src/interview/questions/forbidden-grounds.ts";

export interface AskedQuestion {
  question: string;
  kind: QuestionKind;
  /** Null for a lawful question. */
  ground: ForbiddenGround | null;
  /** True if the word lists were written from it: on such questions they would look infallible. */
  isListed: boolean;
}

const FOLDER = fileURLToPath(new URL("../../../../fixtures/questions/", import.meta.url));
const LISTED = "first.txt";
const LAWFUL = "permise";

/** Our own questions by file, each with its ground and kind: see the first line of each file. */
export function readOwnQuestions(): Map<string, AskedQuestion[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".txt"));
  return new Map(files.sort().map((file) => [file, readFile(file)]));
}

function readFile(file: string): AskedQuestion[] {
  return readFileSync(FOLDER + file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [ground = "", kind = "", question = ""] = line.split("|").map((part) => part.trim());
      return {
        question,
        kind: kind as QuestionKind,
        ground: ground === LAWFUL ? null : (ground as ForbiddenGround),
        isListed: file === LISTED,
      };
    });
}

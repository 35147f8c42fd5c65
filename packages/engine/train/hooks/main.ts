import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { analysePitchText } from "../../src/analyse-text.ts";
import { measureContent } from "../../src/content/measure-content.ts";
import { readPitch } from "../../src/content/read-pitch.ts";
import { hashWord } from "../../src/reading/hash.ts";
import { NOTHING_GIVEN } from "../../src/roles/lay-given-roles.ts";
import { findCandidates } from "../../src/rewriting/hooks/hook-candidates.ts";
import { HOOK_SIGNS, signsOf } from "../../src/rewriting/hooks/hook-signs.ts";
import { keepWeights } from "../keep-weights.ts";
import type { PitchText } from "../../src/pitch.ts";
import { readSources } from "../roles/corpus.ts";
import { readHeardOnly, readToldOf } from "../scores/other-speeches.ts";
import { fitHooks, type HookRow } from "./fit-hooks.ts";

const USAGE = `Usage : npm run train:hooks -- DOSSIER [--held-out | --check]
  apprend quelles phrases une personne dirait en premier, et écrit les poids
  --held-out  n’écrit pas les poids : juge chaque dixième des textes avec ce que les autres apprennent
  --check     n’écrit rien : échoue si les poids livrés ne sont pas, octet pour octet, ceux qui sont appris
`;
/** Grades of the lines of each text, by the hash of their words: 0 cannot be said first, 1 can, 2 opens well. */
const READINGS = new URL("readings.json", import.meta.url);
/** Texts composed for this project by four writers, whose lines were graded in the same way. */
const OWN_TEXTS = new URL("own-texts.jsonl", import.meta.url);
const WEIGHTS = new URL("../../src/rewriting/hooks/weights/hooks.json", import.meta.url);
const FOLDS = 10;
const ANY_LENGTH = Number.MAX_SAFE_INTEGER;
const HOOKS = 3;

const [shared, option] = process.argv.slice(2);
if (!shared || (option !== undefined && option !== "--held-out" && option !== "--check")) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const readings = JSON.parse(readFileSync(READINGS, "utf8")) as Record<string, Record<string, number>>;
const rows = [...readSources(shared), ...readOwnTexts(), ...readToldOf(), ...readHeardOnly()].flatMap(rowsOf);
const asked = Object.values(readings).reduce((sum, own) => sum + Object.keys(own).length, 0);
process.stdout.write(`${rows.length} lignes lues sur ${asked}, ${HOOK_SIGNS.length} signes\n`);
if (option === "--held-out") judge();
else keepWeights(fileURLToPath(WEIGHTS), `${JSON.stringify(fitHooks(rows))}\n`, option === "--check");

interface ReadText {
  id: string;
  input: PitchText;
}

function readOwnTexts(): ReadText[] {
  return readFileSync(OWN_TEXTS, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const {
        id,
        pitch_type: pitchType,
        ...input
      } = JSON.parse(line) as { id: string; pitch_type: PitchText["pitchType"] } & Omit<
        PitchText,
        "pitchType"
      >;
      return { id, input: { ...input, pitchType } };
    });
}

function rowsOf({ id, input }: ReadText): HookRow[] {
  const own = readings[id];
  if (!own) return [];
  const reading = readPitch(input);
  const { roles } = measureContent(reading, ANY_LENGTH, NOTHING_GIVEN);
  const rolesAt = new Map(roles.map((role) => [role.end, role]));
  const edits = analysePitchText(input).recommendations.rewriting?.edits ?? [];
  return findCandidates(reading, edits).flatMap((candidate) => {
    const grade = own[keyOf(candidate.text)];
    return grade === undefined ? [] : [{ text: id, grade, signs: signsOf(candidate, reading, rolesAt) }];
  });
}

/** Key of a line: its words, whatever the punctuation. */
function keyOf(text: string): string {
  return hashWord(
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  ).toString(36);
}

/** How well the model finds lines that can be said first, on held-out texts. */
function judge() {
  const texts = [...new Set(rows.map(({ text }) => text))].sort((a, b) => hashWord(a) - hashWord(b));
  const fold = new Map(texts.map((text, at) => [text, at % FOLDS]));
  const told: { row: HookRow; chance: number }[] = [];
  for (let held = 0; held < FOLDS; held += 1) {
    const { bias, weights } = fitHooks(rows.filter(({ text }) => fold.get(text) !== held));
    for (const row of rows)
      if (fold.get(row.text) === held)
        told.push({ row, chance: row.signs.reduce((sum, sign, at) => sum + sign * weights[at]!, bias) });
  }
  let pairs = 0;
  let right = 0;
  for (const one of told)
    for (const other of told)
      if (one.row.grade > 0 && other.row.grade === 0) {
        pairs += 1;
        if (one.chance > other.chance) right += 1;
      }
  const best = texts.flatMap((text) =>
    told
      .filter(({ row }) => row.text === text)
      .toSorted((one, other) => other.chance - one.chance)
      .slice(0, HOOKS)
      .map((line, rank) => ({ rank, grade: line.row.grade })),
  );
  const share = (rank: number) => {
    const own = best.filter((line) => line.rank === rank);
    return (own.filter(({ grade }) => grade > 0).length / own.length).toFixed(2);
  };
  process.stdout.write(
    `aire sous la courbe ${(right / pairs).toFixed(3)} ; dicibles, du premier au troisième choix : ${share(0)} ${share(1)} ${share(2)}\n`,
  );
}

import { readFileSync } from "node:fs";
import { decodeModels, type Models, type PackedWeights } from "../../src/reading/models.ts";
import { measureBoundaries } from "./measure-boundaries.ts";
import { measureMarkers, measurePairs } from "./measure-markers.ts";
import { measureSyntax, measureTags } from "./measure-syntax.ts";
import { bareSentence, type Half, halfOf, treebank } from "./corpus.ts";
import { bareForms, ownJudges as own } from "./own-tagged.ts";
import { trainReader } from "./train-reader.ts";

const [folder, option, given] = process.argv.slice(2);
const isHalf = option === "--half" && (given === "0" || given === "1");
if (!folder || (option !== undefined && !isHalf && (option !== "--weights" || !given))) {
  process.stderr.write(
    "Usage : npm run reader:eval -- DOSSIER-DES-CORPUS [--weights FICHIER | --half 0|1]\n",
  );
  process.exit(2);
}
/** With `--half`, a half of the documents judges a reader that learnt from the other: nearer to what is committed. */
const half: Half | null = isHalf ? (given === "0" ? 0 : 1) : null;
// The committed weights have seen every file: evaluate the same training without the evaluation files.
const packed =
  option === "--weights"
    ? (JSON.parse(readFileSync(given!, "utf8")) as PackedWeights)
    : trainReader(folder, { leftOut: half ?? "judges", note: (text) => console.error(text) });
const models: Models = decodeModels(packed);
const spoken = ["parisstories-ud-dev", "rhapsodie-ud-dev"]
  .map((name) => treebank(folder, name))
  .map((sentences) => (half === null ? sentences : halfOf(sentences, half)));
const written = treebank(folder, "sequoia-ud-dev");
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const plain = spoken.map((sentences) => measureSyntax(models, sentences));
const bare = spoken.map((sentences) => measureSyntax(models, sentences.map(bareSentence)));
const edited = measureSyntax(models, written);
const boundaries = spoken.map((sentences) => measureBoundaries(models, sentences));
const markers = measureMarkers(models, spoken.flat());
const bareMarkers = measureMarkers(models, spoken.flat().map(bareSentence));
const pairs = measurePairs(models, new URL("pairs.txt", import.meta.url));

const each = (values: number[], show: (value: number) => string) =>
  `${show(mean(values))} (${values.map(show).join(", ")})`;
const f1 = (value: number) => value.toFixed(3);
/** Each measure, its value here, its goal, and what the former rules reached, if measured. */
const rows: [string, string, string, string][] = [
  ["", "reader", "goal", "rules before"],
  [
    "part of speech, spoken (ParisStories, Rhapsodie)",
    each(
      plain.map(({ upos }) => upos),
      percent,
    ),
    "97 %",
    "none",
  ],
  ["part of speech, written (Sequoia)", percent(edited.upos), "97.5 %", "none"],
  [
    "part of speech, no capitals nor stops",
    each(
      bare.map(({ upos }) => upos),
      percent,
    ),
    "96 %",
    "none",
  ],
  ["part of speech, our own texts, unsure words", percent(measureTags(models, own)), "", "none"],
  ["the same of ours, no capitals nor stops", percent(measureTags(models, own.map(bareForms))), "", "none"],
  [
    "lemmas, spoken",
    each(
      plain.map(({ lemma }) => lemma),
      percent,
    ),
    "",
    "none",
  ],
  [
    "labelled attachment, spoken",
    each(
      plain.map(({ las }) => las),
      percent,
    ),
    "76 %",
    "none",
  ],
  [
    "the same without subtypes of relations",
    each(
      plain.map(({ universal }) => universal),
      percent,
    ),
    "",
    "none",
  ],
  ["labelled attachment, written", percent(edited.las), "82 %", "none"],
  ["the same without subtypes of relations", percent(edited.universal), "", "none"],
  [
    "false starts (reparandum), F1",
    each(
      plain.map(({ reparandum }) => reparandum),
      f1,
    ),
    ".60",
    "none",
  ],
  [
    "relation discourse, F1, « euh » left out",
    each(
      plain.map(({ discourse }) => discourse),
      f1,
    ),
    "",
    "none",
  ],
  [
    "sentence ends, bare transcript, F1",
    each(
      boundaries.map(({ stops }) => stops),
      f1,
    ),
    ".66",
    ".448",
  ],
  [
    "any boundary there, F1",
    each(
      boundaries.map(({ any }) => any),
      f1,
    ),
    ".82",
    ".366",
  ],
  [
    "markers, all forms, F1",
    `${f1(markers.all)}, without « donc », « alors » ${f1(markers.sure)}`,
    ".96",
    ".86 (recall .77)",
  ],
  [
    "markers, no punctuation, F1",
    `${f1(bareMarkers.all)}, without « donc », « alors » ${f1(bareMarkers.sure)}`,
    ".94",
    ".73 (recall .59)",
  ],
  [
    "a marker beside the same form with its meaning",
    `${pairs.right} of ${pairs.count} pairs`,
    "34 of 40",
    "15 of 40, other pairs",
  ],
];
for (const [name, value, goal, before] of rows)
  console.log(`${name.padEnd(52)} ${value.padEnd(44)} ${goal.padEnd(10)} ${before}`);
for (const miss of pairs.misses) console.log(`  missed: ${miss}`);

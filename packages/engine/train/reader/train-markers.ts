import { readFileSync } from "node:fs";
import { bestOf, packModel } from "../../src/reading/linear-model.ts";
import {
  MARKER,
  MARKER_FEATURES,
  type MarkerWords,
  MEANING,
  writeMarkerFeatures,
} from "../../src/reading/mark-words.ts";
import { findMarkerPlaces, MARKER_FORMS, type MarkerPlace } from "../../src/reading/marker-forms.ts";
import { CONTRACTIONS } from "../../src/reading/split-words.ts";
import { splitWords } from "../../src/reading/split-words.ts";
import { normalForm } from "../../src/reading/word-facts.ts";
import { readOwnPitches, type Stretch } from "../own-pitches/read-own.ts";
import type { GoldSentence } from "./conllu.ts";
import { bareSentence, shuffler } from "./corpus.ts";
import { FeatureCounts, Perceptron, toRows } from "./perceptron.ts";

/** The words of a sentence, and whether each candidate form is a discourse marker there. */
export interface MarkedSentence {
  forms: string[];
  places: { place: MarkerPlace; gold: number }[];
}

const EPOCHS = 12;
/** Seeds of the trainings that are averaged. */
const VOTERS = [53, 61, 79, 83];
const OWN_WEIGHT = 4;

/** Sentences written for this project: markers in braces. Each as it stands and as a speech recogniser writes it. */
export function ownSentences(): MarkedSentence[] {
  const lines = readFileSync(new URL("markers.txt", import.meta.url), "utf8").split("\n");
  const sentences = lines.filter((line) => line && !line.startsWith("#")).map(readOwnLine);
  return [...sentences, ...sentences.map(bareOwn)];
}

/** Forms that our pitches do not label, whether used literally or not. */
const UNLABELLED = new Set(["juste", "là", "donc", "alors"]);

/** Sentences of the pitches composed for this project, each as it stands and as a speech recogniser writes it. */
export function pitchSentences(): MarkedSentence[] {
  const sentences = readOwnPitches()
    .flatMap((pitch) => pitch.sentences)
    .map(({ text, tics }) => markOwn(text, tics))
    .map(({ forms, places }) => ({
      forms,
      places: places.filter(({ place }) => !UNLABELLED.has(MARKER_FORMS[place.form]!.words.join(" "))),
    }))
    .filter(({ places }) => places.length > 0);
  return [...sentences, ...sentences.map(bareOwn)];
}

function readOwnLine(line: string): MarkedSentence {
  let source = "";
  const marked: Stretch[] = [];
  for (const part of line.split(/(\{[^}]*\})/)) {
    if (part.startsWith("{")) {
      marked.push({ start: source.length, end: source.length + part.length - 2 });
      source += part.slice(1, -1);
    } else source += part;
  }
  return markOwn(source, marked);
}

function markOwn(source: string, marked: readonly Stretch[]): MarkedSentence {
  const words = splitWords(source, 0, source.length).flatMap((word) => {
    const isMarked = marked.some(({ start, end }) => word.start >= start && word.end <= end);
    const norm = normalForm(word.form);
    // Split as contractions, except « des » and « du » before a noun: only « du coup » matters here.
    const parts = norm === "des" ? undefined : CONTRACTIONS[norm];
    return (parts ?? [word.form]).map((form) => ({ form, isMarked }));
  });
  const forms = words.map(({ form }) => form);
  const places = findMarkerPlaces(forms.map(normalForm)).map((place) => ({
    place,
    gold: words[place.first]!.isMarked ? MARKER : MEANING,
  }));
  return { forms, places };
}

function bareOwn({ forms, places }: MarkedSentence): MarkedSentence {
  const kept = forms.flatMap((form, at) =>
    /[\p{L}\d]/u.test(form) ? [{ form: form.toLowerCase(), at }] : [],
  );
  const golds = new Map(places.map(({ place, gold }) => [place.first, gold]));
  const bare = kept.map(({ form }) => form);
  return {
    forms: bare,
    places: findMarkerPlaces(bare.map(normalForm)).map((place) => ({
      place,
      gold: golds.get(kept[place.first]!.at) ?? MEANING,
    })),
  };
}

/** Labels from the treebanks; « juste » is left out, since they never mark it. */
export function treebankSentences(sentences: readonly GoldSentence[]): MarkedSentence[] {
  return [...sentences, ...sentences.map(bareSentence)]
    .map(markedSentence)
    .filter(({ places }) => places.length > 0);
}

/** A sentence of a treebank with its annotated markers. */
export function markedSentence(sentence: GoldSentence): MarkedSentence {
  const forms = sentence.words.map((word) => word.form);
  const places = findMarkerPlaces(forms.map(normalForm)).flatMap((place) => {
    const gold = goldOf(sentence, place);
    return gold === null ? [] : [{ place, gold }];
  });
  return { forms, places };
}

const LIGHT = new Set([
  "punct",
  "discourse",
  "cc",
  "reparandum",
  "dep",
  "advmod",
  "mark",
  "parataxis",
  "vocative",
]);
const HEAVY = new Set(["obj", "ccomp", "obl", "xcomp", "advcl"]);

function goldOf({ words }: GoldSentence, { form, first, end }: MarkerPlace): number | null {
  const name = MARKER_FORMS[form]!.words.join(" ");
  const head = words[first + MARKER_FORMS[form]!.head]!;
  const relation = head.deprel.split(":")[0]!;
  const childrenOf = (id: number) =>
    words.filter((word) => word.head === id).map((word) => word.deprel.split(":")[0]!);
  const children = childrenOf(first + MARKER_FORMS[form]!.head + 1);
  const isAlone = relation === "root" && children.every((child) => LIGHT.has(child));
  const says = (isMarker: boolean) => (isMarker ? MARKER : MEANING);
  switch (name) {
    case "juste":
      return null;
    case "quoi":
    case "bon":
    case "hein":
    case "ben":
    case "bah":
      return says(head.upos === "INTJ");
    case "en fait":
      return says(words[first]!.upos !== "PRON");
    case "de le coup":
    case "du coup":
      return says(!head.deprel.startsWith("obl:arg") && !(relation === "nmod" && words[end]?.lemma === "de"));
    case "genre":
      return says(
        ["discourse", "fixed", "case", "dep", "reparandum"].includes(relation) || head.upos !== "NOUN",
      );
    case "enfin":
      return says(["discourse", "root", "reparandum", "cc", "dep"].includes(relation));
    case "et tout":
      return says(words[end - 1]!.deprel === "fixed" || (words[end - 1]!.deprel === "conj" && !words[end]));
    case "voilà":
      return says(
        relation === "discourse" ||
          relation === "parataxis" ||
          isAlone ||
          (relation === "conj" && children.every((child) => LIGHT.has(child))),
      );
    case "tu vois":
    case "vous voyez":
    case "tu sais":
    case "vous savez":
      return says(
        relation === "discourse" ||
          relation === "parataxis" ||
          (relation === "root" && !children.some((child) => HEAVY.has(child))),
      );
    default:
      return says(
        relation === "discourse" ||
          (isAlone && end - first === 1) ||
          (relation === "reparandum" && end - first === 1),
      );
  }
}

/** A sentence tagged for the model. */
export interface TaggedMarkers extends MarkerWords {
  places: MarkedSentence["places"];
}

/** Learns where forms are markers; our own sentences weigh more than those of the treebanks. */
export function trainMarkers(treebank: readonly TaggedMarkers[], own: readonly TaggedMarkers[]) {
  const data = [...treebank, ...Array.from({ length: OWN_WEIGHT }, () => own).flat()];
  return packModel(
    2,
    toRows(
      VOTERS.map((seed) => learn([...data], seed)),
      10,
      0.15,
      14,
    ),
  );
}

function learn(data: TaggedMarkers[], seed: number): Perceptron {
  const model = new Perceptron(2, 2);
  const counts = new FeatureCounts();
  const features = new Int32Array(MARKER_FEATURES);
  const scores = new Float64Array(2);
  const shuffle = shuffler(seed);
  for (let epoch = -1; epoch < EPOCHS; epoch += 1) {
    if (epoch >= 0) shuffle(data);
    for (const sentence of data) {
      for (const { place, gold } of sentence.places) {
        const size = writeMarkerFeatures(sentence, place, features);
        if (epoch < 0) {
          counts.add(features, size);
          continue;
        }
        const kept = counts.keep(features, size, 2);
        scores.fill(0);
        model.score(features, kept, scores);
        model.step += 1;
        const guess = bestOf(scores);
        if (guess !== gold) model.update(features, kept, gold, guess);
      }
    }
  }
  return model;
}

import { expect, it } from "vitest";
import { addSums } from "./linear-model.ts";
import { openModels } from "./models.ts";
import { NO_TAG, repeatsAt, TAG_FEATURES, writeJointFeatures, writeTagFeatures } from "./tag-features.ts";
import { sumsOf } from "./tag-sums.ts";
import { factsOf } from "./word-facts.ts";

const { tagger, classes } = openModels();

it.each([
  "Non non , je je vends du pain à Lyon .",
  "La la la ! La",
  "euh",
  "Un xylo-truc zz 3 000 ☕ zz xylo-truc",
])("scores « %s » by sums as by all its features", (text) => {
  const facts = factsOf(text.split(" "), classes);
  const sums = sumsOf(tagger);
  const words = sums.ofWords(facts);
  const features = new Int32Array(TAG_FEATURES);
  for (let at = 0; at < facts.count; at += 1) {
    for (const previous of [NO_TAG, 0, tagger.labels - 1]) {
      const whole = new Int32Array(tagger.labels);
      tagger.score(features, writeTagFeatures(facts, at, previous, 7, features), whole);
      const parts = new Int32Array(tagger.labels);
      const repeats = repeatsAt(facts, at);
      addSums(
        words[at]!.before,
        words[at + 1]!.own[at === 0 ? 1 : 0]!,
        words[at + 2]!.after,
        sums.ofRepeats(repeats),
        sums.ofPrevious(previous, repeats),
        parts,
      );
      tagger.score(features, writeJointFeatures(facts, at, previous, 7, features, 0), parts);
      expect(parts).toEqual(whole);
    }
  }
});

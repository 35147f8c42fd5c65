import type { LabelSum, LinearModel } from "./linear-model.ts";
import {
  aheadOf,
  NO_TAG,
  TAG_FEATURES,
  writeAfterFeatures,
  writeBeforeFeatures,
  writeOwnFeatures,
  writePreviousFeatures,
  writeRepeatFeatures,
} from "./tag-features.ts";
import { type FormFacts, REPEAT_REACH, type WordFacts } from "./word-facts.ts";

/**
 * Summed scores of the features of one word: as the word to tag (inside a sequence, or first), as the previous word,
 * and as the next one.
 */
interface WordSums {
  own: LabelSum[];
  before: LabelSum;
  after: LabelSum;
}

/**
 * Summed scores of the features that depend on a single word, tag or repetition, computed once for each. They are half
 * of the tagger's features, with the longest rows.
 */
class TagSums {
  private readonly tagger: LinearModel;
  /** Kept as long as the forms are cached. */
  private readonly words = new WeakMap<FormFacts, WordSums>();
  /** The padding on both sides of a sequence. */
  private edge: WordSums | undefined;
  private readonly repeats: LabelSum[] = [];
  private readonly previous: LabelSum[] = [];
  /** Buffers for the features and scores of one word, reused for every sequence. */
  readonly features = new Int32Array(TAG_FEATURES);
  readonly scores: Int32Array;

  constructor(tagger: LinearModel) {
    this.tagger = tagger;
    this.scores = new Int32Array(tagger.labels);
  }

  /** The sums of the words of a sequence and of its padding: the first word is at 1. */
  ofWords(facts: WordFacts): WordSums[] {
    this.edge ??= this.besideOf(facts, -1, facts.count);
    const words = [this.edge];
    for (let at = 0; at < facts.count; at += 1) words.push(this.ofWord(facts, at));
    words.push(this.edge);
    return words;
  }

  private ofWord(facts: WordFacts, at: number): WordSums {
    const form = facts.forms[at]!;
    let sums = this.words.get(form);
    if (!sums) this.words.set(form, (sums = this.besideOf(facts, at, at)));
    sums.own[at === 0 ? 1 : 0] ??= this.sumOf((out) => writeOwnFeatures(facts, at, out, 0));
    return sums;
  }

  private besideOf(facts: WordFacts, before: number, after: number): WordSums {
    return {
      own: [],
      before: this.sumOf((out) => writeBeforeFeatures(facts, before, out, 0)),
      after: this.sumOf((out) => writeAfterFeatures(facts, after, out, 0)),
    };
  }

  ofRepeats(repeats: number): LabelSum {
    return (this.repeats[repeats] ??= this.sumOf((out) => writeRepeatFeatures(repeats, out, 0)));
  }

  ofPrevious(previous: number, repeats: number): LabelSum {
    const ahead = aheadOf(repeats);
    const key = (previous - NO_TAG) * (REPEAT_REACH + 1) + ahead;
    return (this.previous[key] ??= this.sumOf((out) => writePreviousFeatures(previous, ahead, out, 0)));
  }

  private sumOf(write: (out: Int32Array) => number): LabelSum {
    return this.tagger.sumOf(this.features, write(this.features));
  }
}

const known = new WeakMap<LinearModel, TagSums>();

export function sumsOf(tagger: LinearModel): TagSums {
  let sums = known.get(tagger);
  if (!sums) known.set(tagger, (sums = new TagSums(tagger)));
  return sums;
}

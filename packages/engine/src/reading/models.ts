import { LinearModel, type PackedModel } from "./linear-model.ts";
import { type PackedList, SuffixList } from "./suffix-list.ts";
import weights from "./weights/french.json" with { type: "json" };

/** All trained models, as the training command writes them. */
export interface Models {
  /** Tags of the tagger: part of speech, then what the syntax needs (`VERB.IndPres3`, `ADV:d`). */
  tags: readonly string[];
  tagger: LinearModel;
  /** Word classes of a lexicon, as bits, by form. */
  classes: SuffixList;
  lemmas: SuffixList;
  /** Ways to make a lemma from a form: letters to cut at its end, letters to add. */
  lemmaRules: readonly { cut: number; add: string }[];
  morphology: SuffixList;
  featureSets: readonly string[];
  /** Whether « du » and « des » are contractions. */
  contractions: LinearModel;
  moves: LinearModel;
  relations: readonly string[];
  relationModel: LinearModel;
  /** Heads of punctuation and markers. */
  attachments: LinearModel;
  boundaries: LinearModel;
  markers: LinearModel;
}

let models: Models | undefined;

/** The models, decoded at the first call (some tens of milliseconds). */
export function openModels(): Models {
  models ??= decodeModels(weights as PackedWeights);
  return models;
}

/** The file of weights. */
export interface PackedWeights {
  tags: string[];
  tagger: PackedModel;
  classes: PackedList;
  lemmas: PackedList;
  /** A character whose code is 48 and the letters to cut, then the letters to add. */
  lemmaRules: string[];
  morphology: PackedList;
  featureSets: string[];
  contractions: PackedModel;
  moves: PackedModel;
  relations: string[];
  relationModel: PackedModel;
  attachments: PackedModel;
  boundaries: PackedModel;
  markers: PackedModel;
}

export function decodeModels(packed: PackedWeights): Models {
  return {
    tags: packed.tags,
    tagger: LinearModel.unpack(packed.tagger),
    classes: SuffixList.unpack(packed.classes),
    lemmas: SuffixList.unpack(packed.lemmas),
    lemmaRules: packed.lemmaRules.map((rule) => ({ cut: rule.charCodeAt(0) - 48, add: rule.slice(1) })),
    morphology: SuffixList.unpack(packed.morphology),
    featureSets: packed.featureSets,
    contractions: LinearModel.unpack(packed.contractions),
    moves: LinearModel.unpack(packed.moves),
    relations: packed.relations,
    relationModel: LinearModel.unpack(packed.relationModel),
    attachments: LinearModel.unpack(packed.attachments),
    boundaries: LinearModel.unpack(packed.boundaries),
    markers: LinearModel.unpack(packed.markers),
  };
}

import { bestOf, LinearModel, type PackedModel } from "../../reading/linear-model.ts";
import { type AdvertLines, describeItem, describeLine } from "./describe-item.ts";
import weights from "./weights/adverts.json" with { type: "json" };

/** What a line of an advert is about. */
export const LINE_KINDS = ["autre", "tâche", "exigence", "non demandé", "employeur", "condition"] as const;
export type LineKind = (typeof LINE_KINDS)[number];
/** What a piece of a line names. */
export const ITEM_KINDS = ["rien", "savoir-faire", "savoir-être"] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Trained by `npm run train:adverts`. */
export interface AdvertModels {
  lines: LinearModel;
  items: LinearModel;
}

export interface PackedAdvertModels {
  lines: PackedModel;
  items: PackedModel;
}

export function decodeAdvertModels(packed: PackedAdvertModels): AdvertModels {
  return { lines: LinearModel.unpack(packed.lines), items: LinearModel.unpack(packed.items) };
}

let models: AdvertModels | undefined;

export function openAdvertModels(): AdvertModels {
  models ??= decodeAdvertModels(weights);
  return models;
}

export function judgeLine(models: AdvertModels, advert: AdvertLines, at: number): LineKind {
  const scores = new Int32Array(LINE_KINDS.length);
  const features = describeLine(advert, at);
  models.lines.score(features, features.length, scores);
  return LINE_KINDS[bestOf(scores)]!;
}

export function judgeItem(
  models: AdvertModels,
  advert: AdvertLines,
  at: number,
  item: { start: number; end: number },
): ItemKind {
  const scores = new Int32Array(ITEM_KINDS.length);
  const features = describeItem(advert, at, item);
  models.items.score(features, features.length, scores);
  return ITEM_KINDS[bestOf(scores)]!;
}

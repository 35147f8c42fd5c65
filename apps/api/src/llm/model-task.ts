import type { Checked } from "@app/engine/review";
import * as z from "zod/mini";
import type { Deps } from "../deps.ts";

/** What is needed to ask the configured model. */
export type LlmDeps = Pick<Deps, "coach" | "database" | "log" | "config">;

/** What a model reads. The same input gives the same bytes: an answer can be compared, a prefix can be cached. */
export interface Prompt {
  system: string;
  user: string;
}

/**
 * One thing that a language model is asked. Nothing of its answer counts before `check`, and where it fails, or where
 * there is no model, `offline` answers: every task has an answer without one.
 */
export interface ModelTask<Input, Answer, Result> {
  /** Letters only. */
  name: string;
  schema(input: Input): z.ZodMiniType<Answer>;
  /** Of an input whose identities are masked. */
  prompt(input: Input): Prompt;
  outputTokensMax(input: Input): number;
  /** Of an answer whose identities are restored, against the input as its author gave it. */
  check(answer: Answer, input: Input): Checked<Result>;
  /** The engine's own answer. */
  offline(input: Input): Result;
}

/** One input as its author gave it, and as a model may see it. */
export interface Subject<Input> {
  open: Input;
  masked: Input;
  /** Puts identities back into words of the model. */
  restore(answer: string): string;
  /** Takes identities out of words that quote the open input. */
  hide(text: string): string;
}

type Json = Record<string, unknown>;

/** The subset that strict services take: every key required, no other key, no bound. */
export function toStrictSchema(schema: z.ZodMiniType): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema) as Json;
  return strict(json) as Json;
}

const KEPT = new Set([
  "type",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "enum",
  "description",
]);

function strict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strict);
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => KEPT.has(key));
  const shape: Json = Object.fromEntries(kept);
  if (shape["items"]) shape["items"] = strict(shape["items"]);
  if (shape["properties"]) {
    const properties = Object.entries(shape["properties"] as Json);
    shape["properties"] = Object.fromEntries(properties.map(([key, value]) => [key, strict(value)]));
    shape["required"] = properties.map(([key]) => key);
    shape["additionalProperties"] = false;
  }
  return shape;
}

/** The same JSON with every string in it replaced; the keys stay. */
export function mapStrings<Value>(value: Value, change: (text: string) => string): Value {
  const map = (node: unknown): unknown => {
    if (typeof node === "string") return change(node);
    if (Array.isArray(node)) return node.map(map);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, map(item)]));
  };
  return map(value) as Value;
}

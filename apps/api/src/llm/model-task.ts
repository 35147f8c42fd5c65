import type { Checked } from "@app/engine/review";
import * as z from "zod/mini";
import type { Deps } from "../deps.ts";

/** What is needed to query the configured model. */
export type LlmDeps = Pick<Deps, "coach" | "database" | "log" | "config">;

/** What a model reads. Deterministic for the same input, so that answers can be compared and prefixes cached. */
export interface Prompt {
  system: string;
  user: string;
}

/**
 * One kind of question to a language model. An answer counts only once `check` accepts it; if it fails, or without a
 * model, `offline` gives the result: every task has one.
 */
export interface ModelTask<Input, Answer, Result> {
  /** Letters only. */
  name: string;
  schema(input: Input): z.ZodMiniType<Answer>;
  /** For an input with masked identities. */
  prompt(input: Input): Prompt;
  outputTokensMax(input: Input): number;
  /** Checks an answer with its identities restored, against the original input. */
  check(answer: Answer, input: Input): Checked<Result>;
  /** The result without a model. */
  offline(input: Input): Result;
}

/** One input in its original form, and as shown to a model. */
export interface Subject<Input> {
  open: Input;
  masked: Input;
  /** Restores the identities in the model's text. */
  restore(answer: string): string;
  /** Masks the identities in a text that quotes the original input. */
  hide(text: string): string;
}

type Json = Record<string, unknown>;

/** The subset of JSON Schema that strict services accept: every key required, no other key, no bounds. */
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

/** Copies the JSON with every string in it replaced; keys are unchanged. */
export function mapStrings<Value>(value: Value, change: (text: string) => string): Value {
  const map = (node: unknown): unknown => {
    if (typeof node === "string") return change(node);
    if (Array.isArray(node)) return node.map(map);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, map(item)]));
  };
  return map(value) as Value;
}

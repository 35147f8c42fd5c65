import { Refusal } from "../errors.ts";

const DEPTH_MAX = 16;
/** Names that could reach an object's prototype; no contract uses them. */
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Refuses values that no genuine request contains and that PostgreSQL or later code cannot store: NUL and lone
 * surrogates anywhere, prototype names, numbers beyond a double, unlimited nesting.
 */
export function refuseHostile(value: unknown, depth = 0): void {
  if (typeof value === "string") {
    if (value.includes("\0") || !value.isWellFormed()) throw new Refusal("characters_forbidden");
  } else if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new Refusal("request_unreadable");
  } else if (typeof value === "object" && value !== null) {
    if (depth >= DEPTH_MAX) throw new Refusal("request_unreadable");
    for (const [key, inner] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key)) throw new Refusal("request_unreadable");
      refuseHostile(key, depth);
      refuseHostile(inner, depth + 1);
    }
  }
}

const decodeText = (bytes: Buffer): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal("request_unreadable");
  }
};

/** An empty body counts as none, whatever its content type: browsers send that for a POST without payload. */
export function readJson(bytes: Buffer): unknown {
  const text = decodeText(bytes);
  if (text.trim() === "") return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal("request_unreadable");
  }
  refuseHostile(value);
  return value;
}

/** A repeated name is refused: two parsers could choose different values. */
export function readForm(bytes: Buffer): unknown {
  const entries = [...new URLSearchParams(decodeText(bytes))];
  const value = Object.fromEntries(entries);
  if (Object.keys(value).length !== entries.length) throw new Refusal("request_unreadable");
  refuseHostile(value);
  return value;
}

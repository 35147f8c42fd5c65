/**
 * What one « compatible » server understands of a request. Every server begins at the best of each; what it refuses
 * is turned one notch down, and what an answer came with is kept for the next request.
 */
export interface Capabilities {
  /** Index into `FORMATS`. */
  format: number;
  /** Index into `LIMITS`. */
  limit: number;
  temperature: boolean;
  seed: boolean;
  /** A reasoning model counts its reasoning tokens in the limit: the limit must leave room for the answer. */
  roomy: boolean;
}

/** How the answer is made to be JSON, from a schema that the server enforces to words alone. */
export const FORMATS = ["json_schema", "json_object", "plain"] as const;
/** Reasoning models of OpenAI refuse the first, most other servers ignore or refuse the second. */
const LIMITS = ["max_tokens", "max_completion_tokens", null] as const;

export const FULL_CAPABILITIES: Capabilities = {
  format: 0,
  limit: 0,
  temperature: true,
  seed: true,
  roomy: false,
};

/** Several times what the answer itself takes. */
const ROOM = 4;

const lowerFormat = (capabilities: Capabilities): Capabilities | null =>
  capabilities.format < FORMATS.length - 1 ? { ...capabilities, format: capabilities.format + 1 } : null;

/** What a server names when it refuses a setting, and the notch to turn then. */
const NOTCHES: { named: RegExp; turn(capabilities: Capabilities): Capabilities | null }[] = [
  { named: /response.?format|json_schema|json_object/i, turn: lowerFormat },
  {
    named: /max_(?:completion_)?tokens/,
    turn: (capabilities) =>
      capabilities.limit < LIMITS.length - 1 ? { ...capabilities, limit: capabilities.limit + 1 } : null,
  },
  {
    named: /temperature/,
    turn: (capabilities) => (capabilities.temperature ? { ...capabilities, temperature: false } : null),
  },
  {
    named: /\bseed\b/,
    turn: (capabilities) => (capabilities.seed ? { ...capabilities, seed: false } : null),
  },
];

/**
 * The next request to try after a refusal, or null where nothing is left to give up. `complaints`: the service's
 * words, the most precise first, since the whole of an answer may quote every setting of the request.
 */
export function stepDown(capabilities: Capabilities, complaints: readonly string[]): Capabilities | null {
  for (const words of complaints)
    for (const { named, turn } of NOTCHES) {
      const next = named.test(words) ? turn(capabilities) : null;
      if (next) return next;
    }
  return lowerFormat(capabilities);
}

/** Some servers answer 500 to a format that they do not know. */
export const namesFormat = (words: string): boolean => NOTCHES[0]!.named.test(words);

/** The next request to try when reasoning used up the limit of tokens; tried once. */
export function giveRoom(capabilities: Capabilities): Capabilities | null {
  return capabilities.roomy ? null : { ...capabilities, roomy: true };
}

/** The SDK's request body, with the names that this server knows. */
export function fitBody({ max_tokens: limit, ...body }: Record<string, unknown>, capabilities: Capabilities) {
  const name = LIMITS[capabilities.limit];
  return name ? { ...body, [name]: Number(limit) * (capabilities.roomy ? ROOM : 1) } : body;
}

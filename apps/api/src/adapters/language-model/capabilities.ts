/**
 * Which request settings one « compatible » server accepts. Every server starts with the best ones; each refused
 * setting is lowered one step, and the combination that got an answer is kept for the next request.
 */
export interface Capabilities {
  /** Index into `FORMATS`. */
  format: number;
  /** Index into `LIMITS`. */
  limit: number;
  temperature: boolean;
  seed: boolean;
  /** Reasoning tokens count in the token limit of a reasoning model: raise the limit to leave room for the answer. */
  roomy: boolean;
}

/** How the answer is made to be JSON, from a schema that the server enforces down to a mere instruction. */
export const FORMATS = ["json_schema", "json_object", "plain"] as const;
/** OpenAI's reasoning models refuse the first one; most other servers ignore or refuse the second. */
const LIMITS = ["max_tokens", "max_completion_tokens", null] as const;

export const FULL_CAPABILITIES: Capabilities = {
  format: 0,
  limit: 0,
  temperature: true,
  seed: true,
  roomy: false,
};

/** Factor by which the token limit is raised for a reasoning model. */
const ROOM = 4;

const lowerFormat = (capabilities: Capabilities): Capabilities | null =>
  capabilities.format < FORMATS.length - 1 ? { ...capabilities, format: capabilities.format + 1 } : null;

/** Words by which a server names the setting that it refuses, and how to lower that setting. */
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
 * The next request to try after a refusal, or null when no setting is left to lower. `complaints`: the server's error
 * texts, the most specific first, since the whole body may quote every setting of the request.
 */
export function stepDown(capabilities: Capabilities, complaints: readonly string[]): Capabilities | null {
  for (const words of complaints)
    for (const { named, turn } of NOTCHES) {
      const next = named.test(words) ? turn(capabilities) : null;
      if (next) return next;
    }
  return lowerFormat(capabilities);
}

/** Some servers answer 500 to a response format that they do not know. */
export const namesFormat = (words: string): boolean => NOTCHES[0]!.named.test(words);

/** The capabilities to try once when reasoning used up the token limit. */
export function giveRoom(capabilities: Capabilities): Capabilities | null {
  return capabilities.roomy ? null : { ...capabilities, roomy: true };
}

/** The SDK's request body, with the parameter names that this server accepts. */
export function fitBody({ max_tokens: limit, ...body }: Record<string, unknown>, capabilities: Capabilities) {
  const name = LIMITS[capabilities.limit];
  return name ? { ...body, [name]: Number(limit) * (capabilities.roomy ? ROOM : 1) } : body;
}

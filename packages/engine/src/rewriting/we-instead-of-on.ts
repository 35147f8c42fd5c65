import { isParticiple } from "../language/participles.ts";
import { tokenize, type RawToken } from "../language/tokenize.ts";
import { firstPlural, isTeamVerb } from "./first-plural.ts";
import { capitalize } from "./remove-ranges.ts";

const TEAM_WORDS = new Set(["nous", "notre", "nos"]);
/** « on » after these is people in general: « quand on est artisan », « ce qu'on croit ». */
const GENERAL_BEFORE = new Set([
  "quand",
  "si",
  "l'",
  "où",
  "comme",
  "lorsqu'",
  "dont",
  "qu'",
  "que",
  "puisqu'",
  "lorsque",
]);
const OBJECTS = new Set(["le", "la", "les", "l'", "y", "en", "vous", "leur", "lui"]);

/**
 * Turns « on » into « nous » where it plainly speaks for the team: « nous, on a créé », « on cherche », « on a
 * installé ». Elsewhere it may mean people in general, and stays.
 */
export function replaceTeamOn(sentence: string): string {
  if (!/\bon\b/i.test(sentence)) return sentence;
  const tokens = tokenize(sentence);
  let result = "";
  let from = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.norm !== "on" || token.start < from) continue;
    const change = readTeamClause(tokens, index);
    if (!change) continue;
    const start = tokens[change.first]!.start;
    const verb = tokens[change.verb]!;
    const isElided = tokens[change.first]!.norm === "qu'";
    const between = sentence.slice(token.end, verb.start);
    const subject = start === 0 || token.text === "On" ? "Nous" : "nous";
    result +=
      sentence.slice(from, start) +
      (isElided ? "que nous" : start === 0 ? capitalize(subject) : "nous") +
      between +
      change.form;
    from = verb.end;
  }
  return result + sentence.slice(from);
}

function readTeamClause(
  tokens: RawToken[],
  index: number,
): { first: number; verb: number; form: string } | null {
  const previous = tokens[index - 1]?.norm ?? "";
  const isOurs = previous === "qu'" && tokens[index - 2]?.norm === "ce";
  if (GENERAL_BEFORE.has(previous) && !isOurs) return null;
  let first = isOurs ? index - 1 : index;
  if (previous === "nous") first = index - 1;
  else if (previous === "," && tokens[index - 2]?.norm === "nous") first = index - 2;
  let verb = index + 1;
  let isReflexive = false;
  while (verb < index + 4) {
    const norm = tokens[verb]?.norm ?? "";
    if (norm === "se" || norm === "s'") isReflexive = true;
    else if (norm !== "ne" && norm !== "n'" && !OBJECTS.has(norm)) break;
    verb += 1;
  }
  const token = tokens[verb];
  const form = token && !isReflexive ? firstPlural(token.norm) : null;
  if (!form || !token) return null;
  const isNamed = first < index && !isOurs;
  const after = nextVerbWord(tokens, verb + 1);
  const isOwned = token.norm === "a" && !(isOurs && after !== null && !isParticiple(after));
  const isTeam =
    token.norm === "est" &&
    /^(?:une|deux|trois|quatre|cinq|six|sept|huit|dix)$/.test(tokens[verb + 1]?.norm ?? "");
  // « on est motivé » would need its adjective to agree.
  if (token.norm === "est" && !isTeam) return null;
  const hasTeamWord = tokens.some((other, at) => at !== index - 1 && TEAM_WORDS.has(other.norm));
  return isNamed || isOwned || isTeam || isTeamVerb(token.norm) || hasTeamWord ? { first, verb, form } : null;
}

function nextVerbWord(tokens: RawToken[], index: number): RawToken | null {
  const skipped = new Set([
    "déjà",
    "aussi",
    "donc",
    "ensuite",
    "bien",
    "tout",
    "d'",
    "abord",
    "toujours",
    "vraiment",
    "pas",
  ]);
  let at = index;
  while (at < index + 3 && skipped.has(tokens[at]?.norm ?? "")) at += 1;
  return tokens[at] ?? null;
}

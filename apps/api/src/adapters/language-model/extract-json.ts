/** How many of the largest candidates are tried: bounds the work on hostile text. */
const CANDIDATES_MAX = 5;

/** Removes the `<think>…</think>` that some servers of reasoning models leave before the answer. */
export function dropThinking(text: string): string {
  // An answer that begins as JSON may quote the tag: leave it.
  if (/^\s*(?:[[{]|```)/.test(text)) return text;
  const end = /<\/think(?:ing)?>/i.exec(text);
  if (end) return text.slice(end.index + end[0].length).trimStart();
  return holdsThinking(text) ? "" : text;
}

export function holdsThinking(text: string): boolean {
  return /^\s*<think(?:ing)?>/i.test(text);
}

/**
 * The JSON in a model's answer: the whole text, a fenced block, or an object inside prose; undefined without any.
 * Linear time.
 */
export function extractJson(text: string): unknown {
  for (const candidate of listCandidates(text.trim())) {
    try {
      const value: unknown = JSON.parse(candidate);
      if (typeof value === "object" && value !== null) return value;
    } catch {
      // Not JSON: try the next.
    }
  }
  return undefined;
}

function* listCandidates(text: string): Generator<string> {
  yield text;
  const fence = text.indexOf("```");
  // Up to the last fence: a string in the JSON may itself hold one.
  if (fence !== -1 && text.lastIndexOf("```") > fence)
    yield text.slice(fence + 3, text.lastIndexOf("```")).replace(/^(?:json|JSON)/, "");
  const spans = findBalanced(text).sort((a, b) => b.end - b.start - (a.end - a.start));
  for (const { start, end } of spans.slice(0, CANDIDATES_MAX)) yield text.slice(start, end);
}

/** The outermost balanced brace spans, found in one pass; braces inside strings do not count. */
function findBalanced(text: string): { start: number; end: number }[] {
  const open: number[] = [];
  const spans: { start: number; end: number }[] = [];
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i];
    if (inString) {
      if (character === "\\") i += 1;
      // JSON strings do not span lines: this quote belonged to prose.
      else if (character === '"' || character === "\n") inString = false;
    } else if (character === '"') inString = open.length > 0;
    else if (character === "{") open.push(i);
    else if (character === "}") {
      const start = open.pop();
      if (start === undefined) continue;
      while (spans.length > 0 && spans.at(-1)!.start > start) spans.pop();
      spans.push({ start, end: i + 1 });
    }
  }
  return spans;
}

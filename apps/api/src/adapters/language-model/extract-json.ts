/** How many of the largest candidates are tried: hostile text must not buy us work. */
const CANDIDATES_MAX = 5;

/** The text without what a reasoning model thought aloud before it: such servers leave `<think>…</think>` in it. */
export function dropThinking(text: string): string {
  // An answer that begins as JSON may quote the tag.
  if (/^\s*(?:[[{]|```)/.test(text)) return text;
  const end = /<\/think(?:ing)?>/i.exec(text);
  if (end) return text.slice(end.index + end[0].length).trimStart();
  return holdsThinking(text) ? "" : text;
}

export function holdsThinking(text: string): boolean {
  return /^\s*<think(?:ing)?>/i.test(text);
}

/** The JSON of a model's answer: the whole text, a fenced block, or an object inside prose; undefined when there is none. Linear time. */
export function extractJson(text: string): unknown {
  for (const candidate of listCandidates(text.trim())) {
    try {
      const value: unknown = JSON.parse(candidate);
      if (typeof value === "object" && value !== null) return value;
    } catch {
      // Not this one.
    }
  }
  return undefined;
}

function* listCandidates(text: string): Generator<string> {
  yield text;
  const fence = text.indexOf("```");
  // To the last fence: a string inside may hold one.
  if (fence !== -1 && text.lastIndexOf("```") > fence)
    yield text.slice(fence + 3, text.lastIndexOf("```")).replace(/^(?:json|JSON)/, "");
  const spans = findBalanced(text).sort((a, b) => b.end - b.start - (a.end - a.start));
  for (const { start, end } of spans.slice(0, CANDIDATES_MAX)) yield text.slice(start, end);
}

/** The outermost spans from a brace to its own closing one, in one pass; braces in strings do not count. */
function findBalanced(text: string): { start: number; end: number }[] {
  const open: number[] = [];
  const spans: { start: number; end: number }[] = [];
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i];
    if (inString) {
      if (character === "\\") i += 1;
      // No string of JSON spans lines: this quote was prose.
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

interface ClockPart {
  text: string;
  /** The second named by this part, null for the words between. */
  timeSec: number | null;
  /** Offset in the text. */
  at: number;
}

const CLOCK = /(?<![\d:])(\d{1,2}):([0-5]\d)(?![\d:])/g;

/** Splits a remark at the times that it names, so that each can be played. */
export function splitClocks(text: string): ClockPart[] {
  const parts: ClockPart[] = [];
  let from = 0;
  for (const match of text.matchAll(CLOCK)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), timeSec: null, at: from });
    parts.push({ text: match[0], timeSec: 60 * Number(match[1]) + Number(match[2]), at: match.index });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), timeSec: null, at: from });
  return parts;
}

/** The analysis that runs, if any: what it has been told stands by it, and goes with it. */
let running: object | null = null;

/**
 * Runs an analysis that meets the same words again: in a text, in its rewriting, in what could be said first. What they alone
 * tell is told once, and forgotten at its end.
 */
export function tellingOnce<Answer>(run: () => Answer): Answer {
  const outer = running;
  running = {};
  try {
    return run();
  } finally {
    running = outer;
  }
}

/**
 * The same function, which an analysis asks once for each key; outside of one it is asked each time.
 *
 * @param keyOf what the answer depends on, and nothing less
 */
export function once<Asked extends unknown[], Answer>(
  keyOf: (...asked: Asked) => string,
  tell: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  const known = new WeakMap<object, Map<string, Answer>>();
  return (...asked) => {
    if (!running) return tell(...asked);
    let answers = known.get(running);
    if (!answers) known.set(running, (answers = new Map<string, Answer>()));
    const key = keyOf(...asked);
    let answer = answers.get(key);
    if (answer === undefined) answers.set(key, (answer = tell(...asked)));
    return answer;
  };
}

/** Words that are remembered from one analysis to the next: more than three texts hold, a megabyte at most. */
const MOST_WORDS = 4096;
/** A longer word is no word. */
const LONGEST_WORD = 40;

/** The same function of one word alone, which is asked once for the words that texts hold again and again. */
export function byWord<Answer>(tell: (word: string) => Answer): (word: string) => Answer {
  const known = new Map<string, Answer>();
  return (word) => {
    let answer = known.get(word);
    if (answer !== undefined) return answer;
    answer = tell(word);
    if (word.length > LONGEST_WORD) return answer;
    if (known.size === MOST_WORDS) known.clear();
    known.set(word, answer);
    return answer;
  };
}

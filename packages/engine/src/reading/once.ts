/** The running analysis, if any: key of the cached results, which are freed when it ends. */
let running: object | null = null;

/**
 * Runs an analysis, in which many functions process the same words: in a text, its rewriting and its hooks. Functions
 * wrapped by `once` cache their results until it ends.
 */
export function withinAnalysis<Answer>(run: () => Answer): Answer {
  const outer = running;
  running = {};
  try {
    return run();
  } finally {
    running = outer;
  }
}

/**
 * Caches a function: within an analysis (`withinAnalysis`) it runs once per key, outside of one at each call.
 *
 * @param keyOf exactly what the result depends on
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

/** Words cached from one analysis to the next: more than three texts hold, a megabyte at most. */
const MOST_WORDS = 4096;
/** Characters; a longer string is not cached as a word. */
const LONGEST_WORD = 40;

/** Caches a function of one word beyond the analysis, since texts share most of their words. */
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

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

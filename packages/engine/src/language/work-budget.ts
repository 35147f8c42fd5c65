/** Steps left for the running rule; unlimited without a rule. An object, so that counting allocates nothing. */
const budget = { left: Number.POSITIVE_INFINITY };

class BudgetExceeded extends Error {}

/**
 * Counts work on a text. Called by shared operations: tokenising and cleaning a sentence (one step a character),
 * looking up a phrase (one a word of the phrase), stemming (one a token).
 */
export function countSteps(steps: number): void {
  budget.left -= steps;
  if (budget.left < 0) throw new BudgetExceeded();
}

/**
 * Runs one rule of the analysis; if it exceeds its budget, the report is made without it. Counts steps instead of time,
 * so that the same text has the same report on a busy machine.
 *
 * @param steps most steps that the rule may take
 * @param otherwise gives the answer used in its place; not counted
 */
export function runWithinBudget<Answer>(steps: number, rule: () => Answer, otherwise: () => Answer): Answer {
  const outer = budget.left;
  budget.left = steps;
  try {
    return rule();
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    budget.left = outer;
    return otherwise();
  } finally {
    budget.left = outer;
  }
}

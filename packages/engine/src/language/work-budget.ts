/** Steps that the running rule may still take; without a rule, as many as it likes. In an object, where counting makes no new number. */
const budget = { left: Number.POSITIVE_INFINITY };

class BudgetExceeded extends Error {}

/**
 * Counts work on a text. Called by what the rules share: cutting into words and cleaning a sentence (one step a
 * character), looking a phrase up (one a word of the phrase), stemming (one a token).
 */
export function countSteps(steps: number): void {
  budget.left -= steps;
  if (budget.left < 0) throw new BudgetExceeded();
}

/**
 * Runs one rule of the analysis; when its work exceeds the budget, the report is made without it.
 * Steps rather than time: the same text has the same report on a busy machine.
 *
 * @param steps most steps that the rule may take
 * @param otherwise what stands in the report in place of the rule's answer; not counted
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

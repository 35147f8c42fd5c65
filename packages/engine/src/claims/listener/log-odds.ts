/** The log-odds of a chance that is first clamped between 1 − `surest` and `surest`, 0.5 to 1. */
export function logOdds(chance: number, surest: number): number {
  const held = Math.max(1 - surest, Math.min(surest, chance));
  return Math.log(held / (1 - held));
}

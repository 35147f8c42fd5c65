/** The log-odds of a chance that is never taken for surer than `surest` either way, 0.5 to 1. */
export function logOdds(chance: number, surest: number): number {
  const held = Math.max(1 - surest, Math.min(surest, chance));
  return Math.log(held / (1 - held));
}

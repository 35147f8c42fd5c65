/** One printed line: what, how much, and the peer measured in the same run when there is one. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  peer?: { name: string; value: number };
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function printFigures(title: string, figures: Figure[]): void {
  console.log(`\n${title}`);
  for (const { name, value, unit, peer } of figures) {
    const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    const beside = peer ? `   (${peer.name}: ${peer.value.toFixed(digits)})` : "";
    console.log(`  ${name.padEnd(58)} ${value.toFixed(digits).padStart(9)} ${unit}${beside}`);
  }
}

import type { Client } from "./client.ts";

export interface Target {
  /** Its throttles let everything through: what stands behind them is tried. */
  lax: Client;
  /** The throttles of production, behind a proxy of this machine that may name its clients. */
  strict: Client;
  dataDir: string;
}

/** One attack: it throws where the server did not hold, and otherwise says what was tried. */
export interface Row {
  name: string;
  /** Ends in a second or two: part of `npm test`. */
  short?: boolean;
  run(target: Target): Promise<string>;
}

/** Ends the row as not held. */
export function hold(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

/** Every answer must have one of these statuses. */
export function holdStatus(answer: { status: number; text: string }, allowed: number[], what: string): void {
  hold(allowed.includes(answer.status), `${what}: ${answer.status} ${answer.text.slice(0, 120)}`);
}

import type { Client } from "./client.ts";

export interface Target {
  /** Rate limits disabled: tests what lies behind them. */
  lax: Client;
  /** The rate limits of production, behind a local proxy that may set client addresses. */
  strict: Client;
  dataDir: string;
}

/** One attack: throws if the server did not withstand it, otherwise returns what was tried. */
export interface Row {
  name: string;
  /** Takes a second or two: included in `npm test`. */
  short?: boolean;
  run(target: Target): Promise<string>;
}

/** Fails the row unless the condition is true. */
export function hold(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

/** Fails unless the answer has one of these statuses. */
export function holdStatus(answer: { status: number; text: string }, allowed: number[], what: string): void {
  hold(allowed.includes(answer.status), `${what}: ${answer.status} ${answer.text.slice(0, 120)}`);
}

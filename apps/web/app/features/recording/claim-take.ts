/** The browser frees the claims of a page that has gone within this time. */
const CLAIM_MS_MAX = 3000;

interface Claim {
  isMine: Promise<boolean>;
  release: () => void;
}
const nameOf = (id: string) => `take-${id}`;
const claims = new Map<string, Claim>();

/**
 * Makes a kept take this page's own until it is released or the page has gone, however it went: what a page records or
 * offers, no other tab offers. False where another page has it, and where the browser knows no such claims.
 */
export function claimTake(id: string): Promise<boolean> {
  const known = claims.get(id);
  if (known) return known.isMine;
  const claim: Claim = { isMine: Promise.resolve(false), release: () => {} };
  const ended = new Promise<void>((resolve) => (claim.release = resolve));
  claim.isMine = new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return ended;
    };
    const refuse = () => {
      claims.delete(id);
      resolve(false);
    };
    if (!navigator.locks) return refuse();
    const signal = AbortSignal.timeout(CLAIM_MS_MAX);
    navigator.locks.request(nameOf(id), { signal }, hold).catch(refuse);
  });
  claims.set(id, claim);
  return claim.isMine;
}

/** While this page removes a take of its own, it offers it to nobody either. */
export function withholdTake(id: string): void {
  const claim = claims.get(id);
  if (claim) claim.isMine = Promise.resolve(false);
}

export function releaseTake(id: string): void {
  claims.get(id)?.release();
  claims.delete(id);
}

/** Does something to a kept take unless another page has it. */
export async function unlessElsewhere(id: string, act: () => Promise<void>): Promise<void> {
  // Where the browser knows no claims, no page writes a take. A claim of this page may still wait for another page.
  if (!navigator.locks || (await claims.get(id)?.isMine)) return act();
  await navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => (lock ? act() : undefined));
}

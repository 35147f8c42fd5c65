/** The browser releases the claims of a closed page within this time. */
const CLAIM_MS_MAX = 3000;

interface Claim {
  isMine: Promise<boolean>;
  release: () => void;
}
const nameOf = (id: string) => `take-${id}`;
const claims = new Map<string, Claim>();

/**
 * Claims a kept take for this page (a Web Lock) until it is released or the page has gone, whatever the reason, so that
 * no other tab offers it. False when another page has it, or without Web Locks.
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

/** While this page removes a take, it must not be offered here either. */
export function withholdTake(id: string): void {
  const claim = claims.get(id);
  if (claim) claim.isMine = Promise.resolve(false);
}

export function releaseTake(id: string): void {
  claims.get(id)?.release();
  claims.delete(id);
}

/** Acts on a kept take unless another page has claimed it. */
export async function unlessElsewhere(id: string, act: () => Promise<void>): Promise<void> {
  // Without Web Locks no page stores takes. A claim of this page may still be waiting for another page.
  if (!navigator.locks || (await claims.get(id)?.isMine)) return act();
  await navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => (lock ? act() : undefined));
}

/** An answer, with the memory that the process holds after giving it. */
export type Answer = { rssBytes: number } & ({ result: unknown } | { error: string });

/** The child's side of `ask-process.ts`: answers each request once; the process ends when its parent disconnects. */
export function answerRequests<Request>(handle: (request: Request) => unknown): void {
  process.on("message", async (request: Request) => {
    let outcome: { result: unknown } | { error: string };
    try {
      outcome = { result: await handle(request) };
    } catch (error) {
      outcome = { error: (error as NodeJS.ErrnoException).code ?? (error as Error).message };
    }
    const answer: Answer = { ...outcome, rssBytes: process.memoryUsage.rss() };
    // Sending fails only when the parent is gone: there is nobody to report it to.
    process.send?.(answer, () => {});
  });
  process.on("disconnect", () => process.exit(0));
}

/** With what the process holds once it has answered. */
export type Answer = { rssBytes: number } & ({ result: unknown } | { error: string });

/** The other side of `ask-process.ts`: one answer to each request; the process ends when its parent disconnects. */
export function answerRequests<Request>(handle: (request: Request) => unknown): void {
  process.on("message", async (request: Request) => {
    let outcome: { result: unknown } | { error: string };
    try {
      outcome = { result: await handle(request) };
    } catch (error) {
      outcome = { error: (error as NodeJS.ErrnoException).code ?? (error as Error).message };
    }
    const answer: Answer = { ...outcome, rssBytes: process.memoryUsage.rss() };
    // The parent process has gone when this fails: there is nothing to report to.
    process.send?.(answer, () => {});
  });
  process.on("disconnect", () => process.exit(0));
}

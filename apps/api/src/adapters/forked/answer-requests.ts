export type Answer = { result: unknown } | { error: string };

/** The other side of `ask-process.ts`: one answer to each request, and the end when nobody asks any more. */
export function answerRequests<Request>(handle: (request: Request) => unknown): void {
  process.on("message", async (request: Request) => {
    let answer: Answer;
    try {
      answer = { result: await handle(request) };
    } catch (error) {
      answer = { error: (error as NodeJS.ErrnoException).code ?? (error as Error).message };
    }
    // Nobody is left to tell when this fails.
    process.send?.(answer, () => {});
  });
  process.on("disconnect", () => process.exit(0));
}

/**
 * Sends one question to a worker; rejects if its program cannot be loaded or fails.
 *
 * @param given buffers to transfer to the worker
 */
export function askWorker<Answer>(
  worker: Worker,
  question: unknown,
  given: readonly Transferable[] = [],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const once = { once: true };
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => resolve(data), once);
    worker.addEventListener("error", ({ message }) => reject(new Error(message)), once);
    worker.postMessage(question, [...given]);
  });
}

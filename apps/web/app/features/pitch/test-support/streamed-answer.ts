import type { analysisEvent } from "@app/contracts/report";

type AnalysisEvent = ReturnType<typeof analysisEvent.parse>;

/** A streamed answer that a test sends event by event. */
export interface StreamedAnswer {
  /** Replaces `fetch`; honours the abort signal. */
  answer: typeof fetch;
  send(event: AnalysisEvent): void;
  /** The server ends the stream. */
  end(): void;
  /** The connection breaks. */
  cut(): void;
  aborted(): boolean;
}

export function streamedAnswer(): StreamedAnswer {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  let isAborted = false;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    answer: async (_address, init) => {
      init?.signal?.addEventListener("abort", () => {
        isAborted = true;
        controller.error(init.signal?.reason);
      });
      return new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
    },
    send: (event) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    end: () => controller.close(),
    cut: () => controller.error(new TypeError("network error")),
    aborted: () => isAborted,
  };
}

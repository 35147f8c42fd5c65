import { analysisEvent } from "@app/contracts/report";

export type AnalysisEvent = ReturnType<typeof analysisEvent.parse>;
type Body = AsyncIterable<Uint8Array | string> | Iterable<string>;

/** Yields the events of a complete or incoming body; comments are skipped. */
export async function* readEvents(body: Body): AsyncGenerator<AnalysisEvent> {
  const decoder = new TextDecoder();
  let waiting = "";
  for await (const chunk of body) {
    waiting += typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    const blocks = waiting.split("\n\n");
    waiting = blocks.pop()!;
    for (const block of blocks)
      if (block.startsWith("data: ")) yield analysisEvent.parse(JSON.parse(block.slice("data: ".length)));
  }
}

export async function listEvents(body: Body): Promise<AnalysisEvent[]> {
  const events: AnalysisEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

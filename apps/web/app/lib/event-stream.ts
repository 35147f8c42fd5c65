import type { Endpoint, EndpointEvent } from "@app/contracts/endpoint";
import { EVENT_HEARTBEAT_MS } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { NetworkError } from "./api.ts";

type Streaming = Endpoint & { events: NonNullable<Endpoint["events"]> };

export const EVENT_STREAM = "text/event-stream";

export const isEventStream = (response: Response): boolean =>
  response.ok && (response.headers.get("content-type") ?? "").startsWith(EVENT_STREAM);

/** Three missed heartbeats, plus half of one for latency. */
const SILENCE_MAX_MS = 3.5 * EVENT_HEARTBEAT_MS;

function proveEvent<E extends Streaming>(endpoint: E, data: string): EndpointEvent<E> {
  let said: unknown;
  try {
    said = JSON.parse(data);
  } catch (error) {
    throw new NetworkError(MESSAGES.unexpected, { cause: error });
  }
  const event = endpoint.events.safeParse(said);
  if (!event.success) throw new NetworkError(MESSAGES.unexpected, { cause: event.error });
  return event.data as EndpointEvent<E>;
}

/**
 * Yields an answer's events as they arrive, validated; ending the iteration closes the connection. An invalid event, or
 * a long silence, counts as a lost connection; an abort is the caller's. A truncated last event is ignored.
 */
export async function* readEvents<E extends Streaming>(
  endpoint: E,
  response: Response,
  signal?: AbortSignal,
): AsyncGenerator<EndpointEvent<E>, void> {
  const text = response.body?.pipeThrough(new TextDecoderStream());
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => void reader?.cancel(), SILENCE_MAX_MS);
  };
  // Not all browsers can iterate a stream, but all have readers.
  const reader = text?.pipeThrough(new EventSourceParserStream({ onComment: listen })).getReader();
  if (!reader) return;
  try {
    for (;;) {
      listen();
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (done) return;
      yield proveEvent(endpoint, value.data);
    }
  } catch (error) {
    if (signal?.aborted) throw error;
    throw error instanceof NetworkError ? error : new NetworkError(MESSAGES.unexpected, { cause: error });
  } finally {
    clearTimeout(silence);
    await reader.cancel().catch(() => {});
  }
}

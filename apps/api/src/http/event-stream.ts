import type { Endpoint } from "@app/contracts/endpoint";
import { EVENT_HEARTBEAT_MS } from "@app/contracts/limits";
import type { FastifyReply } from "fastify";

/** A client that reads nothing for this long has left. */
const STALLED_MS = 60_000;
/** More than all events of one analysis: a client with this much unread data has stopped reading. */
const WAITING_BYTES_MAX = 4_000_000;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  // Without it, nginx would buffer the events.
  "x-accel-buffering": "no",
  // Close the connection with the stream, so that a stopping server need not wait for it.
  connection: "close",
};

/** Only when named explicitly: a client that accepts anything (`*` + `/*`) wants the answer, not its progress. */
export function acceptsEvents(accept: string | undefined): boolean {
  return (accept ?? "").split(",").some((range) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return type === "text/event-stream" && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Server-sent events, started by the first event: until then the answer may still be an ordinary one. */
interface EventStream {
  isOpen(): boolean;
  /** Validates the event against its schema, then sends it; does nothing once the client has left. */
  send(event: unknown): void;
  end(): void;
}

export function prepareEventStream(
  schema: NonNullable<Endpoint["events"]>,
  reply: FastifyReply,
): EventStream {
  const { raw } = reply;
  let heartbeat: NodeJS.Timeout | undefined;

  const open = () => {
    reply.hijack();
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
    raw.setTimeout(STALLED_MS, () => raw.destroy());
    heartbeat = setInterval(() => write(":\n\n"), EVENT_HEARTBEAT_MS);
    raw.once("close", () => clearInterval(heartbeat));
  };
  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > WAITING_BYTES_MAX) raw.destroy();
  };

  return {
    isOpen: () => heartbeat !== undefined,
    send(event) {
      const proved = schema.parse(event);
      if (raw.destroyed) return;
      if (heartbeat === undefined) open();
      write(`data: ${JSON.stringify(proved)}\n\n`);
    },
    end() {
      clearInterval(heartbeat);
      if (!raw.destroyed) raw.end();
    },
  };
}

import type { Endpoint } from "@app/contracts/endpoint";
import { EVENT_HEARTBEAT_MS } from "@app/contracts/limits";
import type { FastifyReply } from "fastify";

/** A reader that takes nothing for so long has left. */
const STALLED_MS = 60_000;
/** More than all the events of one analysis: a client that leaves this much unread has stopped reading. */
const WAITING_BYTES_MAX = 4_000_000;

const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  // nginx would keep the events until it has a page of them.
  "x-accel-buffering": "no",
  // The end of the stream is the end of the connection: a server that stops waits for none that is kept alive.
  connection: "close",
};

/** Only when named: a client that accepts anything (`*` + `/*`) wants the answer, not its progress. */
export function acceptsEvents(accept: string | undefined): boolean {
  return (accept ?? "").split(",").some((range) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return type === "text/event-stream" && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Server-sent events, opened by the first one: until then the answer is an ordinary one. */
interface EventStream {
  isOpen(): boolean;
  /** Checks the event against its schema, then sends it; does nothing once the client has left. */
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

import { setTimeout as sleep } from "node:timers/promises";
import type { Mailer, Message } from "../src/adapters/mail/port.ts";
import type { Deps } from "../src/deps.ts";
import { sendMails } from "../src/features/mail/send-mails.ts";

export type Mailbox = Mailer & { messages: Message[] };

/** A mailer that accepts every message and keeps it for the test. */
export function createMailbox(): Mailbox {
  const messages: Message[] = [];
  return {
    messages,
    send: async (message) => void messages.push(message),
    forget: async (address) => {
      const kept = messages.filter((message) => message.to !== address);
      messages.splice(0, messages.length, ...kept);
    },
    purge: async () => {},
  };
}

/** The messages to one address, once none waits; the server's own job may be sending at the same time. */
export async function readMails(deps: Deps, address: string): Promise<Message[]> {
  const { messages } = deps.mailer as Mailbox;
  for (;;) {
    await sendMails(deps);
    const { rows } = await deps.database.$client.query(
      "select from mail_outbox where outcome is null and next_at <= now() + interval '3 minutes' and attempts < 2",
    );
    if (rows.length === 0) return messages.filter((message) => message.to === address);
    await sleep(5);
  }
}

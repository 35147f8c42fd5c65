import { createTransport } from "nodemailer";
import { isLoopback, type MailSettings } from "../../config.ts";
import { type Mailer, MailRefused, type Message } from "./port.ts";

/** A server that stays silent for this long is retried later. */
const SILENCE_MS = 15_000;
/** nodemailer's codes for a message refused because of its addresses or text: retrying it is useless. */
const ABOUT_THE_MESSAGE = new Set(["EENVELOPE", "EMESSAGE"]);

export function openSmtpMailer({ smtpUrl, from }: MailSettings): Mailer {
  const { hostname, username } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    // A password is never sent unencrypted to another machine.
    requireTLS: username !== "" && !isLoopback(hostname),
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail(asEnvelope(message, from));
      } catch (error) {
        const { code = "", responseCode = 0 } = error as { code?: string; responseCode?: number };
        if (ABOUT_THE_MESSAGE.has(code) && responseCode >= 500)
          throw new MailRefused("the server refused the message", { cause: error });
        throw error;
      }
    },
    forget: async () => {},
    purge: async () => {},
  };
}

/** nodemailer's message: one recipient, and the headers of an automatic message. */
export function asEnvelope({ id, to, subject, text, html }: Message, from: string) {
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${domainOf(from)}>`,
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": "fr" },
  };
}

const domainOf = (from: string) => from.replace(/^.*@/, "").replace(/>$/, "");

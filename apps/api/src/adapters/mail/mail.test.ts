import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { openOfflineMailer } from "./offline.ts";
import { type Mailer, MailRefused, type Message } from "./port.ts";
import { openSmtpMailer } from "./smtp.ts";

const MESSAGE: Message = {
  id: "6a3c1a5e-0000-4000-8000-000000000001",
  to: "camille@exemple.fr",
  subject: "Réinitialisation : « à faire »",
  text: "Bonjour,\n\nVotre lien :\nhttps://exemple.fr/reset-password?token=abc\n",
  html: '<!doctype html><html lang="fr"><p>Votre lien</p></html>',
  links: ["https://exemple.fr/reset-password?token=abc"],
};
const FROM = "Aplomb <bonjour@exemple.fr>";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startSmtp(options: SMTPServerOptions = {}): Promise<{ mailer: Mailer; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, bytes: Buffer.concat(chunks) });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as { port: number };
  return { mailer: openSmtpMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: FROM }), received };
}
type Received = { recipients: string[]; bytes: Buffer };

test("a server receives a message with both parts, for its one recipient", async () => {
  const { mailer, received } = await startSmtp();
  await mailer.send(MESSAGE);
  expect(received.map(({ recipients }) => recipients)).toEqual([[MESSAGE.to]]);
  const mail = await PostalMime.parse(received[0]!.bytes);
  expect(mail).toMatchObject({
    from: { name: "Aplomb", address: "bonjour@exemple.fr" },
    to: [{ address: MESSAGE.to }],
    subject: MESSAGE.subject,
    messageId: `<${MESSAGE.id}@exemple.fr>`,
  });
  expect(mail.text?.trim()).toBe(MESSAGE.text.trim());
  expect(mail.html).toContain('lang="fr"');
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers["auto-submitted"]).toBe("auto-generated");
});

const refuse = (responseCode: number): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no"), { responseCode })),
});

test("a refusal for good, a refusal for now and a server that is away are told apart", async () => {
  const gone = await startSmtp(refuse(550));
  await expect(gone.mailer.send(MESSAGE)).rejects.toBeInstanceOf(MailRefused);
  const busy = await startSmtp(refuse(450));
  await expect(busy.mailer.send(MESSAGE)).rejects.not.toBeInstanceOf(MailRefused);
  const away = openSmtpMailer({ smtpUrl: "smtp://127.0.0.1:1", from: FROM });
  await expect(away.send(MESSAGE)).rejects.not.toBeInstanceOf(MailRefused);
});

test("without a server, a message is a file of its owner's, and its link a line of the console", async () => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "mails-")), "mails");
  closing.push(() => fs.rmSync(path.dirname(folder), { recursive: true }));
  const lines: string[] = [];
  const mailer = openOfflineMailer({ folder, from: FROM, say: (line) => lines.push(line) });
  await mailer.send(MESSAGE);
  await mailer.send({ ...MESSAGE, id: "6a3c1a5e-0000-4000-8000-000000000002", to: "autre@exemple.fr" });

  const first = fs.readdirSync(folder).find((name) => name.endsWith(`${MESSAGE.id}.eml`));
  const file = path.join(folder, first!);
  const mail = await PostalMime.parse(fs.readFileSync(file));
  expect(mail.subject).toBe(MESSAGE.subject);
  expect(mail.text).toContain(MESSAGE.links[0]);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(lines[0]).toContain(MESSAGE.links[0]);
  expect(lines.join()).not.toContain(MESSAGE.to);

  await mailer.forget(MESSAGE.to);
  expect(fs.readdirSync(folder)).toHaveLength(1);
  await mailer.purge(new Date(Date.now() - 60_000));
  expect(fs.readdirSync(folder)).toHaveLength(1);
  await mailer.purge(new Date(Date.now() + 60_000));
  expect(fs.readdirSync(folder)).toEqual([]);
});

import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "./port.ts";
import { asEnvelope } from "./smtp.ts";

interface OfflineOutbox {
  folder: string;
  from: string;
  /** Prints one line on the operator's console, not in the log. */
  say(line: string): void;
}

/** Without a mail server: each message becomes an .eml file that any mail reader opens, and its link is printed. */
export function openOfflineMailer({ folder, from, say }: OfflineOutbox): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const list = () => fs.readdir(folder).catch(() => []);
  const remove = (name: string) => fs.rm(path.join(folder, name), { force: true });

  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(asEnvelope(message, from));
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${markOf(message.to)}-${message.id}.eml`);
      await fs.writeFile(file, bytes as Buffer, { mode: 0o600 });
      const links = message.links.map((link) => `\n  ${link}`).join("");
      say(`Message non envoyé (SMTP_URL est absent), gardé dans ${file}${links}`);
    },
    async forget(address) {
      const mark = `${markOf(address)}-`;
      for (const name of await list()) if (name.startsWith(mark)) await remove(name);
    },
    async purge(before) {
      for (const name of await list()) {
        const found = await fs.stat(path.join(folder, name)).catch(() => null);
        if (found && found.mtime < before) await remove(name);
      }
    },
  };
}

/** Names the files of an address by its hash, so that their names do not contain the address. */
const markOf = (address: string) => createHash("sha256").update(address).digest("hex").slice(0, 16);

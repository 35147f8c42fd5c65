import path from "node:path";
import { PRODUCT_NAME } from "@app/contracts/product";
import type { Config } from "../../config.ts";
import { openOfflineMailer } from "./offline.ts";
import type { Mailer } from "./port.ts";
import { openSmtpMailer } from "./smtp.ts";

export function chooseMailer(config: Config, say: (line: string) => void): Mailer {
  if (config.mail) return openSmtpMailer(config.mail);
  const { hostname } = new URL(config.publicUrl);
  const from = `${PRODUCT_NAME} <ne-pas-repondre@${hostname}>`;
  return openOfflineMailer({ folder: path.join(config.dataDir, "mails"), from, say });
}

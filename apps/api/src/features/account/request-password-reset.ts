import { PASSWORD_RESET_LINK_MINUTES, PASSWORD_RESET_WAIT_MINUTES } from "@app/contracts/limits";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { measureThrottle } from "../../http/throttle.ts";
import { queueMail } from "../mail/service.ts";
import { createToken, hashToken } from "./session-token.ts";
import { findUser, replaceMailedToken } from "./store.ts";
import { writeResetMail } from "./write-mails.ts";

const BY_MAILBOX = { name: "passwordResetByMailbox", everySec: PASSWORD_RESET_WAIT_MINUTES * 60, burst: 1 };
const LINK_SEC = PASSWORD_RESET_LINK_MINUTES * 60;

/**
 * Known and unknown addresses cost the same statements and get the same answer: for an unknown one, the token gives no
 * access and the mail expires before it is sent.
 */
export async function requestPasswordReset(deps: Deps, email: string): Promise<void> {
  const retryAfterSec = await measureThrottle(deps, BY_MAILBOX, email);
  if (retryAfterSec > 0) throw new Refusal("reset_too_soon", { retryAfterSec });

  const user = await findUser(deps.database, email);
  const token = createToken();
  const link = `${deps.config.publicUrl}/reset-password?token=${token}`;
  await transact(deps.database, async (transaction) => {
    await replaceMailedToken(transaction, {
      purpose: "password_reset",
      userId: user?.id ?? null,
      tokenHash: hashToken(token),
      forSec: LINK_SEC,
    });
    await queueMail(deps, transaction, {
      ...writeResetMail(link),
      to: user?.email ?? email,
      userId: user?.id ?? null,
      kind: "password_reset",
      usefulForSec: user ? LINK_SEC : 0,
    });
  });
}

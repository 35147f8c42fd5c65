import { PASSWORD_CHARACTERS_MIN } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { PRODUCT_NAME } from "@app/contracts/product";
import { dictionary } from "@zxcvbn-ts/language-common";
import { Refusal } from "../../errors.ts";

/** Some 18 000 passwords that attackers try first, long enough to pass the other rule. */
const COMMON = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= PASSWORD_CHARACTERS_MIN),
);
const PRODUCT_WORDS = [PRODUCT_NAME.toLowerCase(), "entretien", "motdepasse", "pitch"];

/** « Entretien2026! » and « entretien » are one guess: what is left without case, digits and signs. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** A password that a stranger who knows the product and the address would try. */
export function isGuessable(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  if (COMMON.has(lower) || new Set(lower).size <= 2) return true;
  const [mailbox = "", domain = ""] = email.split("@");
  if (lower === email || lower === mailbox) return true;
  const letters = lettersOf(password);
  const known = [...PRODUCT_WORDS, lettersOf(mailbox), lettersOf(domain.replace(/\.[a-z]+$/, ""))];
  return known.some((word) => word.length >= 4 && letters === word);
}

/** Names the field of the request that holds the password. */
export function refuseGuessable(password: string, email: string, field: string): void {
  if (!isGuessable(password, email)) return;
  const detail = MESSAGES.passwordTooCommon;
  throw new Refusal("request_invalid", { detail, fields: { [field]: detail } });
}

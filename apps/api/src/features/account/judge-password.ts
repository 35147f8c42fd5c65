import { PASSWORD_CHARACTERS_MIN } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { PRODUCT_NAME } from "@app/contracts/product";
import { dictionary } from "@zxcvbn-ts/language-common";
import { Refusal } from "../../errors.ts";
import { FRENCH_WORDS } from "./french-passwords.ts";

/** About 49 000 passwords that attackers try first, in any language, plus French ones missing from that list. */
const COMMON = new Set(dictionary["passwords-common"]);
const isListed = (word: string) => word.length >= 3 && (COMMON.has(word) || FRENCH_WORDS.has(word));

const PRODUCT_WORDS = [PRODUCT_NAME.toLowerCase(), "entretien", "motdepasse", "pitch"];
/** People add few characters to a word to satisfy a rule; more of them make the password hard to guess. */
const ADDED_CHARACTERS_MAX = 6;
const BIRTHDAY = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d$/;
/** A date or a telephone number: all numbers up to ten digits can be tried. */
const DIGITS_MAX = 10;
/** Sequences of the alphabet, the digits and the keyboards. */
const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "azertyuiopqsdfghjklmwxcvbn",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
];
const LOOKALIKES: Record<string, string> = {
  0: "o",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "€": "e",
};

/** « Entretien2026! » and « entretien » are equally guessable: keep only the letters, in lower case. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");
const isLetter = (character: string) => /\p{L}/u.test(character);

/** Whether a password is easy to guess, for instance from the product's name or the address. */
export function isGuessable(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  if (lower.length < PASSWORD_CHARACTERS_MIN || new Set(lower).size <= 2) return true;
  const [mailbox = "", domain = ""] = email.split("@");
  if (lower === email || lower === mailbox) return true;
  const letters = lettersOf(password);
  const known = [...PRODUCT_WORDS, lettersOf(mailbox), lettersOf(domain.replace(/\.[a-z]+$/, ""))];
  if (known.some((word) => word.length >= 4 && letters === word)) return true;
  const plain = lower.normalize("NFD").replace(/\p{M}/gu, "");
  return isShortNumber(plain) || isRun(plain) || isWordWithAdditions(plain);
}

const isShortNumber = (text: string) => text.length <= DIGITS_MAX && /^\d+$/.test(text);

/** `abcdefgh`, `azerty1234`, `11112222`: nearly every character follows the one before it. */
function isRun(text: string): boolean {
  let breaks = 0;
  for (let i = 1; i < text.length; i++) if (!areNeighbours(text[i - 1]!, text[i]!)) breaks++;
  return breaks * 4 <= text.length;
}

function areNeighbours(one: string, other: string): boolean {
  return one === other || ROWS.some((row) => row.includes(one + other) || row.includes(other + one));
}

/** One or two listed words, repeated or not, with a few digits and signs around and letters disguised. */
function isWordWithAdditions(text: string): boolean {
  const cores = [...cutAdditions(text)];
  return cores
    .concat(cores.map(repeatedPart))
    .flatMap(undisguise)
    .some((word) => isListed(word) || isTwoWords(word));
}

/** The text, then the text without the digits and signs at its ends, where they are few or form a date. */
function* cutAdditions(text: string): Generator<string> {
  yield text;
  let start = 0;
  let end = text.length;
  while (end > 0 && !isLetter(text[end - 1]!)) end--;
  while (start < end && !isLetter(text[start]!)) start++;
  const added = text.slice(0, start) + text.slice(end);
  if (added.length > ADDED_CHARACTERS_MAX && !BIRTHDAY.test(added) && !isRun(added)) return;
  yield text.slice(0, end);
  yield text.slice(start, end);
}

/** « doudou » for « doudoudoudou »; the whole text when nothing repeats. */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const part = text.slice(0, length);
    if (part.length >= 3 && part.repeat(text.length / length) === text) return part;
  }
  return text;
}

/** Look-alikes: `m4r1e` may be « marie » or « marle ». */
function undisguise(text: string): string[] {
  const clear = Array.from(text, (character) => LOOKALIKES[character] ?? character).join("");
  return [text, clear.replaceAll(/[1!|]/g, "i"), clear.replaceAll(/[1!|]/g, "l")];
}

function isTwoWords(text: string): boolean {
  for (let at = 3; at <= text.length - 3; at++)
    if (FRENCH_WORDS.has(text.slice(0, at)) && FRENCH_WORDS.has(text.slice(at))) return true;
  return false;
}

/** `field` names the request's field that holds the password. */
export function refuseGuessable(password: string, email: string, field: string): void {
  if (!isGuessable(password, email)) return;
  const detail = MESSAGES.passwordTooCommon;
  throw new Refusal("request_invalid", { detail, fields: { [field]: detail } });
}

import { PASSWORD_CHARACTERS_MIN } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { PRODUCT_NAME } from "@app/contracts/product";
import { dictionary } from "@zxcvbn-ts/language-common";
import { Refusal } from "../../errors.ts";
import { FRENCH_WORDS } from "./french-passwords.ts";

/** Some 49 000 passwords that attackers try first, in any language; and the French ones that they lack. */
const COMMON = new Set(dictionary["passwords-common"]);
const isListed = (word: string) => word.length >= 3 && (COMMON.has(word) || FRENCH_WORDS.has(word));

const PRODUCT_WORDS = [PRODUCT_NAME.toLowerCase(), "entretien", "motdepasse", "pitch"];
/** What is added to a word to please a rule is short; more of it is a secret by itself. */
const ADDED_CHARACTERS_MAX = 6;
const BIRTHDAY = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d$/;
/** A date, a telephone number: ten digits are tried whole. */
const DIGITS_MAX = 10;
/** Neighbours in the alphabet, among digits and on the keyboards. */
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

/** « Entretien2026! » and « entretien » are one guess: what is left without case, digits and signs. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");
const isLetter = (character: string) => /\p{L}/u.test(character);

/** A password that is guessed from the product's name or from the address. */
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

/** A listed word, or two, said once or again and again, with a few digits and signs around it and letters disguised. */
function isWordWithAdditions(text: string): boolean {
  const cores = [...cutAdditions(text)];
  return cores
    .concat(cores.map(repeatedPart))
    .flatMap(undisguise)
    .some((word) => isListed(word) || isTwoWords(word));
}

/** The text, and what stays of it without the digits and signs at its ends, where they are few or a date. */
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

/** « doudou » of « doudoudoudou »; the whole text where nothing repeats. */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const part = text.slice(0, length);
    if (part.length >= 3 && part.repeat(text.length / length) === text) return part;
  }
  return text;
}

/** `m4r1e` may be « marie » or « marle ». */
function undisguise(text: string): string[] {
  const clear = Array.from(text, (character) => LOOKALIKES[character] ?? character).join("");
  return [text, clear.replaceAll(/[1!|]/g, "i"), clear.replaceAll(/[1!|]/g, "l")];
}

function isTwoWords(text: string): boolean {
  for (let at = 3; at <= text.length - 3; at++)
    if (FRENCH_WORDS.has(text.slice(0, at)) && FRENCH_WORDS.has(text.slice(at))) return true;
  return false;
}

/** Names the field of the request that holds the password. */
export function refuseGuessable(password: string, email: string, field: string): void {
  if (!isGuessable(password, email)) return;
  const detail = MESSAGES.passwordTooCommon;
  throw new Refusal("request_invalid", { detail, fields: { [field]: detail } });
}

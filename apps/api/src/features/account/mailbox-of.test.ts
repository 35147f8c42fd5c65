import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox-of.ts";

test.each([
  ["a.b@exemple.fr", "a.b@exemple.fr"],
  ["a.b+1@exemple.fr", "a.b@exemple.fr"],
  ["a+b+c@exemple.fr", "a@exemple.fr"],
  ["+b@exemple.fr", "+b@exemple.fr"],
  ["c.a.mille+x@gmail.com", "camille@gmail.com"],
  ["camille@googlemail.com", "camille@gmail.com"],
])("%s is read in %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

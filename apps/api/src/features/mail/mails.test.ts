import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MailRefused } from "../../adapters/mail/port.ts";
import { transact } from "../../db/transact.ts";
import { createMailbox, type Mailbox, readMails } from "../../../test-support/mailbox.ts";
import { newEmail, openTestApp, type TestApp } from "../../../test-support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../test-support/test-database.ts";
import { purgeMails } from "./purge-mails.ts";
import { sendMails } from "./send-mails.ts";
import { type NewMail, queueMail } from "./service.ts";

let db: TestDatabase;
let one: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  db = await createTestDatabase();
  one = await openTestApp(db);
  mailbox = one.deps.mailer as Mailbox;
});
afterAll(async () => {
  await one.close();
  await db.close();
});

const queue = (change: Partial<NewMail>) =>
  transact(db.database, (transaction) =>
    queueMail(one.deps, transaction, {
      to: newEmail(),
      userId: null,
      kind: "test",
      subject: "Un sujet",
      body: ["Un paragraphe.", { label: "Un lien", link: "https://exemple.fr/?a=1&b=2" }],
      ...change,
    }),
  );
const rowsOf = async (kind: string) =>
  (await db.pool.query("select * from mail_outbox where kind = $1 order by created_at", [kind])).rows;

test("a message goes out once, in both forms, and what it said is erased here", async () => {
  const to = newEmail();
  await queue({ to, kind: "once" });
  expect(await readMails(one.deps, to)).toEqual([
    {
      id: expect.any(String),
      to,
      subject: "Un sujet",
      text: "Bonjour,\n\nUn paragraphe.\n\nUn lien :\nhttps://exemple.fr/?a=1&b=2\n\nAplomb\n",
      html: expect.stringContaining(
        '<a href="https://exemple.fr/?a=1&amp;b=2">https://exemple.fr/?a=1&amp;b=2</a>',
      ),
      links: ["https://exemple.fr/?a=1&b=2"],
    },
  ]);
  expect(await rowsOf("once")).toMatchObject([{ outcome: "sent", sealed: null, attempts: 1 }]);
  expect(await readMails(one.deps, to)).toHaveLength(1);
});

test("a transaction that fails sends nothing, and a fact told twice sends one message", async () => {
  const failed = transact(db.database, async (transaction) => {
    const mail = { to: newEmail(), userId: null, kind: "undone", subject: "Non", body: [] };
    await queueMail(one.deps, transaction, mail);
    throw new Error("the fact did not happen");
  });
  await expect(failed).rejects.toThrow("did not happen");
  expect(await rowsOf("undone")).toEqual([]);
  const to = newEmail();
  const once = randomUUID();
  await queue({ to, once });
  await queue({ to, once });
  expect(await readMails(one.deps, to)).toHaveLength(1);
});

test("the outbox holds neither the address nor the text in clear", async () => {
  const to = newEmail();
  await queue({ to, subject: "secretdusujet" });
  const { rows } = await db.pool.query(
    "select string_agg(m::text || encode(coalesce(sealed, ''), 'escape'), '') as text from mail_outbox m",
  );
  expect(rows[0].text).not.toContain(to);
  expect(rows[0].text).not.toContain("secretdusujet");
});

test("what a user typed is text in the page of a mail, never a tag", async () => {
  const to = newEmail();
  await queue({
    to,
    subject: "<img src=x onerror=alert(1)>",
    body: ["<script>x</script>", { label: '"><b>', link: 'https://exemple.fr/"onmouseover="x' }],
  });
  const [{ html = "" } = {}] = await readMails(one.deps, to);
  expect(html).not.toMatch(/<img|<script|<b>|"onmouseover/);
});

test("a mail server that is down is asked again, later each time; one that refuses for good is not", async () => {
  let failure: Error = new Error("down");
  const broken = { ...createMailbox(), send: () => Promise.reject(failure) };
  const lonely = await createTestDatabase();
  const { deps, close } = await openTestApp(lonely, { mailer: broken });
  const state = async () =>
    (
      await lonely.pool.query(
        "select outcome, attempts, extract(epoch from next_at - now())::int as wait from mail_outbox",
      )
    ).rows[0];
  const due = () => lonely.pool.query("update mail_outbox set next_at = now()");
  await close();
  await transact(lonely.database, (transaction) =>
    queueMail(deps, transaction, { to: newEmail(), userId: null, kind: "down", subject: "S", body: [] }),
  );
  for (const wait of [30, 60, 120, 240]) {
    await due();
    await sendMails(deps);
    const found = await state();
    expect(found.outcome).toBe(null);
    expect(Math.abs(found.wait - wait)).toBeLessThanOrEqual(2);
  }
  failure = new MailRefused("no such mailbox");
  await due();
  await sendMails(deps);
  expect(await state()).toMatchObject({ outcome: "refused", attempts: 5 });
  await lonely.close();
});

test("a link that has expired is not sent any more", async () => {
  const to = newEmail();
  await queue({ to, kind: "late", usefulForSec: -1 });
  expect(await readMails(one.deps, to)).toEqual([]);
  expect(await rowsOf("late")).toMatchObject([{ outcome: "expired", sealed: null }]);
});

test("four processes share the work: each message goes out once", async () => {
  const addresses = Array.from({ length: 24 }, () => newEmail());
  await Promise.all(addresses.map((to) => queue({ to })));
  await Promise.all([1, 2, 3, 4].map(() => sendMails(one.deps)));
  await readMails(one.deps, "");
  const sent = mailbox.messages.map(({ to }) => to).filter((to) => addresses.includes(to));
  expect(sent.sort()).toEqual(addresses.sort());
});

test("the trace of a message goes after a month", async () => {
  await queue({ kind: "old" });
  await readMails(one.deps, "");
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await purgeMails(one.deps, inDays(29));
  expect(await rowsOf("old")).toHaveLength(1);
  await purgeMails(one.deps, inDays(31));
  expect(await rowsOf("old")).toEqual([]);
});

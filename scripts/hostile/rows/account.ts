import { newEmail, PASSWORD } from "../client.ts";
import { hold, holdStatus, type Row } from "../row.ts";

const FRENCH_PASSWORDS = [
  "soleil123",
  "doudou123",
  "marseille13",
  "jetaime1",
  "azerty1234",
  "Password123!",
  "abcdefgh",
  "M4rs3ille!",
  "14071990",
  "password1",
];

export const ACCOUNT_ROWS: readonly Row[] = [
  {
    name: "guesses at one account from 120 addresses",
    async run({ strict }) {
      const email = newEmail();
      await strict.ask("/api/auth/register", { json: { email, password: PASSWORD }, from: "203.0.113.10" });
      holdStatus(await strict.logIn(email, PASSWORD, "203.0.113.10"), [200], "the owner, before");
      const startedAt = performance.now();
      const guess = (i: number) => strict.logIn(email, `essai numéro ${i}`, `198.51.100.${i}`);
      // Requests still queued are abandoned: what counts is how many guesses were processed.
      const heard = { guesses: 0 };
      const answers = Array.from({ length: 120 }, (_, i) =>
        guess(i).then(({ status }) => void (heard.guesses += status === 401 ? 1 : 0)),
      );
      await new Promise((resolve) => setTimeout(resolve, 3000));
      holdStatus(await strict.logIn(email, PASSWORD, "203.0.113.10"), [200], "the owner, meanwhile");
      const seconds = (performance.now() - startedAt) / 1000;
      const { guesses } = heard;
      hold(guesses <= 21 + seconds / 2 + 1, `${guesses} guesses heard in ${seconds.toFixed(1)} s`);
      await Promise.allSettled(answers);
      return `${guesses} guesses heard in ${seconds.toFixed(1)} s, the owner got in`;
    },
  },
  {
    name: "an address that the sender invents lifts no limit",
    short: true,
    async run({ lax, strict }) {
      const forms = [
        "203.0.113.20",
        "::ffff:203.0.113.20",
        "::FFFF:cb00:7114",
        "0:0:0:0:0:ffff:203.0.113.20",
      ];
      const email = newEmail();
      const statuses = [];
      for (let i = 0; i < 8; i++)
        statuses.push((await strict.logIn(email, "essai", forms[i % forms.length])).status);
      hold(
        statuses.slice(5).every((status) => status === 429),
        statuses.join(" "),
      );
      holdStatus(await lax.logIn(email, "essai", "not an address, 1.2.3.4"), [401], "junk in the header");
      return `${forms.length} spellings of one address`;
    },
  },
  {
    name: "passwords that a stranger tries first",
    short: true,
    async run({ lax }) {
      for (const password of [...FRENCH_PASSWORDS, "court", "a1".repeat(65), "x".repeat(100_000)]) {
        const answer = await lax.ask("/api/auth/register", { json: { email: newEmail(), password } });
        holdStatus(answer, [400], password.slice(0, 20));
      }
      return `${FRENCH_PASSWORDS.length + 3} passwords`;
    },
  },
  {
    name: "known address or not: login and reset answer alike",
    short: true,
    async run({ lax, strict }) {
      const known = newEmail();
      await lax.signUp(known);
      const logins = [await lax.logIn(known, "mauvais mot"), await lax.logIn(newEmail(), "mauvais mot")];
      hold(logins[0]!.text === logins[1]!.text && logins[0]!.status === 401, "login tells");
      const reset = (email: string) =>
        strict.ask("/api/auth/password-reset-request", { json: { email }, from: "203.0.113.40" });
      const first = [await reset(known), await reset(newEmail())];
      hold(first[0]!.text === first[1]!.text && first[0]!.status === first[1]!.status, "reset tells");
      const unknown = newEmail();
      await reset(unknown);
      const second = [await reset(known), await reset(unknown)];
      hold(second[0]!.text === second[1]!.text && second[0]!.status >= 400, "the second reset tells");
      return "login, reset, second reset";
    },
  },
  {
    name: "one mailbox under many addresses",
    short: true,
    async run({ lax }) {
      const name = newEmail().split("@")[0]!;
      const spellings = [
        `${name}@gmail.com`,
        `${name}+1@gmail.com`,
        `${name[0]}.${name.slice(1)}@googlemail.com`,
      ];
      let given = 0;
      for (const email of spellings)
        given += (await lax.ask("/api/auth/register", { json: { email, password: PASSWORD } })).json
          .credits_given;
      hold(given === 20, `${given} credits for one mailbox`);
      for (const email of [
        ".x@y.fr",
        "a@127.0.0.1",
        "a..b@y.fr",
        "a@x.fr, b@x.fr",
        "a@x.fr\r\nBcc: b@x.fr",
        "a@[::1]",
      ])
        holdStatus(
          await lax.ask("/api/auth/register", { json: { email, password: PASSWORD } }),
          [400],
          email,
        );
      return "3 spellings, 6 odd addresses";
    },
  },
  {
    name: "50 sign-ups of one address at once, and choices of one's own",
    short: true,
    async run({ lax }) {
      const email = newEmail();
      const sign = () => lax.ask("/api/auth/register", { json: { email, password: PASSWORD } });
      const answers = await Promise.all(Array.from({ length: 50 }, sign));
      hold(answers.filter(({ status }) => status === 200).length === 1, "more than one account");
      for (const extra of [
        { credits: 1e6 },
        { subscription_plan: "premium" },
        { email_verified: true },
        { id: "1" },
      ])
        holdStatus(
          await lax.ask("/api/auth/register", { json: { email: newEmail(), password: PASSWORD, ...extra } }),
          [400],
          JSON.stringify(extra),
        );
      return "one account, 4 choices refused";
    },
  },
  {
    name: "a list of addresses tried at the sign-up",
    async run({ strict }) {
      const email = newEmail();
      const from = "203.0.113.30";
      await strict.ask("/api/auth/register", { json: { email, password: PASSWORD }, from: "203.0.113.31" });
      const statuses = [];
      for (let i = 0; i < 14; i++)
        statuses.push(
          (await strict.ask("/api/auth/register", { json: { email, password: PASSWORD }, from })).status,
        );
      hold(statuses.filter((status) => status === 400).length <= 10, statuses.join(" "));
      return `${statuses.filter((status) => status === 429).length} of 14 refused`;
    },
  },
  {
    name: "tokens and reset links that are not ours",
    short: true,
    async run({ lax }) {
      const token = await lax.signUp();
      const forms = [
        token,
        `Basic ${token}`,
        `Bearer ${token}=`,
        `Bearer ${token} x`,
        `Bearer  ${token}`,
        `Bearer ${token.slice(1)}`,
      ];
      for (const authorization of forms)
        holdStatus(
          await lax.ask("/api/users/me", { headers: { authorization } }),
          [401],
          authorization.slice(0, 10),
        );
      holdStatus(await lax.ask(`/api/users/me?access_token=${token}`), [401], "a token in the address");
      holdStatus(
        await lax.ask("/api/users/me", { headers: { cookie: `token=${token}` } }),
        [401],
        "a cookie",
      );
      for (const junk of ["", "x", "A".repeat(43), `${"A".repeat(43)} `, ["A".repeat(43)]])
        holdStatus(
          await lax.ask("/api/auth/password-reset-confirm", { json: { token: junk, newPassword: PASSWORD } }),
          [400],
          String(junk),
        );
      return `${forms.length + 2} tokens, 5 links`;
    },
  },
];

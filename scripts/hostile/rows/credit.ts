import { randomUUID } from "node:crypto";
import { hold, holdStatus, type Row } from "../row.ts";

export const CREDIT_ROWS: readonly Row[] = [
  {
    name: "one idempotency key for many requests and two bodies",
    short: true,
    async run({ lax }) {
      const token = await lax.signUp();
      const headers = { "idempotency-key": randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => lax.analyse(token, undefined, headers)),
      );
      for (const answer of answers) holdStatus(answer, [200, 409], "the same request");
      holdStatus(await lax.analyse(token, "autre ".repeat(60), headers), [422], "another body");
      const { credits } = (await lax.ask("/api/users/me/get_credits", { token })).json;
      hold(credits === 19, `${credits} credits left of 20`);
      return "10 requests, charged once";
    },
  },
  {
    name: "100 analyses at once with 20 credits",
    async run({ lax }) {
      const token = await lax.signUp();
      const answers = await Promise.all(Array.from({ length: 100 }, () => lax.analyse(token)));
      for (const answer of answers) holdStatus(answer, [200, 402, 429, 503], "an analysis");
      const done = answers.filter(({ status }) => status === 200).length;
      const { credits } = (await lax.ask("/api/users/me/get_credits", { token })).json;
      hold(done + credits === 20, `${done} done, ${credits} credits left`);
      return `${done} done, ${credits} left`;
    },
  },
  {
    name: "another user's pitch, by every call that takes its identifier",
    short: true,
    async run({ lax }) {
      const [owner, other] = [await lax.signUp(), await lax.signUp()];
      const { id } = (await lax.analyse(owner)).json;
      const calls: [string, string, unknown][] = [
        ["GET", `/api/analysis/${id}`, undefined],
        ["GET", `/api/pitches/history/${id}`, undefined],
        ["GET", `/api/pitches/history/${id}/final-pitch`, undefined],
        ["POST", `/api/users/me/${id}/favorite`, undefined],
      ];
      for (const [method, path, json] of calls)
        holdStatus(await lax.ask(path, { method, token: other, json }), [400, 404], `${method} ${path}`);
      holdStatus(await lax.ask(`/api/analysis/${id}`, { token: owner }), [200], "its owner");
      const wipe = await lax.ask("/api/pitches/history", { method: "DELETE", token: owner });
      hold(wipe.status === 400, `a deletion that names nothing answered ${wipe.status}`);
      return `${calls.length} calls, and a deletion that names nothing`;
    },
  },
];

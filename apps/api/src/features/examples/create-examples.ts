import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { logout } from "@app/contracts/account";
import { EXAMPLES, type ExamplePitch } from "@app/contracts/examples";
import { analysePitch } from "@app/contracts/pitch";
import { UPLOAD_FIELD, uploadAudio } from "@app/contracts/recording";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { createUser } from "../account/create-user.ts";
import { openTrustedSession } from "../account/open-trusted-session.ts";
import { findExampleOwner, insertExampleShare, keepExampleOwner, listExampleTokens } from "./store.ts";

/** An address that cannot exist (RFC 2606): nobody can sign in with it or receive its mail. */
const OWNER = "exemples@exemples.invalid";
const FOLDER = path.join(import.meta.dirname, "../../../../../fixtures/examples");

/** Sends a request to this server without the network. */
type CallServer = (call: {
  method: "POST";
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}) => Promise<{ statusCode: number; body: string }>;

/**
 * Analyses the examples that this installation lacks, through the public API, and shares them under the tokens to which
 * the pages link.
 */
export async function createExamples(
  deps: Pick<Deps, "database" | "secrets">,
  call: CallServer,
  stop: AbortSignal,
): Promise<void> {
  const { database } = deps;
  const known = new Set(
    await listExampleTokens(
      database,
      EXAMPLES.map(({ token }) => token),
    ),
  );
  const missing = EXAMPLES.filter(({ token }) => !known.has(token));
  if (missing.length > 0) {
    const session = await openOwner(deps);
    for (const example of missing) {
      if (stop.aborted) return;
      const id = await analyse(example, bearer(call, session));
      await insertExampleShare(database, id, example);
    }
    await bearer(call, session)(logout.path, {});
  }
  await keepExampleOwner(database, OWNER);
}

async function openOwner(deps: Pick<Deps, "database" | "secrets">): Promise<string> {
  return transact(deps.database, async (transaction) => {
    const created = await createUser(deps, transaction, { email: OWNER, passwordHash: null });
    const id = created?.id ?? (await findExampleOwner(transaction, OWNER));
    return openTrustedSession(transaction, id);
  });
}

type Post = (path: string, body: object | Buffer, type?: string) => Promise<Record<string, unknown>>;

const bearer =
  (call: CallServer, session: string): Post =>
  async (path, body, type = "application/json") => {
    const { statusCode, body: answer } = await call({
      method: "POST",
      url: `/api${path}`,
      headers: { authorization: `Bearer ${session}`, "content-type": type },
      payload: Buffer.isBuffer(body) ? body : JSON.stringify(body),
    });
    if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}`);
    return answer ? JSON.parse(answer) : {};
  };

async function analyse(example: ExamplePitch, post: Post): Promise<string> {
  const text = (await readFile(path.join(FOLDER, `${example.name}.txt`), "utf8")).trim();
  const what = example.spoken
    ? { audio_url: await upload(example, post), transcript: text }
    : { content: text };
  const { pitchType: pitch_type, question, target, audience } = example;
  const { id } = await post(analysePitch.path, {
    pitch_type,
    title: target,
    question,
    target,
    audience,
    ...what,
  });
  return id as string;
}

async function upload({ name }: ExamplePitch, post: Post): Promise<string> {
  const boundary = randomBytes(12).toString("hex");
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${UPLOAD_FIELD}"; filename="${name}.m4a"\r\nContent-Type: audio/mp4\r\n\r\n`;
  const file = await readFile(path.join(FOLDER, `${name}.m4a`));
  const form = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const { audio_url } = await post(
    `${uploadAudio.path}?keep=true`,
    form,
    `multipart/form-data; boundary=${boundary}`,
  );
  return audio_url as string;
}

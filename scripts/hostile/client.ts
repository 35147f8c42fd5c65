import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { sayRaw } from "../../apps/api/test-support/say-raw.ts";
import { formOf, MULTIPART, type Part } from "../../apps/api/test-support/sample-recording.ts";

export const PASSWORD = "trois girafes au marché";
export const PITCH = readFileSync(new URL("../../fixtures/pitches/produit.txt", import.meta.url), "utf8");

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the server says is looked at by the row
  json: any;
}

interface Asking {
  method?: string;
  token?: string;
  json?: unknown;
  body?: string | Uint8Array;
  type?: string;
  headers?: Record<string, string>;
  /** The client address that a trusted proxy would forward. */
  from?: string;
}

/** Attack requests to one server on this machine. */
export interface Client {
  url: string;
  pid: number;
  ask(path: string, asking?: Asking): Promise<Answer>;
  signUp(email?: string): Promise<string>;
  logIn(username: string, password: string, from?: string): Promise<Answer>;
  analyse(token: string, content?: string, headers?: Record<string, string>): Promise<Answer>;
  upload(token: string, parts: Part[], query?: string): Promise<Answer>;
  /** Sends raw bytes; returns what is answered before the connection ends, or within a second. */
  raw(bytes: string | Uint8Array): Promise<string>;
  open(): Socket;
}

export const newEmail = () => `${randomBytes(8).toString("hex")}@exemple.fr`;

/** Connects to `url`, which must be on this machine. */
export function createClient(url: string, pid: number): Client {
  const { hostname, port } = new URL(url);
  if (hostname !== "127.0.0.1") throw new Error("only this machine is attacked");
  const ask: Client["ask"] = async (path, { method, token, json, body, type, headers, from } = {}) => {
    const content = json === undefined ? body : JSON.stringify(json);
    const response = await fetch(`${url}${path}`, {
      method: method ?? (content === undefined ? "GET" : "POST"),
      redirect: "manual",
      headers: {
        ...(content !== undefined && { "content-type": type ?? "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(from !== undefined && { "x-forwarded-for": from }),
        ...headers,
      },
      ...(content !== undefined && { body: content as BodyInit }),
      signal: AbortSignal.timeout(120_000),
    });
    const text = await response.text();
    let read: unknown = null;
    try {
      read = JSON.parse(text);
    } catch {
      // Some answers are not JSON.
    }
    return { status: response.status, headers: response.headers, text, json: read };
  };
  const open = () => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    return socket;
  };
  return {
    url,
    pid,
    ask,
    open,
    async signUp(email = newEmail()) {
      const answer = await ask("/api/auth/register", { json: { email, password: PASSWORD } });
      if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`);
      return answer.json.access_token;
    },
    logIn: (username, password, from) =>
      ask("/api/auth/login", {
        body: new URLSearchParams({ username, password }).toString(),
        type: "application/x-www-form-urlencoded",
        ...(from !== undefined && { from }),
      }),
    analyse: (token, content = PITCH, headers = {}) =>
      ask("/api/analysis/pitch", {
        token,
        headers,
        json: {
          pitch_type: "produit",
          content,
          target: "Obtenir un financement",
          audience: "Investisseur",
        },
      }),
    upload: (token, parts, query = "") =>
      ask(`/api/pitches/upload-audio${query}`, {
        method: "POST",
        token,
        body: formOf(parts),
        type: MULTIPART["content-type"],
      }),
    raw: (bytes) => sayRaw(open(), bytes),
  };
}

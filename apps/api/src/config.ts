import path from "node:path";
import * as z from "zod/mini";

/** A start that cannot succeed, told in one French line for whoever runs the server: no stack. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** A server of the operator's; the private cluster of the data folder when absent. */
  databaseUrl: string | undefined;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Fastify's `trustProxy`: the proxies' addresses, since a mere count of hops lets a direct client choose its own. */
  trustProxy: false | string;
  /** Multiplies every throttle: for load tests. */
  throttleScale: number;
  /** Any server that answers OpenAI's `/audio/transcriptions`; null when none is set. */
  transcription: { baseUrl: string; apiKey: string | null; model: string } | null;
  /** Where `npm run models` puts the local recogniser. */
  modelsDir: string;
};

const REPOSITORY = path.join(import.meta.dirname, "../../..");
const ADDRESS =
  /^(?:\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?|[\da-f:.]*:[\da-f:.]*(?:\/\d{1,3})?|loopback|linklocal|uniquelocal)$/i;

const DEFAULTS = {
  PORT: "3000",
  HOST: "localhost",
  DATA_DIR: path.join(REPOSITORY, "data"),
  THROTTLE_SCALE: "1",
  TRANSCRIPTION_MODEL: "whisper-1",
};
/** Their addresses may hold a password. */
const UNSHOWN = new Set(["DATABASE_URL", "TRANSCRIPTION_BASE_URL", "TRANSCRIPTION_API_KEY"]);

const settings = z.object({
  PORT: z.string().check(z.refine((text) => isIntegerBetween(text, 1, 65_535), "un port, de 1 à 65535")),
  HOST: z.string().check(z.refine((text) => !/[\s/]/.test(text), "un nom ou une adresse IP")),
  DATA_DIR: z.string(),
  DATABASE_URL: z.optional(
    z.string().check(z.refine((text) => hasProtocol(text, ["postgres:", "postgresql:"]), "postgres://…")),
  ),
  PUBLIC_URL: z.optional(
    z.string().check(z.refine((text) => hasProtocol(text, ["http:", "https:"]), "http://… ou https://…")),
  ),
  TRUST_PROXY: z.optional(
    z
      .string()
      .check(z.refine(isTrustProxy, "les adresses des relais (IP ou CIDR), séparées par des virgules")),
  ),
  THROTTLE_SCALE: z
    .string()
    .check(z.refine((text) => Number(text) > 0 && Number.isFinite(Number(text)), "un nombre positif")),
  TRANSCRIPTION_BASE_URL: z.optional(
    z.string().check(z.refine((text) => hasProtocol(text, ["http:", "https:"]), "https://…/v1")),
  ),
  TRANSCRIPTION_API_KEY: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]+$/, "une clé sans espace ni caractère spécial")),
  ),
  TRANSCRIPTION_MODEL: z.string(),
  MODELS_DIR: z.optional(z.string()),
});

/** An empty variable counts as absent. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse({ ...DEFAULTS, ...present });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    const shown = UNSHOWN.has(name) ? "" : ` (« ${present[name]} »)`;
    throw new StartRefusal(`Le réglage ${name}${shown} n'est pas valable. Attendu : ${issue?.message}.`);
  }
  const found = parsed.data;
  const port = Number(found.PORT);
  const dataDir = path.resolve(found.DATA_DIR);
  return {
    port,
    host: found.HOST,
    dataDir,
    databaseUrl: found.DATABASE_URL,
    publicUrl: (found.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ""),
    trustProxy: found.TRUST_PROXY ?? false,
    throttleScale: Number(found.THROTTLE_SCALE),
    transcription: found.TRANSCRIPTION_BASE_URL
      ? {
          baseUrl: found.TRANSCRIPTION_BASE_URL.replace(/\/+$/, ""),
          apiKey: found.TRANSCRIPTION_API_KEY ?? null,
          model: found.TRANSCRIPTION_MODEL,
        }
      : null,
    modelsDir: path.resolve(found.MODELS_DIR ?? path.join(dataDir, "models")),
  };
}

function isTrustProxy(text: string): boolean {
  return text.split(",").every((part) => ADDRESS.test(part.trim()));
}

function isIntegerBetween(text: string, least: number, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
}

function hasProtocol(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

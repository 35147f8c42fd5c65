import { isIP } from "node:net";
import path from "node:path";
import type { PaidPackId } from "@app/contracts/packs";
import * as z from "zod/mini";

/** The server cannot start, for a reason that its operator can fix: shown as one French line, without a stack trace. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** The operator's own PostgreSQL server; absent, we run a private one in the data folder. */
  databaseUrl: string | undefined;
  /** Without a trailing slash. */
  publicUrl: string;
  /**
   * Fastify's `trustProxy`: proxy addresses, since a mere count of hops lets a direct client choose its own address.
   */
  trustProxy: false | string;
  passwordCost: PasswordCost;
  /** Factor applied to every rate limit: for load tests. */
  throttleScale: number;
  /** The bearer token of the operator endpoints; without it they do not exist. */
  operatorSecret: string | null;
  /** Any service with OpenAI's `/audio/transcriptions`; null when none is configured. */
  transcription: { baseUrl: string; apiKey: string | null; model: string } | null;
  /** Folder where `npm run models` puts the local recogniser. */
  modelsDir: string;
  /** Any service with OpenAI's `/chat/completions`; null when none is configured: the engine works alone. */
  llm: LanguageModelSettings | null;
  /** Mail server; null when none is configured: messages stay in the data folder. */
  mail: MailSettings | null;
  /** Identity provider for signing in with another account; null when none is configured. */
  oidc: OidcSettings | null;
  /** Key that encrypts what the database must not show; null for the key kept in the data folder. */
  secretKey: string | null;
  payment: PaymentSettings;
  /** False under `npm run dev`, where the web app's development server serves the pages. */
  servesPages: boolean;
  /** Whether the first start analyses our own example pitches and shares them. */
  examples: boolean;
};

/** Cost of argon2id, with one lane. */
export type PasswordCost = { memoryKib: number; passes: number };

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet). */
const PASSWORD_COST: PasswordCost = { memoryKib: 19_456, passes: 2 };

export type OidcSettings = { issuer: string; clientId: string; clientSecret: string };

export type MailSettings = {
  /** `smtp://` or `smtps://`, with a user and a password where the server wants them. */
  smtpUrl: string;
  /** An address, or « Name <address> ». */
  from: string;
};

/** Stripe, our demonstration of it (no card is charged), or none. */
type PaymentSettings =
  | { kind: "none" | "demonstration" }
  | {
      kind: "stripe";
      secretKey: string;
      publicKey: string;
      webhookSecrets: string[];
      /** Stripe's price of each pack that is sold, and of each plan, by our names for them. */
      prices: Record<PaidPackId, string>;
      plans: Record<string, string>;
    };

export type LanguageModelSettings = {
  /** The URL before `/chat/completions`, without a trailing slash. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Time limit of all questions about one pitch together. */
  deadlineSec: number;
  /** Input and output tokens together; null where the operator sets no limit. */
  dailyTokens: number | null;
};

const REPOSITORY = path.join(import.meta.dirname, "../../..");

const DEFAULTS = {
  PORT: "3000",
  HOST: "localhost",
  DATA_DIR: path.join(REPOSITORY, "data"),
  THROTTLE_SCALE: "1",
  TRANSCRIPTION_MODEL: "whisper-1",
  LLM_DEADLINE_SEC: "30",
  OIDC_ISSUER: "https://www.linkedin.com/oauth",
};
/** Values never shown; these URLs may hold a password. */
const UNSHOWN = new Set([
  "DATABASE_URL",
  "TRANSCRIPTION_BASE_URL",
  "TRANSCRIPTION_API_KEY",
  "LLM_BASE_URL",
  "LLM_API_KEY",
  "OPERATOR_SECRET",
  "SMTP_URL",
  "SECRET_KEY",
  "OIDC_CLIENT_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
]);
const SENDER = /^(?:[^\s@<>",;:]+@[^\s@<>",;:]+|[^<>"@,;:\r\n]+ <[^\s@<>",;:]+@[^\s@<>",;:]+>)$/;
const KEY = z.string().check(z.regex(/^[\x21-\x7e]+$/, "une clé sans espace ni caractère spécial"));

const STRIPE_PRICE = z.string().check(z.regex(/^price_\w+$/, "un tarif de Stripe (price_…)"));

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
  OPERATOR_SECRET: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{32,200}$/, "un secret d'au moins 32 caractères, sans espace")),
  ),
  TRANSCRIPTION_BASE_URL: z.optional(
    z.string().check(z.refine((text) => hasProtocol(text, ["http:", "https:"]), "https://…/v1")),
  ),
  TRANSCRIPTION_API_KEY: z.optional(KEY),
  TRANSCRIPTION_MODEL: z.string(),
  MODELS_DIR: z.optional(z.string()),
  LLM_BASE_URL: z.optional(
    z.string().check(
      z.refine((text) => hasProtocol(text, ["http:", "https:"]), "https://…/v1"),
      z.refine((text) => !/[?#]|\/\/[^/]*@/.test(text), "une adresse sans identifiant ni paramètre"),
      z.refine(
        (text) => !/\/completions\/*$/.test(text),
        "l'adresse qui précède /chat/completions, par exemple https://…/v1",
      ),
    ),
  ),
  LLM_API_KEY: z.optional(KEY),
  LLM_MODEL: z.optional(
    z
      .string()
      .check(z.regex(/^[^\s\p{C}]{1,200}$/u, "le nom du modèle, sans espace, comme son service l'écrit")),
  ),
  LLM_DEADLINE_SEC: z
    .string()
    .check(z.refine((text) => isIntegerBetween(text, 5, 120), "un nombre entier de secondes, de 5 à 120")),
  LLM_DAILY_TOKENS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => isIntegerBetween(text, 10_000, 1e12),
          "un nombre entier de jetons par jour, au moins 10000",
        ),
      ),
  ),
  SMTP_URL: z.optional(
    z.string().check(z.refine((text) => hasProtocol(text, ["smtp:", "smtps:"]), "smtp://… ou smtps://…")),
  ),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(SENDER, "une adresse, ou un nom et une adresse : « Nom <adresse@exemple.fr> »")),
  ),
  OIDC_ISSUER: z
    .string()
    .check(
      z.refine(
        (text) =>
          hasProtocol(text, ["https:"]) ||
          (hasProtocol(text, ["http:"]) && isLoopback(new URL(text).hostname)),
        "l'adresse https://… du fournisseur d'identité",
      ),
    ),
  OIDC_CLIENT_ID: z.optional(KEY),
  OIDC_CLIENT_SECRET: z.optional(KEY),
  SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{32,}$/, "au moins 32 caractères tirés au sort, sans espace")),
  ),
  EXAMPLES: z.optional(z.enum(["none"], "none, ou rien")),
  PAYMENTS: z.optional(z.enum(["demonstration", "none"], "demonstration ou none")),
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[sr]k_(?:test|live)_\w+$/, "une clé secrète de Stripe (sk_… ou rk_…)")),
  ),
  STRIPE_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^pk_(?:test|live)_\w+$/, "une clé publique de Stripe (pk_…)")),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^whsec_\w+(?:,whsec_\w+)*$/,
          "le secret du webhook (whsec_…), ou deux séparés d'une virgule",
        ),
      ),
  ),
  STRIPE_PRICE_STANDARD: z.optional(STRIPE_PRICE),
  STRIPE_PRICE_PREMIUM: z.optional(STRIPE_PRICE),
  STRIPE_PLANS: z.optional(
    z
      .string()
      .check(z.regex(/^[\w-]+=price_\w+(?:,[\w-]+=price_\w+)*$/, "nom=price_…, séparés par des virgules")),
  ),
});

/** Settings required with the secret key: if one is missing, payments would be taken without giving credits. */
const STRIPE_COMPANIONS = [
  "STRIPE_PUBLIC_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_STANDARD",
  "STRIPE_PRICE_PREMIUM",
] as const;

/** An empty variable counts as unset. */
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
  const publicUrl = (found.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, "");
  return {
    port,
    host: found.HOST,
    dataDir,
    databaseUrl: found.DATABASE_URL,
    publicUrl,
    trustProxy: found.TRUST_PROXY ?? false,
    passwordCost: PASSWORD_COST,
    throttleScale: Number(found.THROTTLE_SCALE),
    operatorSecret: found.OPERATOR_SECRET ?? null,
    transcription: found.TRANSCRIPTION_BASE_URL
      ? {
          baseUrl: found.TRANSCRIPTION_BASE_URL.replace(/(?<!\/)\/+$/, ""),
          apiKey: found.TRANSCRIPTION_API_KEY ?? null,
          model: found.TRANSCRIPTION_MODEL,
        }
      : null,
    modelsDir: path.resolve(found.MODELS_DIR ?? path.join(dataDir, "models")),
    llm: readLanguageModel(found),
    mail: readMail(found),
    oidc: readOidc(found),
    secretKey: found.SECRET_KEY ?? null,
    payment: readPayment(found, env.NODE_ENV === "production", publicUrl),
    servesPages: env.NODE_ENV !== "development",
    examples: found.EXAMPLES !== "none",
  };
}

/**
 * The demonstration gives credits without payment: it is the default on localhost, and must be asked for by name
 * elsewhere.
 */
function readPayment(
  found: z.infer<typeof settings>,
  production: boolean,
  publicUrl: string,
): PaymentSettings {
  const { PAYMENTS, STRIPE_SECRET_KEY: secretKey } = found;
  if (secretKey === undefined) {
    const orphan = [...STRIPE_COMPANIONS, "STRIPE_PLANS" as const].find((name) => found[name] !== undefined);
    if (orphan) throw new StartRefusal(`Le réglage ${orphan} est donné sans STRIPE_SECRET_KEY.`);
    const local = !production && isLoopback(new URL(publicUrl).hostname);
    return { kind: PAYMENTS ?? (local ? "demonstration" : "none") };
  }
  if (PAYMENTS !== undefined)
    throw new StartRefusal(
      `Le réglage PAYMENTS (« ${PAYMENTS} ») contredit STRIPE_SECRET_KEY : gardez l'un des deux.`,
    );
  const missing = STRIPE_COMPANIONS.find((name) => found[name] === undefined);
  if (missing) throw new StartRefusal(`Le réglage STRIPE_SECRET_KEY est donné sans ${missing}.`);
  return {
    kind: "stripe",
    secretKey,
    publicKey: found.STRIPE_PUBLIC_KEY!,
    webhookSecrets: found.STRIPE_WEBHOOK_SECRET!.split(","),
    prices: { standard: found.STRIPE_PRICE_STANDARD!, premium: found.STRIPE_PRICE_PREMIUM! },
    plans: Object.fromEntries(
      (found.STRIPE_PLANS ?? "").split(",").flatMap((pair) => {
        const [plan, price] = pair.split("=");
        return plan && price ? [[plan, price]] : [];
      }),
    ),
  };
}

/** An incomplete setting is an error: otherwise the operator would believe in a coach that never runs. */
function readLanguageModel(found: z.infer<typeof settings>): LanguageModelSettings | null {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = found;
  if (baseUrl === undefined) {
    const orphan = model !== undefined ? "LLM_MODEL" : apiKey !== undefined ? "LLM_API_KEY" : null;
    if (orphan === null) return null;
    throw new StartRefusal(
      `Le réglage ${orphan} est donné sans LLM_BASE_URL, l'adresse du service (par exemple https://…/v1).`,
    );
  }
  if (model === undefined)
    throw new StartRefusal(
      "Le réglage LLM_BASE_URL est donné sans LLM_MODEL, le nom du modèle à y demander.",
    );
  return {
    baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ""),
    apiKey: apiKey ?? null,
    model,
    deadlineSec: Number(found.LLM_DEADLINE_SEC),
    dailyTokens: found.LLM_DAILY_TOKENS === undefined ? null : Number(found.LLM_DAILY_TOKENS),
  };
}

function readMail({ SMTP_URL: smtpUrl, MAIL_FROM: from }: z.infer<typeof settings>): MailSettings | null {
  if (smtpUrl !== undefined && from !== undefined) return { smtpUrl, from };
  if (smtpUrl !== undefined)
    throw new StartRefusal("Le réglage SMTP_URL est donné sans MAIL_FROM, l'adresse qui envoie.");
  if (from !== undefined)
    throw new StartRefusal("Le réglage MAIL_FROM est donné sans SMTP_URL, l'adresse du serveur de courrier.");
  return null;
}

function readOidc(found: z.infer<typeof settings>): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = found;
  if (clientId !== undefined && clientSecret !== undefined) return { issuer, clientId, clientSecret };
  if (clientId === undefined && clientSecret === undefined) return null;
  const [given, absent] = clientId === undefined ? ["SECRET", "ID"] : ["ID", "SECRET"];
  throw new StartRefusal(`Le réglage OIDC_CLIENT_${given} est donné sans OIDC_CLIENT_${absent}.`);
}

function isTrustProxy(text: string): boolean {
  return text.split(",").every((part) => isProxyRange(part.trim()));
}

/**
 * An address, a range, or a name that Fastify knows; never everyone, since anyone could then choose their own address.
 */
function isProxyRange(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", prefix, more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || address.includes("%") || more !== undefined) return false;
  return prefix === undefined || isIntegerBetween(prefix, 1, version === 4 ? 32 : 128);
}

function isIntegerBetween(text: string, least: number, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
}

function hasProtocol(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/** Whether a URL's host is this very machine; other machines of a private network are not. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

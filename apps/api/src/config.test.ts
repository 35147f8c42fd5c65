import path from "node:path";
import { expect, test } from "vitest";
import { readConfig, StartRefusal } from "./config.ts";

test("nothing is required", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: "localhost",
    databaseUrl: undefined,
    publicUrl: "http://localhost:3000",
    trustProxy: false,
    throttleScale: 1,
    transcription: null,
    llm: null,
    mail: null,
    secretKey: null,
  });
  expect(config.dataDir).toBe(path.join(import.meta.dirname, "../../../data"));
  expect(config.modelsDir).toBe(path.join(config.dataDir, "models"));
});

test("the development server of the web app stands in front of the API", () => {
  expect(readConfig({}).servesPages).toBe(true);
  expect(readConfig({ NODE_ENV: "development" }).servesPages).toBe(false);
});

test("an empty setting counts as absent", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: " " })).toEqual(readConfig({}));
});

test("settings are read", () => {
  const config = readConfig({
    PORT: "8080",
    DATA_DIR: "/srv/d",
    PUBLIC_URL: "https://a.fr/",
    TRUST_PROXY: "127.0.0.1",
  });
  expect(config).toMatchObject({
    port: 8080,
    dataDir: "/srv/d",
    publicUrl: "https://a.fr",
    trustProxy: "127.0.0.1",
  });
  expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
});

test("payments are a demonstration on one's own machine, and elsewhere only by name", () => {
  expect(readConfig({}).payment).toEqual({ kind: "demonstration" });
  expect(readConfig({ NODE_ENV: "production" }).payment).toEqual({ kind: "none" });
  expect(readConfig({ PUBLIC_URL: "https://a.fr" }).payment).toEqual({ kind: "none" });
  expect(readConfig({ NODE_ENV: "production", PAYMENTS: "demonstration" }).payment).toEqual({
    kind: "demonstration",
  });
  expect(readConfig({ PAYMENTS: "none" }).payment).toEqual({ kind: "none" });
});

test("Stripe comes whole or not at all", () => {
  const whole = {
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_PUBLIC_KEY: "pk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1,whsec_2",
    STRIPE_PRICE_STANDARD: "price_1",
    STRIPE_PRICE_PREMIUM: "price_2",
    STRIPE_PLANS: "pro=price_3,equipe=price_4",
  };
  expect(readConfig(whole).payment).toEqual({
    kind: "stripe",
    secretKey: "sk_test_1",
    publicKey: "pk_test_1",
    webhookSecrets: ["whsec_1", "whsec_2"],
    prices: { standard: "price_1", premium: "price_2" },
    plans: { pro: "price_3", equipe: "price_4" },
  });
  for (const name of Object.keys(whole).filter((each) => each !== "STRIPE_PLANS"))
    expect(() => readConfig({ ...whole, [name]: "" }), name).toThrow(StartRefusal);
  expect(() => readConfig({ ...whole, PAYMENTS: "demonstration" })).toThrow(/contredit/);
  expect(() => readConfig({ ...whole, STRIPE_SECRET_KEY: "sk_prod_4242" })).not.toThrow(/4242/);
});

test("a transcription service is set by its address; key and model may be absent", () => {
  const TRANSCRIPTION_BASE_URL = "https://api.exemple.fr/v1/";
  expect(readConfig({ TRANSCRIPTION_BASE_URL }).transcription).toEqual({
    baseUrl: "https://api.exemple.fr/v1",
    apiKey: null,
    model: "whisper-1",
  });
  expect(readConfig({ TRANSCRIPTION_API_KEY: "sk-secret" }).transcription).toBe(null);
});

test("a coach is set by its address and its model; the rest may be absent", () => {
  const named = { LLM_BASE_URL: "http://localhost:11434/v1//", LLM_MODEL: "mistral-small:24b" };
  expect(readConfig(named).llm).toEqual({
    baseUrl: "http://localhost:11434/v1",
    apiKey: null,
    model: "mistral-small:24b",
    deadlineSec: 30,
    dailyTokens: null,
  });
  const all = { LLM_API_KEY: "sk-1", LLM_DEADLINE_SEC: "45", LLM_DAILY_TOKENS: "200000" };
  expect(readConfig({ ...named, ...all }).llm).toMatchObject({
    apiKey: "sk-1",
    deadlineSec: 45,
    dailyTokens: 200_000,
  });
  expect(readConfig({ LLM_DEADLINE_SEC: "45" }).llm).toBe(null);
});

test("a provider of identities is set by its application; LinkedIn unless another is named", () => {
  const named = { OIDC_CLIENT_ID: "app", OIDC_CLIENT_SECRET: "hush" };
  const [clientId, clientSecret] = ["app", "hush"];
  expect(readConfig(named).oidc).toEqual({
    issuer: "https://www.linkedin.com/oauth",
    clientId,
    clientSecret,
  });
  expect(readConfig({ ...named, OIDC_ISSUER: "http://127.0.0.1:4000" }).oidc?.issuer).toBe(
    "http://127.0.0.1:4000",
  );
  expect(readConfig({}).oidc).toBe(null);
  expect(() => readConfig({ OIDC_CLIENT_ID: "app" })).toThrow(/OIDC_CLIENT_SECRET/);
  expect(() => readConfig({ OIDC_CLIENT_SECRET: "hush" })).toThrow(/OIDC_CLIENT_ID/);
  expect(() => readConfig({ ...named, OIDC_ISSUER: "http://exemple.fr" })).toThrow(/https/);
});

test("a mail server is set with the address that sends", () => {
  const SMTP_URL = "smtps://moi:secret@mail.exemple.fr";
  const MAIL_FROM = "Aplomb <bonjour@exemple.fr>";
  expect(readConfig({ SMTP_URL, MAIL_FROM }).mail).toEqual({ smtpUrl: SMTP_URL, from: MAIL_FROM });
  expect(() => readConfig({ SMTP_URL })).toThrow(/MAIL_FROM/);
  expect(() => readConfig({ MAIL_FROM })).toThrow(/SMTP_URL/);
  expect(() => readConfig({ SMTP_URL, MAIL_FROM: "a@b.fr\r\nBcc: c@d.fr" })).toThrow(StartRefusal);
  expect(() => readConfig({ SMTP_URL: "https://moi:secret@exemple.fr", MAIL_FROM })).toThrow(/smtp:/);
  expect(() => readConfig({ SMTP_URL: "https://moi:secret@exemple.fr", MAIL_FROM })).not.toThrow(/secret/);
  expect(() => readConfig({ SECRET_KEY: "court" })).toThrow(/32/);
});

test.for([
  [{ LLM_MODEL: "m" }, /LLM_MODEL.*sans LLM_BASE_URL/],
  [{ LLM_API_KEY: "sk-secret" }, /LLM_API_KEY.*sans LLM_BASE_URL/],
  [{ LLM_BASE_URL: "https://h.fr/v1", LLM_API_KEY: "sk-secret" }, /LLM_BASE_URL.*sans LLM_MODEL/],
  [{ LLM_BASE_URL: "https://u:secret@h.fr/v1", LLM_MODEL: "m" }, /LLM_BASE_URL .*sans identifiant/],
  [{ LLM_BASE_URL: "https://h.fr/v1?key=secret", LLM_MODEL: "m" }, /LLM_BASE_URL .*sans identifiant/],
  [{ LLM_BASE_URL: "https://h.fr/v1/chat/completions/", LLM_MODEL: "m" }, /précède \/chat\/completions/],
  [{ LLM_BASE_URL: "secret", LLM_MODEL: "m" }, /https:\/\/…\/v1/],
] as const)("half a coach, or a wrong one, is refused with what to write: %o", ([env, told]) => {
  expect(() => readConfig(env)).toThrow(StartRefusal);
  expect(() => readConfig(env)).toThrow(told);
  expect(() => readConfig(env)).not.toThrow(/\n|secret/);
});

test.for([
  ["10.0.0.0/8, ::1", "10.0.0.0/8, ::1"],
  ["loopback", "loopback"],
  ["", false],
])("TRUST_PROXY=%s", ([text, expected]) => {
  expect(readConfig({ TRUST_PROXY: text as string }).trustProxy).toBe(expected);
});

test.for([
  ["PORT", "0"],
  ["PORT", "70000"],
  ["PORT", "3000x"],
  ["HOST", "http://localhost"],
  ["DATABASE_URL", "mysql://u:secret@h/d"],
  ["PUBLIC_URL", "exemple.fr"],
  ["TRUST_PROXY", "0.0.0.0/0"],
  ["TRUST_PROXY", "::/0"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "300.1.1.1"],
  ["TRUST_PROXY", "10.0.0.0/8/8"],
  ["TRUST_PROXY", "10.0.0.0/8,"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "1"],
  ["THROTTLE_SCALE", "-1"],
  ["TRANSCRIPTION_BASE_URL", "ftp://u:secret@h"],
  ["TRANSCRIPTION_API_KEY", "sk-secret\nX-Header: 1"],
  ["LLM_API_KEY", "sk-secret with spaces"],
  ["LLM_MODEL", "two words"],
  ["LLM_DEADLINE_SEC", "4"],
  ["LLM_DEADLINE_SEC", "121"],
  ["LLM_DAILY_TOKENS", "9999"],
  ["LLM_DAILY_TOKENS", "1e6"],
] as const)("%s=%s is refused by its name, in one line without a secret", ([name, value]) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(StartRefusal);
  expect(read).toThrow(name);
  expect(read).not.toThrow(/\n|secret/);
});

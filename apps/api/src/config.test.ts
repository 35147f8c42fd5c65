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
  });
  expect(config.dataDir).toBe(path.join(import.meta.dirname, "../../../data"));
  expect(config.modelsDir).toBe(path.join(config.dataDir, "models"));
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

test("a transcription service is set by its address; key and model may be absent", () => {
  const TRANSCRIPTION_BASE_URL = "https://api.exemple.fr/v1/";
  expect(readConfig({ TRANSCRIPTION_BASE_URL }).transcription).toEqual({
    baseUrl: "https://api.exemple.fr/v1",
    apiKey: null,
    model: "whisper-1",
  });
  expect(readConfig({ TRANSCRIPTION_API_KEY: "sk-secret" }).transcription).toBe(null);
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
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "1"],
  ["THROTTLE_SCALE", "-1"],
  ["TRANSCRIPTION_BASE_URL", "ftp://u:secret@h"],
  ["TRANSCRIPTION_API_KEY", "sk-secret\nX-Header: 1"],
] as const)("%s=%s is refused by its name, in one line without a secret", ([name, value]) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(StartRefusal);
  expect(read).toThrow(name);
  expect(read).not.toThrow(/\n|secret/);
});

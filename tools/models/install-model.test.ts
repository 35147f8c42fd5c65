import { createHash } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findLocalModel } from "@app/api/adapters/transcription/local-model";
import { DownloadRefusal } from "./download-file.ts";
import { type DownloadableModel, FRENCH_MODEL } from "./french-model.ts";
import { installModel } from "./install-model.ts";

type Serve = (request: http.IncomingMessage, response: http.ServerResponse, bytes: Buffer) => void;

let dir: string;
let server: http.Server | undefined;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "install-"));
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  fs.rmSync(dir, { recursive: true });
});

const bytesOf = (name: string) => Buffer.alloc(name.startsWith("encoder") ? 3_000_000 : 2000, name);
const NAMES = ["tokens.txt", "joiner.int8.onnx", "decoder.int8.onnx", "encoder.int8.onnx"];

async function modelServedBy(serve: Serve): Promise<DownloadableModel> {
  server = http.createServer((request, response) =>
    serve(request, response, bytesOf(path.basename(request.url!))),
  );
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  return {
    name: "test-model",
    title: "Test",
    licence: "",
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/m`,
    files: NAMES.map((name) => ({
      name,
      bytes: bytesOf(name).length,
      sha256: createHash("sha256").update(bytesOf(name)).digest("hex"),
    })),
  };
}

const startOf = (request: http.IncomingMessage) =>
  Number(/bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0);
const sendFrom = (response: http.ServerResponse, bytes: Buffer, start: number) =>
  response
    .writeHead(start > 0 ? 206 : 200, {
      "content-length": bytes.length - start,
      ...(start > 0 && { "content-range": `bytes ${start}-${bytes.length - 1}/${bytes.length}` }),
    })
    .end(bytes.subarray(start));

/** Longer than any silence of a busy machine: an unintended stall would be retried and change the counts. */
const PATIENT_MS = 20_000;
const install = (
  model: DownloadableModel,
  progress: number[] = [],
  signal = new AbortController().signal,
  stallMs = PATIENT_MS,
) =>
  installModel(model, dir, {
    signal,
    say: () => {},
    waitMs: 1,
    attemptsMax: 3,
    stallMs,
    onProgress: (bytes) => progress.push(bytes),
  });
const refusalOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "installed",
    (error) => {
      expect(error).toBeInstanceOf(DownloadRefusal);
      return error.message;
    },
  );
const encoder = () => path.join(dir, "test-model/encoder.int8.onnx");

test("a connection cut again and again is taken up where it stopped", async () => {
  const ranges: number[] = [];
  const model = await modelServedBy((request, response, bytes) => {
    const start = startOf(request);
    ranges.push(start);
    if (bytes.length < 10_000) return sendFrom(response, bytes, start);
    response.writeHead(start > 0 ? 206 : 200, { "content-length": bytes.length - start });
    response.write(bytes.subarray(start, start + 800_000), () => setTimeout(() => response.destroy(), 20));
    return undefined;
  });
  const progress: number[] = [];
  await install(model, progress);
  expect(ranges.filter((start) => start > 0).length).toBeGreaterThan(1);
  expect(fs.readFileSync(encoder()).equals(bytesOf("encoder.int8.onnx"))).toBe(true);
  expect(progress.at(-1)).toBe(3_006_000);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(fs.readdirSync(path.join(dir, "test-model")).toSorted()).toEqual(NAMES.toSorted());
  expect(findLocalModel(dir)?.kind).toBe("transducer");
});

test("an interrupted run resumes; a whole model is proved and left alone; a damaged file comes again", async () => {
  let asked = 0;
  const model = await modelServedBy((request, response, bytes) => {
    asked += 1;
    sendFrom(response, bytes, startOf(request));
  });
  fs.mkdirSync(path.dirname(encoder()));
  fs.writeFileSync(`${encoder()}.part`, bytesOf("encoder.int8.onnx").subarray(0, 1_000_000));
  await install(model);
  expect(asked).toBe(4);
  await install(model);
  expect(asked).toBe(4);
  fs.writeFileSync(encoder(), "damaged");
  await install(model);
  expect(asked).toBe(5);
  expect(fs.statSync(encoder()).size).toBe(3_000_000);
});

test("a server without Range sends everything again, and the file is right", async () => {
  const model = await modelServedBy((_request, response, bytes) => sendFrom(response, bytes, 0));
  fs.mkdirSync(path.dirname(encoder()));
  fs.writeFileSync(`${encoder()}.part`, "another beginning");
  await install(model);
  expect(fs.statSync(encoder()).size).toBe(3_000_000);
});

test.each<[string, RegExp, Serve]>([
  [
    "other bytes",
    /somme de contrôle/,
    (request, response, bytes) => {
      sendFrom(response, Buffer.alloc(bytes.length, 1), startOf(request));
    },
  ],
  [
    "more bytes",
    /plus long que prévu/,
    (_request, response, bytes) => {
      response.writeHead(200).end(Buffer.concat([bytes, bytes]));
    },
  ],
  [
    "no such file",
    /réponse 404/,
    (_request, response) => {
      response.writeHead(404).end();
    },
  ],
  [
    "a server in trouble",
    /réponse 503/,
    (_request, response) => {
      response.writeHead(503).end();
    },
  ],
  ["a connection that brings nothing", /plus rien n'arrive/, () => {}],
])("%s: a plain sentence, and no file under the name", async (_name, sentence, serve) => {
  expect(await refusalOf(install(await modelServedBy(serve), [], undefined, 300))).toMatch(sentence);
  expect(fs.readdirSync(path.join(dir, "test-model")).filter((file) => !file.endsWith(".part"))).toEqual([]);
});

test("no network, no server: one sentence each", async () => {
  const files = [{ name: "tokens.txt", bytes: 1, sha256: "" }];
  const at = (baseUrl: string) => install({ ...FRENCH_MODEL, baseUrl, files });
  expect(await refusalOf(at("http://nowhere.invalid"))).toMatch(/pas d'accès au réseau/);
  const gone = await modelServedBy(() => {});
  await new Promise((resolve) => server!.close(resolve));
  expect(await refusalOf(at(gone.baseUrl))).toMatch(/le serveur ne répond pas/);
});

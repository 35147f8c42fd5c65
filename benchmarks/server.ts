import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { makeDataDir, type ServerProcess, startServerProcess } from "../scripts/server-process.ts";
import { type Figure, percentile } from "./figures.ts";

const ACCOUNTS = 10;
const ANALYSES_PER_ACCOUNT = 15;
const READ_SECONDS = 5;
const READ_CONNECTIONS = 20;

async function post(url: string, path: string, token: string | null, body: unknown): Promise<Response> {
  const answer = await fetch(`${url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function register(url: string, index: number): Promise<string> {
  const body = { email: `bench${index}@exemple.fr`, password: "une phrase assez longue" };
  const answer = await (await post(url, "/auth/register", null, body)).json();
  return (answer as { access_token: string }).access_token;
}

const residentMegabytes = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

async function measureAnalyses(server: ServerProcess, tokens: string[]): Promise<Figure[]> {
  const request = {
    pitch_type: "produit",
    content: readFileSync("fixtures/pitches/produit.txt", "utf8"),
    target: "Obtenir un financement",
    audience: "Investisseur",
  };
  const oneByOne: number[] = [];
  for (const token of tokens)
    for (let i = 0; i < ANALYSES_PER_ACCOUNT; i++) {
      const startedAt = performance.now();
      await (await post(server.url, "/analysis/pitch", token, request)).json();
      oneByOne.push(performance.now() - startedAt);
    }
  const warm = oneByOne.slice(Math.floor(oneByOne.length / 5));
  return [
    { name: "text analysis over HTTP, p50", value: percentile(warm, 0.5), unit: "ms" },
    { name: "text analysis over HTTP, p99", value: percentile(warm, 0.99), unit: "ms" },
  ];
}

async function measureReads(server: ServerProcess, token: string): Promise<Figure[]> {
  const result = await autocannon({
    url: `${server.url}/api/users/me`,
    headers: { authorization: `Bearer ${token}` },
    connections: READ_CONNECTIONS,
    duration: READ_SECONDS,
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} reads were refused`);
  return [
    {
      name: `authenticated read, ${READ_CONNECTIONS} connections`,
      value: result.requests.average,
      unit: "requests/s",
    },
    { name: "authenticated read, p99", value: result.latency.p99, unit: "ms" },
  ];
}

/** Cold start, text analysis end to end, authenticated reads and memory of a real server process. */
export async function measureServer(): Promise<Figure[]> {
  const { dataDir, remove } = makeDataDir();
  try {
    const first = await startServerProcess(dataDir);
    await first.stop();
    const second = await startServerProcess(dataDir);
    const idleMegabytes = residentMegabytes(second.pid);
    try {
      const tokens: string[] = [];
      for (let index = 0; index < ACCOUNTS; index++) tokens.push(await register(second.url, index));
      const analyses = await measureAnalyses(second, tokens);
      const reads = await measureReads(second, tokens[0] ?? "");
      return [
        { name: "first start, empty data folder", value: first.readyMs, unit: "ms" },
        { name: "second start", value: second.readyMs, unit: "ms" },
        ...analyses,
        ...reads,
        { name: "resident memory at rest", value: idleMegabytes, unit: "MB" },
        { name: "resident memory after the run", value: residentMegabytes(second.pid), unit: "MB" },
      ];
    } finally {
      await second.stop();
    }
  } finally {
    remove();
  }
}

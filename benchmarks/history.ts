import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { insertPitches } from "../apps/api/test-support/insert-pitches.ts";
import { openTestApp, register } from "../apps/api/test-support/test-app.ts";
import { openDatabase } from "../apps/api/src/db/database.ts";
import { migrateDatabase } from "../apps/api/src/db/migrate.ts";
import { openOwnCluster } from "../apps/api/src/db/private-cluster.ts";
import { type Figure, percentile } from "./figures.ts";

const ROUNDS = 200;
const STORED = [50, 10_000];
/** Rows so wide and so narrow: many questions, or many versions of one. */
const SHAPES = [
  { name: "of as many questions", questions: (stored: number) => stored, versions: () => 1 },
  { name: "of one question", questions: () => 1, versions: (stored: number) => stored },
];

/** The page of the history, its next one and a search that finds nothing, with few and with many stored pitches. */
export async function measureHistory(): Promise<Figure[]> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "bench-history-"));
  const cluster = await openOwnCluster(dataDir, { say: () => {} });
  await migrateDatabase(cluster.connection);
  const open = openDatabase(cluster.connection, () => {});
  const { app, close } = await openTestApp({ database: open.database, connection: cluster.connection });
  try {
    const figures: Figure[] = [];
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    for (const shape of SHAPES)
      for (const stored of STORED) {
        const token = await register(app);
        const headers = { authorization: `Bearer ${token}` };
        const { id } = (await (await fetch(`${url}/api/users/me`, { headers })).json()) as { id: string };
        await insertPitches(open.database, id, {
          questions: shape.questions(stored),
          versions: shape.versions(stored),
        });
        await open.database.execute("analyze");
        for (const [what, query] of [
          ["page", ""],
          ["search without a find", "?search=introuvable"],
        ] as const)
          figures.push({
            name: `${what}, ${stored} pitches ${shape.name}, p95`,
            value: await measureCall(`${url}/api/pitches/history${query}`, headers),
            unit: "ms",
          });
      }
    return figures;
  } finally {
    await close();
    await open.close();
    await cluster.close();
    fs.rmSync(dataDir, { recursive: true });
  }
}

async function measureCall(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers });
    await answer.json();
    times.push(performance.now() - startedAt);
    if (!answer.ok) throw new Error(`the history answered ${answer.status}`);
  }
  return percentile(times, 0.95);
}

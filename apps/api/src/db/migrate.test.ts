import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { migrateDatabase } from "./migrate.ts";

test("four processes that migrate a new database at once all succeed, and it is migrated once", async () => {
  const cluster = inject("testCluster");
  const name = `migrated_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ ...cluster, database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const connection = { ...cluster, database: name };
  try {
    await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(connection)));
    const client = new pg.Client(connection);
    await client.connect();
    const { rows } = await client.query(
      "select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash",
    );
    await client.end();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.times === 1)).toBe(true);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});

test("pitches that shared an objective are parted by their words, and named by their first ones", async () => {
  const name = `migrated_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ ...inject("testCluster"), database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const connection = { ...inject("testCluster"), database: name };
  const client = new pg.Client(connection);
  try {
    await migrateDatabase(connection);
    await client.connect();
    // Disables foreign keys, so that neither an account nor a hold is needed.
    await client.query("set session_replication_role = replica");
    const toast = "Levons nos verres à Claire et à Malik, mariés aujourd'hui devant toute leur famille";
    const thesis = "Mes abeilles reconnaissent chaque fleur: trois années de recherche sur leur mémoire";
    await storeSeries(client, "perso", "Émouvoir", null, [
      thesis,
      toast,
      `${thesis}, puis encore`,
      `Bonsoir. ${toast}`,
    ]);
    await storeSeries(client, "rh", "Un poste", "Pourquoi vous ?", [thesis, toast]);
    await storeSeries(client, "perso", "Mes abeilles", null, [toast], "Émouvoir");
    await client.query(
      readFileSync(new URL("../../drizzle/0017_pitches-by-name.sql", import.meta.url), "utf8"),
    );
    const { rows } = await client.query(`select s.title, array_agg(a.content order by a.version) as contents,
        array_agg(a.version order by a.version) as versions
      from series s join analysis a on a.series_id = s.id group by s.id order by s.title`);
    expect(rows).toEqual([
      {
        title: "Levons nos verres à Claire et à Malik, mariés…",
        contents: [toast, `Bonsoir. ${toast}`],
        versions: [1, 2],
      },
      { title: "Mes abeilles", contents: [toast], versions: [1] },
      {
        title: "Mes abeilles reconnaissent chaque fleur: trois…",
        contents: [thesis, `${thesis}, puis encore`],
        versions: [1, 2],
      },
      { title: "Un poste", contents: [thesis, toast], versions: [1, 2] },
    ]);
    const { rows: faults } = await client.query("select * from ledger_violation where fault like 'series%'");
    expect(faults).toEqual([]);
  } finally {
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});

/** A series of texts as stored, oldest first, each titled by its objective unless a title is given. */
async function storeSeries(
  client: pg.Client,
  type: string,
  title: string,
  question: string | null,
  texts: readonly string[],
  target = title,
): Promise<void> {
  const owner = "00000000-0000-4000-8000-000000000001";
  const { rows } = await client.query(
    `insert into series (user_id, pitch_type, title, question, last_version, version_count, newest_at)
      values ($1, $2, $3, $4, $5, $5, '2026-11-01') returning id`,
    [owner, type, title, question, texts.length],
  );
  for (const [index, content] of texts.entries()) {
    await client.query(
      `insert into analysis (hold_id, user_id, series_id, version, pitch_type, target, audience, question, content,
          created_at, global_score, max_score, report_version, report)
        values (gen_random_uuid(), $1, $2, $3, $4, $5, 'Amis', $6, $7, '2026-11-01', 30, 60, 4, '{}')`,
      [owner, rows[0].id, index + 1, type, target, question, content],
    );
  }
}

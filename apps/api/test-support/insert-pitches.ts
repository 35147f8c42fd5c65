import { REPORT_VERSION, toStoredReport } from "../src/features/pitch/stored-report.ts";
import type { Database } from "../src/db/database.ts";
import { sql } from "../src/db/drizzle.ts";
import { sampleReport } from "./sample-report.ts";

/**
 * Inserts pitches of type `rh` without an analysis: this many questions, a minute apart, with this many versions each.
 */
export async function insertPitches(
  database: Database,
  userId: string,
  { questions, versions }: { questions: number; versions: number },
): Promise<void> {
  const content = "Un pitch de démonstration.";
  const report = toStoredReport(sampleReport({ pitchType: "rh", content } as never), null, new Date());
  const total = questions * versions;
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`with held as (
        insert into hold (user_id, cost, purpose, idempotency_key, body_hash, state, owner, lease_until, ended_at)
        select ${userId}, 1, 'text_analysis', gen_random_uuid()::text, '', 'captured', 0, now(), now() from generate_series(1, ${total}::int)
        returning id
      ), numbered as (
        select id, row_number() over () - 1 as n from held
      ), named as (
        insert into series (user_id, pitch_type, title, question, last_version, version_count, newest_at)
        select ${userId}, 'rh', 'Obtenir un poste', 'Question ' || q || ' ?', ${versions}::int, ${versions}::int,
            date_trunc('day', now()) - q * interval '1 hour' + ${versions}::int * interval '1 second'
          from generate_series(1, ${questions}::int) q
        returning id, question, newest_at
      ), ranked as (
        select id, question, newest_at, row_number() over (order by newest_at desc) - 1 as r from named
      )
      insert into analysis (hold_id, user_id, series_id, version, pitch_type, target, audience, question, content,
          created_at, global_score, max_score, report_version, report)
        select numbered.id, ${userId}, ranked.id, n % ${versions}::int + 1, 'rh', 'Obtenir un poste', 'Responsable RH',
            ranked.question, ${content}, newest_at - (${versions}::int - 1 - n % ${versions}::int) * interval '1 second',
            20 + n % 40, 60, ${REPORT_VERSION}::int, ${JSON.stringify(report)}::jsonb
          from numbered join ranked on ranked.r = n / ${versions}::int`);
  });
}

import type { PitchType } from "@app/engine/pitch";
import type { Database } from "../../db/database.ts";
import { and, eq, sql } from "../../db/drizzle.ts";
import { judgeExamination } from "../../db/schema.ts";

const KEPT_DAYS = 30;
/** A new examination starts at most this many days before the current one expires. */
const RENEWED_DAYS = 5;
const BACK_OFF_SEC = 15;
const BACK_OFF_SEC_MAX = 600;

/** Which judge, on which edition of the texts. */
export interface ExaminationKey {
  host: string;
  model: string;
  edition: string;
  pitchType: PitchType;
}

type ExaminationOutcome = NonNullable<typeof judgeExamination.$inferSelect.outcome>;

interface Examination {
  outcome: ExaminationOutcome;
  /** JSON as stored, to be validated. */
  calibration: unknown;
}

/** The examination that is valid now. */
export async function findExamination(
  database: Database,
  key: ExaminationKey,
): Promise<Examination | undefined> {
  const rows = await database
    .select({ outcome: judgeExamination.outcome, calibration: judgeExamination.calibration })
    .from(judgeExamination)
    .where(
      and(isKey(key), sql`${judgeExamination.outcome} is not null and ${judgeExamination.expiresAt} > now()`),
    );
  const row = rows[0];
  return row?.outcome ? { outcome: row.outcome, calibration: row.calibration } : undefined;
}

/**
 * True for the one process that must examine now, if an examination is due.
 *
 * @param leaseSec after this, a process that claimed it counts as dead
 */
export async function claimExamination(
  database: Database,
  key: ExaminationKey,
  leaseSec: number,
): Promise<boolean> {
  const { rows } = await database.execute(
    sql`insert into judge_examination as e (host, model, edition, pitch_type, not_before)
      values (${key.host}, ${key.model}, ${key.edition}, ${key.pitchType},
        now() + make_interval(secs => ${leaseSec}))
      on conflict (host, model, edition, pitch_type) do update set not_before = excluded.not_before
        where e.not_before <= now()
          and (e.expires_at is null or e.expires_at < now() + least(
            make_interval(days => ${RENEWED_DAYS}), (e.expires_at - e.examined_at) / 2))
      returning true`,
  );
  return rows.length > 0;
}

export async function recordExamination(
  database: Database,
  key: ExaminationKey,
  { outcome, calibration, reason }: Examination & { reason: string | null },
  days: number,
): Promise<void> {
  await database
    .update(judgeExamination)
    .set({
      outcome,
      calibration,
      reason,
      examinedAt: sql`now()`,
      expiresAt: sql`now() + make_interval(days => ${days})`,
      notBefore: sql`now()`,
      failures: 0,
    })
    .where(isKey(key));
}

/** The service did not answer: postpone, longer each time. The previous result stays valid until it expires. */
export async function postponeExamination(database: Database, key: ExaminationKey): Promise<void> {
  await database
    .update(judgeExamination)
    .set({
      failures: sql`${judgeExamination.failures} + 1`,
      notBefore: sql`now() + make_interval(secs =>
        least(${BACK_OFF_SEC_MAX}, ${BACK_OFF_SEC} * power(2, least(${judgeExamination.failures}, 10))))`,
    })
    .where(isKey(key));
}

/** This process stops: another one may examine at once. */
export async function releaseExamination(database: Database, key: ExaminationKey): Promise<void> {
  await database
    .update(judgeExamination)
    .set({ notBefore: sql`now()` })
    .where(isKey(key));
}

export async function purgeExaminations(database: Database): Promise<void> {
  await database.execute(
    sql`delete from judge_examination where not_before < now() - make_interval(days => ${KEPT_DAYS})
      and (expires_at is null or expires_at < now())`,
  );
}

function isKey({ host, model, edition, pitchType }: ExaminationKey) {
  return and(
    eq(judgeExamination.host, host),
    eq(judgeExamination.model, model),
    eq(judgeExamination.edition, edition),
    eq(judgeExamination.pitchType, pitchType),
  );
}

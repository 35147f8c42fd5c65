import { readingForm } from "@app/contracts/reading";
import type { Database } from "../../db/database.ts";
import { readReport } from "../pitch/read-report.ts";
import { listExportable } from "./store.ts";

/** One reading beside the analysis: marks and measures only, nothing said, written or signed. */
interface Rating {
  pitch_type: string;
  /** Whether the reader heard the recording. */
  heard: boolean;
  marks: Record<string, number>;
  engine: Record<string, { score: number | null; measures: Record<string, number> }>;
}

/**
 * Readings that the pitches' authors allow to be used for calibrating the scores, in an uninformative order. No name,
 * date, remark, text or row id: exports cannot be linked to a person.
 */
export async function exportRatings(database: Database): Promise<Rating[]> {
  const rows = await listExportable(database);
  return rows.map((row) => {
    const { marks } = readingForm.parse(row.reading);
    const { oralPerformance, contentAnalysis } = readReport(row);
    const metrics = [...(oralPerformance?.metrics ?? []), ...contentAnalysis.metrics];
    return {
      pitch_type: row.pitchType,
      heard: row.withRecording && oralPerformance !== null,
      marks: Object.fromEntries(marks.map(({ label, score }) => [label, score])),
      engine: Object.fromEntries(
        metrics.map(({ label, score, measures }) => [
          label,
          { score, measures: Object.fromEntries(measures.map(({ id, value }) => [id, value])) },
        ]),
      ),
    };
  });
}

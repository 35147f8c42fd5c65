import { readingForm } from "@app/contracts/reading";
import type { Database } from "../../db/database.ts";
import { readReport } from "../pitch/read-report.ts";
import { listExportable } from "./store.ts";

/** One reading beside the analysis: marks and measures, and nothing that was said, written or signed. */
interface Rating {
  pitch_type: string;
  /** The reader heard the voice. */
  heard: boolean;
  marks: Record<string, number>;
  engine: Record<string, { score: number | null; measures: Record<string, number> }>;
}

/**
 * The readings whose pitch's author lets them serve to set the scores, in an order that tells nothing. No name, date,
 * remark, text or number of a row: two exports cannot be joined to a person.
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

import type { Analysis } from "@app/contracts/report";
import type { SharedPitch } from "@app/contracts/share";
import { presentAnalysis } from "./present.ts";
import { hideProbable } from "./revise-report.ts";
import { readReport } from "./read-report.ts";
import { REPORT_VERSION } from "./stored-report.ts";
import type { NamedAnalysis } from "./store.ts";

/**
 * What the holder of a link may read: nothing that leads to the owner or to another pitch, and no probable « euh » that
 * the speaker has not confirmed.
 *
 * @param audioUrl by which the holder may play the recording, or null
 */
export async function presentShared(
  { analysis, title }: NamedAnalysis,
  slug: string,
  audioUrl: string | null,
): Promise<SharedPitch> {
  const report = await hideProbable(analysis.content, readReport(analysis));
  const {
    id: _id,
    created_at: _at,
    title: _title,
    version: _version,
    interview_plan_id: _plan,
    ...shared
  }: Analysis = presentAnalysis({
    analysis: { ...analysis, report, reportVersion: REPORT_VERSION },
    title,
  });
  return { ...shared, slug, audio_url: audioUrl };
}

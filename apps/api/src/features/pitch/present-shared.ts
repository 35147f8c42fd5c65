import type { Analysis } from "@app/contracts/report";
import type { SharedPitch } from "@app/contracts/share";
import { presentAnalysis } from "./present.ts";
import type { NamedAnalysis } from "./store.ts";

/**
 * What the holder of a link may read: nothing of it leads to the owner or to another pitch.
 *
 * @param audioUrl by which the holder may play the recording, or null
 */
export function presentShared(row: NamedAnalysis, slug: string, audioUrl: string | null): SharedPitch {
  const {
    id: _id,
    created_at: _at,
    title: _title,
    version: _version,
    interview_plan_id: _plan,
    ...shared
  }: Analysis = presentAnalysis(row);
  return { ...shared, slug, audio_url: audioUrl };
}

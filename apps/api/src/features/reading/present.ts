import {
  type Reading,
  type ReaderLink,
  type ReaderPage,
  getReaderAudio,
  readingForm,
} from "@app/contracts/reading";
import type { Config } from "../../config.ts";
import { presentShared } from "../pitch/present-shared.ts";
import { buildReaderLink, slugOf } from "../share/build-link.ts";
import type { ReaderLinkRow, ReaderPageRow } from "./store.ts";

function presentReading({ reading, submittedAt }: ReaderLinkRow): Reading | null {
  return submittedAt && { ...readingForm.parse(reading), submitted_at: submittedAt.toISOString() };
}

export function presentReaderLink(config: Pick<Config, "publicUrl">, row: ReaderLinkRow): ReaderLink {
  return {
    id: row.id,
    reader_link: buildReaderLink(config, row.token),
    created_at: row.createdAt.toISOString(),
    closed: row.closedAt !== null,
    with_recording: row.withRecording,
    exportable: row.exportable,
    reading: presentReading(row),
  };
}

/** Includes the analysis only once the reader has given their own marks. */
export async function presentReaderPage({ link, analysis, title }: ReaderPageRow): Promise<ReaderPage> {
  const audible = link.withRecording && analysis.recordingId;
  const audioUrl = audible ? `/api${getReaderAudio.path.replace(":token", link.token)}` : null;
  const shared = await presentShared({ analysis, title }, slugOf(title), audioUrl);
  const { contentAnalysis, oralPerformance } = shared;
  const heard = audioUrl === null ? [] : (oralPerformance?.metrics ?? []);
  const reading = presentReading(link);
  return {
    pitch_type: shared.pitch_type,
    target: shared.target,
    audience: shared.audience,
    question: shared.question,
    content: shared.content,
    audio_url: audioUrl,
    axes: [...heard, ...contentAnalysis.metrics].map(({ label }) => label),
    reading,
    analysis: reading && shared,
  };
}

import { CONTENT_METRIC_LABELS, ORAL_METRIC_LABELS } from "@app/engine/report";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { METRIC_SCORE_MAX, READER_REMARKS_MAX, SHORT_TEXT_CHARACTERS_MAX } from "./limits.ts";
import { MESSAGES } from "./messages.ts";
import { analysisId, pitchQuestion } from "./pitch.ts";
import { pitchType } from "./report.ts";
import { linkHolder, sharedPitch } from "./share.ts";

/** The axes that a reader may mark: the engine's own, so that both can be compared. */
export const READING_AXES = [...ORAL_METRIC_LABELS, ...CONTENT_METRIC_LABELS] as const;

const remark = z.strictObject({
  text: z.string({ error: MESSAGES.remarkRequired }).check(
    z.trim(),
    z.minLength(1, MESSAGES.remarkRequired),
    // As long as a question may be.
    z.maxLength(500, MESSAGES.questionTooLong),
  ),
  /** UTF-16 offsets into `content`; null for a remark on a moment or on the whole. */
  start: z.nullable(z.int().check(z.nonnegative())),
  end: z.nullable(z.int().check(z.nonnegative())),
  /** Second of the recording; null for a remark on words or on the whole. */
  timeSec: z.nullable(z.number().check(z.nonnegative())),
});
export type ReaderRemark = z.infer<typeof remark>;

const mark = z.strictObject({
  label: z.enum(READING_AXES),
  score: z.number().check(z.gte(0), z.lte(METRIC_SCORE_MAX), z.multipleOf(0.5)),
});
export type ReaderMark = z.infer<typeof mark>;

export const readingForm = z.strictObject({
  /** The name that the reader gives; it is not verified. */
  reader_name: z.string().check(z.trim(), z.maxLength(SHORT_TEXT_CHARACTERS_MAX, MESSAGES.fieldTooLong)),
  /** At most one for each axis; an axis without a mark was not judged. */
  marks: z.array(mark).check(
    z.minLength(1, MESSAGES.marksRequired),
    z.maxLength(READING_AXES.length),
    z.refine((marks) => new Set(marks.map(({ label }) => label)).size === marks.length),
  ),
  remarks: z.array(remark).check(z.maxLength(READER_REMARKS_MAX)),
});
export type ReadingForm = z.infer<typeof readingForm>;

const reading = z.extend(readingForm, { submitted_at: z.iso.datetime() });
export type Reading = z.infer<typeof reading>;

const readerLink = z.object({
  id: z.uuid(),
  reader_link: z.string(),
  created_at: z.iso.datetime(),
  /** The link no longer works; the readings given through it are kept. */
  closed: z.boolean(),
  with_recording: z.boolean(),
  exportable: z.boolean(),
  reading: z.nullable(reading),
});
export type ReaderLink = z.infer<typeof readerLink>;

const errors = ["pitch_id_invalid", "pitch_not_found"] as const;

export const createReaderLink = defineEndpoint({
  method: "POST",
  path: "/pitches/history/:id/reader-links",
  access: "user",
  errors: [...errors, "reader_links_full"],
  throttle: { by: "user", everySec: 1, burst: 30 },
  summary: "A link for one reader, who marks the pitch before seeing the analysis",
  params: analysisId,
  body: z.strictObject({
    with_recording: z.boolean(),
    /** The owner agrees to the use of the marks, without identity, to fit the scores. */
    exportable: z.boolean(),
  }),
  response: readerLink,
});

export const listReaderLinks = defineEndpoint({
  method: "GET",
  path: "/pitches/history/:id/reader-links",
  access: "user",
  errors,
  summary: "The reader's links of a pitch with what was written by them, newest first",
  params: analysisId,
  response: z.array(readerLink),
});

export const closeReaderLink = defineEndpoint({
  method: "DELETE",
  path: "/pitches/reader-links/:id",
  access: "user",
  errors: ["link_invalid", "share_not_found"],
  summary: "Close a reader's link; what was written by it stays",
  params: z.object({ id: z.uuid({ error: MESSAGES.linkInvalid }) }),
});

/** What the reader sees: the take or the text alone, then their own reading beside the analysis. */
const readerPage = z.object({
  pitch_type: pitchType,
  target: z.string(),
  audience: z.string(),
  question: z.nullable(pitchQuestion),
  content: z.string(),
  /** The recording, where the owner lets it be heard. */
  audio_url: z.nullable(z.string()),
  /** The axes to mark: the oral ones only where the voice can be heard. */
  axes: z.array(z.enum(READING_AXES)),
  /** Both null until the reader has given their marks. */
  reading: z.nullable(reading),
  analysis: z.nullable(sharedPitch),
});
export type ReaderPage = z.infer<typeof readerPage>;

const READ_PATH = "/pitches/read/:token";

export const getReaderPage = defineEndpoint({
  method: "GET",
  path: READ_PATH,
  access: "link",
  errors: ["link_invalid", "share_not_found"],
  throttle: { by: "address", everySec: 1, burst: 120 },
  summary: "A pitch to read blind, for the holder of a reader's link; the analysis after their marks",
  params: linkHolder,
  response: readerPage,
});

export const submitReading = defineEndpoint({
  method: "POST",
  path: READ_PATH,
  access: "link",
  errors: ["link_invalid", "share_not_found", "reading_submitted"],
  throttle: { by: "address", everySec: 5, burst: 30 },
  summary: "Give the marks and remarks of a reader, once; the answer shows the analysis",
  params: linkHolder,
  body: readingForm,
  response: readerPage,
});

export const getReaderAudio = defineEndpoint({
  method: "GET",
  path: "/pitches/read/:token/audio",
  access: "link",
  errors: ["link_invalid", "share_not_found", "recording_not_found", "range_not_satisfiable"],
  throttle: { by: "address", everySec: 0.25, burst: 240 },
  summary: "The recording of a pitch to read blind, where its owner lets it be heard",
  params: linkHolder,
  responseType: "bytes",
});

import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { SHORT_TEXT_CHARACTERS_MAX, SIMILAR_JOBS_DEFAULT, SIMILAR_JOBS_MAX } from "./limits.ts";
import { MESSAGES } from "./messages.ts";

const similarJob = z.object({
  job_id: z.string(),
  /** The usual title of the sheet. */
  title: z.string(),
  /** The title of the sheet closest to what was typed. */
  matched_title: z.string(),
  /** Similarity of the title, from 0 to 1 (identical). */
  score: z.number(),
});
export type SimilarJob = z.infer<typeof similarJob>;

export const jobTitle = z
  .string({ error: MESSAGES.jobTitleRequired })
  .check(
    z.trim(),
    z.minLength(1, MESSAGES.jobTitleRequired),
    z.maxLength(SHORT_TEXT_CHARACTERS_MAX, MESSAGES.fieldTooLong),
  );

const limit = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/)),
  z.transform((digits: string) => Math.max(1, Math.min(SIMILAR_JOBS_MAX, Number(digits)))),
);

export const searchSimilarJobs = defineEndpoint({
  method: "GET",
  path: "/jobs/search/similar",
  access: "user",
  errors: ["job_title_required"],
  throttle: { by: "user", everySec: 0.5, burst: 60 },
  summary: `The job sheets nearest to a title, best first (${SIMILAR_JOBS_DEFAULT} unless asked otherwise)`,
  query: z.object({ job_title: jobTitle, limit: z.optional(limit) }),
  response: z.object({
    results: z.array(similarJob),
    /** Owner, licence and date of the sheets; null for our own catalogue. */
    attribution: z.nullable(z.string()),
  }),
});

import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { SHORT_TEXT_CHARACTERS_MAX } from "./limits.ts";
import { MESSAGES } from "./messages.ts";
import { analysisId, pitchText, requiredText } from "./pitch.ts";
import { analysis, pitchType } from "./report.ts";

const version = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  /** Its number among the versions of its question: never reused, so that a deletion leaves a gap. */
  version: z.number(),
  globalScore: z.number(),
  maxScore: z.number(),
});

/** Pitches of one type, grouped by title, then question; groups by their newest version. */
export const historyGroup = z.object({
  type: pitchType,
  titles: z.array(
    z.object({
      title: z.string(),
      questions: z.array(
        z.object({
          question: z.nullable(z.string()),
          /** Number of stored versions; `versions` holds the newest of them, oldest first. */
          versionCount: z.number(),
          versions: z.array(version),
        }),
      ),
    }),
  ),
});
export type HistoryGroup = z.infer<typeof historyGroup>;
export type HistoryVersion = z.infer<typeof version>;

const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.transform((digits: string) => Number(digits)),
);

export const listHistory = defineEndpoint({
  method: "GET",
  path: "/pitches/history",
  access: "user",
  errors: ["pitch_id_invalid"],
  throttle: { by: "user", everySec: 0.5, burst: 120 },
  summary:
    "A page of the history, grouped by type, title and question; the header `Link` leads to the next page",
  query: z.object({
    pitch_type: z.optional(pitchType),
    /** Words of a title or a question; case and accents do not count. */
    search: z.optional(
      z.string().check(z.trim(), z.maxLength(SHORT_TEXT_CHARACTERS_MAX, MESSAGES.fieldTooLong)),
    ),
    /** Only the question that this pitch is a version of. */
    pitch_id: z.optional(analysisId.shape.id),
    /** Only older versions than this number. */
    before_version: z.optional(wholeNumber),
    /** Copied from the header `Link` of the page before. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,19}\.[\da-f-]{36}$/))),
  }),
  response: z.array(historyGroup),
});

export const getHistoryEntry = defineEndpoint({
  method: "GET",
  path: "/pitches/history/:id",
  access: "user",
  errors: ["pitch_id_invalid", "pitch_not_found"],
  summary: "One pitch of the history",
  params: analysisId,
  response: analysis,
});

export const saveEntry = defineEndpoint({
  method: "POST",
  path: "/pitches/history",
  access: "user",
  errors: ["pitch_id_invalid", "pitch_not_found"],
  throttle: { by: "user", everySec: 0.5, burst: 120 },
  summary: "Keep an analysis under a title of one's own, as the next version of its question there",
  body: z.strictObject({ id: analysisId.shape.id, title: requiredText(MESSAGES.titleRequired) }),
  response: analysis,
});

export const renamePitches = defineEndpoint({
  method: "PATCH",
  path: "/pitches/history",
  access: "user",
  errors: ["pitch_not_found"],
  throttle: { by: "user", everySec: 0.5, burst: 120 },
  summary:
    "Give every version of a title another one; where that name is taken, they become the next versions there",
  body: z.strictObject({
    pitch_type: pitchType,
    title: z.string(),
    new_title: requiredText(MESSAGES.titleRequired),
  }),
  response: z.object({ title: z.string() }),
});

/** An absent filter matches every value; an empty question matches the pitches without one. */
export const deletionFilter = z
  .strictObject({
    pitch_type: z.optional(pitchType),
    title: z.optional(z.string()),
    question: z.optional(z.string()),
    /** The number shown in the history. With it, an absent question matches the pitches without one. */
    version_index: z.optional(wholeNumber),
  })
  .check(
    z.refine((filter) => Object.values(filter).some((value) => value !== undefined), {
      error: MESSAGES.deletionUnbounded,
    }),
    z.refine(
      ({ version_index, pitch_type, title }) =>
        version_index === undefined || (pitch_type !== undefined && title !== undefined),
      { error: MESSAGES.versionUnaddressed, path: ["version_index"] },
    ),
  );
export type DeletionFilter = z.output<typeof deletionFilter>;

export const deleteHistory = defineEndpoint({
  method: "DELETE",
  path: "/pitches/history",
  access: "user",
  errors: ["deletion_unbounded", "version_unaddressed"],
  throttle: { by: "user", everySec: 0.5, burst: 120 },
  summary: "Delete the pitches that every given filter names, with their recordings and links",
  query: deletionFilter,
  response: z.object({ deleted: z.number() }),
});

const finalPitch = z.object({ content: z.nullable(z.string()) });

export const getFinalPitch = defineEndpoint({
  method: "GET",
  path: "/pitches/history/:id/final-pitch",
  access: "user",
  errors: ["pitch_id_invalid", "pitch_not_found"],
  summary: "The text that its author keeps in the end; null before one is saved",
  params: analysisId,
  response: finalPitch,
});

export const finalPitchForm = z.strictObject({
  content: pitchText.check(z.refine((text) => text.trim() !== "", { error: MESSAGES.finalPitchRequired })),
});

export const saveFinalPitch = defineEndpoint({
  method: "POST",
  path: "/pitches/history/:id/final-pitch",
  access: "user",
  errors: ["pitch_id_invalid", "pitch_not_found", "final_pitch_required"],
  throttle: { by: "user", everySec: 0.5, burst: 120 },
  summary: "Save the final text of a pitch",
  params: analysisId,
  body: finalPitchForm,
  response: finalPitch,
});

export const listFavourites = defineEndpoint({
  method: "GET",
  path: "/users/me/favorites",
  access: "user",
  summary: "The ids of the user's favourite pitches, the last added first",
  response: z.array(z.uuid()),
});

export const addFavourite = defineEndpoint({
  method: "POST",
  path: "/users/me/:id/favorite",
  access: "user",
  errors: ["pitch_id_invalid", "pitch_not_found"],
  throttle: { by: "user", everySec: 0.5, burst: 120 },
  summary: "Add a pitch to the favourites",
  params: analysisId,
});

export const removeFavourite = defineEndpoint({
  method: "DELETE",
  path: "/users/me/:id/favorite",
  access: "user",
  errors: ["pitch_id_invalid", "pitch_not_found"],
  throttle: { by: "user", everySec: 0.5, burst: 120 },
  summary: "Take a pitch out of the favourites",
  params: analysisId,
});

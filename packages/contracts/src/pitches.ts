import * as z from "zod/mini";
import { analysis, analysisId, pitchType } from "./analysis.ts";
import { defineEndpoint } from "./endpoint.ts";

const version = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  version: z.number(),
  globalScore: z.number(),
  maxScore: z.number(),
});

/** Pitches of one type, grouped by title, then question; versions oldest first, groups by their newest version. */
export const historyGroup = z.object({
  type: pitchType,
  titles: z.array(
    z.object({
      title: z.string(),
      questions: z.array(z.object({ question: z.nullable(z.string()), versions: z.array(version) })),
    }),
  ),
});
export type HistoryGroup = z.infer<typeof historyGroup>;
export type HistoryVersion = z.infer<typeof version>;

export const listHistory = defineEndpoint({
  method: "GET",
  path: "/pitches/history",
  access: "user",
  summary: "The history, grouped by type, title and question",
  query: z.object({ pitch_type: z.optional(pitchType) }),
  response: z.array(historyGroup),
});

export const getHistoryEntry = defineEndpoint({
  method: "GET",
  path: "/pitches/history/:id",
  access: "user",
  summary: "One pitch of the history",
  params: analysisId,
  response: analysis,
});

import { METHODS } from "@app/engine/report";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { TRANSCRIPTION_METHODS } from "./recording.ts";

/** What a language model may be asked about a pitch. The engine has its own answer to each. */
export const COACH_TASKS = ["judgement", "rewriting", "hooks"] as const;
export type CoachTaskName = (typeof COACH_TASKS)[number];

/** How a task ended. Every outcome but `written` leaves the engine's answer in place, and the report says why. */
export const COACH_OUTCOMES = [
  /** The model's answer passed every check and is part of the report. */
  "written",
  /** No model is configured here. */
  "absent",
  /** Not asked: this text is not a pitch to judge, or contains instructions to the model. */
  "withheld",
  /** The judge has not passed its examination yet: its scores do not count. */
  "unexamined",
  /**
   * It failed its examination: it cannot tell a weak pitch from a strong one, or obeys instructions in the text that it
   * judges.
   */
  "undiscerning",
  /** Its scores are too far from the measures to be plausible. */
  "implausible",
  /** Twice, it wrote things that are not in the pitch. */
  "unfounded",
  /** Twice, its answer did not have the expected form. */
  "malformed",
  /** The model, or the content filter of its service, refused to answer this text. */
  "content_filter",
  /** The service refuses our request or our key. */
  "refused",
  "busy",
  "unreachable",
  "timeout",
  /** The service failed several times in a row: it is not called for a while. */
  "circuit_open",
  /** The budget of the day is spent. */
  "budget_exceeded",
  /** The user left, or did not want to wait. */
  "cancelled",
] as const;
export type CoachOutcome = (typeof COACH_OUTCOMES)[number];

/** What produced a part of the report (method, model), and when. */
export const source = z.object({
  method: z.enum(METHODS),
  /** The model's name as its service knows it; null if only our rules were used. */
  model: z.nullable(z.string()),
  at: z.iso.datetime(),
});
export type Source = z.infer<typeof source>;

/** What the coach did for one report. */
export const coachWork = z.object({
  /** Null where none is configured. */
  model: z.nullable(z.string()),
  at: z.iso.datetime(),
  tasks: z.array(z.object({ task: z.enum(COACH_TASKS), outcome: z.enum(COACH_OUTCOMES) })),
});
export type CoachWork = z.infer<typeof coachWork>;

/** A model's opinion of one metric, beside the engine's. Its quotes are in the pitch: `content.slice(start, end)`. */
export const judgement = z.object({
  /** Score of the rules alone, 0 to 10. */
  engineScore: z.number(),
  /**
   * The engine's sum over the roles that the model gives to the sentences, centred on the model's mark for the whole.
   */
  modelScore: z.number(),
  /** The same, centred on that mark converted to the readers' scale, as learnt from the examination. */
  calibratedScore: z.number(),
  /** The model's own explanation of this metric; empty if there is none. */
  explanation: z.string(),
  evidence: z.array(z.object({ start: z.number(), end: z.number(), quote: z.string() })),
});
export type Judgement = z.infer<typeof judgement>;

/** A model's reading of the whole, where one counts. */
export const coachReading = z.object({
  /** Who asks what of whom, in a sentence. */
  who: z.nullable(z.string()),
  /** 0 to 10, as the model gave it. */
  mark: z.number(),
  /** Its weight beside the engine, 0 to 1, set by its examination. */
  weight: z.number(),
  /** Words proposed to replace some of the pitch; both offsets are 0 if they replace none. */
  proposal: z.nullable(z.object({ start: z.number(), end: z.number(), quote: z.string(), say: z.string() })),
});
export type CoachReading = z.infer<typeof coachReading>;

/** Which services process users' data on this server, read from its settings. */
const processors = z.object({
  transcription: z.object({
    method: z.enum(TRANSCRIPTION_METHODS),
    model: z.nullable(z.string()),
    /** The host that receives the sound, if it leaves this server. */
    host: z.nullable(z.string()),
  }),
  coach: z.nullable(
    z.object({
      model: z.string(),
      host: z.string(),
      /** Whether the model runs on this server. */
      local: z.boolean(),
    }),
  ),
  /** The server that sends our mails, and thus sees the address and the text of each; null if none is sent. */
  mailHost: z.nullable(z.string()),
  /** The host of the external accounts that people may sign in with; null if there is none. */
  signInHost: z.nullable(z.string()),
});
export type Processors = z.infer<typeof processors>;

export const getProcessors = defineEndpoint({
  method: "GET",
  path: "/service/processors",
  access: "public",
  summary: "Which outside services see what, as this server is configured",
  response: processors,
});

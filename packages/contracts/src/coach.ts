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
  /** Not asked: this text cannot be judged as a pitch, or gives orders to its judge. */
  "withheld",
  /** The judge has not passed its examination yet: its scores do not count. */
  "unexamined",
  /** It failed its examination: it does not tell a weak pitch from a strong one, or obeys the text that it judges. */
  "undiscerning",
  /** Its judgement is further from the measures than a judgement can be. */
  "implausible",
  /** What it wrote says things that are not in the pitch, twice. */
  "unfounded",
  /** What it sent is not an answer to the question, twice. */
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

/** Who made something of the report, and when. */
export const source = z.object({
  method: z.enum(METHODS),
  /** The model's name as its service knows it; null where rules alone spoke. */
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
  /** What the rules alone give, 0 to 10. */
  engineScore: z.number(),
  /** The sum over what the model says that each sentence does, around the mark that it gave to the whole. */
  modelScore: z.number(),
  /** The same around what that mark is worth on the readers' scale, as its examination taught. */
  calibratedScore: z.number(),
  /** What the model alone says of this metric; empty where it says nothing. */
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
  /** How far it counts beside the engine, 0 to 1: what its examination came to. */
  weight: z.number(),
  /** Words proposed in place of the pitch's own; offsets of both ends are 0 where they replace none. */
  proposal: z.nullable(z.object({ start: z.number(), end: z.number(), quote: z.string(), say: z.string() })),
});
export type CoachReading = z.infer<typeof coachReading>;

/** Which services process users' data on this server, read from its settings. */
const processors = z.object({
  transcription: z.object({
    method: z.enum(TRANSCRIPTION_METHODS),
    model: z.nullable(z.string()),
    /** The machine that receives the sound, when it leaves this server. */
    host: z.nullable(z.string()),
  }),
  coach: z.nullable(
    z.object({
      model: z.string(),
      host: z.string(),
      /** The model runs on this very machine. */
      local: z.boolean(),
    }),
  ),
  /** The server that carries our mails, with the address and the text of each; null where none leaves. */
  mailHost: z.nullable(z.string()),
  /** Where people may sign in with an account of theirs; null where they cannot. */
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

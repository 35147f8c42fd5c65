import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { MESSAGES } from "./messages.ts";
import { analysisId } from "./pitch.ts";
import { analysis, pitchType } from "./report.ts";

/** 128 random bits in the form of a uuid. */
export const linkToken = z
  .string({ error: MESSAGES.linkInvalid })
  .check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, MESSAGES.linkInvalid));
export const linkHolder = z.object({ token: linkToken });

const shareLink = z.object({
  /** Null while the pitch is not shared. */
  share_link: z.nullable(z.string()),
  /** Visitors may play the recording, while its owner keeps it. */
  with_recording: z.boolean(),
});
export type ShareLink = z.infer<typeof shareLink>;

const PATH = "/pitches/history/:id/share";
const errors = ["pitch_id_invalid", "pitch_not_found"] as const;

export const sharePitch = defineEndpoint({
  method: "POST",
  path: PATH,
  access: "user",
  errors,
  throttle: { by: "user", everySec: 0.5, burst: 60 },
  summary: "The link by which anyone reads this analysis: made once, given again afterwards",
  params: analysisId,
  body: z.optional(z.strictObject({ with_recording: z.optional(z.boolean()) })),
  response: z.object({ share_link: z.string(), with_recording: z.boolean() }),
});

export const getShareLink = defineEndpoint({
  method: "GET",
  path: PATH,
  access: "user",
  errors,
  summary: "Whether a pitch is shared, and by which link",
  params: analysisId,
  response: shareLink,
});

export const unsharePitch = defineEndpoint({
  method: "DELETE",
  path: PATH,
  access: "user",
  errors,
  summary: "End the link of a pitch: it opens nothing from now on, and a new one will differ",
  params: analysisId,
});

const sharedItem = z.object({
  pitch_id: z.uuid(),
  pitch_type: pitchType,
  title: z.string(),
  question: z.nullable(z.string()),
  version: z.number(),
  share_link: z.string(),
  with_recording: z.boolean(),
  created_at: z.iso.datetime(),
});
export type SharedItem = z.infer<typeof sharedItem>;

export const listShareLinks = defineEndpoint({
  method: "GET",
  path: "/users/me/shares",
  access: "user",
  summary: "The links by which the user's pitches are shared, newest first",
  response: z.array(sharedItem),
});

/** A report without the data that leads to its owner: no id, no date, no version number, no other pitch. */
export const sharedPitch = z.extend(
  z.omit(analysis, { id: true, created_at: true, title: true, version: true, interview_plan_id: true }),
  {
    /** The last part of its URL. */
    slug: z.string(),
  },
);
export type SharedPitch = z.infer<typeof sharedPitch>;

const byAddress = { by: "address", everySec: 1, burst: 120 } as const;

export const getSharedPitch = defineEndpoint({
  method: "GET",
  path: "/pitches/share/:token",
  access: "link",
  errors: ["link_invalid", "share_not_found"],
  throttle: byAddress,
  summary: "A shared analysis, for the holder of its link",
  params: linkHolder,
  response: sharedPitch,
});

export const getSharedAudio = defineEndpoint({
  method: "GET",
  path: "/pitches/share/:token/audio",
  access: "link",
  errors: ["link_invalid", "share_not_found", "recording_not_found", "range_not_satisfiable"],
  // A player that seeks asks for many parts of one recording.
  throttle: { by: "address", everySec: 0.25, burst: 240 },
  summary: "The recording of a shared pitch, where its owner shares it too",
  params: linkHolder,
  responseType: "bytes",
});

export const getSharePreview = defineEndpoint({
  method: "GET",
  path: "/pitches/share/:token/preview.png",
  access: "link",
  errors: ["link_invalid", "share_not_found"],
  throttle: byAddress,
  summary: "The image that a message shows beside the link",
  params: linkHolder,
  responseType: "bytes",
  mediaType: "image/png",
});
/** Size of that image, in pixels. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

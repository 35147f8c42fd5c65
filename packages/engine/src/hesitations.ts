// Revises a report once its speaker has confirmed or dismissed the probable « euh ». Light: no model weights.
export { type KeptFillers, reviseFillers } from "./scoring/voice/revise-fillers.ts";
export { tellUnscored } from "./scoring/voice/voice-notices.ts";

// What becomes of a report once its speaker has said which probable « euh » are some. Light: no learnt weights.
export { type KeptFillers, reviseFillers } from "./scoring/voice/revise-fillers.ts";
export { tellUnscored } from "./scoring/voice/voice-notices.ts";

// How something is said, without the judgement of its text: light enough for a page.
export { measureVoice } from "./scoring/voice/measure-voice.ts";

// Measures the delivery without judging the text: light enough for a page.
export { measureVoice } from "./scoring/voice/measure-voice.ts";

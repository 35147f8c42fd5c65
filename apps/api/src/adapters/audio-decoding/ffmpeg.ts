import { openDecoder, Undecodable } from "@app/decoding/open-decoder";
import { type AudioDecoder, AudioUnreadable } from "./port.ts";

/** FFmpeg as WebAssembly, in a thread of its own for each file. */
export function openFfmpegDecoder(): AudioDecoder {
  const decoder = openDecoder();
  return {
    async decode(file, signal) {
      try {
        return await decoder.decode(file, signal);
      } catch (error) {
        if (error instanceof Undecodable) throw new AudioUnreadable("not readable", { cause: error });
        throw error;
      }
    },
  };
}

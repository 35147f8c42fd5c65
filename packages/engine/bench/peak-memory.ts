// Decodes and measures one file in a separate process, and prints its peak memory in MB.
import { DECODED_RATE_HZ, openDecoder } from "@app/decoding/open-decoder";
import { measureVoice } from "../src/scoring/voice/measure-voice.ts";

const { samples } = await openDecoder().decode(process.argv[2]!);
measureVoice(samples, DECODED_RATE_HZ);
process.stdout.write(String(process.resourceUsage().maxRSS / 1024));

import fs from "node:fs";
import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { openMixer } from "./mix-channels.ts";
import { wasm, type WasmModule } from "./web-assembly.ts";

/**
 * Decodes one file, then the thread ends. FFmpeg as WebAssembly (GPL) runs in this thread only: a file made to attack a
 * decoder is confined to a sandbox without network or access to our memory, and timed from outside. The thread receives
 * the compiled decoder as its data and prepares itself; the only message that it waits for is its task.
 */
export interface DecodeTask {
  file: string;
  rateHz: number;
  secMax: number;
}

/** The samples as transferred, or null for a file that cannot be read. */
export type DecodeResult = Float32Array<ArrayBuffer> | null;

interface Core {
  FS: {
    writeFile(name: string, bytes: Uint8Array): void;
    lookupPath(name: string): { node: { usedBytes: number; stream_ops: object } };
  };
  exec(...options: string[]): number;
  setLogger(logger: (line: { message: string }) => void): void;
  setTimeout(ms: number): void;
}
type CreateCore = (options: {
  instantiateWasm(imports: object, done: (instance: object) => void): object;
}) => Promise<Core>;

/** Containers and codecs of recordings; all the others of FFmpeg are disabled. */
const CONTAINERS = "wav,mov,mp3,matroska,ogg,flac";
const CODECS = [
  "pcm_u8,pcm_s16le,pcm_s24le,pcm_s32le,pcm_f32le,pcm_f64le,pcm_alaw,pcm_mulaw,adpcm_ms,adpcm_ima_wav",
  "aac,alac,flac,mp3,mp3float,opus,libopus,vorbis,libvorbis",
].join(",");
/** Limit of one allocation: a header may ask for gigabytes. */
const ALLOCATION_BYTES_MAX = 64 * 1024 * 1024;

const OPTIONS = "-nostdin -hide_banner -loglevel quiet -protocol_whitelist file"
  .split(" ")
  .concat(
    ["-max_alloc", String(ALLOCATION_BYTES_MAX)],
    ["-format_whitelist", CONTAINERS, "-codec_whitelist", CODECS],
  );
const READ_FIRST_SOUND = "-i in -map 0:a:0 -vn -sn -dn".split(" ");
/** A compressed sound comes in frames of 10 to 60 ms: joining them makes fewer calls of the filters. */
const SAMPLES_AT_ONCE = 4800;
/** More than two channels become two, of which we make one. As WAV, whose header tells how many there are. */
const resampleTo = (rateHz: number) => [
  "-af",
  `asetnsamples=n=${SAMPLES_AT_ONCE}:p=0,aresample=${rateHz}:rematrix_maxval=1:filter_size=32:cutoff=0.97,aformat=sample_fmts=flt:channel_layouts=mono|stereo`,
  ..."-map_metadata -1 -flags bitexact -fflags bitexact -c:a pcm_f32le -f wav".split(" "),
];

// A failure here is reported later, as the failure of the task.
const ready = openCore().catch(() => null);
parentPort!.once("message", async (task: DecodeTask) => {
  const core = await ready;
  const samples = core && decode(core, task);
  parentPort!.postMessage(samples, samples ? [samples.buffer] : []);
});

async function openCore(): Promise<Core> {
  // The build expects the `self.location` of a browser's worker.
  Object.assign(globalThis, { self: { location: { href: "file:///" } } });
  const create = createRequire(import.meta.url)("@ffmpeg/core") as CreateCore;
  const core = await create({
    instantiateWasm(imports, done) {
      void wasm.instantiate(workerData as WasmModule, imports).then(done);
      return {};
    },
  });
  core.setLogger(() => {});
  core.setTimeout(-1);
  return core;
}

function decode(core: Core, { file, rateHz, secMax }: DecodeTask): DecodeResult {
  const input = fs.openSync(file, "r");
  mountFile(core, input);
  const sound = mountSound(core, secMax * rateHz);
  const code = core.exec(...OPTIONS, "-t", String(secMax), ...READ_FIRST_SOUND, ...resampleTo(rateHz), "out");
  fs.closeSync(input);
  if (code !== 0) return null;
  return sound.take();
}

/** Lets FFmpeg read the file from disk: a hundred megabytes are never copied into memory. */
function mountFile(core: Core, input: number): void {
  const node = openNode(core, "in");
  node.usedBytes = fs.fstatSync(input).size;
  node.stream_ops = {
    ...node.stream_ops,
    read: (_stream: unknown, target: Uint8Array, offset: number, length: number, position: number) =>
      fs.readSync(input, target, offset, length, position),
  };
}

const CHANNELS_MAX = 2;
const HEADER_BYTES_MAX = 1024;

/**
 * Receives the samples as FFmpeg writes them, since a growing in-memory file would be copied at each growth. The unused
 * end of the buffer is memory requested but never touched: copying it away would cost more.
 */
function mountSound(core: Core, framesMax: number): { take(): Float32Array<ArrayBuffer> | null } {
  const bytes = new Uint8Array(HEADER_BYTES_MAX + CHANNELS_MAX * framesMax * Float32Array.BYTES_PER_ELEMENT);
  let length = 0;
  const node = openNode(core, "out");
  node.stream_ops = {
    ...node.stream_ops,
    write(_stream: unknown, source: Uint8Array, offset: number, count: number, position: number) {
      const kept = Math.max(0, Math.min(count, bytes.length - position));
      bytes.set(source.subarray(offset, offset + kept), position);
      length = Math.max(length, position + kept);
      return count;
    },
  };
  return { take: () => takeMono(bytes, length) };
}

/** Offsets in a WAV file. */
const CHUNKS_AT = 12;
const CHANNELS_AT = 22;
const CHUNK_HEADER_BYTES = 8;

/** The samples of a WAV file of floats, its channels mixed into one; null where it has none. */
function takeMono(bytes: Uint8Array<ArrayBuffer>, length: number): Float32Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer);
  const isData = (at: number) => view.getUint32(at) === 0x64_61_74_61;
  let at = CHUNKS_AT;
  while (at < HEADER_BYTES_MAX && !isData(at)) at += CHUNK_HEADER_BYTES + view.getUint32(at + 4, true);
  if (at >= HEADER_BYTES_MAX) return null;
  const channels = view.getUint16(CHANNELS_AT, true);
  // The declared length is not read: FFmpeg may not have come to write it.
  bytes.copyWithin(0, at + CHUNK_HEADER_BYTES, length);
  const samples = new Float32Array(bytes.buffer, 0, Math.max(0, length - at - CHUNK_HEADER_BYTES) >> 2);
  return channels === 1 ? samples : openMixer()(partChannels(samples, channels));
}

function partChannels(samples: Float32Array, channels: number): Float32Array<ArrayBuffer>[] {
  const length = Math.floor(samples.length / channels);
  return Array.from({ length: channels }, (_, channel) => {
    const own = new Float32Array(length);
    for (let i = 0; i < length; i++) own[i] = samples[i * channels + channel]!;
    return own;
  });
}

function openNode(core: Core, name: string) {
  core.FS.writeFile(name, new Uint8Array(0));
  return core.FS.lookupPath(name).node;
}

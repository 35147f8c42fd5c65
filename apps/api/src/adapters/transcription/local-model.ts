import fs from "node:fs";
import path from "node:path";

/** The files of one model, as sherpa-onnx expects them. */
export type LocalModel = { name: string; tokens: string } & (
  | { kind: "transducer"; encoder: string; decoder: string; joiner: string }
  | { kind: "whisper"; encoder: string; decoder: string }
);

/** The first folder, by name, that holds a complete model; `modelsDir` itself may be one. */
export function findLocalModel(modelsDir: string): LocalModel | null {
  for (const folder of [modelsDir, ...listFolders(modelsDir)]) {
    const model = readModelFolder(folder);
    if (model) return model;
  }
  return null;
}

/** NeMo names its files `encoder.int8.onnx`, Whisper `small-encoder.int8.onnx`; the smaller int8 ones come first. */
function readModelFolder(folder: string): LocalModel | null {
  const files = listFiles(folder);
  const find = (part: string) => {
    const named = files.filter((file) => new RegExp(`(?:^|-)${part}[^/]*$`).test(file)).sort();
    const found = named.find((file) => file.includes(".int8.")) ?? named[0];
    return found && path.join(folder, found);
  };
  const encoder = find(String.raw`encoder\S*\.onnx`);
  const decoder = find(String.raw`decoder\S*\.onnx`);
  const joiner = find(String.raw`joiner\S*\.onnx`);
  const tokens = find(String.raw`tokens\.txt`);
  const name = path.basename(folder);
  if (!encoder || !decoder || !tokens) return null;
  if (joiner) return { kind: "transducer", name, encoder, decoder, joiner, tokens };
  // A transducer without its joiner is an incomplete download, not a Whisper model.
  const whisper = !path.basename(encoder).startsWith("encoder");
  return whisper ? { kind: "whisper", name, encoder, decoder, tokens } : null;
}

const read = (folder: string) => {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
};
const listFolders = (folder: string) =>
  read(folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(folder, entry.name))
    .sort();
const listFiles = (folder: string) =>
  read(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

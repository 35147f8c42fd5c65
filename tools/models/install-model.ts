import fs from "node:fs";
import path from "node:path";
import { downloadFile, type DownloadOptions, hashFile, sizeOf } from "./download-file.ts";
import type { DownloadableModel } from "./french-model.ts";

interface InstallOptions extends Omit<DownloadOptions, "onProgress"> {
  say(line: string): void;
  /** Called with the number of bytes of the whole model on disk. */
  onProgress(bytes: number, total: number): void;
}

/** Downloads every missing file of the model; existing files are verified first. */
export async function installModel(
  model: DownloadableModel,
  modelsDir: string,
  { say, onProgress, ...options }: InstallOptions,
): Promise<string> {
  const folder = path.join(modelsDir, model.name);
  fs.mkdirSync(folder, { recursive: true });
  const total = model.files.reduce((sum, file) => sum + file.bytes, 0);
  let done = 0;
  for (const file of model.files) {
    const to = path.join(folder, file.name);
    if (sizeOf(to) > 0 && (await hashFile(to)).digest("hex") !== file.sha256) {
      say(`${file.name} est abîmé : il est téléchargé à nouveau.`);
      fs.rmSync(to);
    }
    const before = done;
    if (sizeOf(to) === 0)
      await downloadFile(`${model.baseUrl}/${file.name}`, to, file, {
        ...options,
        onProgress: (bytes) => onProgress(before + bytes, total),
      });
    done += file.bytes;
    onProgress(done, total);
  }
  return folder;
}

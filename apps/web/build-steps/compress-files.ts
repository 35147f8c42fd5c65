import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(?:js|css|html|svg|txt|xml|vtt|json|webmanifest)$/;
/** In smaller files, compression saves less than its headers cost. */
const BYTES_MIN = 256;

/** Writes a `.br` and a `.gz` copy of each text file of a folder, at maximal compression: the server sends those. */
export function compressFiles(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))) {
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length < BYTES_MIN) continue;
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

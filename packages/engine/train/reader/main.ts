import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { trainReader } from "./train-reader.ts";

const [folder, ...flags] = process.argv.slice(2);
if (!folder) {
  process.stderr.write("Usage : npm run train:reader -- DOSSIER-DES-CORPUS [--held-out] [--to FICHIER]\n");
  process.exit(2);
}
const to = flags.includes("--to")
  ? flags[flags.indexOf("--to") + 1]!
  : new URL("../../src/reading/weights/french.json", import.meta.url).pathname;
const packed = JSON.stringify(
  trainReader(folder, {
    leftOut: flags.includes("--held-out") ? "judges" : "nothing",
    note: (text) => console.log(`${process.uptime().toFixed(0)} s: ${text}`),
  }),
);
mkdirSync(new URL(".", `file://${to}`).pathname, { recursive: true });
writeFileSync(to, `${packed}\n`);
const hash = createHash("sha256").update(`${packed}\n`).digest("hex");
// Training is deterministic: the committed hash shows whether the committed weights come from it.
writeFileSync(to.replace(/\.json$/, ".sha256"), `${hash}\n`);
console.log(`${to}: ${packed.length} bytes, ${gzipSync(packed, { level: 9 }).length} in gzip`);
console.log(`sha256 ${hash}`);

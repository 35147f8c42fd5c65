import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { WAVEFORM_STYLE_SHA256 } from "@app/contracts/page-request";
import { expect, it } from "vitest";
import { WAVEFORM_HEIGHT_PX } from "./mount-waveform.ts";

it("writes the one style that the policy of the pages lets in", () => {
  const library = readFileSync(createRequire(import.meta.url).resolve("wavesurfer.js"), "utf8");
  const open = library.indexOf("<style${");
  const start = library.indexOf(">\\n", open) + 1;
  const written = library
    .slice(start, library.indexOf("</style>", start))
    .replace(/\$\{this\.getHeight\([^}]*\}/, String(WAVEFORM_HEIGHT_PX))
    .replaceAll("\\n", "\n");
  expect(written).toMatch(/^\n +:host \{[^$]+$/);
  expect(createHash("sha256").update(written).digest("base64")).toBe(WAVEFORM_STYLE_SHA256);
});

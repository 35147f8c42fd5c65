// `npm run icons`: draws the web app's icons and its link preview image, with the machine's Chromium.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { PRODUCT_NAME } from "@app/contracts/product";
import { findChromium } from "./test/find-chromium.ts";

const PUBLIC = path.join(import.meta.dirname, "../apps/web/public");
const FONT = path.join(import.meta.dirname, "../apps/web/app/fonts/bricolage-grotesque.woff2");
const logo = readFileSync(path.join(PUBLIC, "favicon.svg"), "utf8");
const GROUND = "#17131c";

async function draw(
  browser: Browser,
  html: string,
  width: number,
  height: number,
  isPhoto = false,
): Promise<Buffer> {
  // Chromium cannot screenshot a window of a few pixels.
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>*{margin:0}svg{display:block}body{overflow:hidden}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const clip = { x: 0, y: 0, width, height };
  const picture = await page.screenshot(
    isPhoto ? { type: "jpeg", quality: 86, clip } : { omitBackground: true, clip },
  );
  await page.close();
  return picture;
}

const sized = (size: number) => logo.replace("<svg ", `<svg width="${size}" height="${size}" `);

/** The system rounds the corners: fill the background to the edge and keep the drawing in the middle. */
const masked = (size: number) =>
  `<div style="width:${size}px;height:${size}px;background:${GROUND};display:grid;place-items:center">${sized(Math.round(size * 0.72))}</div>`;

/** A PNG in an ICO container, for old browsers. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

function sharePicture(): string {
  const font = readFileSync(FONT).toString("base64");
  const bars = Array.from({ length: 78 }, (_, index) => {
    const word = Math.abs(Math.sin(index * 0.21)) ** 0.6;
    const height = Math.round(10 + 150 * word * (0.45 + 0.55 * Math.abs(Math.sin(index * 1.7))));
    const pause = index % 26 > 21;
    const colour = pause ? "#f4c176" : index > 50 && index < 56 ? "#ef5d7a" : "#a97bf0";
    return `<i style="height:${pause ? 7 : height}px;background:${colour}"></i>`;
  }).join("");
  return `<style>
@font-face{font-family:B;src:url(data:font/woff2;base64,${font});font-weight:200 900}
body{width:1200px;height:630px;background:radial-gradient(60% 60% at 50% 78%,#3a1f72,transparent 75%),radial-gradient(30% 40% at 84% 84%,#4a2c1a,transparent 75%),#100d14;color:#f6f3ee;font-family:B;text-align:center}
h1{font-size:112px;line-height:.98;letter-spacing:-.044em;font-weight:640;padding-top:128px}
em{font-style:normal;color:#b692f6}b{color:#f4c176}
.line{position:absolute;inset:auto 0 88px;height:170px;display:flex;align-items:center;justify-content:center;gap:8px}
i{width:7px;border-radius:4px}
.name{position:absolute;top:44px;left:56px;display:flex;gap:14px;align-items:center;font-size:34px;font-weight:650;letter-spacing:-.02em}
</style><div class="name">${sized(46)}${PRODUCT_NAME}</div><h1>Le jour J se prépare<br>à <em>voix haute</em><b>.</b></h1><div class="line">${bars}</div>`;
}

const executablePath = await findChromium();
if (!executablePath) throw new Error("no Chromium on this machine");
const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
const write = (name: string, content: Buffer) => writeFileSync(path.join(PUBLIC, name), content);
write("favicon.ico", asIco(await draw(browser, sized(32), 32, 32), 32));
for (const size of [192, 512]) write(`icons/icon-${size}.png`, await draw(browser, sized(size), size, size));
write("icons/icon-maskable-512.png", await draw(browser, masked(512), 512, 512));
write("icons/apple-touch-icon.png", await draw(browser, masked(180), 180, 180));
write("share.jpg", await draw(browser, sharePicture(), 1200, 630, true));
await browser.close();

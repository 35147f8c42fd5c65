// `npm run demo:video`: films the product, from a question to its report, and writes the landing page's video with
// French captions. Chromium takes the pictures, ffmpeg makes the film. Uses a new account on a server of its own.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { EXAMPLES } from "@app/contracts/examples";
import { chromium, type Page } from "@playwright/test";
import { makeDataDir, startServerProcess } from "./server-process.ts";
import { findChromium } from "./test/find-chromium.ts";
import { ensureWebBuild } from "./web-build.ts";

const OUT = path.join(import.meta.dirname, "../apps/web/public/demo");
const SIZE = { width: 1280, height: 720 };
const FRAMES_PER_SEC = 12;
const EXAMPLE = EXAMPLES.find(({ name }) => name === "quai")!;
const SHOWN = EXAMPLES[0];
/** A first draft, so that the rewriting has faults to correct. */
const DRAFT = readFileSync(path.join(import.meta.dirname, "../fixtures/demo-draft.txt"), "utf8").trim();

interface Caption {
  fromSec: number;
  says: string;
}

/** Takes pictures at a fixed frame rate of the film, however long the page takes to draw each. */
class Camera {
  private count = 0;
  private folder: string;
  private page: Page;
  readonly captions: Caption[] = [];

  constructor(page: Page, folder: string) {
    this.page = page;
    this.folder = folder;
  }
  get nowSec() {
    return this.count / FRAMES_PER_SEC;
  }
  say(says: string) {
    this.captions.push({ fromSec: this.nowSec, says });
  }
  async frame() {
    const name = `${String(this.count++).padStart(5, "0")}.jpg`;
    await this.page.screenshot({ path: path.join(this.folder, name), type: "jpeg", quality: 92 });
  }
  /** A still: one picture, repeated. */
  async hold(seconds: number) {
    await this.frame();
    const last = readFileSync(path.join(this.folder, `${String(this.count - 1).padStart(5, "0")}.jpg`));
    for (let left = Math.round(seconds * FRAMES_PER_SEC) - 1; left > 0; left--)
      writeFileSync(path.join(this.folder, `${String(this.count++).padStart(5, "0")}.jpg`), last);
  }
  /** Scrolls down with a smooth motion. */
  async glideTo(top: number, seconds: number) {
    const from = await this.page.evaluate(() => scrollY);
    const frames = Math.round(seconds * FRAMES_PER_SEC);
    for (let frame = 1; frame <= frames; frame++) {
      const part = frame / frames;
      const eased = part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
      await this.page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), from + (top - from) * eased);
      await this.frame();
    }
  }
}

const topOf = (page: Page, heading: string) =>
  page.evaluate((name) => {
    const found = [...document.querySelectorAll("h2,h3")].find((one) => one.textContent?.includes(name));
    return found ? found.getBoundingClientRect().top + scrollY - 130 : scrollY + 600;
  }, heading);

async function film(page: Page, url: string, camera: Camera): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(2, 2);
  await page.waitForTimeout(1500);
  camera.say("Un entretien, un pitch, un oral : on le répète ici.");
  await camera.hold(2.5);

  await page.goto(`${url}/pitch`);
  await page.getByLabel("Question d’entretien", { exact: true }).fill(EXAMPLE.question ?? "");
  await page.getByLabel("Votre objectif", { exact: true }).fill(EXAMPLE.target);
  await page.keyboard.press("Escape");
  camera.say("On choisit sa question, puis on répond, par écrit ou à voix haute.");
  await camera.hold(2);
  const field = page.getByRole("textbox", { name: /^Votre réponse/ });
  await field.focus();
  const words = DRAFT.split(" ");
  const steps = 30;
  for (let step = 1; step <= steps; step++) {
    await field.fill(words.slice(0, Math.ceil((words.length * step) / steps)).join(" "));
    await camera.frame();
  }
  await camera.hold(1);
  await page.getByRole("button", { name: "Analyser mon pitch" }).click();
  await page.getByRole("img", { name: /^Score global/ }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2500);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  camera.say(
    "Quelques secondes plus tard, le verdict : un point fort, et ce qu’il est le plus utile de changer.",
  );
  await camera.hold(4);
  camera.say("Chaque note sur 10 montre ce qui a été mesuré, et cite vos propres phrases.");
  await camera.glideTo(await topOf(page, "Contenu"), 1.5);
  await camera.hold(3);
  camera.say("Le pitch est réécrit sans rien inventer, et annoté pour l’oral.");
  await camera.glideTo(await topOf(page, "Recommandations"), 1.5);
  await camera.hold(3.5);

  await page.goto(`${url}/share/${SHOWN.token}/${SHOWN.slug}`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
  camera.say("À voix haute, le débit, les pauses et les « euh » se lisent à leur seconde.");
  await camera.hold(3);
  await camera.glideTo(await topOf(page, "Performance orale"), 1.5);
  await camera.hold(4);
  camera.say("Les premiers essais sont offerts. À vous.");
  await camera.hold(2.5);
}

const clock = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, "0")}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;

function writeCaptions(camera: Camera): string {
  const cues = camera.captions.map(({ fromSec, says }, index) => {
    const endSec = camera.captions[index + 1]?.fromSec ?? camera.nowSec;
    return `${clock(fromSec)} --> ${clock(endSec)}\n${says.replaceAll(/ (?=[:;?!»])|(?<=«) /g, "\u00a0")}`;
  });
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

function run(args: string[]): void {
  const { status, stderr } = spawnSync("ffmpeg", ["-y", "-v", "error", ...args]);
  if (status !== 0) throw new Error(stderr.toString());
}

const executablePath = await findChromium();
if (!executablePath) throw new Error("no Chromium on this machine");
await ensureWebBuild((line) => console.log(line));
const frames = mkdtempSync(path.join(tmpdir(), "film-"));
const { dataDir, remove } = makeDataDir();
const server = await startServerProcess(dataDir, { EXAMPLES: "" });
const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
try {
  const shown = `${server.url}/share/${SHOWN.token}/${SHOWN.slug}`;
  for (let tries = 0; tries < 120 && !(await fetch(shown)).ok; tries++)
    await new Promise((resolve) => setTimeout(resolve, 500));
  const account = await fetch(`${server.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "film@exemple.fr", password: "une phrase pour le film" }),
  });
  const { access_token } = (await account.json()) as { access_token: string };
  const context = await browser.newContext({
    viewport: SIZE,
    locale: "fr-FR",
    colorScheme: "dark",
    reducedMotion: "reduce",
  });
  await context.addInitScript((token) => localStorage.setItem("token", token), access_token);
  const page = await context.newPage();
  const camera = new Camera(page, frames);
  await film(page, server.url, camera);
  writeFileSync(path.join(OUT, "demo.vtt"), writeCaptions(camera));
  const input = ["-framerate", String(FRAMES_PER_SEC), "-i", path.join(frames, "%05d.jpg")];
  const quality =
    "-c:v libx264 -preset veryslow -crf 29 -tune animation -pix_fmt yuv420p -movflags +faststart";
  run([...input, ...quality.split(" "), "-map_metadata", "-1", path.join(OUT, "demo.mp4")]);
  const poster = String(Math.round(FRAMES_PER_SEC * (camera.captions[2]!.fromSec + 1))).padStart(5, "0");
  run(["-i", path.join(frames, `${poster}.jpg`), "-quality", "70", path.join(OUT, "poster.webp")]);
  console.log(`${camera.nowSec.toFixed(1)} s, ${statSync(path.join(OUT, "demo.mp4")).size} bytes`);
} finally {
  await browser.close();
  await server.stop();
  remove();
  rmSync(frames, { recursive: true });
}

// `npm run screenshots -- [--only name] [--out folder] [--width 390] [--theme dark]`: every page and state of the built
// product, at 390 and 1440 px, in both themes, with a contact sheet for review before finishing. Build first.
// `--only` takes names of states.ts or beginnings of paths, separated by commas: `--only=accueil,/history`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { makeDataDir, startServerProcess } from "../server-process.ts";
import { findChromium } from "../test/find-chromium.ts";
import { STATES, type State, type Stored } from "./states.ts";
import { storePitches } from "./store-pitches.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    out: { type: "string", default: "screenshots" },
    width: { type: "string" },
    theme: { type: "string" },
  },
});
const out = resolve(options.out);
const widths = [390, 1440].filter((width) => (options.width ?? String(width)) === String(width));
const themes = ["dark", "light"].filter((theme) => (options.theme ?? theme) === theme);

/** The requested states; a path selects all states of its page. */
function chooseStates(stored: Stored): State[] {
  const asked = options.only.split(",").map((each) => each.trim());
  const isAsked = ({ name, path }: State) =>
    asked.some((each) =>
      each.startsWith("/")
        ? each === "/"
          ? path(stored) === "/"
          : path(stored)?.startsWith(each)
        : name.includes(each),
    );
  const chosen = STATES.filter(isAsked);
  if (chosen.length > 0 && widths.length > 0 && themes.length > 0) return chosen;
  const known = STATES.map(({ name }) => name).join(", ");
  throw new Error(`nothing to show; known: ${known}; --width is 390 or 1440, --theme dark or light`);
}

interface Shot {
  file: string;
  label: string;
}

async function shoot(browser: Browser, url: string, stored: Stored & { token: string }): Promise<Shot[]> {
  const states = chooseStates(stored);
  const shots: Shot[] = [];
  for (const width of widths)
    for (const theme of themes) {
      const context = await browser.newContext({
        baseURL: url,
        locale: "fr-FR",
        timezoneId: "Europe/Paris",
        reducedMotion: "reduce",
        viewport: { width, height: width === 390 ? 844 : 900 },
        deviceScaleFactor: width === 390 ? 2 : 1,
      });
      for (const state of states) {
        const page = await context.newPage();
        const token = state.access === "user" ? stored.token : null;
        await page.addInitScript(prepare, { theme, token });
        const file = `${state.name}-${width}-${theme}.png`;
        if (await shootState(page, state, stored, join(out, file)))
          shots.push({ file, label: `${state.name} ${width} ${theme}` });
        await page.close();
      }
      await context.close();
    }
  return shots;
}

function prepare({ theme, token }: { theme: string; token: string | null }): void {
  localStorage.setItem("theme", theme);
  if (token === null) localStorage.removeItem("token");
  else localStorage.setItem("token", token);
}

/** False when there is nothing to show; a state that cannot be reached is captured as it is, and reported. */
async function shootState(page: Page, state: State, stored: Stored, file: string): Promise<boolean> {
  const path = state.path(stored);
  if (path === null) {
    console.log(`${state.name}: skipped, espeak-ng is not installed`);
    return false;
  }
  await page.goto(path, { waitUntil: "networkidle" });
  await state
    .act?.(page)
    .catch((error: Error) => console.log(`${state.name}: ${error.message.split("\n")[0]}`));
  await page.evaluate(() => document.fonts.ready);
  // Render now what the browser would only draw once scrolled to.
  if (!state.firstScreen) await page.evaluate(drawAll);
  await page.screenshot({ path: file, fullPage: !state.firstScreen });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log(`${state.name}: ${over} px wider than the window`);
  return true;
}

/** With a constructed stylesheet: our pages' policy refuses a style element. */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
}

async function drawSheet(browser: Browser, shots: readonly Shot[]): Promise<void> {
  const figures = shots.map(({ file, label }) => {
    const data = readFileSync(join(out, file)).toString("base64");
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${label}</figcaption></figure>`;
  });
  const html = `<!doctype html><meta charset="utf-8"><style>body{margin:16px;display:flex;flex-wrap:wrap;gap:12px;
    background:#777;font:11px sans-serif;color:#fff}figure{margin:0;width:220px}img{width:220px;max-height:420px;
    object-fit:cover;object-position:top;display:block}</style>${figures.join("")}`;
  writeFileSync(join(out, "planche.html"), html);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`file://${join(out, "planche.html")}`);
  await page.screenshot({ path: join(out, "planche.png"), fullPage: true });
}

const executablePath = await findChromium();
if (!executablePath) throw new Error("no Chromium on this machine");
mkdirSync(out, { recursive: true });
const { dataDir, remove } = makeDataDir();
const server = await startServerProcess(dataDir);
const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
try {
  const shots = await shoot(browser, server.url, await storePitches(server.url));
  await drawSheet(browser, shots);
  console.log(`${shots.length} pictures and planche.png in ${out}`);
} finally {
  await browser.close();
  await server.stop();
  remove();
}

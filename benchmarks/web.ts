// `npm run bench:web`: Lighthouse on the real server with the machine's Chromium, its mobile profile, medians. Prints
// figures beside their targets; asserts nothing. `npm run bench:web -- 1` runs each page once.
import { type Browser, chromium } from "@playwright/test";
import { SHOWN_EXAMPLE } from "@app/contracts/examples";
import lighthouse, { type Config } from "lighthouse";
import { findChromium } from "../scripts/test/find-chromium.ts";
import { findFreePort, makeDataDir, startServerProcess } from "../scripts/server-process.ts";
import { ensureWebBuild } from "../scripts/web-build.ts";
import { percentile } from "./figures.ts";

const RUNS = Number(process.argv[2] ?? 5);
const EXAMPLE = `/share/${SHOWN_EXAMPLE.token}/${SHOWN_EXAMPLE.slug}`;
/** Lowest performance that each page should reach. */
const PAGES = [
  { path: "/", target: 97 },
  { path: "/pitch", target: 95 },
  { path: EXAMPLE, target: 95 },
];
const KILOBYTE = 1000;
/** A slow phone line, bytes per second. */
const SLOW_LINE = 400_000 / 8;

/** Lighthouse's mobile line, really slowed down instead of simulated. */
const REAL = {
  extends: "lighthouse:default",
  settings: { throttlingMethod: "devtools", onlyCategories: ["performance"] },
};
const REAL_RUNS = Math.min(RUNS, 3);

async function paintOnSlowLine(url: string, port: number): Promise<number> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "silent" }, REAL as Config);
  return result?.lhr.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN;
}

interface Run {
  scores: Record<string, number>;
  lcpMs: number;
  cls: number;
  scriptKb: number;
  fontKb: number;
  failed: string[];
}

async function visit(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "silent" });
  if (!result) throw new Error(`no figures for ${url}`);
  const { categories, audits } = result.lhr;
  const requests = (audits["network-requests"]?.details as { items: Request[] } | undefined)?.items ?? [];
  const weigh = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / KILOBYTE;
  const failed = Object.values(categories)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id))
    .filter((id) => {
      const score = audits[id]?.score;
      return score !== null && score !== undefined && score < 1;
    });
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round(100 * (score ?? 0))]),
    ),
    lcpMs: audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    cls: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    scriptKb: weigh("Script"),
    fontKb: weigh("Font"),
    failed: [...new Set(failed)],
  };
}
interface Request {
  resourceType: string;
  transferSize: number;
}

function print(path: string, target: number, runs: Run[]): void {
  const median = (read: (run: Run) => number) => percentile(runs.map(read), 0.5);
  const score = (id: string) => median(({ scores }) => scores[id] ?? Number.NaN);
  console.log(
    [
      `\n${path}`,
      `  performance ${score("performance")} (target ${target}), accessibility ${score("accessibility")}, best practices ${score("best-practices")}, SEO ${score("seo")}`,
      `  largest paint ${(median(({ lcpMs }) => lcpMs) / 1000).toFixed(2)} s simulated, shift ${median(({ cls }) => cls).toFixed(3)}, scripts ${median(({ scriptKb }) => scriptKb).toFixed(1)} kB, fonts ${median(({ fontKb }) => fontKb).toFixed(1)} kB`,
      ...new Set(runs.flatMap(({ failed }) => failed.map((id) => `  not passed: ${id}`))),
    ].join("\n"),
  );
}

/** From the click on a link to the first frame that shows that it was heard, on a slow line. */
async function measureFeedback(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${url}/about`);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: SLOW_LINE,
    uploadThroughput: SLOW_LINE,
  });
  const waited = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLAnchorElement>('footer a[href="/examples"]')!;
        const clickedAt = performance.now();
        link.click();
        const look = () =>
          document.documentElement.hasAttribute("data-leaving") || document.querySelector("[data-moving]")
            ? resolve(performance.now() - clickedAt)
            : requestAnimationFrame(look);
        requestAnimationFrame(look);
      }),
  );
  await page.close();
  return waited;
}

const executablePath = await findChromium();
if (!executablePath) {
  console.log("No Chromium on this machine: the speed of the pages was NOT measured.");
  process.exit(0);
}
await ensureWebBuild((line) => console.log(line));
const { dataDir, remove } = makeDataDir();
const server = await startServerProcess(dataDir, { EXAMPLES: "" });
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath,
  chromiumSandbox: false,
  args: [`--remote-debugging-port=${port}`, "--disable-dev-shm-usage"],
});
try {
  for (let tries = 0; tries < 120 && !(await fetch(`${server.url}${EXAMPLE}`)).ok; tries++)
    await new Promise((resolve) => setTimeout(resolve, 500));
  for (const { path, target } of PAGES) {
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await visit(`${server.url}${path}`, port));
    print(path, target, runs);
    const paints: number[] = [];
    for (let run = 0; run < REAL_RUNS; run++)
      paints.push(await paintOnSlowLine(`${server.url}${path}`, port));
    console.log(
      `  largest paint ${(percentile(paints, 0.5) / 1000).toFixed(2)} s really slowed (target 0.90)`,
    );
  }
  const feedback = await measureFeedback(browser, server.url);
  console.log(`\na link shows that it was heard after ${feedback.toFixed(0)} ms at 400 kbit/s (target 100)`);
} finally {
  await browser.close();
  await server.stop();
  remove();
}

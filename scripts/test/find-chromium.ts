import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installDebianPackage } from "./install-debian-package.ts";
import { run } from "./run-step.ts";

const KNOWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const installed = () =>
  [process.env.CHROMIUM_BIN ?? "", ...KNOWN].find((path) => path !== "" && existsSync(path));

/**
 * The browser of the end-to-end tests: the machine's own, else Debian's package if we are root, else Playwright's
 * download. Null, after printing what to do, when there is none.
 */
export async function findChromium(): Promise<string | null> {
  const found = installed();
  if (found) return found;
  if (await installDebianPackage("chromium")) {
    const fresh = installed();
    if (fresh) return fresh;
  }
  console.log("No Chromium here: trying Playwright's own download…");
  if ((await run("playwright", ["install", "chromium"])) === 0) {
    const { chromium } = await import("@playwright/test");
    const path = chromium.executablePath();
    if (existsSync(path)) return path;
  }
  console.error(
    "The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium) " +
      "or give the path of one in CHROMIUM_BIN, then run npm test again.",
  );
  return null;
}

export const chromiumVersion = (path: string): string =>
  execFileSync(path, ["--version", "--no-sandbox"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

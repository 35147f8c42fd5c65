import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../scripts/server-process.ts";

/** What a test needs of a browser that Playwright does not drive. Clicks are real browser input. */
export interface Driven {
  go(url: string): Promise<void>;
  /** Evaluates an expression in the page; returns its value, passed as JSON. */
  read<T>(expression: string): Promise<T>;
  clickAt(x: number, y: number): Promise<void>;
  /** Prints the page on A4 as a PDF. */
  print(): Promise<Buffer>;
  close(): Promise<void>;
}

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path));
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const MINI_BROWSER = ["4.1", "4.0", "6.0"]
  .flatMap((version) =>
    ["x86_64", "aarch64"].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
  )
  .find((path) => existsSync(path));
const XVFB = "/usr/bin/Xvfb";

export const hasFirefox = FIREFOX !== undefined;
export const hasWebKit = existsSync(WEBKIT_DRIVER) && existsSync(XVFB) && MINI_BROWSER !== undefined;

const WAIT_MS_MAX = 60_000;

/** Polls until the answer is true; the error names `what` if it never is. */
export async function until<T>(what: string, ask: () => Promise<T | null | false | undefined>): Promise<T> {
  const deadline = performance.now() + WAIT_MS_MAX;
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (performance.now() > deadline) throw error;
      return null;
    });
    if (answer) return answer;
    if (performance.now() > deadline) throw new Error(`never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const clickActions = (x: number, y: number) => [
  {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  },
];

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), 3000);
  await ended;
  clearTimeout(late);
}

interface BidiAnswer {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
}

/** Firefox speaks WebDriver BiDi natively, over a WebSocket. */
export async function startFirefox(): Promise<Driven> {
  const home = mkdtempSync(join(tmpdir(), "firefox-"));
  const port = await findFreePort();
  const args = ["--headless", "--no-remote", "--profile", home, `--remote-debugging-port=${port}`];
  const child = spawn(FIREFOX ?? "", [...args, "--width=1280", "--height=900", "about:blank"], {
    stdio: "ignore",
    env: { ...process.env, HOME: home },
  });
  const socket = await until("Firefox", () => openSocket(`ws://127.0.0.1:${port}/session`));
  const waiting = new Map<number, (answer: BidiAnswer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as BidiAnswer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let sent = 0;
  const ask = async <T>(method: string, params: object): Promise<T> => {
    const id = ++sent;
    const answer = new Promise<BidiAnswer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answer;
    if (error) throw new Error(`${method}: ${error}, ${message}`);
    return result as T;
  };
  await ask("session.new", { capabilities: {} });
  const { contexts } = await ask<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const { context } = contexts[0]!;
  return {
    go: async (url) => void (await ask("browsingContext.navigate", { context, url, wait: "complete" })),
    async read<T>(expression: string) {
      const { result } = await ask<{ result: { value?: string } }>("script.evaluate", {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      });
      return JSON.parse(result.value ?? "null") as T;
    },
    clickAt: async (x, y) =>
      void (await ask("input.performActions", { context, actions: clickActions(x, y) })),
    async print() {
      const page = { width: 21, height: 29.7 };
      const { data } = await ask<{ data: string }>("browsingContext.print", { context, page });
      return Buffer.from(data, "base64");
    },
    async close() {
      socket.close();
      await end(child);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function openSocket(url: string): Promise<WebSocket | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url);
    socket.addEventListener("open", () => resolve(socket));
    socket.addEventListener("error", () => resolve(null));
  });
}

/** WebKitGTK's MiniBrowser, driven by classic WebDriver on its own virtual screen. */
export async function startWebKit(): Promise<Driven> {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  const display = `:${90 + Math.floor(Math.random() * 900)}`;
  const screen = spawn(XVFB, [display, "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: "ignore",
  });
  const port = await findFreePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
      headers: { "content-type": "application/json" },
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}, ${value.message}`);
    return value;
  };
  await until("WebKitWebDriver", () => ask<{ ready: boolean }>("GET", "/status"));
  const browserOptions = { binary: MINI_BROWSER, args: ["--automation"] };
  const opened = await ask<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } },
  });
  const session = `/session/${opened.sessionId}`;
  await ask("POST", `${session}/window/rect`, { width: 1280, height: 900 });
  return {
    go: async (url) => void (await ask("POST", `${session}/url`, { url })),
    async read<T>(expression: string) {
      const script = `return (async () => JSON.stringify((await (${expression})) ?? null))()`;
      return JSON.parse(await ask<string>("POST", `${session}/execute/sync`, { script, args: [] })) as T;
    },
    clickAt: async (x, y) => void (await ask("POST", `${session}/actions`, { actions: clickActions(x, y) })),
    print: async () => Buffer.from(await ask<string>("POST", `${session}/print`, {}), "base64"),
    async close() {
      await ask("DELETE", session).catch(() => {});
      await end(driver);
      await end(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

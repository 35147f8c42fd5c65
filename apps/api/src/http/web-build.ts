import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type AskApi, ASK_API } from "@app/contracts/page-request";
import type { InlineSources } from "./security-headers.ts";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";

export interface WebBuild {
  /** Folder of the files below. */
  folder: string;
  /** Allowed paths such as `/assets/app-1f2e.js`: nothing else is read from the disk. */
  files: ReadonlySet<string>;
  /** Prerendered pages by path, with the hashes of their inline scripts and styles. */
  pages: ReadonlyMap<string, { file: string; inline: InlineSources }>;
  render(request: Request, ask: AskApi): Promise<Response>;
}

/** Each build has its own folder; `current` names the last complete one. */
const WEB_BUILDS = path.join(import.meta.dirname, "../../../web/build");
const INLINE = { scripts: /<script([^<>]*)>/g, styles: /<style([^<>]*)>/g };

/** The last complete build in a folder of builds; null when there is none. */
function findWebBuild(builds: string): string | null {
  const current = path.join(builds, "current");
  return existsSync(current) ? path.join(builds, readFileSync(current, "utf8").trim()) : null;
}

/** The result of `npm run build`; null when it was not run. A later build does not affect the one loaded. */
export async function loadWebBuild(builds = WEB_BUILDS): Promise<WebBuild | null> {
  const build = findWebBuild(builds);
  if (build === null) return null;
  const server = path.join(build, "server/index.js");
  if (!existsSync(server)) return null;
  const folder = path.join(build, "client");
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((file) => !/(?:^|\/)\.|\.(?:map|br|gz)$/.test(file));
  const html = found.filter((file) => file === "index.html" || file.endsWith("/index.html"));
  const pages = html.map((file) => {
    const text = readFileSync(path.join(folder, file), "utf8");
    const inline = { scripts: hashInline(text, "scripts"), styles: hashInline(text, "styles") };
    return [`/${file.replace(/\/?index\.html$/, "")}`, { file, inline }] as const;
  });
  const module: ServerBuild = await import(pathToFileURL(server).href);
  const render = createRequestHandler(module, "production");
  return {
    folder,
    files: new Set(found.map((file) => `/${file}`)),
    pages: new Map(pages),
    render: (request, ask) => {
      // The bundled pages have their own copy of the router and cannot share our objects: pass `ask` under a shared
      // name.
      const context = new RouterContextProvider();
      context.set(ASK_API as never, ask as never);
      return render(request, context);
    },
  };
}

function hashInline(html: string, kind: keyof InlineSources): string[] {
  const end = kind === "scripts" ? "</script>" : "</style>";
  const hashes: string[] = [];
  let from = 0;
  for (const { 0: tag, 1: attributes = "", index } of html.matchAll(INLINE[kind])) {
    const start = index + tag.length;
    if (index < from || /\ssrc=/.test(attributes)) continue;
    from = html.indexOf(end, start);
    hashes.push(createHash("sha256").update(html.slice(start, from)).digest("base64"));
  }
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

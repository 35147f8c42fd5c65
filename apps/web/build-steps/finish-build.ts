import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PRODUCT_NAME } from "@app/contracts/product";
import { BUILD_FOLDER, publishBuild } from "./build-folder.ts";
import { compressFiles } from "./compress-files.ts";
import { lightenPage } from "./lighten-page.ts";
import { planStyles } from "./plan-styles.ts";
import { readSite } from "./read-site.ts";
import { stylesOf } from "./read-styles.ts";
import { startFile, startLater } from "./start-later.ts";

/** Files of `public/` that contain the product's name. */
const NAMED = ["manifest.webmanifest", "offline.html"];

/** Runs after bundling and prerendering: lightens the pages, compresses the files, publishes the build. */
export function finishBuild(): void {
  const client = path.join(BUILD_FOLDER, "client");
  planStyles(BUILD_FOLDER);
  const stylesFor = stylesOf(BUILD_FOLDER);
  const writeScript = (script: string) => {
    const hash = createHash("sha256").update(script).digest("hex").slice(0, 8);
    writeFileSync(path.join(client, `assets/start-${hash}.js`), script);
    return startFile(`/assets/start-${hash}.js`);
  };
  const names = readdirSync(client, { recursive: true, encoding: "utf8" });
  const pages = names
    .filter((name) => /(?:^|[/\\])index\.html$/.test(name))
    .map((name) => {
      const file = path.join(client, name);
      const html = lightenPage(startLater(readFileSync(file, "utf8"), writeScript), stylesFor);
      writeFileSync(file, html);
      return { path: `/${name.replaceAll("\\", "/").replace(/\/?index\.html$/, "")}`, html };
    });
  for (const name of NAMED) {
    const file = path.join(client, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("{{name}}", PRODUCT_NAME));
  }
  const { url } = readSite(process.env);
  writeFileSync(path.join(client, "sitemap.xml"), writeSitemap(url, pages));
  writeFileSync(path.join(client, "robots.txt"), writeRobots(url));
  compressFiles(client);
  publishBuild();
}

/** Lists for search engines every prerendered page not marked `noindex`. */
function writeSitemap(origin: string, pages: readonly { path: string; html: string }[]): string {
  const shown = pages.filter(({ html }) => !/<meta name="robots" content="noindex"/.test(html));
  const urls = shown.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`).toSorted();
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

const writeRobots = (origin: string): string =>
  `User-agent: *\nAllow: /api/pitches/share/\nDisallow: /api/\nDisallow: /read/\n\nSitemap: ${origin}/sitemap.xml\n`;

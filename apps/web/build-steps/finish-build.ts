import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BUILD_FOLDER, publishBuild } from "./build-folder.ts";
import { compressFiles } from "./compress-files.ts";
import { lightenPage } from "./lighten-page.ts";

/** After the bundles and the prerendered pages: lightens the pages, compresses the files, lets servers take them. */
export function finishBuild(): void {
  const client = path.join(BUILD_FOLDER, "client");
  const names = readdirSync(client, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((name) => name.endsWith(".html"))) {
    const page = path.join(client, name);
    const html = readFileSync(page, "utf8");
    writeFileSync(
      page,
      // React Router marks with « # » the address of a sheet that a late part of the page names too.
      lightenPage(html, (address) => readFileSync(path.join(client, address.replace(/#$/, "")), "utf8")),
    );
  }
  compressFiles(client);
  publishBuild();
}
